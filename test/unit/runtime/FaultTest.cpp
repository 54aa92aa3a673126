//===- FaultTest.cpp - runs in which something goes wrong -----------------===//
//
// Whatever goes wrong, a run ends in time, with a report or with the numbers
// that it has without it.
//
//===----------------------------------------------------------------------===//

#include "CollectiveReference.h"
#include "ExpectReport.h"
#include "RandomProgram.h"
#include "StoppedProcess.h"
#include "mesh-rt/run.h"

#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

constexpr int64_t kDevices = 4;

/// Each device sends its number to the next one, adds what it gets to its own,
/// and then all of them are added up.
class FaultTest : public testing::Test {
protected:
  RunReport run(std::vector<Fault> faults,
                std::chrono::milliseconds deadline = 10s) {
    Machine machine({.numDevices = kDevices,
                     .deadline = deadline,
                     .faults = std::move(faults)});
    return run(machine);
  }

  RunReport run(Machine &machine) {
    for (int64_t device = 0; device < kDevices; ++device)
      own[device].set({static_cast<double>(device)});
    return machine.run([&](int64_t device) { program(device); });
  }

  void program(int64_t device) {
    int64_t next = (device + 1) % kDevices;
    int64_t last = (device + kDevices - 1) % kDevices;
    mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F64, 1, {});
    mesh_rt_op receive = makeOp(MESH_RT_RECV, MESH_RT_F64, 1, {});
    mesh_rt_op reduce = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F64, 1, axes);
    send.location = "p.mlir:1:1";
    receive.location = "p.mlir:2:1";
    reduce.location = "p.mlir:3:1";
    int64_t future =
        mesh_rt_start(&send, own[device].memref(), nullptr, next);   // Op 0.
    mesh_rt_run(&receive, nullptr, received[device].memref(), last); // Op 1.
    mesh_rt_wait(future, "p.mlir:2:5");
    sum[device].set({own[device].get()[0] + 10 * received[device].get()[0]});
    mesh_rt_run(&reduce, sum[device].memref(), sum[device].memref(),
                0); // Op 2.
    mesh_rt_free(mesh_rt_alloc(64, 1000));
  }

  void expectNumbers(const RunReport &report) {
    EXPECT_EQ(report.error, "");
    EXPECT_EQ(report.failure.device, -1);
    for (int64_t device = 0; device < kDevices; ++device)
      EXPECT_EQ(sum[device].get(), std::vector<double>{66});
  }

  /// Expects that the run failed in time and its report contains all of
  /// `parts`.
  void expectReport(const RunReport &report,
                    const std::vector<std::string> &parts,
                    std::chrono::milliseconds within = 5s) {
    EXPECT_LT(report.wall, within);
    expectParts(report, parts);
    ASSERT_EQ(report.failure.devices.size(), size_t(kDevices));
  }

  Axes axes{{kDevices, 1}};
  std::vector<TestTensor> own =
      std::vector<TestTensor>(kDevices, TestTensor(MESH_RT_F64, {1}));
  std::vector<TestTensor> received = own, sum = own;
};

} // namespace

TEST_F(FaultTest, NoneIsNone) { expectNumbers(run({})); }

TEST_F(FaultTest, Throw) {
  RunReport report = run({{.kind = Fault::Kind::Throw, .device = 2, .op = 1}});
  expectReport(report, {"device 2: the runtime failed: a fault was injected at "
                        "op 1",
                        "device 2: failed in mesh.recv at p.mlir:2:1"});
  EXPECT_EQ(report.failure.device, 2);
  EXPECT_EQ(report.failure.devices[2].state, DeviceReport::State::Failed);
}

TEST_F(FaultTest, SlowDevicesHaveTheNumbers) {
  expectNumbers(run({{.kind = Fault::Kind::Delay, .device = 1, .time = 30ms}}));
  expectNumbers(
      run({{.kind = Fault::Kind::Delay, .device = 3, .op = 0, .time = 50ms}}));
}

