//===- LostProcessTest.cpp - processes that are lost or stopped -----------===//
//
// Each test forks jobs of its own, which are of no use when a process is gone.
//
//===----------------------------------------------------------------------===//

#include "ExpectReport.h"
#include "JobTest.h"
#include "SocketJob.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>
#include <thread>
#include <unistd.h>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {

/// The most time in which a process finds out that another is gone: far less
/// than the deadline of an op.
constexpr std::chrono::seconds kPrompt{20};
constexpr std::chrono::seconds kDeadline{60};

RunOptions optionsOn(Job &job) {
  RunOptions options;
  options.numDevices = job.size();
  options.job = &job;
  options.deadline = kDeadline;
  return options;
}

int statusOfTest() { return testing::Test::HasFailure() ? 1 : 0; }

bool isKilled(int end) { return WIFSIGNALED(end) && WTERMSIG(end) == SIGKILL; }

/// An op over all devices of a job, on tensors that outlast the program.
struct Collective {
  Collective(int64_t size, mesh_rt_kind kind, int64_t count)
      : axes{{size, 1}}, op(makeOp(kind, MESH_RT_F32, 1, axes)),
        src(MESH_RT_F32, {count}), dst(MESH_RT_F32, {count}) {
    op.shift = 1;
  }
  void run() { mesh_rt_run(&op, src.memref(), dst.memref(), 0); }
  int64_t start() { return mesh_rt_start(&op, src.memref(), dst.memref(), 0); }

  Axes axes;
  mesh_rt_op op;
  TestTensor src, dst;
};

/// Expects that a run throws, since a process is gone. Others that have noticed
/// may have ended before: the exception names one of all.
void expectGone(Machine &machine, Job &job,
                const std::function<void(int64_t)> &program) {
  try {
    machine.run(program);
    ADD_FAILURE() << "no exception in process " << job.rank();
  } catch (const Error &error) {
    std::string_view text = error.what();
    EXPECT_TRUE(text.starts_with("process ") &&
                text.ends_with(": it has closed the connection"))
        << text;
  }
}

/// Runs a program in which `victim` is killed, and expects that the machine
/// says so, in `stuck` and by an exception, and that the next run does.
void expectLoss(Machine &machine, Job &job, int64_t victim, RunReport &stuck,
                const std::function<void(int64_t)> &program) {
  Clock::time_point begin = Clock::now();
  for (int run = 0; run < 2; ++run)
    expectGone(machine, job, program);
  EXPECT_LT(Clock::now() - begin, kPrompt);
  std::string cause = "device " + std::to_string(victim) +
                      ": its process has closed the connection to device ";
  expectParts(stuck, {cause});
  ASSERT_EQ(static_cast<int64_t>(stuck.failure.devices.size()), job.size());
  EXPECT_EQ(stuck.failure.devices[victim].state, DeviceReport::State::Silent);
}

/// Expects that all processes but `victim` pass, which is killed.
void expectEnds(const std::vector<int> &ends, int64_t victim) {
  for (int64_t rank = 0; rank < static_cast<int64_t>(ends.size()); ++rank)
    if (rank == victim)
      EXPECT_TRUE(isKilled(ends[rank])) << ends[rank];
    else
      EXPECT_EQ(ends[rank], 0) << "of process " << rank;
}

} // namespace

/// The others wait for the process that is killed, or for each other.
TEST(LostProcess, WhileOthersWait) {
  constexpr int64_t kSize = 4;
  for (int64_t victim = 0; victim < kSize; ++victim)
    for (auto kind : {MESH_RT_ALL_REDUCE, MESH_RT_PERMUTE}) {
      std::vector<int> ends = sockets::runJob(kSize, [&](Job &job) {
        RunReport stuck;
        RunOptions options = optionsOn(job);
        options.onStuck = [&](const RunReport &report) { stuck = report; };
        Machine machine(options);
        expectWorks(machine, kSize);
        Collective collective(kSize, kind, 8);
        expectLoss(machine, job, victim, stuck, [&](int64_t device) {
          if (device != victim)
            return collective.run();
          std::this_thread::sleep_for(20ms);
          raise(SIGKILL);
        });
        return statusOfTest();
      });
      expectEnds(ends, victim);
    }
}

/// Data that is larger than a connection holds is on its way.
TEST(LostProcess, InTheMidstOfData) {
  constexpr int64_t kSize = 3;
  for (int64_t victim = 0; victim < kSize; ++victim) {
    std::vector<int> ends = sockets::runJob(kSize, [&](Job &job) {
      RunReport stuck;
      RunOptions options = optionsOn(job);
      options.onStuck = [&](const RunReport &report) { stuck = report; };
      Machine machine(options);
      Collective first(kSize, MESH_RT_ALL_REDUCE, 1 << 19);
      Collective second(kSize, MESH_RT_PERMUTE, 1 << 19);
      expectLoss(machine, job, victim, stuck, [&](int64_t device) {
        int64_t futures[] = {first.start(), second.start()};
        if (device == victim)
          raise(SIGKILL);
        for (int64_t future : futures)
          mesh_rt_wait(future, "test.mlir:2:1");
      });
      return statusOfTest();
    });
    expectEnds(ends, victim);
  }
}

