//===- FibersTest.cpp - devices that take turns on a few threads ----------===//

#include "core/Fibers.h"
#include "ExpectReport.h"
#include "RandomProgram.h"
#include "mesh-rt/run.h"

#include <barrier>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

TEST(Fibers, RandomPrograms) {
  for (auto [n, numThreads] : {std::pair(2, 1), {4, 1}, {4, 3}, {8, 2}}) {
    Machine machine({.numDevices = n, .numThreads = numThreads});
    ASSERT_NO_FATAL_FAILURE(checkRandomPrograms(machine, n, 4, 25));
  }
}

/// The threads that a program of `numDevices` runs on, which begins by waiting.
static std::set<std::thread::id> findThreads(int64_t numDevices,
                                             int64_t numThreads) {
  Machine machine({.numDevices = numDevices, .numThreads = numThreads});
  Axes axes{{numDevices, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 0, axes);
  std::vector<TestTensor> tensors(numDevices, TestTensor(MESH_RT_I32, {}));
  std::vector<std::thread::id> threads(numDevices);
  RunReport report = machine.run([&](int64_t device) {
    threads[device] = std::this_thread::get_id();
    mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
  });
  EXPECT_EQ(report.error, "");
  return {threads.begin(), threads.end()};
}

/// The most mappings that a process may have; 0 if it is not known, or needed
/// by a sanitizer.
static int64_t getMostMappings() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return 0;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
  return 0;
#endif
#endif
  int64_t most = 0;
  std::ifstream("/proc/sys/vm/max_map_count") >> most;
  return most;
}

/// No stack is without its guard.
TEST(Fibers, MoreStacksThanMappings) {
  int64_t most = getMostMappings();
  if (most == 0 || most > 100'000)
    GTEST_SKIP() << "so many stacks are unavailable";
  std::string error = whatMakes({.numDevices = most, .numThreads = 1});
  EXPECT_NE(error.find("vm.max_map_count"), std::string::npos) << error;
}

/// Devices that wait for a device learn of its end, and the run ends soon
/// after.
TEST(Fibers, ManyDevicesEnd) {
  constexpr int64_t kDevices = 500;
  Machine machine({.numDevices = kDevices, .numThreads = 1});
  EXPECT_EQ(machine.run([](int64_t) {}).error, "");
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_I32, 0, {});
    TestTensor tensor(MESH_RT_I32, {});
    if (device == 0)
      mesh_rt_run(&op, nullptr, tensor.memref(), 1);
  });
  expectParts(report, {"device 0: mesh.recv at test.mlir:1:1: device 1 has "
                       "finished its program and never reaches this op"});
  EXPECT_LT(report.wall, 5s);
}

TEST(Fibers, NoMoreThreadsThanAsked) {
  EXPECT_EQ(findThreads(6, 1).size(), 1u);
  EXPECT_LE(findThreads(6, 2).size(), 2u);
  EXPECT_EQ(findThreads(3, 3).size(), 3u);
  EXPECT_EQ(findThreads(3, 100).size(), 3u);
}

/// A device is itself, and has its own stack, whichever thread it goes on.
TEST(Fibers, DevicesStayThemselves) {
  constexpr int64_t kDevices = 24;
  constexpr int64_t kSteps = 400;
  Machine machine({.numDevices = kDevices, .numThreads = 3});
  Axes axes{{kDevices, 1}};
  mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_I32, 0, axes);
  op.shift = 1;
  RunReport report = machine.run([&](int64_t device) {
    TestTensor own(MESH_RT_I32, {}), got(MESH_RT_I32, {});
    got.set({static_cast<double>(device)});
    for (int64_t i = 1; i <= kSteps; ++i) {
      own.set(got.get());
      mesh_rt_run(&op, own.memref(), got.memref(), 0);
      auto source = (device + kSteps * kDevices - i) % kDevices;
      ASSERT_EQ(got.get()[0], static_cast<double>(source));
      ASSERT_EQ(mesh_rt_device(), device);
    }
  });
  EXPECT_EQ(report.error, "");
}

