"""Runs a command, and sends it a signal once it has printed a step: interrupt.py
SIGNAL[*TIMES] COMMAND…. Prints what the command prints from then on, and how it ends."""

import signal
import subprocess
import sys
import time

name, _, times = sys.argv[1].partition("*")
process = subprocess.Popen(sys.argv[2:], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
for line in process.stdout:
    if line.startswith("step 3 "):
        for _ in range(int(times or 1)):
            process.send_signal(getattr(signal, name))
            # Signals that wait are one.
            time.sleep(0.002)
        break
print(process.communicate()[0], "status", process.returncode)
