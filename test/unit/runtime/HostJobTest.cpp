//===- HostJobTest.cpp - conformance of transports between processes ------===//
//
// Devices are CPUs, one for each process of a job.
//
//===----------------------------------------------------------------------===//

#include "JobTest.h"
#include "RandomProgram.h"
#include "mesh-rt/run.h"

#include <deque>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {
using HostJob = OnJob;
} // namespace

TEST_F(HostJob, RandomPrograms) {
  Machine machine(options());
  // Each process makes the tensors of all.
  auto numPrograms = static_cast<unsigned>(40 / numDevices());
  for (unsigned seed = 0; seed < numPrograms; ++seed) {
    RandomProgram program(numDevices(), seed, 25);
    RunReport report =
        machine.run([&](int64_t device) { program.run(device); });
    ASSERT_EQ(report.error, "") << "seed " << seed;
    ASSERT_NO_FATAL_FAILURE(program.check(self()));
  }
}

/// In every type and layout, and beyond the size of one message's data.
TEST_F(HostJob, ResultsAreThoseOfThreads) {
  Machine machine(options()), threads({.numDevices = numDevices()});
  for (mesh_rt_type type : {MESH_RT_BF16, MESH_RT_F16, MESH_RT_F32})
    for (mesh_rt_kind kind : {MESH_RT_ALL_REDUCE, MESH_RT_REDUCE_SCATTER})
      for (int64_t columns : {int64_t(3), int64_t(500), 60000 / numDevices()})
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

/// A message of device 0 arrives though device 1 makes no call meanwhile:
/// device 1 goes on only when device 0 has seen that it was taken.
TEST_F(HostJob, ProgressDuringComputation) {
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

/// A value goes from device to device, in a strided tensor.
TEST_F(HostJob, MessagesInAChain) {
  Machine machine(options());
  TestTensor value(MESH_RT_F32, {2, 2}, Layout::Gapped);
  value.set({1, 2, 3, static_cast<double>(self())});
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op send = makeOp(MESH_RT_SEND, MESH_RT_F32, 2, {});
    mesh_rt_op recv = makeOp(MESH_RT_RECV, MESH_RT_F32, 2, {});
    if (device > 0)
      mesh_rt_run(&recv, nullptr, value.memref(), device - 1);
    if (device + 1 < numDevices())
      mesh_rt_run(&send, value.memref(), nullptr, device + 1);
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(value.get(), (std::vector<double>{1, 2, 3, 0}));
}

/// Each device sends to all, itself too, messages of two tags and of many sizes
/// from one element to more than a connection holds; receives are started in
/// another order of tags, and waited for in another order than started.
TEST_F(HostJob, MessagesOfTwoTags) {
  constexpr int64_t kRounds = 12;
  Machine machine(options());
  auto sizeOf = [](int64_t round) { return int64_t(1) << (round * 3 / 2); };
  std::deque<TestTensor> sent, received;
  for (int64_t peer = 0; peer < numDevices(); ++peer)
    for (int64_t round = 0; round < kRounds; ++round) {
      std::vector<double> values(sizeOf(round));
      for (size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>(
            (i + 31 * round + 1009 * self() + 10007 * peer) % 65521);
      sent.emplace_back(MESH_RT_F32, Shape{sizeOf(round)}).set(values);
      received.emplace_back(MESH_RT_F32, Shape{sizeOf(round)});
    }
  RunReport report = machine.run([&](int64_t) {
    std::vector<int64_t> futures;
    for (int64_t peer = 0; peer < numDevices(); ++peer) {
      for (int64_t round = 0; round < kRounds; ++round) {
        mesh_rt_op op = makeOp(MESH_RT_SEND, MESH_RT_F32, 1, {});
        op.tag = round % 2;
        futures.push_back(mesh_rt_start(
            &op, sent[peer * kRounds + round].memref(), nullptr, peer));
      }
    }
    for (int64_t tag : {1, 0})
      for (int64_t peer = 0; peer < numDevices(); ++peer)
        for (int64_t round = tag; round < kRounds; round += 2) {
          mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
          op.tag = tag;
          futures.push_back(mesh_rt_start(
              &op, nullptr, received[peer * kRounds + round].memref(), peer));
        }
    for (auto future = futures.rbegin(); future != futures.rend(); ++future)
      mesh_rt_wait(*future, "test.mlir:3:1");
  });
  ASSERT_EQ(report.error, "");
  for (int64_t peer = 0; peer < numDevices(); ++peer)
    for (int64_t round = 0; round < kRounds; ++round) {
      std::vector<double> values(sizeOf(round));
      for (size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<double>(
            (i + 31 * round + 1009 * peer + 10007 * self()) % 65521);
      ASSERT_EQ(received[peer * kRounds + round].get(), values)
          << "round " << round << " from device " << peer;
    }
}

/// All devices start many large ops before they wait for any.
TEST_F(HostJob, ManyLargeOpsInFlight) {
  constexpr int64_t kOps = 8;
  Machine machine(options());
  const mesh_rt_kind kinds[] = {MESH_RT_ALL_REDUCE, MESH_RT_ALL_GATHER,
                                MESH_RT_REDUCE_SCATTER, MESH_RT_PERMUTE};
  Shape shape{numDevices(), 40000 / numDevices()};
  std::vector<mesh_rt_op> ops;
  std::vector<std::vector<double>> inputs;
  for (int64_t device = 0; device < numDevices(); ++device) {
    inputs.emplace_back(product(shape));
    for (size_t i = 0; i < inputs.back().size(); ++i)
      inputs.back()[i] = static_cast<double>((i * 31 + device * 7) % 1001);
  }
  TestTensor src(MESH_RT_I32, shape);
  src.set(inputs[self()]);
  std::deque<TestTensor> dsts;
  for (int64_t i = 0; i < kOps; ++i) {
    ops.push_back(makeOp(kinds[i % 4], MESH_RT_I32, 2, axes));
    ops.back().shift = i;
    dsts.emplace_back(MESH_RT_I32,
                      resultShape(ops.back(), shape, numDevices()));
  }
  RunReport report = machine.run([&](int64_t) {
    int64_t futures[kOps];
    for (int64_t i = 0; i < kOps; ++i)
      futures[i] = mesh_rt_start(&ops[i], src.memref(), dsts[i].memref(), 0);
    for (int64_t i = kOps - 1; i >= 0; --i)
      mesh_rt_wait(futures[i], "test.mlir:2:1");
  });
  ASSERT_EQ(report.error, "");
  for (int64_t i = 0; i < kOps; ++i)
    ASSERT_EQ(dsts[i].get(), expectedResult(ops[i], shape, inputs, self()))
        << ops[i].name;
}

TEST_F(HostJob, CountersOfAllDevices) {
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

TEST_F(HostJob, DataThatNobodyTakes) {
  Machine machine(options());
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

/// On all devices or one, whoever would move them: the device, a thread that
/// helps it, or a library.
TEST_F(HostJob, OperandsWhereNoMemoryIs) {
  // Faults near the end of a stack are those of stacks.
  constexpr int64_t kBytes = 1 << 20, kMargin = 2 << 20;
  RunOptions caught = options();
  caught.catchSignals = true;
  Machine machine(caught);
  void *mapping = mmap(nullptr, kBytes + 2 * kMargin, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  void *nowhere = static_cast<char *>(mapping) + kMargin;
  for (bool isOnAll : {false, true})
    for (bool isResult : {false, true})
      for (int64_t size : {8, 1 << 18})
        for (int64_t stride : {1, 2}) {
          int64_t count = size / stride;
          int64_t descriptor[] = {0, reinterpret_cast<intptr_t>(nowhere), 0,
                                  count, stride};
          const auto *missing =
              reinterpret_cast<const mesh_rt_memref *>(descriptor);
          TestTensor tensor(MESH_RT_F32, {count});
          expectFailure(
              machine,
              [&](int64_t device) {
                const mesh_rt_memref *there = tensor.memref();
                bool isHere = isOnAll || device == 1;
                mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                int64_t future =
                    mesh_rt_start(&op, isHere && !isResult ? missing : there,
                                  isHere && isResult ? missing : there, 0);
                mesh_rt_wait(future, "test.mlir:2:1");
              },
              {"the compiled code was ended by SIGSEGV (an access to address ",
               ", which is protected), after mesh.all_reduce at "
               "test.mlir:1:1"});
        }
  munmap(mapping, kBytes + 2 * kMargin);
}

TEST_F(HostJob, MachinesThatTheJobCannotBe) {
  auto expectThrow = [](const RunOptions &wrong, const char *text) {
    try {
      Machine machine(wrong);
      ADD_FAILURE() << "no exception";
    } catch (const Error &error) {
      EXPECT_NE(std::string(error.what()).find(text), std::string::npos)
          << error.what();
    }
  };
  RunOptions wrong = options();
  wrong.numDevices += 1;
  expectThrow(wrong, "there must be one process per device, ");
  wrong = options();
  wrong.numDevices += self();
  expectThrow(wrong, "the processes want different machines: process 0 ");
  wrong = options();
  wrong.links = {{numDevices(), 1, 1us, 1e9}};
  expectThrow(wrong, "links are emulated between threads");
  // If one process fails, all do.
  wrong = options();
  if (self() == numDevices() - 1)
    wrong.numThreads = -1;
  expectThrow(wrong, "devices need at least 1 thread, got -1");
}
