"""Injects faults into jobs of two processes: faults_mpi.py folder program
[--transport=mpi] --mpirun=COMMAND…

Each has to end in time, with a status and a text that are expected, and leave
no process, no shared memory and no file behind.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("program")
parser.add_argument("--transport", default="mpi")
parser.add_argument("--mpirun", action="append", type=shlex.split)
options = parser.parse_args()
folder, program, mpiruns = options.folder, options.program, options.mpirun
# A job of two processes that compile at the same time takes some seconds.
MOST_SECONDS = 60

# Arguments, whether the job ends well, and what it says.
FAULTS = [
    ("--inject=throw:device=1,op=1", False,
     "device 1: the runtime failed: a fault was injected at op 1"),
    ("--inject=stall:device=1,op=1 --deadline=0.5", False,
     "the deadline of 500 ms expired, waiting for device 1.*"
     "device 1: not known, its process has said nothing since"),
    ("--inject=stall:device=0,op=1 --deadline=0.5", False,
     "the deadline of 500 ms expired, waiting for device 0.*"
     "device 0: does not end"),
    ("--inject=delay:device=1,op=1,time=200ms", True, ""),
    ("--inject=delay:device=1,op=1,time=3s --deadline=0.5", False,
     "the deadline of 500 ms expired, waiting for device 1"),
    ("--inject=jitter:time=1ms --repeat=3 --same-bits", True, ""),
    ("--inject=lose:device=0,op=0 --deadline=0.5", False,
     "the deadline of 500 ms expired, waiting for device"),
    ("--inject=duplicate:device=0,op=0", False,
     "device [01]: .*mesh[.].* at "),
    ("--inject=memory:device=1,bytes=64", False,
     "device 1: cannot allocate"),
    ("--inject=throw:device=1,op=99 --inject=delay:device=1,time=1ms", True,
     "warning: fault 'throw:device=1,op=99' has not happened: "
     "device 1 runs [0-9]+ communication ops"),
    ("--inject=kill:device=1,op=1 --deadline=0.5", False,
     r"@main: device 1: its process was killed \(SIGKILL\).*"
     "device 1: killed, last call mesh[.].*last events of device 1:"),
    ("--inject=kill:device=0,op=1 --deadline=0.5", False,
     r"@main: device 0: its process was killed \(SIGKILL\).*"
     "device 0: killed, last call mesh[.].*last events of device 0:"),
]
# What moves between GPUs are no messages.
if options.transport == "cuda":
    FAULTS = [fault for fault in FAULTS
              if not re.search("lose|duplicate", fault[0])]


def processes():
    """Those of jobs that write to the folder."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/cmdline", "rb") as file:
                arguments = file.read().split(b"\0")
        except OSError:
            continue
        is_ours = any(folder in os.fsdecode(word) for word in arguments)
        if os.path.basename(arguments[0]) == b"mesh-run" and is_ours:
            found.append(pid)
    return found


def run(mpirun, arguments, name):
    out = os.path.join(folder, name)
    command = [*mpirun, "-n", "2", "mesh-run", program,
               f"--transport={options.transport}", f"--out={out}",
               f"--report={out}.json", *shlex.split(arguments)]
    begin = time.monotonic()
    result = subprocess.run(command, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                            timeout=MOST_SECONDS, text=True)
    return result.returncode, result.stdout, time.monotonic() - begin


def check(condition, message, text):
    if not condition:
        sys.exit(f"{message}:\n{text}")


shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
for number, mpirun in enumerate(mpiruns):
    before = set(os.listdir("/dev/shm"))
    code, text, _ = run(mpirun, "", f"right{number}")
    check(code == 0, "a job without faults fails", text)
    for index, (arguments, ends_well, expected) in enumerate(FAULTS):
        name = f"fault{number}-{index}"
        subject = f"{mpirun[0]} {arguments}"
        code, text, seconds = run(mpirun, arguments, name)
        print(f"{subject}: status {code} after {seconds:.1f} s")
        check((code == 0) == ends_well, f"{subject}: status {code}", text)
        check(re.search(expected, text, re.DOTALL),
              f"{subject}: no '{expected}' in", text)
        out = os.path.join(folder, name)
        written = sorted(os.listdir(out)) if os.path.isdir(out) else []
        if ends_well:
            for result in ("y.npy", "z.npy"):
                with open(os.path.join(out, result), "rb") as one, open(
                        os.path.join(folder, f"right{number}", result),
                        "rb") as other:
                    check(one.read() == other.read(),
                          f"{subject}: other bits in {result}", text)
        else:
            check(not written, f"{subject}: left {written}", text)
        check(text.count("mesh-run: error:") == (0 if ends_well else 1),
              f"{subject}: not one report", text)
        if not ends_well:
            with open(f"{out}.json") as file:
                failure = json.load(file)["entries"][0]["failure"]
            check(len(failure["devices"]) == 2, f"{subject}: report", failure)
        for _ in range(50):
            left = processes()
            if not left:
                break
            time.sleep(0.1)
        check(not left, f"{subject}: processes {left} are left", text)
        # Other jobs may be running, which clear theirs away in time.
        for _ in range(600):
            left = sorted(set(os.listdir("/dev/shm")) - before)
            if not left:
                break
            time.sleep(0.1)
        check(not left, f"{subject}: shared memory {left} is left", text)