/// Before each op of a program in turn, by the runtime's own faults.
TEST(LostProcess, BeforeEachOp) {
  constexpr int64_t kSize = 3, kOps = 4;
  for (int64_t op = 0; op < kOps; ++op) {
    int64_t victim = op % kSize;
    std::vector<int> ends = sockets::runJob(kSize, [&](Job &job) {
      RunReport stuck;
      RunOptions options = optionsOn(job);
      options.onStuck = [&](const RunReport &report) { stuck = report; };
      Fault fault{};
      fault.kind = Fault::Kind::Kill;
      fault.device = victim;
      fault.op = op;
      options.faults = {fault};
      Machine machine(options);
      Collective sum(kSize, MESH_RT_ALL_REDUCE, 100);
      Collective next(kSize, MESH_RT_PERMUTE, 100);
      expectLoss(machine, job, victim, stuck, [&](int64_t) {
        for (int64_t i = 0; i < kOps; i += 2) {
          int64_t future = sum.start();
          next.run();
          mesh_rt_wait(future, "test.mlir:2:1");
        }
      });
      return statusOfTest();
    });
    expectEnds(ends, victim);
  }
}

/// A process leaves between two runs.
TEST(LostProcess, BetweenRuns) {
  constexpr int64_t kSize = 3;
  for (int64_t victim = 0; victim < kSize; ++victim) {
    std::vector<int> ends = sockets::runJob(kSize, [&](Job &job) {
      Machine machine(optionsOn(job));
      expectWorks(machine, kSize);
      if (job.rank() == victim)
        return statusOfTest();
      expectGone(machine, job, [](int64_t) {});
      return statusOfTest();
    });
    EXPECT_EQ(ends, std::vector<int>(kSize, 0));
  }
}

/// A process that stops is one that is late: the run fails by its deadline, and
/// ends when the process goes on.
TEST(LostProcess, Stopped) {
  constexpr int64_t kSize = 3;
  std::vector<int> ends = sockets::runJob(kSize, [](Job &job) {
    std::vector<std::string> processes = job.gather(std::to_string(getpid()));
    RunOptions options = optionsOn(job);
    options.deadline = 300ms;
    options.onStuck = [&](const RunReport &report) {
      EXPECT_NE(job.rank(), 1);
      EXPECT_EQ(report.failure.devices[1].state, DeviceReport::State::Silent);
      if (job.rank() == 0)
        kill(std::stoi(processes[1]), SIGCONT);
    };
    Machine machine(options);
    Collective collective(kSize, MESH_RT_ALL_REDUCE, 8);
    RunReport report = machine.run([&](int64_t device) {
      if (device == 1)
        raise(SIGSTOP);
      collective.run();
    });
    expectParts(report,
                {"mesh.all_reduce at test.mlir:1:1: the deadline of 300 "
                 "ms expired, waiting for device 1"});
    expectWorks(machine, kSize);
    return statusOfTest();
  });
  EXPECT_EQ(ends, std::vector<int>(kSize, 0));
}

/// The watcher of a job reports a process that is killed, as it does for MPI.
TEST(LostProcess, Watched) {
  constexpr int64_t kSize = 3;
  std::string path =
      testing::TempDir() + "mesh-lost-process-" + std::to_string(getpid());
  std::vector<int> ends = sockets::runJob(
      kSize,
      [](Job &job) {
        Machine machine(optionsOn(job));
        Collective collective(kSize, MESH_RT_ALL_REDUCE, 8);
        try {
          machine.run([&](int64_t device) {
            if (device == 1)
              raise(SIGKILL);
            collective.run();
          });
        } catch (const Error &) {
          // The watcher asks this process to end.
          std::this_thread::sleep_for(kPrompt);
        }
        return 0;
      },
      [path](const std::string &, const RunReport &report) {
        // Whoever finds the file finds all of it.
        std::ofstream(path + "-part") << report.error;
        std::filesystem::rename(path + "-part", path);
      });
  EXPECT_TRUE(isKilled(ends[1])) << ends[1];
  for (int64_t rank : {0, 2})
    EXPECT_TRUE(WIFSIGNALED(ends[rank]) && WTERMSIG(ends[rank]) == SIGTERM)
        << ends[rank];
  Clock::time_point begin = Clock::now();
  while (!std::filesystem::exists(path) && Clock::now() - begin < kPrompt)
    std::this_thread::sleep_for(1ms);
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  std::filesystem::remove(path);
  RunReport report;
  report.error = text.str();
  expectParts(report, {"device 1: its process was killed (SIGKILL)",
                       "device 1: killed"});
}
