"""Runs a command, and once more when it has printed a step: run_twice.py COMMAND….
Prints how the second one ends, and kills the first."""

import subprocess
import sys

command = sys.argv[1:]
first = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
for line in first.stdout:
    if line.startswith("step "):
        break
second = subprocess.run(command, text=True, capture_output=True)
print(second.stderr, "status", second.returncode)
first.kill()
first.communicate()
