//===- CudaGraphTest.cpp - steps that are captured and launched -----------===//

#include "CollectiveReference.h"
#include "CudaMachine.h"
#include "StoppedProcess.h"
#include "devices/cuda/CudaHandles.h"

#include <algorithm>
#include <array>
#include <deque>
#include <span>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

constexpr int64_t kCount = 40;

/// Adds one to each of `count` floats.
void addOneKernel() {
  fakeCuda().addKernel(
      "add_one",
      {{sizeof(float *), sizeof(int64_t)}, [](void **arguments, int64_t) {
         float *data = *static_cast<float **>(arguments[0]);
         auto count = *static_cast<int64_t *>(arguments[1]);
         for (int64_t i = 0; i < count; ++i)
           data[i] += 1;
       }});
}

void addOne(const mesh_rt_memref *tensor) {
  static const mesh_rt_kernel kernel = makeKernel("add_one");
  void *data = tensor->aligned;
  int64_t count = kCount;
  void *arguments[] = {&data, &count};
  mesh_rt_launch(&kernel, &kOneThread, arguments);
}

/// A program of `numDevices` devices in a ring: in each step blocks go around
/// while others are added to, are summed up over all devices, and kept.
class Ring {
public:
  Ring(int64_t numDevices)
      : numDevices(numDevices), axes{{numDevices, 1}},
        permute(makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes)),
        reduce(makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes)) {
    permute.shift = 1;
  }

  /// Runs `numSteps` steps from blocks of `first` plus the device's position.
  /// `inStep` and `before` are done by each device in a step, and before the
  /// first.
  RunReport run(Machine &machine, double first, int64_t numSteps = 1,
                const std::function<void(const mesh_rt_memref *)> &inStep = {},
                const std::function<void(int64_t)> &before = {}) {
    results.assign(numDevices, {});
    return machine.run([&](int64_t device) {
      if (before)
        before(device);
      TestTensor a(MESH_RT_F32, {kCount}), b(MESH_RT_F32, {kCount});
      a.set(std::vector<double>(kCount, first + static_cast<double>(device)));
      const mesh_rt_memref *from = a.upload(), *to = b.upload();
      auto step = [&] {
        int64_t future = mesh_rt_start(&permute, from, to, 0);
        void *block = mesh_rt_alloc(64, kCount * 4);
        mesh_rt_wait(future, "test.mlir:4:1");
        addOne(to);
        mesh_rt_run(&reduce, to, to, 0);
        addOne(to);
        future = mesh_rt_start(&permute, to, from, 0);
        mesh_rt_wait(future, "test.mlir:5:1");
        if (inStep)
          inStep(from);
        mesh_rt_free(block);
      };
      for (int64_t i = 0; i < numSteps; ++i)
        runStep(this, step);
      a.download();
      results[device] = a.get();
    });
  }

  /// Expects the final values on every device.
  void expectResults(double first, int64_t numSteps, double more = 0) const {
    auto n = static_cast<double>(numDevices);
    double sum = n * first + n * (n - 1) / 2 + n + 1 + more;
    for (int64_t i = 1; i < numSteps; ++i)
      sum = n * sum + n + 1 + more;
    expectResult(sum);
  }

  void expectResult(double value) const {
    for (const std::vector<double> &result : results)
      EXPECT_EQ(result, std::vector<double>(kCount, value));
  }

private:
  const int64_t numDevices;
  const Axes axes;
  mesh_rt_op permute, reduce;
  std::vector<std::vector<double>> results;
};

class CudaGraphs : public OnGpus {
protected:
  void SetUp() override {
    OnGpus::SetUp();
    addOneKernel();
  }
  static int64_t numCaptures() {
    return fakeCuda().numCalls("cuStreamBeginCapture_v2");
  }
};

} // namespace

