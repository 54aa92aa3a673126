"""Runs a command in each process of a job, and sends one of them a signal once a file is
there: signal_process.py SIGNAL RANK FILE COMMAND…."""

import os
import signal
import sys
import time

name, rank, file = sys.argv[1:4]
process = os.getpid()
if os.environ.get("PMI_RANK", os.environ.get("OMPI_COMM_WORLD_RANK")) == rank and not os.fork():
    end = time.monotonic() + 60
    while not os.path.exists(file) and time.monotonic() < end:
        time.sleep(0.01)
    os.kill(process, getattr(signal, name))
    os._exit(0)
os.execvp(sys.argv[4], sys.argv[4:])
