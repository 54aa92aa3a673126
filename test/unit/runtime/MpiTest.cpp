//===- MpiTest.cpp - devices as processes of an MPI job -------------------===//
//
// What threads do in the other tests, on the same terms, processes have to do
// here.
//
//===----------------------------------------------------------------------===//

#include "JobTest.h"
#include "RandomProgram.h"
#include "mesh-rt/run.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

RunOptions options(std::chrono::milliseconds deadline = 20s) {
  RunOptions result;
  result.numDevices = numDevices();
  result.deadline = deadline;
  result.job = &job();
  result.axes = {{numDevices(), 1}};
  return result;
}

/// An op over all devices.
class Mpi : public testing::Test {
protected:
  mesh_rt_op opOf(mesh_rt_kind kind, mesh_rt_type type = MESH_RT_F32) {
    return makeOp(kind, type, 1, axes);
  }

  /// Runs and expects a failure whose report contains all of `parts`, in every
  /// process; then that the machine still works.
  void expectFailure(Machine &machine,
                     const std::function<void(int64_t)> &program,
                     const std::vector<std::string> &parts) {
    RunReport report = machine.run(program);
    for (const std::string &part : parts)
      EXPECT_NE(report.error.find(part), std::string::npos)
          << "no '" << part << "' in:\n"
          << report.error;
    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
    TestTensor tensor(MESH_RT_F32, {3});
    tensor.set({1, 2, 3});
    report = machine.run([&](int64_t) {
      mesh_rt_run(&op, tensor.memref(), tensor.memref(), 0);
    });
    auto n = static_cast<double>(numDevices());
    EXPECT_EQ(report.error, "");
    EXPECT_EQ(tensor.get(), (std::vector<double>{n, 2 * n, 3 * n}));
  }

  Axes axes{{numDevices(), 1}};
  TestTensor tensor{MESH_RT_F32, {8}}, other{MESH_RT_F32, {8}};
  TestTensor small{MESH_RT_F32, {2}};
  TestTensor large{MESH_RT_F32, {1 << 18}}, larger{MESH_RT_F32, {1 << 18}};
};

} // namespace

TEST_F(Mpi, RandomPrograms) {
  Machine machine(options());
  for (unsigned seed = 0; seed < 20; ++seed) {
    RandomProgram program(numDevices(), seed, 25);
    RunReport report =
        machine.run([&](int64_t device) { program.run(device); });
    ASSERT_EQ(report.error, "") << "seed " << seed;
    ASSERT_NO_FATAL_FAILURE(program.check(self()));
  }
}

/// In every type and layout, and beyond the size of one message's data.
TEST_F(Mpi, ResultsAreThoseOfThreads) {
  Machine machine(options()), threads({.numDevices = numDevices()});
  for (mesh_rt_type type : {MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32})
    for (mesh_rt_kind kind : {MESH_RT_ALL_REDUCE, MESH_RT_REDUCE_SCATTER})
      for (int64_t columns : {3, 500, 100000})
        for (Layout layout :
             {Layout::Dense, Layout::Transposed, Layout::Gapped}) {
          Shape shape{numDevices(), columns};
          mesh_rt_op op = makeOp(kind, type, 2, axes);
          Shape result = resultShape(op, shape, numDevices());
          std::vector<TestTensor> srcs, dsts;
          for (int64_t device = 0; device < numDevices(); ++device) {
            std::vector<double> values(product(shape));
            for (size_t i = 0; i < values.size(); ++i)
              values[i] =
                  static_cast<double>((i * 7919 + device * 104729) % 10007) /
                  977;
            srcs.emplace_back(type, shape, layout).set(values);
            dsts.emplace_back(type, result, layout);
          }
          auto program = [&](int64_t device) {
            mesh_rt_run(&op, srcs[device].memref(), dsts[device].memref(), 0);
          };
          ASSERT_EQ(threads.run(program).error, "");
          std::vector<double> expected = dsts[self()].get();
          dsts[self()].set(std::vector<double>(expected.size()));
          ASSERT_EQ(machine.run(program).error, "");
          ASSERT_EQ(dsts[self()].get(), expected)
              << op.name << " of " << columns << " columns";
          ASSERT_TRUE(dsts[self()].gapsIntact());
        }
}

/// What device 0 sends arrives though device 1 makes no call meanwhile: it goes
/// on only when device 0 has seen that it was taken.
TEST_F(Mpi, ProgressDuringComputation) {
  Machine machine(options());
  std::string file = job().broadcast(
      (std::filesystem::temp_directory_path() /
       ("mesh-progress-" +
        std::to_string(
            std::chrono::steady_clock::now().time_since_epoch().count())))
          .string());
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op op = opOf(device == 0 ? MESH_RT_SEND : MESH_RT_RECV);
    if (device > 1)
      return;
    if (device == 0) {
      mesh_rt_run(&op, large.memref(), nullptr, 1);
      std::ofstream(file) << "taken";
      return;
    }
    int64_t future = mesh_rt_start(&op, nullptr, larger.memref(), 0);
    while (!std::filesystem::exists(file))
      std::this_thread::sleep_for(1ms);
    mesh_rt_wait(future, "test.mlir:2:2");
  });
  EXPECT_EQ(report.error, "");
  if (self() == 0)
    std::filesystem::remove(file);
}