/// The first step runs, the second is captured, and the others are launched:
/// with what the memory holds then, and nothing is given to the GPUs but that.
TEST_F(CudaGraphs, StepsAreLaunched) {
  for (auto [numDevices, numGpus] :
       {std::pair<int64_t, int64_t>{1, 1}, {4, 1}, {4, 2}, {3, 3}}) {
    fakeCuda().reset();
    RunOptions options = onGpus(numDevices, numGpus);
    addOneKernel();
    fakeCuda().delayAtRandom(100us);
    Machine machine(options);
    Ring ring(numDevices);
    int64_t numLaunched = 0;
    for (int run = 0; run < 6; ++run) {
      RunReport report = ring.run(machine, 10 * run);
      ASSERT_EQ(report.error, "");
      ring.expectResults(10 * run, 1);
      ASSERT_TRUE(report.graph);
      EXPECT_EQ(report.graph->obstacle, "");
      EXPECT_EQ(report.graph->numLaunches, run);
      EXPECT_EQ(report.graph->numNodes > 0, run > 0);
      if (run == 1)
        numLaunched = fakeCuda().numCalls("cuLaunchKernel");
    }
    EXPECT_EQ(numCaptures(), 1);
    EXPECT_EQ(fakeCuda().numCalls("cuGraphLaunch"), 5);
    EXPECT_EQ(fakeCuda().numCalls("cuLaunchKernel"), numLaunched);
  }
}

/// A device's counters are those of a step that ran.
TEST_F(CudaGraphs, StepsCountAsWhenTheyRun) {
  Machine machine(onGpus(2));
  Ring ring(2);
  DeviceCounters first;
  for (int run = 0; run < 4; ++run) {
    RunReport report = ring.run(machine, run);
    ASSERT_EQ(report.error, "");
    const DeviceCounters &counters = report.devices[1];
    if (run == 0)
      first = counters;
    EXPECT_GT(counters.bytesSent, 0);
    EXPECT_EQ(counters.bytesSent, first.bytesSent);
    EXPECT_EQ(counters.bytesReceived, first.bytesReceived);
    EXPECT_EQ(counters.communications, 3);
    EXPECT_EQ(counters.waits, 2);
    // The allocations of the step alone.
    EXPECT_EQ(counters.allocations, 1);
    EXPECT_EQ(counters.peakBytes, kCount * 4);
  }
}

TEST_F(CudaGraphs, SeveralStepsInARun) {
  Machine machine(onGpus(3));
  fakeCuda().delayAtRandom(100us);
  Ring ring(3);
  for (int run = 0; run < 2; ++run) {
    RunReport report = ring.run(machine, 1, 5);
    ASSERT_EQ(report.error, "");
    ring.expectResults(1, 5);
    EXPECT_EQ(report.graph->numLaunches, run == 0 ? 4 : 9);
  }
  EXPECT_EQ(numCaptures(), 1);
}

/// A graph is about addresses. In other memory a step is run first, as what it
/// needs there may have to come from the GPU.
TEST_F(CudaGraphs, OtherMemoryIsCapturedAgain) {
  Machine machine(onGpus(2));
  Ring ring(2);
  for (int run = 0; run < 6; ++run) {
    // From the fourth run on, one device has its tensors elsewhere.
    RunReport report = ring.run(machine, run, 1, {}, [&](int64_t device) {
      if (run >= 3 && device == 1)
        mesh_rt_alloc(64, kCount * 4);
    });
    ASSERT_EQ(report.error, "");
    ring.expectResults(run, 1);
    EXPECT_EQ(numCaptures(), run == 0 ? 0 : run <= 3 ? 1 : 2);
    EXPECT_EQ(report.graph->numLaunches, run < 3 ? run : run - 1);
    EXPECT_EQ(report.graph->obstacle, "");
  }
}

/// Where that is so each time, it is said. What was captured stays, for when
/// the memory is that one again, and counts what it did.
TEST_F(CudaGraphs, OtherMemoryEachTime) {
  Machine machine(onGpus(2));
  Ring ring(2);
  auto runIn = [&](int memory) {
    RunReport report = ring.run(
        machine, memory, 1,
        [&](const mesh_rt_memref *) {
          mesh_rt_free(mesh_rt_alloc(64, 1000 * (memory + 1)));
        },
        [&](int64_t) {
          for (int i = 0; i < memory; ++i)
            mesh_rt_alloc(64, kCount * 4);
        });
    EXPECT_EQ(report.error, "");
    ring.expectResults(memory, 1);
    EXPECT_EQ(report.devices[0].peakBytes, kCount * 4 + 1000 * (memory + 1));
    return *report.graph;
  };
  constexpr char kOther[] = "a step is in other memory each time";
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(runIn(i).obstacle, i < 2 ? "" : kOther);
  EXPECT_EQ(numCaptures(), 0);
  EXPECT_EQ(runIn(4).obstacle, "");
  EXPECT_EQ(runIn(4).numLaunches, 2);
  EXPECT_EQ(runIn(3).numLaunches, 2);
  EXPECT_EQ(runIn(2).obstacle, kOther);
  EXPECT_EQ(runIn(4).obstacle, "");
  EXPECT_EQ(runIn(4).numLaunches, 4);
  EXPECT_EQ(numCaptures(), 1);
}

