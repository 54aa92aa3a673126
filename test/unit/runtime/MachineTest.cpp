//===- MachineTest.cpp - machines, counters and symbols -------------------===//

#include "CollectiveReference.h"
#include "mesh-rt/run.h"
#include "mesh-rt/symbols.h"
#include "mesh-rt/transport.h"

#include <atomic>
#include <filesystem>
#include <gtest/gtest.h>
#include <set>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;

TEST(Machine, RunsOncePerDevice) {
  Machine machine({.numDevices = 10});
  for (int i = 0; i < 20; ++i) {
    std::atomic<int64_t> sum{0}, count{0};
    RunReport report = machine.run([&](int64_t device) {
      EXPECT_EQ(mesh_rt_device(), device);
      sum += device;
      ++count;
    });
    EXPECT_TRUE(report.ok());
    EXPECT_EQ(sum, 45);
    EXPECT_EQ(count, 10);
    EXPECT_EQ(report.devices.size(), 10u);
  }
}

TEST(Machine, KeepsItsThreads) {
  Machine machine({.numDevices = 4, .numThreads = 4});
  std::vector<std::thread::id> first(4), second(4);
  machine.run([&](int64_t d) { first[d] = std::this_thread::get_id(); });
  machine.run([&](int64_t d) { second[d] = std::this_thread::get_id(); });
  EXPECT_EQ(first, second);
  EXPECT_EQ(std::set<std::thread::id>(first.begin(), first.end()).size(), 4u);
}

// A run that is stopped too late goes on to its end, on all devices.
TEST(Machine, DoesNotStopARunThatIsCommitted) {
  Machine machine({.numDevices = 3, .numThreads = 2});
  for (int run = 0; run < 20; ++run) {
    std::atomic<bool> isOver{false};
    std::atomic<int> numBegun{0}, numDone{0};
    bool isStopped = false;
    std::thread other([&] {
      while (!isOver && !(isStopped = machine.stop("enough")))
        std::this_thread::yield();
    });
    RunReport report = machine.run([&](int64_t device) {
      ++numBegun;
      for (int64_t i = 0; i < 40 * device * run; ++i)
        mesh_rt_free(mesh_rt_alloc(64, 64));
      mesh_rt_commit("here");
      ++numDone;
    });
    isOver = true;
    other.join();
    EXPECT_EQ(report.ok(), !isStopped);
    EXPECT_EQ(report.isCommitted, !isStopped);
    EXPECT_EQ(numDone, isStopped ? 0 : 3);
  }
}

TEST(Machine, AFailedRunIsNotCommitted) {
  Machine machine({.numDevices = 3, .numThreads = 2});
  std::atomic<int> numDone{0};
  RunReport report = machine.run([&](int64_t device) {
    if (device == 1)
      mesh_rt_fail("no", "there");
    mesh_rt_commit("here");
    ++numDone;
  });
  EXPECT_FALSE(report.ok());
  EXPECT_FALSE(report.isCommitted);
  EXPECT_EQ(numDone, 0);
  report = machine.run([&](int64_t device) {
    mesh_rt_commit("here");
    if (device == 1)
      mesh_rt_fail("late", "there");
  });
  EXPECT_FALSE(report.ok());
  EXPECT_TRUE(report.isCommitted);
  EXPECT_TRUE(machine.run([](int64_t) {}).ok());
}

