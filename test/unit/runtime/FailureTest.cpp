//===- FailureTest.cpp - runs that must fail, and say why -----------------===//

#include "CollectiveReference.h"
#include "ExpectReport.h"
#include "mesh-rt/run.h"

#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

constexpr auto kLong = 20s;

class Failure : public testing::Test {
protected:
  /// Runs and expects a failure, well before the deadline, whose report
  /// contains all of `parts`; then that the machine still works.
  void expectFailure(Machine &machine,
                     const std::function<void(int64_t)> &program,
                     const std::vector<std::string> &parts,
                     std::chrono::milliseconds within = 5s) {
    RunReport report = machine.run(program);
    EXPECT_FALSE(report.ok());
    EXPECT_LT(report.wall, within);
    expectParts(report, parts);
    expectWorks(machine, static_cast<int64_t>(report.devices.size()));
  }

  /// An op over all devices of a machine of `n`, at a location per device.
  mesh_rt_op opAt(int64_t device, mesh_rt_kind kind = MESH_RT_ALL_REDUCE) {
    mesh_rt_op op = makeOp(kind, MESH_RT_F32, 1, axes);
    static const char *locations[] = {"p.mlir:10:1", "p.mlir:11:1",
                                      "p.mlir:12:1", "p.mlir:13:1"};
    op.location = locations[device % 4];
    return op;
  }

  Axes axes{{4, 1}};
  Machine machine{{.numDevices = 4, .deadline = kLong}};
  /// A buffer per device, which no test looks at.
  std::vector<TestTensor> tensors =
      std::vector<TestTensor>(4, TestTensor(MESH_RT_F32, {8}));
  std::vector<TestTensor> others = tensors;
  std::vector<TestTensor> small =
      std::vector<TestTensor>(4, TestTensor(MESH_RT_F32, {2}));
  std::vector<TestTensor> large =
      std::vector<TestTensor>(4, TestTensor(MESH_RT_F32, {32}));
};

} // namespace

TEST_F(Failure, DifferentKinds) {
  expectFailure(machine,
                [&](int64_t device) {
                  bool odd = device == 3;
                  mesh_rt_op op =
                      opAt(device, odd ? MESH_RT_PERMUTE : MESH_RT_ALL_REDUCE);
                  mesh_rt_run(&op, tensors[device].memref(),
                              others[device].memref(), 0);
                },
                {"different ops", "device 3 runs mesh.permute at p.mlir:13:1",
                 "mesh.all_reduce at p.mlir:1", "kinds differ"});
}

TEST_F(Failure, DifferentProperties) {
  struct Variant {
    const char *expected;
    std::function<void(mesh_rt_op &)> change;
  };
  Axes reversed{{2, 1}, {2, 2}};
  const Variant variants[] = {
      {"combiners differ", [](auto &op) { op.combiner = MESH_RT_MAX; }},
      {"element types differ", [](auto &op) { op.element = MESH_RT_I32; }},
      {"orders of the axes differ",
       [&](auto &op) {
         op.num_axes = 2;
         op.axes = reversed.data();
       }},
  };
  for (const Variant &variant : variants)
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opAt(device);
                    if (device == 1)
                      variant.change(op);
                    mesh_rt_run(&op, tensors[device].memref(),
                                tensors[device].memref(), 0);
                  },
                  {variant.expected, "device 1", "p.mlir:11:1"});
}

TEST_F(Failure, DifferentShapes) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device);
                  auto &tensor = device == 2 ? small[device] : tensors[device];
                  mesh_rt_run(&op, tensor.memref(), tensor.memref(), 0);
                },
                {"shapes differ", "8xf32", "2xf32", "p.mlir:12:1"});
}

TEST_F(Failure, DifferentPermutations) {
  const mesh_rt_pair pairs[] = {{0, 1}, {2, 3}};
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
                  op.num_pairs = device == 0 ? 1 : 2;
                  op.pairs = pairs;
                  mesh_rt_run(&op, tensors[device].memref(),
                              small[device].memref(), 0);
                },
                {"shapes do not fit"});
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
                  op.shift = device == 0 ? 1 : 2;
                  mesh_rt_run(&op, tensors[device].memref(),
                              others[device].memref(), 0);
                },
                {"shifts differ"});
  const mesh_rt_axis targets[] = {{2, 1}, {2, 2}};
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
                  op.num_targets = device == 0 ? 2 : 0;
                  op.targets = targets;
                  mesh_rt_run(&op, tensors[device].memref(),
                              others[device].memref(), 0);
                },
                {"targets differ"});
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
                  op.num_targets = 1;
                  op.targets = targets;
                  mesh_rt_run(&op, tensors[device].memref(),
                              others[device].memref(), 0);
                },
                {"the axes of the group are not those that it sends to"});
}