/// Where all steps do not fit, each takes what the others have left unused, and
/// none finds again what it had.
TEST_F(CudaGraphs, LessMemoryThanAllStepsNeed) {
  constexpr int64_t kMegabyte = 1 << 20;
  Machine machine(onGpus(1));
  int64_t before = fakeCuda().usedBytes(0);
  char first, second;
  auto run = [&](int64_t freeBytes) {
    fakeCuda().setMemory(before + freeBytes);
    RunReport report = machine.run([&](int64_t) {
      runStep(&first, [&] { mesh_rt_free(mesh_rt_alloc(64, 8 * kMegabyte)); });
      runStep(&second, [&] { mesh_rt_free(mesh_rt_alloc(64, 6 * kMegabyte)); });
    });
    EXPECT_EQ(report.error, "");
    return *report.graph;
  };
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(run(10 * kMegabyte).obstacle,
              i < 2 ? "" : "steps need more memory together than there is");
  EXPECT_EQ(numCaptures(), 0);
  // Where they do, they are captured.
  for (int i = 0; i < 2; ++i)
    run(20 * kMegabyte);
  GraphReport report = run(20 * kMegabyte);
  EXPECT_EQ(report.obstacle, "");
  EXPECT_EQ(numCaptures(), 2);
  EXPECT_GE(report.numLaunches, 2);
}

/// The host's writes in a step are those of its capture.
TEST_F(CudaGraphs, HostWritesAreKept) {
  Machine machine(onGpus(2));
  Ring ring(2);
  for (int run = 0; run < 5; ++run) {
    RunReport report =
        ring.run(machine, run, 1, [](const mesh_rt_memref *tensor) {
          std::vector<float> values(kCount, 7);
          mesh_rt_copy_to_device(tensor->aligned, values.data(), kCount * 4);
          std::fill(values.begin(), values.end(), 0);
          addOne(tensor);
        });
    ASSERT_EQ(report.error, "");
    EXPECT_EQ(report.graph->numLaunches, run);
  }
  EXPECT_EQ(fakeCuda().numCalls("cuGraphLaunch"), 4);
}

/// A step in which the host reads may do something else each time.
TEST_F(CudaGraphs, HostReadsKeepStepsRunning) {
  Machine machine(onGpus(2));
  Ring ring(2);
  for (int run = 0; run < 3; ++run) {
    RunReport report =
        ring.run(machine, run, 1, [](const mesh_rt_memref *tensor) {
          float value = 0;
          mesh_rt_copy_to_host(&value, tensor->aligned, 4);
          if (value > 5)
            addOne(tensor);
        });
    ASSERT_EQ(report.error, "");
    EXPECT_EQ(
        report.graph->obstacle,
        "the host reads from its GPU on the way, after " +
            std::string(makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, {}).name) +
            " at test.mlir:1:1");
  }
  EXPECT_EQ(numCaptures(), 0);
}

TEST_F(CudaGraphs, Obstacles) {
  auto obstacleOf = [](const RunOptions &options) {
    Machine machine(options);
    Ring ring(2);
    RunReport report;
    for (int run = 0; run < 3; ++run) {
      report = ring.run(machine, run);
      EXPECT_EQ(report.error, "");
      ring.expectResults(run, 1);
    }
    return report.graph ? report.graph->obstacle : "no report";
  };
  RunOptions options = onGpus(2);
  options.cuda->graphs = false;
  EXPECT_EQ(obstacleOf(options), "graphs are switched off");
  options = onGpus(2);
  options.trace = true;
  EXPECT_EQ(obstacleOf(options), "the timeline shows ops, not steps");
  options = onGpus(2);
  Fault fault{};
  fault.kind = Fault::Kind::Delay;
  options.faults = {fault};
  EXPECT_EQ(obstacleOf(options), "faults are injected into ops");
  EXPECT_EQ(numCaptures(), 0);
}