TEST_F(Mpi, CountersOfAllDevices) {
  RunOptions traced = options();
  traced.trace = true;
  Machine machine(traced);
  RunReport report = machine.run([&](int64_t) {
    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
    mesh_rt_run(&op, tensor.memref(), other.memref(), 0);
  });
  ASSERT_EQ(report.devices.size(), static_cast<size_t>(numDevices()));
  for (const DeviceCounters &counters : report.devices) {
    EXPECT_EQ(counters.communications, 1);
    EXPECT_EQ(counters.bytesSent, (numDevices() - 1) * 32);
    EXPECT_EQ(counters.bytesReceived, (numDevices() - 1) * 32);
  }
  std::vector<bool> seen(numDevices());
  for (const Span &span : report.spans)
    if (span.name == "mesh.all_reduce")
      seen[span.device] = true;
  EXPECT_EQ(seen, std::vector<bool>(numDevices(), self() == 0));
}

TEST_F(Mpi, DifferentKinds) {
  Machine machine(options());
  expectFailure(machine,
                [&](int64_t device) {
                  bool odd = device == 1;
                  mesh_rt_op op =
                      opOf(odd ? MESH_RT_PERMUTE : MESH_RT_ALL_REDUCE);
                  op.shift = 1;
                  mesh_rt_run(&op, tensor.memref(), other.memref(), 0);
                },
                {"different ops", "device 1 runs mesh.permute at test.mlir:1:1",
                 "mesh.all_reduce at", "kinds differ"});
  // Large data that nobody takes is on its way when the run ends.
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  if (device == 1)
                    op.combiner = MESH_RT_MAX;
                  mesh_rt_run(&op, large.memref(), larger.memref(), 0);
                },
                {"different ops", "combiners differ"});
  // Device 1 needs nobody for its op, and is done when the others' come.
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op =
                      opOf(device == 1 ? MESH_RT_PERMUTE : MESH_RT_ALL_REDUCE);
                  mesh_rt_run(&op, tensor.memref(), other.memref(), 0);
                },
                {"device"});
}

TEST_F(Mpi, DifferentShapes) {
  Machine machine(options());
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  TestTensor &own = device == 1 ? small : tensor;
                  mesh_rt_run(&op, own.memref(), own.memref(), 0);
                },
                {"shapes differ", "8xf32", "2xf32"});
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op send = opOf(MESH_RT_SEND);
                  mesh_rt_op recv = opOf(MESH_RT_RECV);
                  if (device == 0)
                    mesh_rt_run(&send, tensor.memref(), nullptr, 1);
                  if (device == 1)
                    mesh_rt_run(&recv, nullptr, small.memref(), 0);
                },
                {"device 1 runs mesh.recv at test.mlir:1:1 into 2xf32, but "
                 "device 0 runs mesh.send at test.mlir:1:1 of 8xf32"});
}

TEST_F(Mpi, DeviceFinishesEarly) {
  Machine machine(options());
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  if (device != 1)
                    mesh_rt_run(&op, tensor.memref(), tensor.memref(), 0);
                },
                {"device 1 has finished its program and never reaches this op",
                 "mesh.all_reduce at", "device 1: finished"});
  for (TestTensor *sent : {&tensor, &large})
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opOf(MESH_RT_SEND);
                    if (device == 0)
                      mesh_rt_run(&op, sent->memref(), nullptr, 1);
                  },
                  {"device 0: mesh.send at test.mlir:1:1: device 1 has "
                   "finished its program and never reaches this op"});
}

TEST_F(Mpi, Deadline) {
  Machine hasty(options(200ms));
  expectFailure(hasty,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  if (device == 1)
                    std::this_thread::sleep_for(800ms);
                  mesh_rt_run(&op, tensor.memref(), tensor.memref(), 0);
                },
                {"mesh.all_reduce at test.mlir:1:1: the deadline of 200 ms "
                 "expired, waiting for device 1",
                 "device 1: running"});
}

TEST_F(Mpi, DeviceFails) {
  Machine machine(options());
  static const std::string message = "loss is not a number";
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  if (device == 1) {
                    std::this_thread::sleep_for(20ms);
                    fail(message);
                  }
                  mesh_rt_run(&op, large.memref(), large.memref(), 0);
                },
                {"device 1: loss is not a number", "device 1: failed",
                 "device 0: waiting for device 1 in mesh.all_reduce"});
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  (void)mesh_rt_start(&op, tensor.memref(), tensor.memref(), 0);
                },
                {"the program ended without waiting for mesh.all_reduce"});
}

TEST_F(Mpi, MachinesThatTheJobCannotBe) {
  auto expectThrow = [](const RunOptions &wrong, const char *text) {
    try {
      Machine machine(wrong);
      ADD_FAILURE() << "no exception";
    } catch (const std::invalid_argument &error) {
      EXPECT_NE(std::string(error.what()).find(text), std::string::npos)
          << error.what();
    }
  };
  RunOptions wrong = options();
  wrong.numDevices += 1;
  expectThrow(wrong, "there must be one process per device, got ");
  wrong = options();
  wrong.numDevices += self();
  expectThrow(wrong, "the processes want different machines: process 0 ");
  wrong = options();
  wrong.links = {{numDevices(), 1, 1us, 1e9}};
  expectThrow(wrong, "links are emulated between threads");
}

TEST_F(Mpi, AgainAndAgain) {
  Machine machine(options());
  for (int i = 0; i < 20; ++i)
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                    if (device == i % numDevices())
                      return;
                    int64_t future =
                        mesh_rt_start(&op, large.memref(), large.memref(), 0);
                    mesh_rt_wait(future, "test.mlir:30:1");
                  },
                  {"has finished its program and never reaches this op"});
}
