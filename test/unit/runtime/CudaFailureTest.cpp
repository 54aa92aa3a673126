//===- CudaFailureTest.cpp - Failures of GPUs, and their reports ----------===//

#include "CollectiveReference.h"
#include "CudaMachine.h"
#include "ExpectReport.h"
#include "devices/cuda/CudaHandles.h"

#include <array>
#include <cstdlib>
#include <stdexcept>
#include <sys/mman.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

constexpr int kIllegalAddress = 700;

class CudaFailure : public OnGpus {
protected:
  /// An all-reduce of all of `n` devices, or a permute that turns round.
  static mesh_rt_op opOf(int64_t n, mesh_rt_kind kind = MESH_RT_ALL_REDUCE) {
    static const Axes lines[] = {{{1, 1}}, {{2, 1}}, {{3, 1}}, {{4, 1}}};
    const Axes &axes = lines[n - 1];
    mesh_rt_op op = makeOp(kind, MESH_RT_F32, 1, axes);
    op.shift = 1;
    op.location = "p.mlir:7:1";
    return op;
  }

  static const mesh_rt_memref *newTensor(int64_t size = 8) {
    thread_local std::vector<std::unique_ptr<TestTensor>> tensors;
    tensors.push_back(std::make_unique<TestTensor>(MESH_RT_F32, Shape{size}));
    return tensors.back()->upload();
  }
};

} // namespace

// Before anything runs.

TEST_F(CudaFailure, NoDriver) {
  RunOptions options = onGpus(2);
  options.cuda->driver = "libthere-is-none.so";
  std::string what = whatMakes(options);
  EXPECT_NE(what.find("cannot load the CUDA driver: libthere-is-none.so"),
            std::string::npos)
      << what;
  options.cuda->driver = "libm.so.6";
  EXPECT_EQ(whatMakes(options), "the CUDA driver (libm.so.6) lacks cuInit");
}

TEST_F(CudaFailure, DriverOfTheEnvironment) {
  RunOptions options = onGpus(1);
  options.cuda->driver.clear();
  setenv("MESH_CUDA_DRIVER", "libm.so.6", 1);
  EXPECT_EQ(whatMakes(options), "the CUDA driver (libm.so.6) lacks cuInit");
  setenv("MESH_CUDA_DRIVER", MESH_RT_FAKE_CUDA, 1);
  EXPECT_EQ(whatMakes(options), "no exception");
  unsetenv("MESH_CUDA_DRIVER");
}

TEST_F(CudaFailure, NoGpu) {
  EXPECT_EQ(whatMakes(onGpus(2, 0)),
            "cuInit failed: no CUDA-capable device is detected "
            "(CUDA_ERROR_NO_DEVICE)");
}

TEST_F(CudaFailure, TooFewGpus) {
  RunOptions options = onGpus(4, 2);
  options.cuda->numGpus = 3;
  EXPECT_EQ(whatMakes(options), "there are fewer than 3 GPUs: 2");
}

TEST_F(CudaFailure, OldGpu) {
  RunOptions options = onGpus(2);
  fakeCuda().setComputeCapability(7, 5);
  EXPECT_EQ(whatMakes(options), "GPU 0 (Fake GPU) has compute capability 7.5, "
                                "at least 8.0 is needed");
}

TEST_F(CudaFailure, AddressesOfItsOwn) {
  RunOptions options = onGpus(2);
  fakeCuda().setUnifiedAddresses(false);
  EXPECT_EQ(whatMakes(options),
            "GPU 0 (Fake GPU) has addresses of its own, but one space with the "
            "host is needed");
}