/// Another step is captured for itself, and the first one stays.
TEST_F(CudaGraphs, OtherSteps) {
  Machine machine(onGpus(2));
  Ring first(2), second(2);
  int64_t numLaunches = 0;
  for (Ring *ring : {&first, &second, &first})
    for (int run = 0; run < 3; ++run) {
      RunReport report = ring->run(machine, run);
      ASSERT_EQ(report.error, "");
      ring->expectResults(run, 1);
      numLaunches += run > 0 || numLaunches == 4;
      EXPECT_EQ(report.graph->numLaunches, numLaunches);
    }
  EXPECT_EQ(numLaunches, 7);
  EXPECT_EQ(numCaptures(), 2);
}

/// Each keeps what the host has written in it, too, and its counters.
TEST_F(CudaGraphs, StepsTakeTurns) {
  Machine machine(onGpus(2));
  Ring rings[] = {2, 2};
  int64_t bytes[2] = {};
  for (int run = 0; run < 5; ++run)
    for (int i : {0, 1}) {
      RunReport report =
          rings[i].run(machine, run, 1, [&](const mesh_rt_memref *tensor) {
            std::vector<float> values(kCount, static_cast<float>(7 + i));
            mesh_rt_copy_to_device(tensor->aligned, values.data(), kCount * 4);
            for (int more = 0; more <= i; ++more)
              addOne(tensor);
          });
      ASSERT_EQ(report.error, "");
      rings[i].expectResult(static_cast<float>(8 + 2 * i));
      EXPECT_EQ(report.graph->obstacle, "");
      EXPECT_EQ(report.graph->numLaunches,
                2 * run - 1 + i + (run == 0) * (1 - i));
      const DeviceCounters &counters = report.devices[1];
      if (run == 0)
        bytes[i] = counters.bytesSent;
      EXPECT_EQ(counters.bytesSent, bytes[i]);
    }
  EXPECT_EQ(numCaptures(), 2);
}

constexpr char kTooMany[] =
    "more than 16 steps take turns, and one is forgotten before it comes again";

/// Where there are too many of them, that is said.
TEST_F(CudaGraphs, TooManyStepsTakeTurns) {
  constexpr int kMany = 17;
  Machine machine(onGpus(2));
  // Their ops refer to them: they stay where they are made.
  std::deque<Ring> rings;
  for (int i = 0; i < kMany; ++i)
    rings.emplace_back(2);
  for (int run = 0; run < 3 * kMany; ++run) {
    RunReport report = rings[run % kMany].run(machine, run);
    ASSERT_EQ(report.error, "");
    rings[run % kMany].expectResults(run, 1);
    EXPECT_EQ(report.graph->obstacle, run < kMany ? "" : kTooMany);
  }
  EXPECT_EQ(numCaptures(), 0);
  // Steps that run once take no room from steps that come again.
  for (int run = 0; run < 3; ++run)
    ASSERT_EQ(rings[0].run(machine, run).error, "");
  EXPECT_EQ(rings[0].run(machine, 0).graph->obstacle, "");
  EXPECT_EQ(numCaptures(), 1);
}

/// It is not said of steps that do not come again, and it is where others do.
TEST_F(CudaGraphs, ManySteps) {
  Machine machine(onGpus(1));
  std::vector<char> ids(40);
  char often;
  auto obstacleOf = [&](int numSteps, int numRounds) {
    RunReport report = machine.run([&](int64_t) {
      for (int round = 0; round < numRounds; ++round)
        for (char &id : std::span(ids).first(numSteps)) {
          runStep(&id, [] {});
          runStep(&often, [] {});
        }
    });
    EXPECT_EQ(report.error, "");
    return report.graph->obstacle;
  };
  EXPECT_EQ(obstacleOf(40, 1), "");
  EXPECT_EQ(obstacleOf(16, 2), kTooMany);
  // There is room for these, and the one that comes between them, once the
  // others are forgotten.
  obstacleOf(15, 3);
  EXPECT_EQ(obstacleOf(15, 3), "");
}

