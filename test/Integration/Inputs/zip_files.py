"""Writes files into a zip archive: zip_files.py [--OPTION] archive files…

With --stream the archive is written without going back, so that sizes follow
the members; with --deflate or --bzip2 members are compressed.
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


METHODS = {"--deflate": zipfile.ZIP_DEFLATED, "--bzip2": zipfile.ZIP_BZIP2}

arguments = sys.argv[1:]
option = arguments.pop(0) if arguments[0].startswith("--") else ""
archive, *files = arguments
target = Stream(archive) if option == "--stream" else archive
method = METHODS.get(option, zipfile.ZIP_STORED)
with zipfile.ZipFile(target, "w", method) as members:
    for path in files:
        members.write(path, os.path.basename(path))
