"""Runs a command where a folder is a file system of its own that is soon full:
small_disk.py FOLDER SIZE command…

Says which files the command leaves there. They are gone when it ends. Whoever
runs this need not be root where the kernel gives users namespaces of their own.
"""

import os
import subprocess
import sys

folder, size, *command = sys.argv[1:]
if command[0] != "--mounted":
    os.execvp("unshare", ["unshare", "--map-root-user", "--mount", sys.executable,
                          __file__, folder, size, "--mounted", *command])
subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", folder],
               check=True)
status = subprocess.run(command[1:]).returncode
print("left:", *sorted(os.listdir(folder)), file=sys.stderr, flush=True)
# That of a signal is not one of errors.
sys.exit(status if status >= 0 else 128 - status)