/// Resources that a GPU has by then are freed.
TEST_F(CudaFailure, PreparationFails) {
  RunOptions options = onGpus(2, 2);
  int64_t before = fakeCuda().numObjects();
  for (const char *symbol : {"cuModuleLoadData", "cuModuleGetFunction",
                             "cuMemAlloc_v2", "cuStreamSynchronize"})
    for (int64_t after : {0, 1}) {
      fakeCuda().failCall(symbol, kIllegalAddress, after);
      EXPECT_NE(whatMakes(options).find(std::string(symbol) + " failed"),
                std::string::npos);
      EXPECT_EQ(fakeCuda().numObjects(), before) << symbol;
    }
}

TEST_F(CudaFailure, NoPeerAccess) {
  RunOptions options = onGpus(2, 2);
  fakeCuda().setPeerAccess(false);
  EXPECT_EQ(whatMakes(options),
            "GPU 0 (Fake GPU) cannot access the memory of GPU 1 (Fake GPU)");
}

TEST_F(CudaFailure, NotEveryOption) {
  RunOptions options = onGpus(2);
  options.credits = 1;
  EXPECT_EQ(whatMakes(options), "credits are for devices that are CPUs");
  options.credits = 0;
  options.flopRate = 1;
  EXPECT_EQ(whatMakes(options), "emulated rates are for devices that are CPUs");
  options.flopRate = 0;
  options.links.push_back({.size = 2, .stride = 1, .bandwidth = 1e9});
  EXPECT_EQ(whatMakes(options), "emulated links are for devices that are CPUs");
  options.links.clear();
  for (auto kind : {Fault::Kind::Lose, Fault::Kind::Duplicate}) {
    options.faults = {{.kind = kind}};
    EXPECT_EQ(whatMakes(options),
              "lost and duplicated messages are for devices that are CPUs");
  }
}

// The driver's error, at the op.

TEST_F(CudaFailure, CopyFails) {
  Machine machine(onGpus(2));
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(2, MESH_RT_PERMUTE);
                  const mesh_rt_memref *src = newTensor(), *dst = newTensor();
                  if (mesh_rt_device() == 0)
                    fakeCuda().failCall("cuMemcpyAsync", 1);
                  std::this_thread::sleep_for(20ms);
                  mesh_rt_run(&op, src, dst, 0);
                },
                {"cuMemcpyAsync failed: invalid argument "
                 "(CUDA_ERROR_INVALID_VALUE)"});
}

TEST_F(CudaFailure, MemoryOfTheHost) {
  Machine machine(onGpus(2));
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(2, MESH_RT_PERMUTE);
                  TestTensor host(MESH_RT_F32, {8});
                  mesh_rt_run(&op, host.memref(), newTensor(), 0);
                },
                {"mesh.permute at p.mlir:7:1: cuMemcpyAsync failed"});
}

TEST_F(CudaFailure, KernelFails) {
  Machine machine(onGpus(2));
  fakeCuda().addKernel("wild", {{}, [](void **, int64_t) {
                                  fakeCuda().poison(kIllegalAddress);
                                }});
  mesh_rt_kernel kernel = makeKernel("wild");
  expectFailure(machine,
                [&](int64_t device) {
                  if (device == 1)
                    mesh_rt_launch(&kernel, &kOneThread, nullptr);
                },
                {"an illegal memory access was encountered"});
}

TEST_F(CudaFailure, UnknownKernel) {
  Machine machine(onGpus(1));
  mesh_rt_kernel kernel = makeKernel("nobody_has_this");
  auto launch = [&](int64_t) { mesh_rt_launch(&kernel, &kOneThread, nullptr); };
  expectFailure(machine, launch,
                {"kernel nobody_has_this at test.mlir:3:1: cuModuleGetFunction "
                 "failed: named symbol not found"});
  Machine threads({.numDevices = 1});
  EXPECT_NE(threads.run(launch).error.find(
                "kernel nobody_has_this at test.mlir:3:1: the devices are no "
                "GPUs"),
            std::string::npos);
}

