//===- MpiEndpointTest.cpp - the device of one process --------------------===//
//
// The endpoint in a job of one process, whose MPI the test controls.
//
//===----------------------------------------------------------------------===//

#include "CollectiveReference.h"
#include "ExpectReport.h"
#include "TestTensor.h"
#include "mesh-rt/job.h"
#include "mesh-rt/run.h"
#include "transports/mpi/MpiTransport.h"

#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <thread>
#include <utility>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

class LoneMpi final : public MpiLibrary {
public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  int ranksOnNode() const override { return 1; }
  int rankOnNode() const override { return 0; }
  int maxTag() const override { return 1; }
  Channel split(int, int) override { return 0; }
  void release(Channel) override {}
  Request send(Channel, int, int, const void *, int) override { return {}; }
  Request receive(Channel, int, int, void *, int) override { return {}; }
  bool test(Request &) override { return true; }
  bool receiveAny(Channel, int, int &, std::vector<char> &) override {
    ++numLooks;
    look();
    return false;
  }

  /// The action of a look for messages.
  std::function<void()> look = [] {};
  std::atomic<int64_t> numLooks = 0;
};

class LoneJob final : public Job {
public:
  int64_t rank() const override { return 0; }
  int64_t size() const override { return 1; }
  std::vector<std::string> gather(const std::string &bytes) override {
    onGather();
    return {bytes};
  }
  std::string broadcast(const std::string &bytes) override { return bytes; }
  std::unique_ptr<Transport>
  createTransport(const TransportSetup &setup) override {
    return createMpiTransport(mpi, setup.options);
  }

  LoneMpi mpi;
  std::function<void()> onGather = [] {};
};

class MpiEndpointTest : public testing::Test {
protected:
  /// The device's only op is with itself, and waits for what does not come.
  static void receive() {
    TestTensor tensor(MESH_RT_F32, {8});
    mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_F32, 1, {});
    mesh_rt_run(&op, nullptr, tensor.memref(), 0);
  }

  LoneJob job;
  RunOptions options{.deadline = 100ms, .job = &job, .catchSignals = true};
};

} // namespace

/// Before all processes have forgotten the last run nothing looks for messages:
/// what it found would be part of no run.
TEST_F(MpiEndpointTest, NobodyLooksBeforeTheRun) {
  Machine machine(options);
  for (int run = 0; run < 2; ++run) {
    int64_t numLooks = job.mpi.numLooks, numEarly = -1;
    job.onGather = [&] {
      if (numEarly >= 0)
        return;
      std::this_thread::sleep_for(20ms);
      numEarly = job.mpi.numLooks - numLooks;
    };
    RunReport report =
        machine.run([](int64_t) { std::this_thread::sleep_for(20ms); });
    EXPECT_EQ(report.error, "");
    EXPECT_EQ(numEarly, 0);
    EXPECT_GT(job.mpi.numLooks, numLooks);
  }
}

/// An error of MPI while the device computes is the run's failure.
TEST_F(MpiEndpointTest, MpiFailsWhileTheDeviceComputes) {
  Machine machine(options);
  job.mpi.look = [isFirst = true]() mutable {
    if (std::exchange(isFirst, false))
      throw Error("MPI: no more");
  };
  RunReport report =
      machine.run([](int64_t) { std::this_thread::sleep_for(20ms); });
  expectParts(report, {"device 0: MPI: no more"});
}

/// The program can be left for an operand that is not there, whoever moves it.
TEST_F(MpiEndpointTest, OperandsWhereNoMemoryIs) {
  Machine machine(options);
  void *nowhere =
      mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  TestTensor tensor(MESH_RT_F32, {8});
  const mesh_rt_memref *there = tensor.memref();
  int64_t descriptor[] = {0, reinterpret_cast<intptr_t>(nowhere), 0, 8, 1};
  const auto *missing = reinterpret_cast<const mesh_rt_memref *>(descriptor);
  const Axes axes{{1, 1}};
  for (bool isResult : {false, true}) {
    RunReport report = machine.run([&](int64_t) {
      mesh_rt_op op = makeOp(MESH_RT_ALL_GATHER, MESH_RT_F32, 1, axes);
      mesh_rt_run(&op, isResult ? there : missing, isResult ? missing : there,
                  0);
    });
    expectParts(report, {"device 0: the compiled code was ended by SIGSEGV",
                         "in mesh.all_gather at test.mlir:1:1"});
    expectWorks(machine, 1);
  }
  munmap(nowhere, 4096);
}

/// A signal that MPI itself raises ends the process: its state is lost, and so
/// is the mutex that the device's thread holds.
TEST_F(MpiEndpointTest, MpiAborts) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      {
        Machine machine(options);
        machine.run([&](int64_t) {
          {
            std::lock_guard lock(job.mpi.mutex);
            job.mpi.look = [self = std::this_thread::get_id()] {
              if (std::this_thread::get_id() == self)
                std::abort();
            };
          }
          receive();
        });
      },
      testing::KilledBySignal(SIGABRT), "");
}