TEST_F(Failure, DifferentOrder) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op reduce = opAt(device);
                  mesh_rt_op gather = opAt(device, MESH_RT_ALL_GATHER);
                  auto doReduce = [&] {
                    mesh_rt_run(&reduce, tensors[device].memref(),
                                tensors[device].memref(), 0);
                  };
                  auto doGather = [&] {
                    mesh_rt_run(&gather, tensors[device].memref(),
                                large[device].memref(), 0);
                  };
                  if (device == 0)
                    doReduce(), doGather();
                  else
                    doGather(), doReduce();
                },
                {"kinds differ", "mesh.all_gather", "mesh.all_reduce"});
}

TEST_F(Failure, WrongShapesOnOneDevice) {
  expectFailure(
      machine,
      [&](int64_t device) {
        mesh_rt_op op = opAt(device, MESH_RT_REDUCE_SCATTER);
        mesh_rt_run(&op, small[device].memref(), small[device].memref(), 0);
      },
      {"mesh.reduce_scatter at p.mlir", "shapes do not fit a group of 4",
       "src is 2xf32, dst is 2xf32"});
}

TEST_F(Failure, SharedBuffer) {
  expectFailure(
      machine,
      [&](int64_t device) {
        mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
        mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
      },
      {"mesh.permute at p.mlir", "src and dst must be different buffers"});
}

TEST_F(Failure, BadDescriptors) {
  struct Variant {
    const char *expected;
    std::function<void(mesh_rt_op &)> change;
  };
  Axes bad{{3, 1}};
  const Variant variants[] = {
      {"kind must be a mesh_rt_kind, got 99", [](auto &op) { op.kind = 99; }},
      {"element must be a mesh_rt_type, got -1",
       [](auto &op) { op.element = -1; }},
      {"rank must be 0 to 16, got 17", [](auto &op) { op.rank = 17; }},
      {"combiner 4 does not apply to f32",
       [](auto &op) { op.combiner = MESH_RT_AND; }},
      {"root must be less than 4, got 4",
       [](auto &op) { op.kind = MESH_RT_BROADCAST, op.root = 4; }},
      {"dim must be less than rank 1, got 1",
       [](auto &op) { op.kind = MESH_RT_ALL_GATHER, op.dim = 1; }},
      {"the axes of the group are no digits of the position in a mesh of 4",
       [&](auto &op) { op.axes = bad.data(); }},
  };
  for (const Variant &variant : variants)
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opAt(device);
                    variant.change(op);
                    mesh_rt_run(&op, tensors[device].memref(),
                                tensors[device].memref(), 0);
                  },
                  {variant.expected, "p.mlir:1"});
}

TEST_F(Failure, DeviceFinishesEarly) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device);
                  if (device != 3)
                    mesh_rt_run(&op, tensors[device].memref(),
                                tensors[device].memref(), 0);
                },
                {"device 3 has finished its program and never reaches this op",
                 "mesh.all_reduce at p.mlir:1", "device 3: finished"});
}

TEST_F(Failure, PeerThatSendsAndReceivesIsNamedOnce) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
                  op.shift = 2;
                  if (device != 3)
                    mesh_rt_run(&op, tensors[device].memref(),
                                others[device].memref(), 0);
                },
                {"device 3 has finished its program and never reaches this op",
                 "mesh.permute at p.mlir:1"});
}

TEST_F(Failure, DeviceFinishesWhilePeersSleep) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device, MESH_RT_PERMUTE);
                  op.shift = 1;
                  if (device != 3)
                    mesh_rt_run(&op, tensors[device].memref(),
                                small[device].memref(), 0);
                  else
                    std::this_thread::sleep_for(30ms);
                },
                {"shapes do not fit"});
  expectFailure(
      machine,
      [&](int64_t device) {
        mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
        if (device == 0)
          mesh_rt_run(&op, nullptr, tensors[device].memref(), 3);
        else if (device == 3)
          std::this_thread::sleep_for(30ms);
      },
      {"mesh.recv at test.mlir:1:1: device 3 has finished its program",
       "device 3: finished"});
  expectFailure(
      machine,
      [&](int64_t device) {
        mesh_rt_op op = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
        if (device == 0)
          mesh_rt_run(&op, tensors[device].memref(), nullptr, 3);
      },
      {"mesh.send at test.mlir:1:1: device 3 has finished its program"});
}

TEST_F(Failure, MessageShapesDiffer) {
  expectFailure(
      machine,
      [&](int64_t device) {
        mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
        mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
        if (device == 0)
          mesh_rt_run(&send, tensors[device].memref(), nullptr, 1);
        if (device == 1)
          mesh_rt_run(&recv, nullptr, small[device].memref(), 0);
      },
      {"device 1 runs mesh.recv at test.mlir:1:1 into 2xf32, but device 0 runs "
       "mesh.send at test.mlir:1:1 of 8xf32"});
}

TEST_F(Failure, PeerOutOfRange) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
                  if (device == 1)
                    mesh_rt_run(&op, tensors[device].memref(), nullptr, 4);
                },
                {"peer must be less than 4, got 4"});
}