/// Grids that no GPU has, and sizes beyond the driver's types, do not reach the
/// driver.
TEST_F(CudaFailure, GridsTooLarge) {
  Machine machine(onGpus(1));
  fakeCuda().addKernel("idle", {{}, [](void **, int64_t) {}});
  mesh_rt_kernel kernel = makeKernel("idle");
  constexpr int64_t kTooMany = (int64_t(1) << 32) + 1;
  const std::pair<mesh_rt_grid, const char *> cases[] = {
      {{{kTooMany, 1, 1}, {1, 1, 1}, 0},
       "2147483647 blocks along x, got 4294967297"},
      {{{1, 65536, 1}, {1, 1, 1}, 0}, "65535 blocks along y, got 65536"},
      {{{1, 1, -1}, {1, 1, 1}, 0}, "65535 blocks along z, got -1"},
      {{{1, 1, 1}, {1025, 1, 1}, 0},
       "1024 threads of a block along x, got 1025"},
      {{{1, 1, 1}, {1, 1, 65}, 0}, "64 threads of a block along z, got 65"},
      {{{1, 1, 1}, {64, 4, 8}, 0}, "1024 threads of a block, got 2048"},
      {{{1, 1, 1}, {1, 1, 1}, 49153},
       "49152 bytes that a block shares, got 49153"}};
  for (const auto &[grid, size] : cases)
    expectFailure(
        machine, [&](int64_t) { mesh_rt_launch(&kernel, &grid, nullptr); },
        {std::string("kernel idle at test.mlir:3:1: there are at most ") +
         size});
  mesh_rt_grid largest = {{1, 1, 65535}, {1, 16, 64}, 49152};
  EXPECT_EQ(
      machine.run([&](int64_t) { mesh_rt_launch(&kernel, &largest, nullptr); })
          .error,
      "");
}

/// The fake driver rejects what a driver rejects.
TEST_F(CudaFailure, GridsTooLargeForTheDriver) {
  fakeCuda().addKernel("idle", {{}, [](void **, int64_t) {}});
  CudaDriver driver(MESH_RT_FAKE_CUDA);
  cuda::Context context = nullptr;
  driver.primaryContextRetain(&context, 0);
  driver.contextPush(context);
  {
    CudaStream stream = makeStream(driver);
    cuda::Module loaded = nullptr;
    driver.moduleLoad(&loaded, makeKernel("idle").module);
    CudaModule module(driver, loaded);
    cuda::Function kernel = nullptr;
    driver.moduleGetFunction(&kernel, loaded, "idle");
    auto launch = [&](std::array<unsigned, 7> sizes) {
      auto [x, y, z, threadsX, threadsY, threadsZ, shared] = sizes;
      return driver.launch.attempt(kernel, x, y, z, threadsX, threadsY,
                                   threadsZ, shared, stream.get(), nullptr,
                                   nullptr);
    };
    constexpr cuda::Result kInvalidValue = 1;
    EXPECT_EQ(launch({1, 1, 1, 1, 1, 1, 0}), cuda::kSuccess);
    EXPECT_EQ(launch({1u << 31, 1, 1, 1, 1, 1, 0}), kInvalidValue);
    EXPECT_EQ(launch({1, 65536, 1, 1, 1, 1, 0}), kInvalidValue);
    EXPECT_EQ(launch({1, 1, 65536, 1, 1, 1, 0}), kInvalidValue);
    EXPECT_EQ(launch({1, 1, 1, 1, 1, 65, 0}), kInvalidValue);
    EXPECT_EQ(launch({1, 1, 1, 64, 4, 8, 0}), kInvalidValue);
    EXPECT_EQ(launch({1, 1, 1, 1, 1, 1, 49153}), kInvalidValue);
    driver.streamSynchronize(stream.get());
  }
  driver.contextPop(&context);
  driver.primaryContextRelease(0);
}

// Faults that are asked for.

