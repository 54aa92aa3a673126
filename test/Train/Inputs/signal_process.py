"""Runs a command in each process of a job, and sends one of them a signal once a file has
been written and then replaced: signal_process.py SIGNAL RANK FILE COMMAND…."""

import os
import signal
import sys
import time

name, rank, file = sys.argv[1:4]


def get_number():
    return os.stat(file).st_ino if os.path.exists(file) else None


process = os.getpid()
if os.environ.get("PMI_RANK", os.environ.get("OMPI_COMM_WORLD_RANK")) == rank and not os.fork():
    end = time.monotonic() + 60
    first = None
    while (first is None or get_number() == first) and time.monotonic() < end:
        first = first or get_number()
        time.sleep(0.01)
    os.kill(process, getattr(signal, name))
    os._exit(0)
os.execvp(sys.argv[4], sys.argv[4:])