TEST_F(FaultTest, LateBeyondTheDeadline) {
  RunReport report =
      run({{.kind = Fault::Kind::Delay, .device = 1, .op = 2, .time = 600ms}},
          100ms);
  expectReport(report,
               {"mesh.all_reduce at p.mlir:3:1: the deadline of 100 ms "
                "expired, waiting for device 1",
                "device 1: running, last call mesh.all_reduce at p.mlir:3:1"},
               2s);
  int64_t failed = report.failure.device;
  ASSERT_GE(failed, 0);
  EXPECT_EQ(report.failure.devices[failed].peers, std::vector<int64_t>{1});
}

// A device that does nothing until after the run should have ended.
TEST_F(FaultTest, StuckDevicesAreReported) {
  RunReport early;
  int numCalls = 0;
  Machine machine(
      {.numDevices = kDevices,
       .deadline = 100ms,
       .faults =
           {{.kind = Fault::Kind::Delay, .device = 1, .op = 1, .time = 1s}},
       .onStuck = [&](const RunReport &report) {
         early = report;
         ++numCalls;
       }});
  RunReport report = run(machine);
  ASSERT_EQ(numCalls, 1);
  expectReport(early,
               {"the deadline of 100 ms expired, waiting for device",
                "device 1: does not end, last call mesh.recv at p.mlir:2:1"},
               900ms);
  EXPECT_EQ(early.failure.devices[1].state, DeviceReport::State::Stuck);
  ASSERT_EQ(early.failure.devices[1].events.size(), 2u);
  EXPECT_EQ(early.failure.devices[1].events[0].kind, Event::Kind::Start);
  EXPECT_EQ(early.failure.devices[1].events[1].kind, Event::Kind::Run);
  // It ended after all.
  expectReport(report, {"the deadline of 100 ms expired",
                        "device 1: running, last call mesh.recv"});
}

TEST_F(FaultTest, LostMessages) {
  RunReport report =
      run({{.kind = Fault::Kind::Lose, .device = 0, .op = 0}}, 100ms);
  expectReport(report,
               {"the deadline of 100 ms expired, waiting for device",
                "device 1: ", "mesh.recv at p.mlir:2:1"},
               2s);
  // Only messages between threads are lost.
  expectNumbers(run({{.kind = Fault::Kind::Lose, .device = 0, .op = 2}}));
}

// The next message of the same kind does not take the place of a lost one.
TEST_F(FaultTest, MessagesAfterALostOneAreNotTaken) {
  Machine machine({.numDevices = 2,
                   .deadline = 100ms,
                   .faults = {{.kind = Fault::Kind::Lose, .op = 0}}});
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op op =
        makeOp(device ? MESH_RT_RECV : MESH_RT_SEND, MESH_RT_F64, 1, {});
    if (device == 1) {
      mesh_rt_run(&op, nullptr, received[1].memref(), 0);
      return;
    }
    int64_t first = mesh_rt_start(&op, own[0].memref(), nullptr, 1);
    int64_t second = mesh_rt_start(&op, own[1].memref(), nullptr, 1);
    mesh_rt_wait(first, "p.mlir:1:1");
    mesh_rt_wait(second, "p.mlir:2:1");
  });
  EXPECT_NE(report.error.find("the deadline of 100 ms expired"),
            std::string::npos)
      << report.error;
}

TEST_F(FaultTest, DuplicatedMessagesAreTakenOnce) {
  Machine machine(
      {.numDevices = kDevices, .faults = {{.kind = Fault::Kind::Duplicate}}});
  for (int i = 0; i < 3; ++i)
    expectNumbers(run(machine));
  Machine withCredits({.numDevices = kDevices,
                       .credits = 2,
                       .faults = {{.kind = Fault::Kind::Duplicate}}});
  for (int i = 0; i < 3; ++i)
    expectNumbers(run(withCredits));
}

TEST_F(FaultTest, OutOfMemory) {
  RunReport report =
      run({{.kind = Fault::Kind::Memory, .device = 3, .bytes = 999}});
  expectReport(report, {"device 3: cannot allocate 1000 bytes aligned to 64"});
  expectNumbers(
      run({{.kind = Fault::Kind::Memory, .device = 3, .bytes = 1000}}));
}