TEST_F(CudaFailure, FaultsHappen) {
  RunOptions options = onGpus(2);
  auto program = [](int64_t) {
    mesh_rt_op op = opOf(2);
    const mesh_rt_memref *memref = newTensor();
    mesh_rt_run(&op, memref, memref, 0);
    mesh_rt_free(mesh_rt_alloc(64, 1000));
  };
  auto run = [&](Fault fault) {
    options.faults = {fault};
    return Machine(options).run(program).error;
  };
  EXPECT_NE(run({.kind = Fault::Kind::Throw, .device = 1, .op = 0})
                .find("device 1: the runtime failed: a fault was injected at "
                      "op 0"),
            std::string::npos);
  EXPECT_NE(run({.kind = Fault::Kind::Memory, .device = 1, .bytes = 999})
                .find("device 1: cannot allocate 1000 bytes aligned to 64"),
            std::string::npos);
  EXPECT_EQ(run({.kind = Fault::Kind::Delay, .device = 0, .time = 20ms}), "");
  EXPECT_EQ(run({.kind = Fault::Kind::Jitter, .time = 1ms}), "");
  options.deadline = 200ms;
  EXPECT_NE(run({.kind = Fault::Kind::Delay, .device = 0, .op = 0, .time = 1s})
                .find("the deadline of 200 ms expired, waiting for device 0"),
            std::string::npos);
}

// Memory.

TEST_F(CudaFailure, OutOfMemory) {
  RunOptions options = onGpus(2);
  fakeCuda().setMemory(int64_t(64) << 20);
  Machine machine(options);
  expectFailure(machine,
                [&](int64_t device) {
                  if (device == 1) {
                    mesh_rt_alloc(64, int64_t(40) << 20);
                    mesh_rt_alloc(64, int64_t(40) << 20);
                  }
                },
                {"device 1: cannot allocate 41943040 bytes aligned to 64 on "
                 "GPU 0 (Fake GPU), where this device has 41943040 bytes and "
                 "24.0 MiB of its 64.0 MiB are free"});
}

/// Before anything runs, on each GPU for all of its devices.
TEST_F(CudaFailure, LessMemoryThanNeeded) {
  RunOptions options = onGpus(4, 2);
  fakeCuda().setMemory(int64_t(64) << 20);
  options.memory = {1 << 20, 2 << 20, 40 << 20, 30 << 20};
  EXPECT_EQ(whatMakes(options),
            "the program needs 70.0 MiB for devices 2, 3 on GPU 1 (Fake GPU), "
            "where 64.0 MiB of its 64.0 MiB are free");
  options.memory[3] = 20 << 20;
  EXPECT_EQ(whatMakes(options), "no exception");
}

/// Blocks of a size that is not asked for any more go back to the GPU.
TEST_F(CudaFailure, UnusedMemoryIsReturned) {
  RunOptions options = onGpus(1);
  fakeCuda().setMemory(int64_t(64) << 20);
  Machine machine(options);
  RunReport report = machine.run([&](int64_t) {
    for (int64_t megabytes : {10, 20, 40, 50})
      mesh_rt_free(mesh_rt_alloc(512, megabytes << 20));
    void *aligned = mesh_rt_alloc(1 << 20, 100);
    if (reinterpret_cast<int64_t>(aligned) % (1 << 20) != 0)
      fail("not aligned");
  });
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(report.devices[0].peakBytes, int64_t(50) << 20);
  EXPECT_LE(fakeCuda().usedBytes(0), int64_t(60) << 20);
}

TEST_F(CudaFailure, BadFreeAndBadAlloc) {
  Machine machine(onGpus(2));
  expectFailure(machine,
                [&](int64_t) {
                  void *block = mesh_rt_alloc(64, 100);
                  mesh_rt_free(block);
                  mesh_rt_free(block);
                },
                {"mesh_rt_free of a block that is not live"});
  expectFailure(machine, [&](int64_t) { mesh_rt_alloc(64, -5); },
                {"cannot allocate -5 bytes aligned to 64"});
}