/// Programs that wait for each other in ways of their own get threads.
TEST(Fibers, WaitsThatTheRuntimeDoesNotSee) {
  constexpr int64_t kDevices = 6;
  Machine machine({.numDevices = kDevices, .numThreads = 1});
  for (int run = 0; run < 2; ++run) {
    std::barrier meeting(kDevices);
    std::atomic<int64_t> count{0};
    RunReport report = machine.run([&](int64_t) {
      meeting.arrive_and_wait();
      ++count;
      meeting.arrive_and_wait();
      EXPECT_EQ(count, kDevices);
    });
    EXPECT_EQ(report.error, "");
  }
}

/// A device that computes for long does not keep others from finding out that
/// they have waited too long for it.
TEST(Fibers, DeadlinesWithoutAThread) {
  Machine machine({.numDevices = 4, .numThreads = 1, .deadline = 200ms});
  Axes axes{{4, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 0, axes);
  std::vector<TestTensor> tensors(4, TestTensor(MESH_RT_I32, {}));
  RunReport report = machine.run([&](int64_t device) {
    if (device < 2)
      std::this_thread::sleep_for(700ms);
    else
      mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
  });
  expectParts(report, {"the deadline of 200 ms expired, waiting for"});
}

TEST(Fibers, FailuresEndAll) {
  Machine machine({.numDevices = 5, .numThreads = 2, .deadline = 20s});
  Axes axes{{5, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  std::vector<TestTensor> tensors(5, TestTensor(MESH_RT_F32, {3}));
  for (int run = 0; run < 20; ++run) {
    RunReport failed = machine.run([&](int64_t device) {
      if (device == run % 5)
        throw std::runtime_error("gone");
      mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
    });
    expectParts(failed, {"device " + std::to_string(run % 5) +
                         ": the program threw an exception: gone"});
    expectWorks(machine, 5);
  }
}

/// A sleep ends by a wake from anywhere, at any moment of it, or by time.
TEST(Fibers, SleepsEnd) {
  constexpr int kTurns = 2000;
  Placement placement(readCores(findAllowedCores(), "/sys/devices/system"),
                      /*numDevices=*/2, /*numThreads=*/2);
  Fibers fibers(placement);
  std::atomic<int> turn{0};
  std::function<void(int64_t)> body = [&](int64_t index) {
    for (int i = 0; i < kTurns; ++i) {
      while (turn.load() % 2 != index)
        fibers[index].sleep(Clock::now() + 1h);
      ++turn;
      fibers[1 - index].wake();
    }
  };
  fibers.begin(body);
  std::thread worker([&] { fibers.work(); });
  fibers.work();
  worker.join();
  EXPECT_EQ(turn, 2 * kTurns);

  body = [&](int64_t index) {
    fibers[index].sleep(Clock::now() + 20ms);
    ++turn;
  };
  fibers.begin(body);
  std::thread sleeper([&] { fibers.work(); });
  Clock::time_point begin = Clock::now();
  while (turn < 2 * kTurns + 2) {
    (void)fibers.look();
    std::this_thread::sleep_for(1ms);
  }
  EXPECT_GE(Clock::now() - begin, 20ms);
  sleeper.join();
}

TEST(Fibers, BadOptions) {
  EXPECT_EQ(whatMakes({.numDevices = 2, .numThreads = -1}),
            "devices need at least 1 thread, got -1");
  EXPECT_EQ(whatMakes({.numDevices = 4, .numThreads = 3, .flopRate = 1e9}),
            "GPUs, emulated links and rates, and faults need a thread for each "
            "of the 4 devices, got 3");
  EXPECT_EQ(whatMakes({.numDevices = 4, .numThreads = 4, .flopRate = 1e9}),
            "no exception");
}