TEST(Machine, StopsARun) {
  Machine machine({.numDevices = 3, .numThreads = 3});
  EXPECT_FALSE(machine.stop("nothing runs"));
  std::atomic<bool> hasBegun{false};
  std::thread other([&] {
    while (!hasBegun)
      std::this_thread::yield();
    while (!machine.stop("enough"))
      std::this_thread::yield();
    EXPECT_FALSE(machine.stop("once more"));
  });
  Axes axes{{3, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 1, axes);
  std::vector<TestTensor> tensors(3, TestTensor(MESH_RT_I32, {5}));
  // Device 0 never comes to the op; the others wait for it, or have yet to
  // come.
  RunReport report = machine.run([&](int64_t device) {
    hasBegun = true;
    if (device != 0)
      mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), -1);
    while (true) {
      mesh_rt_free(mesh_rt_alloc(64, 64));
      std::this_thread::yield();
    }
  });
  other.join();
  EXPECT_EQ(report.failure.device, -1);
  EXPECT_EQ(report.failure.cause, "enough");
  EXPECT_EQ(report.error.substr(0, 6), "enough");
  EXPECT_TRUE(machine.run([](int64_t) {}).ok());
}

TEST(Machine, NeedsADevice) { EXPECT_THROW(Machine({.numDevices = 0}), Error); }

/// Returns what is wrong with a machine of these options.
static std::string problemOf(const RunOptions &options) {
  try {
    Machine machine(options);
  } catch (const Error &error) {
    return error.what();
  }
  return {};
}

TEST(Machine, TakesATransportByName) {
  EXPECT_EQ(problemOf({.transport = "threads"}), "");
  EXPECT_EQ(problemOf({.transport = "pigeons"}),
            "the transport must be one of threads, mpi, cuda, got 'pigeons'");
  EXPECT_EQ(problemOf({.transport = "cuda"}),
            "transport 'cuda' is for devices that are GPUs, got CPUs");
  EXPECT_EQ(problemOf({.transport = "threads", .cuda = CudaOptions{}}),
            "transport 'threads' is for devices that are CPUs, got GPUs");
  EXPECT_EQ(problemOf({.transport = "mpi"}),
            "the transport is for the processes of an MPI: join them first");
}

TEST(Machine, JoinsTheJobOfATransport) {
  EXPECT_EQ(joinJob("threads"), nullptr);
  EXPECT_THROW(joinJob("pigeons"), Error);
  for (const TransportInfo *info : transports())
    EXPECT_EQ(info->isOnGpus, std::string(info->name) == "cuda");
}

TEST(Machine, SeveralAtOnce) {
  Axes axes{{2, 1}};
  auto useOne = [&] {
    Machine machine({.numDevices = 2});
    mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 1, axes);
    for (int i = 0; i < 20; ++i) {
      std::vector<TestTensor> tensors(2, TestTensor(MESH_RT_I32, {5}));
      for (TestTensor &tensor : tensors)
        tensor.set({1, 2, 3, 4, 5});
      RunReport report = machine.run([&](int64_t device) {
        mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
      });
      EXPECT_EQ(report.error, "");
      EXPECT_EQ(tensors[1].get()[4], 10);
    }
  };
  std::thread other(useOne);
  useOne();
  other.join();
}

TEST(Machine, ReclaimsMemoryAndCountsIt) {
  Machine machine({.numDevices = 2});
  std::vector<std::set<void *>> blocks(2);
  for (int i = 0; i < 5; ++i) {
    RunReport report = machine.run([&](int64_t device) {
      for (int j = 0; j < 3; ++j)
        blocks[device].insert(mesh_rt_alloc(64, 1 << 20));
    });
    ASSERT_EQ(report.error, "");
    EXPECT_EQ(report.devices[1].allocations, 3);
    EXPECT_EQ(report.devices[1].peakBytes, 3 << 20);
  }
  // Never freed, and yet the same three blocks in each run.
  EXPECT_EQ(blocks[0].size(), 3u);
  EXPECT_EQ(blocks[1].size(), 3u);
}