/// A fault in a copy leaves nothing behind: no GPU is current on the thread.
TEST_F(CudaFailure, BadMemoryOfTheHost) {
  RunOptions options = onGpus(1);
  options.catchSignals = true;
  Machine machine(options);
  CudaDriver driver(MESH_RT_FAKE_CUDA);
  void *page = mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS,
                    /*fd=*/-1, 0);
  ASSERT_NE(page, MAP_FAILED);
  char id;
  auto expectFault = [&](const std::function<void(void *)> &copy) {
    expectFailure(machine, [&](int64_t) { copy(mesh_rt_alloc(64, 100)); },
                  {"the compiled code was ended by SIGSEGV"});
    EXPECT_EQ(machine
                  .run([&](int64_t) {
                    cuda::Context context = nullptr;
                    driver.contextGetCurrent(&context);
                    if (context)
                      fail("a GPU is current");
                  })
                  .error,
              "");
  };
  auto write = [&](void *block) { mesh_rt_copy_to_device(block, page, 100); };
  expectFault(write);
  expectFault([&](void *block) { mesh_rt_copy_to_host(page, block, 100); });
  // The second time it is captured.
  char good[100] = {};
  expectFault([&](void *block) {
    runStep(&id, [&] { mesh_rt_copy_to_device(block, good, 100); });
    runStep(&id, [&] { write(block); });
  });
  munmap(page, 4096);
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_copy_to_device(mesh_rt_alloc(64, 4), nullptr, 4);
                },
                {"a copy to GPU 0 (Fake GPU): the host's memory is null"});
}

// The watchdog.

TEST_F(CudaFailure, GpuHangs) {
  RunOptions options = onGpus(2);
  options.deadline = 200ms;
  Machine machine(options);
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(2);
                  const mesh_rt_memref *memref = newTensor();
                  if (device == 0)
                    fakeCuda().hold(true);
                  mesh_rt_run(&op, memref, memref, 0);
                },
                {"the deadline of 200 ms expired, waiting for GPU 0 (Fake GPU) "
                 "to get past mesh.all_reduce at p.mlir:7:1"});
}

/// Slow is not stuck: the deadline is for one op.
/// Memory that the GPU has still to write to does not go back to it.
TEST_F(CudaFailure, GpuHangsBeforeMemoryIsReturned) {
  constexpr int64_t kMegabyte = 1 << 20;
  RunOptions options = onGpus(1);
  options.deadline = 200ms;
  Machine machine(options);
  std::vector<char> values(kMegabyte);
  expectFailure(machine,
                [&](int64_t) {
                  void *block = mesh_rt_alloc(64, 4 * kMegabyte);
                  fakeCuda().setMemory(fakeCuda().usedBytes(0) + kMegabyte);
                  fakeCuda().hold(true);
                  mesh_rt_copy_to_device(block, values.data(), kMegabyte);
                  mesh_rt_free(block);
                  mesh_rt_alloc(64, 3 * kMegabyte);
                },
                {"the deadline of 200 ms expired, waiting for GPU 0 (Fake GPU) "
                 "to get past its work at an allocation that found no memory"});
}

TEST_F(CudaFailure, SlowGpuIsAwaited) {
  RunOptions options = onGpus(1);
  options.deadline = 1s;
  fakeCuda().addKernel("slow", {{}, [](void **, int64_t) {
                                  std::this_thread::sleep_for(200ms);
                                }});
  Machine machine(options);
  mesh_rt_kernel kernel = makeKernel("slow");
  RunReport report = machine.run([&](int64_t) {
    for (int i = 0; i < 10; ++i)
      mesh_rt_launch(&kernel, &kOneThread, nullptr);
  });
  EXPECT_EQ(report.error, "");
  EXPECT_GE(report.wall, 2s);
}

