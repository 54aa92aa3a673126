#!/usr/bin/env python3
"""Times copies within a GPU's memory, by the driver alone.

    benchmarks/gpu/copies.py BYTES...

Prints a line of JSON for each number of bytes: the seconds that one of many
copies takes, one behind the other on a stream, by the GPU's clock, the median
of several rounds. It is what kernels and permutes are compared with.
"""

import ctypes
import json
import os
import statistics
import sys

ROUNDS = 7
# So many bytes are copied in a round, and so many copies at most.
BYTES_OF_ROUND, MAX_COPIES = 1 << 36, 2000
CHUNK = 1 << 24


class Driver:
    def __init__(self):
        self.library = ctypes.CDLL(
            os.environ.get("MESH_CUDA_DRIVER") or "libcuda.so.1")

    def __getattr__(self, name):
        function = getattr(self.library, name)

        def call(*arguments):
            result = function(*arguments)
            if result != 0:
                raise RuntimeError(f"{name} failed: error {result}")
        return call


def fill(driver, memory, size, stream):
    """With random bytes."""
    host = ctypes.c_void_p()
    driver.cuMemHostAlloc(ctypes.byref(host), ctypes.c_size_t(CHUNK), 0)
    ctypes.memmove(host, os.urandom(CHUNK), CHUNK)
    for begin in range(0, size, CHUNK):
        driver.cuMemcpyAsync(ctypes.c_uint64(memory.value + begin),
                             ctypes.c_uint64(host.value),
                             ctypes.c_size_t(min(CHUNK, size - begin)), stream)
    driver.cuStreamSynchronize(stream)
    driver.cuMemFreeHost(host)


def time_copies(driver, size, stream, largest):
    source, target = ctypes.c_uint64(), ctypes.c_uint64()
    for memory in source, target:
        driver.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(size))
    fill(driver, source, size, stream)
    begin, end = ctypes.c_void_p(), ctypes.c_void_p()
    for event in begin, end:
        driver.cuEventCreate(ctypes.byref(event), 0)
    count = max(3, min(MAX_COPIES, min(BYTES_OF_ROUND, 64 * largest) // size))
    times = []
    for _ in range(1 + ROUNDS):
        driver.cuEventRecord(begin, stream)
        for _ in range(count):
            driver.cuMemcpyAsync(target, source, ctypes.c_size_t(size), stream)
        driver.cuEventRecord(end, stream)
        driver.cuStreamSynchronize(stream)
        taken = ctypes.c_float()
        driver.cuEventElapsedTime(ctypes.byref(taken), begin, end)
        times.append(taken.value / 1e3 / count)
    for event in begin, end:
        driver.cuEventDestroy_v2(event)
    for memory in source, target:
        driver.cuMemFree_v2(memory)
    # The first round warms up.
    return statistics.median(times[1:])


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    driver = Driver()
    device, context = ctypes.c_int(), ctypes.c_void_p()
    driver.cuInit(0)
    driver.cuDeviceGet(ctypes.byref(device), 0)
    driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
    driver.cuCtxPushCurrent_v2(context)
    stream = ctypes.c_void_p()
    driver.cuStreamCreate(ctypes.byref(stream), 1)
    sizes = [int(size) for size in sys.argv[1:]]
    for size in sizes:
        seconds = time_copies(driver, size, stream, max(sizes))
        print(json.dumps({"bytes": size, "seconds": seconds}), flush=True)
    driver.cuStreamDestroy_v2(stream)
    popped = ctypes.c_void_p()
    driver.cuCtxPopCurrent_v2(ctypes.byref(popped))
    driver.cuDevicePrimaryCtxRelease_v2(device)


if __name__ == "__main__":
    main()