// Ops that need memory of their own say so as well.
TEST_F(FaultTest, OutOfMemoryInsideAnOp) {
  Machine machine({.numDevices = kDevices,
                   .faults = {{.kind = Fault::Kind::Memory, .bytes = 0}}});
  std::vector<TestTensor> tensors(kDevices,
                                  TestTensor(MESH_RT_BF16, {1 << 16}));
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_BF16, 1, axes);
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
  });
  // The device may need none.
  if (!report.ok()) {
    EXPECT_NE(report.error.find("memory"), std::string::npos) << report.error;
  }
}

TEST_F(FaultTest, OnlyProcessesAreKilled) {
  EXPECT_THROW(run({{.kind = Fault::Kind::Kill, .device = 0}}), Error);
  EXPECT_THROW(run({{.kind = Fault::Kind::Throw, .device = kDevices}}), Error);
}

// The flight record has the last events of each device, and no more.
TEST_F(FaultTest, FlightRecorder) {
  Machine machine({.numDevices = 1});
  Axes one{{1, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F64, 1, one);
  op.location = "p.mlir:7:1";
  RunReport report = machine.run([&](int64_t) {
    for (int i = 0; i < 30; ++i)
      mesh_rt_run(&op, own[0].memref(), received[0].memref(), 0);
    mesh_rt_wait(mesh_rt_start(&op, own[0].memref(), received[0].memref(), 0),
                 "p.mlir:8:1");
    fail("enough");
  });
  ASSERT_EQ(report.failure.devices.size(), 1u);
  const std::vector<Event> &events = report.failure.devices[0].events;
  ASSERT_EQ(events.size(), 20u);
  EXPECT_EQ(events[16].kind, Event::Kind::Done);
  EXPECT_EQ(events[17].kind, Event::Kind::Start);
  EXPECT_EQ(events[17].location, "p.mlir:7:1");
  EXPECT_EQ(events[17].bytes, 8);
  EXPECT_EQ(events[18].kind, Event::Kind::Wait);
  EXPECT_EQ(events[18].location, "p.mlir:8:1");
  EXPECT_EQ(events[19].kind, Event::Kind::Done);
  for (size_t i = 1; i < events.size(); ++i)
    EXPECT_LE(events[i - 1].time, events[i].time);
  std::string text = describeEvents(report.failure);
  EXPECT_EQ(text.substr(0, text.find('\n')), "last events of device 0:");
  EXPECT_NE(text.find("start mesh.all_reduce at p.mlir:7:1, 8 bytes"),
            std::string::npos)
      << text;
}

// A process that is stopped while its devices wait, for longer than they may
// wait, goes on where it was.
TEST_F(FaultTest, WhileTheProcessIsStoppedNoDeadlinePasses) {
  EXPECT_TRUE(runWithStop([&](const std::function<void()> &ready) {
    Machine machine({.numDevices = kDevices, .deadline = 2s});
    mesh_rt_op reduce = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F64, 1, axes);
    RunReport report = machine.run([&](int64_t device) {
      if (device == 0)
        ready();
      if (device == 1)
        std::this_thread::sleep_for(kStopped + 700ms);
      mesh_rt_run(&reduce, own[device].memref(), sum[device].memref(), 0);
    });
    std::fputs(report.error.c_str(), stderr);
    return report.ok();
  }));
}

// Nor that of devices that are to end because another one has failed.
TEST_F(FaultTest, WhileTheProcessIsStoppedNoDeviceIsStuck) {
  EXPECT_TRUE(runWithStop([&](const std::function<void()> &ready) {
    bool isStuck = false;
    RunOptions options{.numDevices = kDevices, .deadline = 2s};
    options.onStuck = [&](const RunReport &) { isStuck = true; };
    Machine machine(options);
    RunReport report = machine.run([&](int64_t device) {
      if (device == 0) {
        ready();
        fail("no more");
      }
      std::this_thread::sleep_for(kStopped + 700ms);
    });
    return !report.ok() && !isStuck;
  }));
}

// However long each device takes for each step, the bits are the same.
TEST_F(FaultTest, JitterChangesNoBit) {
  for (int64_t numDevices : {2, 4})
    for (int64_t credits : {0, 2}) {
      Machine machine(
          {.numDevices = numDevices,
           .deadline = 20s,
           .credits = credits,
           .faults = {{.kind = Fault::Kind::Jitter, .time = 100us}}});
      ASSERT_NO_FATAL_FAILURE(checkRandomPrograms(machine, numDevices, 3, 12));
    }
}
