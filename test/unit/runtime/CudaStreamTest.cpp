//===- CudaStreamTest.cpp - Concurrency of GPU streams --------------------===//

#include "CollectiveReference.h"
#include "CudaMachine.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <numeric>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

/// Opened by one thread for others.
class Gate {
public:
  void open() {
    std::lock_guard lock(mutex);
    isOpen = true;
    changed.notify_all();
  }
  /// Returns true if it is opened in time.
  bool pass() {
    std::unique_lock lock(mutex);
    return changed.wait_for(lock, 20s, [&] { return isOpen; });
  }

private:
  std::mutex mutex;
  std::condition_variable changed;
  bool isOpen = false;
};

/// Adds one to each of `count` floats, both parameters of the kernel.
void addOneKernel(FakeCuda &fake) {
  fake.addKernel(
      "add_one",
      {{sizeof(float *), sizeof(int64_t)}, [](void **arguments, int64_t) {
         float *data = *static_cast<float **>(arguments[0]);
         auto count = *static_cast<int64_t *>(arguments[1]);
         for (int64_t i = 0; i < count; ++i)
           data[i] += 1;
       }});
}

class CudaStreams : public OnGpus {};

} // namespace

/// A permute that was started before a kernel ends while that runs.
TEST_F(CudaStreams, PermutesOverlapKernels) {
  Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
  op.shift = 1;
  Machine machine(onGpus(2));
  // Two tensors of each device are uploaded, and two blocks go around.
  auto hasCopiedAll = [] {
    int64_t copies = 0;
    for (const FakeCommand &command : fakeCuda().commands())
      copies += command.name == "copy";
    return copies == 6;
  };
  // A kernel that does not end before that.
  std::atomic<int> numPassed = 0;
  fakeCuda().addKernel("long", {{}, [&](void **, int64_t) {
                                  for (int i = 0; i < 20000; ++i) {
                                    if (hasCopiedAll()) {
                                      ++numPassed;
                                      return;
                                    }
                                    std::this_thread::sleep_for(1ms);
                                  }
                                }});
  mesh_rt_kernel kernel = makeKernel("long");
  RunReport report = machine.run([&](int64_t) {
    TestTensor src(MESH_RT_F32, {1000}), dst(MESH_RT_F32, {1000});
    src.set(std::vector<double>(1000, 3));
    int64_t future = mesh_rt_start(&op, src.upload(), dst.upload(), 0);
    mesh_rt_launch(&kernel, &kOneThread, nullptr);
    mesh_rt_wait(future, "test.mlir:4:1");
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(numPassed, 2);
}

namespace {
/// Blocks go around a ring, by `pass(from, to)`, and each device adds one to
/// what it has got, so that nothing may be read too early or overwritten too
/// soon.
template <typename Fn>
void expectRing(int64_t numGpus, Fn pass) {
  constexpr int64_t kDevices = 4, kRounds = 12, kCount = 300;
  addOneKernel(fakeCuda());
  mesh_rt_kernel kernel = makeKernel("add_one");
  Machine machine(onGpus(kDevices, numGpus));
  fakeCuda().delayAtRandom(500us);
  std::vector<double> results[kDevices];
  RunReport report = machine.run([&](int64_t device) {
    TestTensor a(MESH_RT_F32, {kCount}), b(MESH_RT_F32, {kCount});
    a.set(std::vector<double>(kCount, 100.0 * static_cast<double>(device)));
    const mesh_rt_memref *now = a.upload(), *next = b.upload();
    for (int64_t round = 0; round < kRounds; ++round) {
      pass(device, now, next);
      std::swap(now, next);
      void *data = now->aligned;
      int64_t count = kCount;
      void *arguments[] = {&data, &count};
      mesh_rt_launch(&kernel, &kOneThread, arguments);
    }
    // After an even number of rounds the block is in the first buffer.
    a.download();
    results[device] = a.get();
  });
  ASSERT_EQ(report.error, "");
  for (int64_t device = 0; device < kDevices; ++device)
    EXPECT_EQ(results[device],
              std::vector<double>(kCount, 100.0 * static_cast<double>(device) +
                                              kRounds));
}
} // namespace

TEST_F(CudaStreams, EventsOrderPermutes) {
  Axes axes{{4, 1}};
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
  op.shift = 1;
  for (int64_t numGpus : {1, 2, 4})
    expectRing(numGpus, [&](int64_t, auto *now, auto *next) {
      mesh_rt_wait(mesh_rt_start(&op, now, next, 0), "test.mlir:4:1");
    });
}

TEST_F(CudaStreams, EventsOrderMessages) {
  mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
  mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
  for (int64_t numGpus : {1, 2, 4})
    expectRing(numGpus, [&](int64_t device, auto *now, auto *next) {
      int64_t sent = mesh_rt_start(&send, now, nullptr, (device + 1) % 4);
      mesh_rt_run(&recv, nullptr, next, (device + 3) % 4);
      mesh_rt_wait(sent, "test.mlir:4:1");
    });
}

/// Whoever comes last gives the commands, and no one else, however close the
/// members come.
TEST_F(CudaStreams, MembersComeTogether) {
  constexpr int kRounds = 2000;
  Axes axes{{2, 1}};
  mesh_rt_op permute = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
  permute.shift = 1;
  mesh_rt_op sum = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  Machine machine(onGpus(2));
  RunReport report = machine.run([&](int64_t) {
    TestTensor src(MESH_RT_F32, {1}), dst(MESH_RT_F32, {1});
    src.set({1});
    const mesh_rt_memref *from = src.upload(), *to = dst.upload();
    for (int round = 0; round < kRounds; ++round) {
      mesh_rt_run(&permute, from, to, 0);
      mesh_rt_run(&sum, from, to, 0);
    }
  });
  EXPECT_EQ(report.error, "");
}

/// The program's thread is done with its commands long before the GPU.
TEST_F(CudaStreams, HostRunsAhead) {
  addOneKernel(fakeCuda());
  mesh_rt_kernel kernel = makeKernel("add_one");
  Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  Machine machine(onGpus(2));
  Gate hasCommanded[2];
  fakeCuda().hold(true);
  std::thread opener([&] {
    bool passed = hasCommanded[0].pass() && hasCommanded[1].pass();
    EXPECT_TRUE(passed);
    fakeCuda().hold(false);
  });
  double result = 0;
  RunReport report = machine.run([&](int64_t device) {
    TestTensor sum(MESH_RT_F32, {5});
    sum.set(std::vector<double>(5, 1));
    const mesh_rt_memref *memref = sum.upload();
    for (int i = 0; i < 3; ++i) {
      void *data = memref->aligned;
      int64_t count = 5;
      void *arguments[] = {&data, &count};
      mesh_rt_launch(&kernel, &kOneThread, arguments);
      mesh_rt_run(&op, memref, memref, 0);
    }
    hasCommanded[device].open();
    sum.download();
    if (device == 0)
      result = sum.get()[0];
  });
  opener.join();
  ASSERT_EQ(report.error, "");
  // ((1 + 1) 2 + 1) 2 + 1) 2
  EXPECT_EQ(result, 22);
}

/// More than the staging buffers hold, and more commands than marks.
TEST_F(CudaStreams, StagesInPieces) {
  constexpr int64_t kBytes = (int64_t(9) << 20) + 13;
  Machine machine(onGpus(2));
  fakeCuda().delay("copy", 2ms);
  bool isSame[2] = {};
  RunReport report = machine.run([&](int64_t device) {
    std::vector<char> in(kBytes), out(kBytes);
    std::iota(in.begin(), in.end(), static_cast<char>(device));
    void *memory = mesh_rt_alloc(64, kBytes);
    copyToDevice(memory, in.data(), kBytes);
    copyToHost(out.data(), memory, kBytes);
    isSame[device] = in == out;
    mesh_rt_free(memory);
  });
  ASSERT_EQ(report.error, "");
  EXPECT_TRUE(isSame[0] && isSame[1]);
}

TEST_F(CudaStreams, ManyCommands) {
  addOneKernel(fakeCuda());
  mesh_rt_kernel kernel = makeKernel("add_one");
  Machine machine(onGpus(1));
  double result = 0;
  RunReport report = machine.run([&](int64_t) {
    TestTensor value(MESH_RT_F32, {1});
    value.set({0});
    void *data = value.upload()->aligned;
    int64_t count = 1;
    void *arguments[] = {&data, &count};
    for (int i = 0; i < 1000; ++i)
      mesh_rt_launch(&kernel, &kOneThread, arguments);
    value.download();
    result = value.get()[0];
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(result, 1000);
}

/// However the blocks were freed.
TEST_F(CudaStreams, TheSameMemoryInEachRun) {
  Machine machine(onGpus(1));
  std::vector<void *> first, blocks;
  for (int run = 0; run < 3; ++run) {
    RunReport report = machine.run([&](int64_t) {
      blocks.assign(5, nullptr);
      for (void *&block : blocks)
        block = mesh_rt_alloc(64, 100);
      for (int i : {1, 3, 2})
        mesh_rt_free(blocks[i]);
      for (int i : {2, 1})
        blocks[i] = mesh_rt_alloc(64, 200);
    });
    ASSERT_EQ(report.error, "");
    if (run == 0)
      first = blocks;
    EXPECT_EQ(blocks, first);
  }
}

/// The second run reuses resources, and all are freed with the machine.
TEST_F(CudaStreams, KeepsAndReturnsResources) {
  int64_t before = fakeCuda().numObjects();
  {
    Machine machine(onGpus(4, 2));
    int64_t afterFirst = 0;
    for (int i = 0; i < 5; ++i) {
      Axes axes{{4, 1}};
      mesh_rt_op gather = makeOp(MESH_RT_ALL_GATHER, MESH_RT_F32, 1, axes);
      mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
      mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
      RunReport report = machine.run([&](int64_t device) {
        TestTensor a(MESH_RT_F32, {10}), b(MESH_RT_F32, {40}),
            c(MESH_RT_F32, {10});
        const mesh_rt_memref *from = a.upload(), *to = b.upload(),
                             *in = c.upload();
        int64_t sent = mesh_rt_start(&send, from, nullptr, (device + 1) % 4);
        mesh_rt_run(&recv, nullptr, in, (device + 3) % 4);
        mesh_rt_wait(sent, "test.mlir:4:1");
        mesh_rt_run(&gather, from, to, 0);
        b.download();
      });
      ASSERT_EQ(report.error, "");
      if (i == 0)
        afterFirst = fakeCuda().numObjects();
      EXPECT_EQ(fakeCuda().numObjects(), afterFirst);
    }
  }
  EXPECT_EQ(fakeCuda().numObjects(), before);
}