TEST_F(CudaFailure, PeerNeverComes) {
  RunOptions options = onGpus(4);
  options.deadline = 500ms;
  Machine machine(options);
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(4);
                  if (device == 2)
                    std::this_thread::sleep_for(1500ms);
                  const mesh_rt_memref *memref = newTensor();
                  mesh_rt_run(&op, memref, memref, 0);
                },
                {"the deadline of 500 ms expired, waiting for device 2",
                 "waiting for device 2 in mesh.all_reduce at p.mlir:7:1"});
}

TEST_F(CudaFailure, PeerIsGone) {
  Machine machine(onGpus(4));
  for (auto kind : {MESH_RT_ALL_REDUCE, MESH_RT_PERMUTE})
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opOf(4, kind);
                    if (device == 2)
                      return;
                    const mesh_rt_memref *src = newTensor(), *dst = newTensor();
                    mesh_rt_wait(mesh_rt_start(&op, src, dst, 0), "p.mlir:8:1");
                  },
                  {"device 2 has finished its program and never reaches this "
                   "op",
                   "device 2: finished"});
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
                  if (device == 0)
                    mesh_rt_run(&op, nullptr, newTensor(), 3);
                },
                {"mesh.recv at test.mlir:1:1: device 3 has finished its "
                 "program"});
}

// Ops that do not fit.

TEST_F(CudaFailure, OpsDiffer) {
  Machine machine(onGpus(4));
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(4, device == 3 ? MESH_RT_PERMUTE
                                                      : MESH_RT_ALL_REDUCE);
                  mesh_rt_run(&op, newTensor(), newTensor(), 0);
                },
                {"different ops", "device 3 runs mesh.permute at p.mlir:7:1",
                 "kinds differ"});
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(4);
                  int64_t size = device == 2 ? 2 : 8;
                  mesh_rt_run(&op, newTensor(size), newTensor(size), 0);
                },
                {"shapes differ", "8xf32", "2xf32"});
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(4, MESH_RT_PERMUTE);
                  mesh_rt_run(&op, newTensor(4), newTensor(5), 0);
                },
                {"shapes do not fit"});
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(3);
                  mesh_rt_run(&op, newTensor(), newTensor(), 0);
                },
                {"the axes of the group are no digits of the position"});
}

TEST_F(CudaFailure, MessagesDiffer) {
  Machine machine(onGpus(2));
  mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
  mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
  expectFailure(machine,
                [&](int64_t device) {
                  if (device == 0)
                    mesh_rt_run(&send, newTensor(8), nullptr, 1);
                  else
                    mesh_rt_run(&recv, nullptr, newTensor(2), 0);
                },
                {"device 1 runs mesh.recv at test.mlir:1:1 into 2xf32, but "
                 "device 0 runs mesh.send at test.mlir:1:1 of 8xf32"});
  expectFailure(machine,
                [&](int64_t device) {
                  if (device == 1)
                    mesh_rt_run(&send, newTensor(), nullptr, 2);
                },
                {"peer must be less than 2, got 2"});
}

TEST_F(CudaFailure, FutureNeverWaitedFor) {
  Machine machine(onGpus(2));
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(2);
                  (void)mesh_rt_start(&op, newTensor(), newTensor(), 0);
                },
                {"the program ended without waiting for mesh.all_reduce at "
                 "p.mlir:7:1"});
}

/// Each run after a failure begins with nothing left of it.
TEST_F(CudaFailure, AgainAndAgain) {
  Machine machine(onGpus(4, 2));
  fakeCuda().delayAtRandom(300us);
  for (int64_t i = 0; i < 15; ++i)
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opOf(4);
                    mesh_rt_op turn = opOf(4, MESH_RT_PERMUTE);
                    mesh_rt_run(&turn, newTensor(), newTensor(), 0);
                    if (device == i % 4)
                      return;
                    mesh_rt_run(&op, newTensor(), newTensor(), 0);
                  },
                  {"has finished its program and never reaches this op"});
}