/// The host's writes in a step that is captured again, or forgotten, are freed
/// when earlier launches are done.
TEST_F(CudaGraphs, RetiredSteps) {
  constexpr int kSteps = 20;
  int64_t before = fakeCuda().numObjects();
  {
    Machine machine(onGpus(2));
    fakeCuda().delayAtRandom(100us);
    std::vector<char> ids(kSteps);
    std::vector<double> results[2];
    RunReport report = machine.run([&](int64_t device) {
      TestTensor a(MESH_RT_F32, {kCount});
      a.set(std::vector<double>(kCount, 0));
      const mesh_rt_memref *tensor = a.upload();
      std::vector<void *> blocks;
      for (char &id : ids)
        for (int i = 0; i < 5; ++i) {
          // In other memory a step is run and captured again.
          if (i == 3)
            blocks.push_back(mesh_rt_alloc(64, 4));
          runStep(&id, [&] {
            std::vector<float> values(kCount,
                                      static_cast<float>(&id - ids.data()));
            mesh_rt_copy_to_device(tensor->aligned, values.data(), kCount * 4);
            addOne(tensor);
          });
        }
      for (void *block : blocks)
        mesh_rt_free(block);
      a.download();
      results[device] = a.get();
    });
    ASSERT_EQ(report.error, "");
    for (const std::vector<double> &result : results)
      EXPECT_EQ(result, std::vector<double>(kCount, kSteps));
    EXPECT_EQ(numCaptures(), 2 * kSteps);
    EXPECT_EQ(report.graph->numLaunches, 3 * kSteps);
  }
  EXPECT_EQ(fakeCuda().numObjects(), before);
}

/// And not while another one is captured.
TEST_F(CudaGraphs, NothingIsFreedInACapture) {
  Machine machine(onGpus(1));
  std::vector<int64_t> numFreed;
  auto note = [&] { numFreed.push_back(fakeCuda().numCalls("cuMemFreeHost")); };
  RunReport report = machine.run([&](int64_t) {
    void *block = mesh_rt_alloc(64, 4);
    for (int i = 0; i < 6; ++i) {
      // Here it is run and captured again.
      if (i == 3)
        mesh_rt_alloc(64, 4);
      runStep(&machine, [&] {
        note();
        mesh_rt_copy_to_device(block, &i, 4);
      });
    }
    note();
  });
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(numCaptures(), 2);
  // As it was run, captured, run, captured, and launched.
  EXPECT_EQ(numFreed, (std::vector<int64_t>{0, 0, 0, 0, 1}));
}

/// A run may fail in any call of a capture; the next one begins anew.
TEST_F(CudaGraphs, FailuresWhileCapturing) {
  Machine machine(onGpus(3));
  Ring ring(3);
  for (const char *symbol :
       {"cuStreamBeginCapture_v2", "cuStreamEndCapture", "cuLaunchKernel",
        "cuMemcpyAsync", "cuStreamWaitEvent", "cuGraphInstantiateWithFlags",
        "cuGraphLaunch"}) {
    ASSERT_EQ(ring.run(machine, 1).error, "");
    // Tensors are there by then.
    int64_t after = std::string(symbol) == "cuMemcpyAsync" ? 6 : 0;
    fakeCuda().failCall(symbol, 900, after);
    RunReport report = ring.run(machine, 1);
    EXPECT_NE(report.error.find(std::string(symbol) + " failed"),
              std::string::npos)
        << report.error;
    for (int run = 0; run < 3; ++run) {
      report = ring.run(machine, run);
      ASSERT_EQ(report.error, "") << symbol;
      ring.expectResults(run, 1);
      EXPECT_EQ(report.graph->numLaunches, run);
    }
    // Begins anew.
    fakeCuda().failCall("cuGraphLaunch", 900);
    EXPECT_NE(ring.run(machine, 1).error, "");
  }
}

