"""Runs a command, and sends it a signal once it has printed a step: interrupt.py
SIGNAL COMMAND…. Prints what the command prints from then on, and how it ends."""

import signal
import subprocess
import sys

process = subprocess.Popen(sys.argv[2:], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
for line in process.stdout:
    if line.startswith("step 3 "):
        process.send_signal(getattr(signal, sys.argv[1]))
        break
print(process.communicate()[0], "status", process.returncode)
