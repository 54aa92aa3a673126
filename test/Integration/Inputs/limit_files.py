"""Runs a command for which disks are full: limit_files.py BYTES command…

No file that the command writes gets larger than BYTES, and the error is one
that a write or a reservation returns, as on a full disk.
"""

import resource
import signal
import subprocess
import sys

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
limit = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
sys.exit(subprocess.run(sys.argv[2:], restore_signals=False).returncode)