TEST(Machine, MeasuresWaiting) {
  Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  std::vector<TestTensor> tensors(2, TestTensor(MESH_RT_F32, {5}));
  Machine machine({.numDevices = 2});
  RunReport report = machine.run([&](int64_t device) {
    if (device == 1)
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
    mesh_rt_run(&op, tensors[device].memref(), tensors[device].memref(), 0);
  });
  // On a busy machine device 0 may begin, and device 1 go on, late.
  EXPECT_GT(report.devices[0].waiting, std::chrono::milliseconds(0));
  EXPECT_LE(report.devices[0].waiting, report.devices[0].total);
  EXPECT_LE(report.devices[1].waiting,
            report.devices[1].total - std::chrono::milliseconds(30));
  EXPECT_GE(report.devices[1].total, std::chrono::milliseconds(30));
  EXPECT_GE(report.wall, report.devices[1].total);
}

static int64_t numThreads() {
  int64_t count = 0;
  for ([[maybe_unused]] const auto &entry :
       std::filesystem::directory_iterator("/proc/self/task"))
    ++count;
  return count;
}

/// A device is one thread: contractions start no others.
TEST(Machine, ContractionsUseTheDevicesThread) {
  Machine machine({.numDevices = 2});
  machine.run([](int64_t) {});
  int64_t before = numThreads();
  const mesh_rt_loop loops[] = {{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}};
  mesh_rt_contraction op{MESH_RT_F32, MESH_RT_F32,    2, 2, 2, 0, 3, loops,
                         nullptr,     "test.mlir:1:1"};
  std::vector<TestTensor> a(2, TestTensor(MESH_RT_F32, {256, 256})), b = a,
                                                                     c = a;
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_contract(&op, a[device].memref(), b[device].memref(),
                     c[device].memref());
  });
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(numThreads(), before);
  EXPECT_EQ(report.devices[0].contractions, 1);
  EXPECT_EQ(report.devices[0].flops, 2LL * 256 * 256 * 256);
  EXPECT_GT(report.devices[0].contracting.count(), 0);
}

TEST(Machine, SymbolsAreComplete) {
  std::set<std::string> names;
  for (const Symbol &symbol : symbols()) {
    EXPECT_NE(symbol.address, nullptr);
    names.insert(symbol.name);
  }
  EXPECT_EQ(names, (std::set<std::string>{
                       "mesh_rt_fail", "mesh_rt_run", "mesh_rt_start",
                       "mesh_rt_wait", "mesh_rt_device", "mesh_rt_commit",
                       "mesh_rt_contract", "mesh_rt_contract_then",
                       "mesh_rt_launch", "mesh_rt_copy_to_host",
                       "mesh_rt_copy_to_device", "mesh_rt_alloc",
                       "mesh_rt_free", "__truncsfbf2", "__truncdfbf2"}));
  EXPECT_EQ(symbols()[0].address, reinterpret_cast<void *>(&mesh_rt_run));
}

/// Where devices are CPUs, theirs is memory of the host's.
TEST(Machine, CopiesToAndFromDevices) {
  Machine machine({.numDevices = 2});
  int64_t back[2] = {};
  RunReport report = machine.run([&](int64_t device) {
    void *memory = mesh_rt_alloc(64, 8);
    int64_t number = 7 + device;
    mesh_rt_copy_to_device(memory, &number, 8);
    mesh_rt_copy_to_host(&back[device], memory, 8);
  });
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(back[0], 7);
  EXPECT_EQ(back[1], 8);
}

/// The rules of abi.h for memory.
TEST(Machine, AllocatesWhatIsAskedFor) {
  Machine machine({.numDevices = 1});
  RunReport report = machine.run([](int64_t) {
    void *first = mesh_rt_alloc(4096, 0), *second = mesh_rt_alloc(64, 0);
    EXPECT_NE(first, nullptr);
    EXPECT_NE(second, nullptr);
    EXPECT_NE(first, second);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(first) % 4096, 0U);
    mesh_rt_free(first);
    mesh_rt_free(second);
    mesh_rt_free(nullptr);
  });
  EXPECT_EQ(report.error, "");
  report = machine.run([](int64_t) { mesh_rt_alloc(48, 8); });
  EXPECT_NE(report.error.find("cannot allocate 8 bytes aligned to 48"),
            std::string::npos)
      << report.error;
}