/// The events of a capture stay in it: so a step is run where a future crosses
/// its begin or end, on any device. What is captured can be launched while
/// something else is in flight.
TEST_F(CudaGraphs, FuturesAcrossSteps) {
  enum class Start { Before, Within, Never };
  struct Case {
    std::vector<Start> runs;
    std::string obstacle;
    int64_t numLaunches;
  };
  const Start kBefore = Start::Before, kWithin = Start::Within,
              kNever = Start::Never;
  for (const Case &c : {Case{{kBefore, kBefore, kBefore}, "begins", 0},
                        {{kWithin, kWithin, kWithin}, "ends", 0},
                        {{kNever, kBefore, kNever, kNever}, "", 1},
                        {{kNever, kNever, kBefore, kNever}, "", 3}}) {
    Machine machine(onGpus(2));
    fakeCuda().delayAtRandom(100us);
    const Axes axes{{2, 1}};
    mesh_rt_op op = makeOp(MESH_RT_PERMUTE, MESH_RT_F32, 1, axes);
    op.shift = 1;
    RunReport report;
    for (Start start : c.runs) {
      std::vector<double> results[2];
      report = machine.run([&](int64_t device) {
        TestTensor a(MESH_RT_F32, {kCount}), b(MESH_RT_F32, {kCount}),
            x(MESH_RT_F32, {kCount});
        a.set(std::vector<double>(kCount, static_cast<double>(device)));
        x.set(std::vector<double>(kCount, 0));
        const mesh_rt_memref *from = a.upload(), *to = b.upload(),
                             *other = x.upload();
        int64_t future = 0;
        if (start == Start::Before)
          future = mesh_rt_start(&op, from, to, 0);
        runStep(&op, [&] {
          addOne(other);
          if (start == Start::Within)
            future = mesh_rt_start(&op, from, to, 0);
        });
        if (start == Start::Never)
          mesh_rt_run(&op, from, to, 0);
        else
          mesh_rt_wait(future, "test.mlir:9:1");
        addOne(to);
        b.download();
        results[device] = b.get();
      });
      ASSERT_EQ(report.error, "");
      for (double device : {0, 1})
        EXPECT_EQ(results[static_cast<int>(device)],
                  std::vector<double>(kCount, 2 - device));
    }
    EXPECT_EQ(report.graph->numLaunches, c.numLaunches);
    EXPECT_EQ(report.graph->obstacle,
              c.obstacle.empty()
                  ? ""
                  : std::string(op.name) +
                        " at test.mlir:1:1 is in flight when a step " +
                        c.obstacle);
  }
}

