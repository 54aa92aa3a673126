"""Writes files into a zip archive: zip_files.py [--stream] archive files…

With --stream the archive is written without going back, so that sizes follow
the members.
"""

import os
import sys
import zipfile


class Stream:
    """A file that cannot be read or gone back in."""

    def __init__(self, path):
        self.file = open(path, "wb")

    def write(self, data):
        return self.file.write(data)

    def flush(self):
        self.file.flush()


arguments = sys.argv[1:]
streams = arguments[0] == "--stream"
archive, *files = arguments[streams:]
with zipfile.ZipFile(Stream(archive) if streams else archive, "w") as members:
    for path in files:
        members.write(path, os.path.basename(path))
