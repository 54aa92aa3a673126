//===- RunEndBarrierTest.cpp - The end of a run at all devices ------------===//

#include "transports/job/RunEndBarrier.h"

#include "transports/job/MpiJob.h"

#include <deque>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <thread>

using namespace mesh::rt;
using namespace std::chrono_literals;

namespace {
constexpr int kNumProcesses = 3;

/// Messages that processes have sent and the test has not delivered yet, by
/// sender and receiver.
using Mail = std::map<std::pair<int, int>, std::deque<std::vector<char>>>;

/// MPI as one process has it: all is sent at once.
class FakeMpi final : public MpiLibrary {
public:
  FakeMpi(int self, Mail &mail) : self(self), mail(mail) {}

  int rank() const override { return self; }
  int size() const override { return kNumProcesses; }
  int ranksOnNode() const override { return kNumProcesses; }
  int rankOnNode() const override { return self; }
  int maxTag() const override { return 1; }
  Channel split(int, int) override { return 0; }
  void release(Channel) override {}
  Request send(Channel, int to, int, const void *data, int bytes) override {
    const auto *begin = static_cast<const char *>(data);
    mail[{self, to}].emplace_back(begin, begin + bytes);
    return {};
  }
  Request receive(Channel, int, int, void *, int) override { return {}; }
  bool test(Request &) override { return true; }
  bool receiveAny(Channel, int, int &, std::vector<char> &) override {
    return false;
  }

private:
  const int self;
  Mail &mail;
};

/// A process with its device.
struct Process {
  Process(int rank, Mail &mail, std::chrono::milliseconds deadline = 20s)
      : mpi(rank, mail), run(kNumProcesses, deadline, /*trace=*/false,
                             /*credits=*/0, /*flopRate=*/0),
        device(rank, run, devices, {}), transferQueue(mpi), pollPolicy(mpi),
        runEnd(device, mpi, transferQueue) {
    run.begin();
    runEnd.reset();
  }

  /// Takes the oldest message of `sender`.
  void take(int sender, Mail &mail) {
    auto &messages = mail[{sender, mpi.rank()}];
    ASSERT_FALSE(messages.empty());
    Reader reader({messages.front().data(), messages.front().size()});
    auto header = reader.get<MessageHeader>();
    EXPECT_TRUE(runEnd.accept(header, reader, sender));
    messages.pop_front();
  }

  FakeMpi mpi;
  RunState run;
  std::vector<std::unique_ptr<Device>> devices;
  Device device;
  TransferQueue transferQueue;
  PollPolicy pollPolicy;
  RunEndBarrier runEnd;
};

class RunEndBarrierTest : public testing::Test {
protected:
  /// Process `last` takes one message of each of `senders` in turn, while it
  /// awaits the ends; returns how many it has taken when it is done.
  size_t awaitEnds(Process &last, const std::vector<int> &senders) {
    size_t numTaken = 0;
    std::vector<DeviceReport> known;
    std::unique_lock lock(last.mpi.mutex);
    EXPECT_TRUE(last.runEnd.awaitEnds(
        lock, last.pollPolicy,
        [&] {
          if (numTaken < senders.size())
            last.take(senders[numTaken++], mail);
          last.transferQueue.poll();
          return RunEndBarrier::Progress{true, true};
        },
        known));
    return numTaken;
  }

  Mail mail;
  Process first{0, mail}, second{1, mail}, third{2, mail};
};
} // namespace

TEST_F(RunEndBarrierTest, AllEnd) {
  for (Process *process : {&first, &second, &third})
    process->runEnd.announceEnd();
  EXPECT_EQ(awaitEnds(third, {0, 1}), 2U);
  EXPECT_FALSE(third.run.cancelled());
}

/// The first process has ended when it finds that the run has failed. The
/// second one learns of it and ends, which the third one hears first.
TEST_F(RunEndBarrierTest, EndsThatComeBeforeTheFailure) {
  first.runEnd.announceEnd();
  third.runEnd.announceEnd();
  first.run.fail(1, "no more");
  first.runEnd.announceFailure();
  second.take(0, mail);
  second.take(0, mail);
  EXPECT_TRUE(second.run.cancelled());
  second.runEnd.announceFailure();
  second.runEnd.announceEnd();
  EXPECT_EQ(awaitEnds(third, {0, 1, 0}), 3U);
  EXPECT_TRUE(third.run.cancelled());
  EXPECT_EQ(third.run.failedDevice, 1);
  EXPECT_EQ(third.run.failure, "no more");
}

/// A process that has not heard of the failure waits for an end without limit;
/// one that has waits for the deadline.
TEST_F(RunEndBarrierTest, EndsThatDoNotCome) {
  Process hasty(0, mail, 30ms);
  third.runEnd.announceEnd();
  hasty.take(2, mail);
  Clock::time_point begin = Clock::now();
  std::vector<DeviceReport> known;
  std::unique_lock lock(hasty.mpi.mutex);
  EXPECT_FALSE(hasty.runEnd.awaitEnds(
      lock, hasty.pollPolicy,
      [&] {
        if (Clock::now() - begin > 60ms)
          hasty.run.fail(1, "no more");
        return RunEndBarrier::Progress{false, true};
      },
      known));
  EXPECT_GE(Clock::now() - begin, 60ms);
  ASSERT_EQ(known.size(), 3U);
  EXPECT_EQ(known[1].state, DeviceReport::State::Silent);
  EXPECT_EQ(known[2].state, DeviceReport::State::Finished);
}

/// Time without a look does not count: the process was stopped.
TEST_F(RunEndBarrierTest, ProcessThatIsStopped) {
  Process hasty(0, mail, 200ms);
  hasty.run.fail(1, "no more");
  std::optional<Clock::time_point> resumed;
  std::vector<DeviceReport> known;
  std::unique_lock lock(hasty.mpi.mutex);
  EXPECT_FALSE(hasty.runEnd.awaitEnds(
      lock, hasty.pollPolicy,
      [&] {
        if (!resumed) {
          std::this_thread::sleep_for(1200ms);
          resumed = Clock::now();
        }
        return RunEndBarrier::Progress{false, true};
      },
      known));
  EXPECT_GE(Clock::now() - *resumed, 100ms);
}
