//===- NcclFailureTest.cpp - Failures among GPUs of processes -------------===//

#include "ExpectReport.h"
#include "NcclMachine.h"

#include <cstdlib>
#include <stdexcept>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {
using NcclFailure = OnOwnGpus;
} // namespace

TEST_F(NcclFailure, MismatchesDoNotReachNccl) {
  Machine machine(options());
  expectFailure(machine, [&](int64_t device) { runDifferentKinds(device); },
                {"different ops", "kinds differ"});
  EXPECT_EQ(fakeCuda().numCalls("ncclCommAbort"), 0)
      << "NCCL should not have heard of it";
}

/// The GPU of one process hangs in NCCL: those of the others wait for it.
TEST_F(NcclFailure, GpuIsLate) {
  Machine hasty(options(300ms));
  if (self() == 1)
    fakeCuda().delay("ncclAllReduce", 1500ms);
  expectFailure(hasty,
                [&](int64_t) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  const mesh_rt_memref *memref = tensor.upload();
                  mesh_rt_run(&op, memref, memref, 0);
                  std::this_thread::sleep_for(100ms);
                  fakeCuda().delay("ncclAllReduce", 0ms);
                  tensor.download();
                },
                {"the deadline of 300 ms expired, waiting for GPU ",
                 " (Fake GPU) to get past "});
}

/// Messages that other processes' GPUs wait for in NCCL do not come: all end
/// the wait.
TEST_F(NcclFailure, DeviceFailsWithNcclUnderWay) {
  Machine machine(options());
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  const mesh_rt_memref *src = large.upload(),
                                       *dst = larger.upload();
                  mesh_rt_run(&op, src, dst, 0);
                  std::vector<int64_t> futures;
                  for (int i = 0; i < 10; ++i)
                    futures.push_back(mesh_rt_start(&op, src, dst, 0));
                  if (device == 1)
                    fail("no more");
                  for (int64_t future : futures)
                    mesh_rt_wait(future, "test.mlir:2:2");
                  // They may have been given to NCCL before.
                  mesh_rt_run(&op, src, dst, 0);
                },
                {"device 1: no more", "device 1: failed"});
}

TEST_F(NcclFailure, NcclFails) {
  Machine machine(options());
  for (const char *symbol :
       {"ncclCommInitRankConfig", "ncclAllReduce", "ncclCommGetAsyncError"}) {
    if (self() == 1)
      fakeCuda().failCall(symbol, 6);
    expectFailure(
        machine,
        [&](int64_t) {
          mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
          const mesh_rt_memref *memref = tensor.upload();
          mesh_rt_run(&op, memref, memref, 0);
          tensor.download();
        },
        {"device 1: ", std::string(symbol) + " failed: ", "device 1: failed"});
  }
}

TEST_F(NcclFailure, WhatIsMissing) {
  RunOptions wrong = options();
  wrong.cuda->nccl = "libthere-is-none.so";
  EXPECT_EQ(whatMakes(wrong),
            "cannot load NCCL, by which processes on GPUs communicate: "
            "libthere-is-none.so: cannot open shared object file: No such file "
            "or directory");
  // It is there, and something else.
  wrong.cuda->nccl = "libm.so.6";
  EXPECT_EQ(whatMakes(wrong), "NCCL (libm.so.6) lacks ncclGetVersion");
  // Where it is missing in one process alone, all say so.
  wrong.cuda->nccl = self() == 1 ? "libm.so.6" : MESH_RT_FAKE_CUDA;
  EXPECT_EQ(whatMakes(wrong),
            "process 1: NCCL (libm.so.6) lacks ncclGetVersion");
  setenv("MESH_FAKE_NCCL_VERSION", "21003", /*overwrite=*/1);
  EXPECT_EQ(whatMakes(options()),
            std::string("NCCL (") + MESH_RT_FAKE_CUDA +
                ") is of version 2.10.3, at least 2.14.0 and less than 3 is "
                "needed");
  unsetenv("MESH_FAKE_NCCL_VERSION");
}

TEST_F(NcclFailure, GpusThatAreShared) {
  RunOptions wanted = options();
  int64_t present = numDevices() - 1;
  fakeCuda().setNumGpus(static_cast<int>(present));
  EXPECT_EQ(whatMakes(wanted),
            "processes 0 and " + std::to_string(present) +
                " are both on GPU 0 (Fake GPU), and NCCL wants a GPU for each "
                "process");
}

TEST_F(NcclFailure, MachinesThatProcessesCannotBe) {
  RunOptions wrong = options();
  wrong.cuda->numGpus = 1;
  EXPECT_EQ(whatMakes(wrong),
            "the number of GPUs must be 0, since each process has one, got 1");
  wrong = options();
  wrong.memory.assign(numDevices(), int64_t(1) << 40);
  std::string what = "the program needs 1.0 TiB for device 0 on GPU 0 ";
  EXPECT_EQ(whatMakes(wrong).substr(0, what.size()), what);
}

TEST_F(NcclFailure, AgainAndAgainWithLateGpus) {
  Machine machine(options());
  fakeCuda().delayAtRandom(200us);
  for (int i = 0; i < 10; ++i)
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                    const mesh_rt_memref *memref = large.upload();
                    mesh_rt_run(&op, memref, memref, 0);
                    if (device == i % numDevices())
                      return;
                    int64_t future = mesh_rt_start(&op, memref, memref, 0);
                    mesh_rt_wait(future, "test.mlir:30:1");
                  },
                  {"has finished its program and never reaches this op"});
}