/// One device computes for too long: the others give up at the deadline.
TEST_F(Failure, Deadline) {
  Machine hasty({.numDevices = 4, .deadline = 100ms});
  expectFailure(
      hasty,
      [&](int64_t device) {
        mesh_rt_op op = opAt(device);
        if (device == 2)
          std::this_thread::sleep_for(400ms);
        mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
      },
      {"the deadline of 100 ms expired, waiting for device 2",
       "device 2: running",
       "waiting for device 2 in mesh.all_reduce at p.mlir:1", ", for "},
      2s);
}

/// Three devices deadlock in receives.
TEST_F(Failure, Deadlock) {
  Machine hasty({.numDevices = 4, .deadline = 100ms});
  expectFailure(
      hasty,
      [&](int64_t device) {
        mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
        mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
        if (device == 3)
          return;
        mesh_rt_run(&op, nullptr, tensors[device].memref(), (device + 1) % 3);
        mesh_rt_run(&send, tensors[device].memref(), nullptr, (device + 2) % 3);
      },
      {"the deadline of 100 ms expired", "device 0: ", "device 3: finished",
       "mesh.recv at test.mlir:1:1"},
      2s);
}

TEST_F(Failure, WaitNamesBothPlaces) {
  Machine hasty({.numDevices = 4, .deadline = 50ms});
  expectFailure(
      hasty,
      [&](int64_t device) {
        mesh_rt_op op = opAt(0);
        if (device == 1) {
          std::this_thread::sleep_for(200ms);
          return;
        }
        int64_t future = mesh_rt_start(&op, tensors[device].memref(),
                                       tensors[device].memref(), 0);
        mesh_rt_wait(future, "p.mlir:99:1");
      },
      {"mesh.all_reduce at p.mlir:10:1", "(waited for at p.mlir:99:1)"}, 2s);
}

TEST_F(Failure, DeviceFails) {
  static const std::string message = "loss is not a number";
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device);
                  if (device == 1) {
                    std::this_thread::sleep_for(20ms);
                    fail(message);
                  }
                  mesh_rt_run(&op, tensors[device].memref(),
                              tensors[device].memref(), 0);
                },
                {"device 1: loss is not a number", "device 1: failed",
                 "device 0: waiting for device 1 in mesh.all_reduce"});
}

TEST_F(Failure, ProgramThrows) {
  expectFailure(machine,
                [&](int64_t device) {
                  if (device == 2)
                    throw std::runtime_error("out of patience");
                },
                {"device 2: the program threw an exception: out of patience"});
}

TEST_F(Failure, StepWithinAStep) {
  char outer, inner;
  expectFailure(machine,
                [&](int64_t device) {
                  runStep(&outer, [] {});
                  runStep(&outer, [&] {
                    if (device == 2)
                      runStep(&inner, [] {});
                  });
                },
                {"device 2: runStep was called within a step"});
}

TEST_F(Failure, FutureNeverWaitedFor) {
  expectFailure(
      machine,
      [&](int64_t device) {
        mesh_rt_op op = opAt(device);
        (void)mesh_rt_start(&op, tensors[device].memref(),
                            tensors[device].memref(), 0);
      },
      {"the program ended without waiting for mesh.all_reduce at p.mlir:1"});
}

TEST_F(Failure, FutureWaitedForTwice) {
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opAt(device);
                  int64_t future = mesh_rt_start(&op, tensors[device].memref(),
                                                 tensors[device].memref(), 0);
                  mesh_rt_wait(future, "p.mlir:20:1");
                  mesh_rt_wait(future, "p.mlir:21:1");
                },
                {"wait at p.mlir:21:1: the future is not in flight"});
}

TEST_F(Failure, BadFreeAndBadAlloc) {
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

TEST_F(Failure, ManyDevicesShareLines) {
  Machine many({.numDevices = 40, .deadline = kLong});
  Axes all{{40, 1}};
  std::vector<TestTensor> buffers(40, TestTensor(MESH_RT_F32, {8}));
  RunReport report = many.run([&](int64_t device) {
    mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, all);
    if (device == 5)
      std::this_thread::sleep_for(100ms);
    else
      mesh_rt_run(&op, buffers[device].memref(), buffers[device].memref(), 0);
  });
  EXPECT_NE(report.error.find("device 5: finished"), std::string::npos);
  EXPECT_NE(report.error.find("waiting for device 5"), std::string::npos);
  EXPECT_LE(std::count(report.error.begin(), report.error.end(), '\n'), 5)
      << report.error;
}

/// A failure must not depend on luck: many times, each followed by a good run.
TEST_F(Failure, AgainAndAgain) {
  for (int i = 0; i < 50; ++i)
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opAt(device);
                    if (device == i % 4)
                      return;
                    int64_t future =
                        mesh_rt_start(&op, tensors[device].memref(),
                                      tensors[device].memref(), 0);
                    mesh_rt_wait(future, "p.mlir:30:1");
                  },
                  {"has finished its program and never reaches this op"});
}