/// A capture behaves as a run does.
TEST_F(CudaGraphs, FutureAcrossTheEndOfACapture) {
  Machine machine(onGpus(1));
  const Axes axes{{1, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  int numCalls = 0;
  expectFailure(machine,
                [&](int64_t) {
                  TestTensor a(MESH_RT_F32, {kCount});
                  const mesh_rt_memref *tensor = a.upload();
                  auto step = [&] {
                    if (++numCalls == 2)
                      mesh_rt_start(&op, tensor, tensor, 0);
                  };
                  runStep(&op, step);
                  runStep(&op, step);
                },
                {"the end of a step: mesh.all_reduce at test.mlir:1:1 is in "
                 "flight when a step ends, and was not when it was run"});
}

/// As on CPUs.
TEST_F(CudaGraphs, StepWithinAStep) {
  Machine machine(onGpus(2));
  char outer, inner;
  expectFailure(
      machine,
      [&](int64_t) { runStep(&outer, [&] { runStep(&inner, [] {}); }); },
      {": runStep was called within a step"});
}

TEST_F(CudaGraphs, WaitsForAllDevices) {
  RunOptions options = onGpus(2);
  options.deadline = 100ms;
  Machine machine(options);
  RunReport report = machine.run([&](int64_t device) {
    if (device == 0)
      runStep(&machine, [] {});
  });
  EXPECT_NE(report.error.find("the deadline of 100 ms expired, waiting "
                              "for all devices to begin a step"),
            std::string::npos)
      << report.error;
}

TEST_F(CudaGraphs, WhileTheProcessIsStoppedNoDeadlinePasses) {
  EXPECT_TRUE(runWithStop([](const std::function<void()> &ready) {
    RunOptions options = onGpus(2);
    options.deadline = 2s;
    Machine machine(options);
    RunReport report = machine.run([&](int64_t device) {
      if (device == 0)
        ready();
      else
        std::this_thread::sleep_for(kStopped + 700ms);
      runStep(&machine, [] {});
    });
    std::fputs(report.error.c_str(), stderr);
    return report.ok();
  }));
}

//===----------------------------------------------------------------------===//
// Calls that the fake driver rejects while streams capture
//===----------------------------------------------------------------------===//

namespace {
class FakeCapture : public OnGpus {
protected:
  static constexpr int kGlobal = 0, kThreadLocal = 1;
  static constexpr int kUnsupported = 900, kInvalidated = 901, kMerge = 902,
                       kUnjoined = 904, kIsolation = 905, kCapturedEvent = 907;

  void SetUp() override {
    OnGpus::SetUp();
    driver = std::make_unique<CudaDriver>(MESH_RT_FAKE_CUDA);
    driver->primaryContextRetain(&context, 0);
    driver->contextPush(context);
    for (int i = 0; i < 2; ++i) {
      streams[i] = makeStream(*driver);
      events[i] = makeEvent(*driver);
    }
    driver->memoryAllocate(&memory, 64);
  }
  void TearDown() override {
    streams = {};
    events = {};
    driver->memoryFree(memory);
    driver->contextPop(&context);
    OnGpus::TearDown();
  }
  void begin(int mode, int stream = 0) {
    driver->streamBeginCapture(streams[stream].get(), mode);
  }
  int end(int stream = 0) {
    cuda::Graph graph = nullptr;
    int result =
        driver->streamEndCapture.attempt(streams[stream].get(), &graph);
    EXPECT_EQ(graph != nullptr, result == 0);
    if (graph)
      driver->graphDestroy(graph);
    return result;
  }
  int allocate() {
    cuda::Address address = 0;
    int result = driver->memoryAllocate.attempt(&address, 64);
    if (address)
      driver->memoryFree(address);
    return result;
  }
  void set(int stream) { driver->set8(memory, 0, 64, streams[stream].get()); }

  std::unique_ptr<CudaDriver> driver;
  cuda::Context context = nullptr;
  std::array<CudaStream, 2> streams;
  std::array<CudaEvent, 2> events;
  cuda::Address memory = 0;
};
} // namespace

TEST_F(FakeCapture, AllocationByMode) {
  for (int mode : {kGlobal, kThreadLocal}) {
    begin(mode);
    EXPECT_EQ(allocate(), kUnsupported);
    EXPECT_EQ(end(), kInvalidated);
  }
  begin(cuda::kCaptureRelaxed);
  EXPECT_EQ(allocate(), 0);
  EXPECT_EQ(end(), 0);
}

TEST_F(FakeCapture, Synchronization) {
  begin(cuda::kCaptureRelaxed);
  EXPECT_EQ(driver->streamSynchronize.attempt(streams[0].get()), kUnsupported);
  EXPECT_EQ(end(), kInvalidated);
  begin(cuda::kCaptureRelaxed);
  driver->eventRecord(events[0].get(), streams[0].get());
  EXPECT_EQ(driver->eventQuery.attempt(events[0].get()), kCapturedEvent);
  EXPECT_EQ(end(), kInvalidated);
}

TEST_F(FakeCapture, ForksAreJoined) {
  begin(cuda::kCaptureRelaxed);
  driver->eventRecord(events[0].get(), streams[0].get());
  driver->streamWaitEvent(streams[1].get(), events[0].get(), 0);
  set(1);
  driver->eventRecord(events[1].get(), streams[1].get());
  driver->streamWaitEvent(streams[0].get(), events[1].get(), 0);
  EXPECT_EQ(end(), 0);
  begin(cuda::kCaptureRelaxed);
  driver->eventRecord(events[0].get(), streams[0].get());
  driver->streamWaitEvent(streams[1].get(), events[0].get(), 0);
  set(1);
  EXPECT_EQ(end(), kUnjoined);
  // Nothing was done but noted.
  EXPECT_TRUE(fakeCuda().commands().empty());
}

TEST_F(FakeCapture, EventsStayInside) {
  // An event of another stream's earlier work.
  driver->eventRecord(events[1].get(), streams[1].get());
  begin(cuda::kCaptureRelaxed);
  EXPECT_EQ(
      driver->streamWaitEvent.attempt(streams[0].get(), events[1].get(), 0),
      kIsolation);
  EXPECT_EQ(end(), kInvalidated);
  // An event of another capture.
  begin(cuda::kCaptureRelaxed, 0);
  begin(cuda::kCaptureRelaxed, 1);
  driver->eventRecord(events[1].get(), streams[1].get());
  EXPECT_EQ(
      driver->streamWaitEvent.attempt(streams[0].get(), events[1].get(), 0),
      kMerge);
  EXPECT_EQ(end(0), kInvalidated);
  EXPECT_EQ(end(1), kInvalidated);
}
