//===- BlackBoxTest.cpp - Records that outlast a device's process ---------===//

#include "core/BlackBox.h"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mesh::rt;
using namespace std::chrono_literals;

namespace {
/// A box as its process sees it, and as a watcher does.
struct Boxes {
  explicit Boxes(int64_t numDevices)
      : own(numDevices), watched(getpid(), own.getFile(), numDevices) {}

  BlackBox own, watched;
};
} // namespace

TEST(BlackBox, HasTheLastEvents) {
  Boxes boxes(4);
  EXPECT_EQ(boxes.watched.report(Clock::now()).state,
            DeviceReport::State::Running);
  EXPECT_TRUE(boxes.watched.report(Clock::now()).events.empty());
  boxes.own.setSubject("main");
  boxes.own.beginRun();
  for (int64_t i = 0; i < 50; ++i)
    boxes.own.add(Event::Kind::Run, "mesh.send", "p.mlir:1:1", i, 8 * i,
                  TickClock::read());
  EXPECT_EQ(boxes.watched.getSubject(), "main");
  DeviceReport report = boxes.watched.report(Clock::now());
  ASSERT_EQ(report.events.size(), 20u);
  for (int64_t i = 0; i < 20; ++i) {
    EXPECT_EQ(report.events[i].op, "mesh.send");
    EXPECT_EQ(report.events[i].location, "p.mlir:1:1");
    EXPECT_EQ(report.events[i].peer, 30 + i);
    EXPECT_EQ(report.events[i].bytes, 8 * (30 + i));
  }
  EXPECT_EQ(report.op, "mesh.send");
  boxes.own.endRun();
  EXPECT_EQ(boxes.watched.report(Clock::now()).state,
            DeviceReport::State::Finished);
  // Another run begins anew.
  boxes.own.beginRun();
  EXPECT_TRUE(boxes.watched.report(Clock::now()).events.empty());
}

TEST(BlackBox, KnowsWhenEventsWere) {
  Boxes boxes(1);
  Clock::time_point begin = Clock::now();
  boxes.own.beginRun();
  for (int64_t i = 0; i < 2; ++i) {
    std::this_thread::sleep_for(20ms);
    boxes.own.add(Event::Kind::Run, "mesh.send", "p.mlir:1:1", 0, 8,
                  TickClock::read());
  }
  std::vector<Event> events = boxes.watched.report(Clock::now()).events;
  ASSERT_EQ(events.size(), 2u);
  EXPECT_GE(events[0].time, 19ms);
  EXPECT_GE(events[1].time, events[0].time + 19ms);
  EXPECT_LE(events[1].time, Clock::now() - begin);
}

TEST(BlackBox, SaysForWhomADeviceWaits) {
  Boxes boxes(200);
  boxes.own.beginRun();
  std::vector<int64_t> peers = {0, 63, 64, 199};
  boxes.own.beginWait("mesh.all_gather", "p.mlir:1:1", "p.mlir:2:1", peers,
                      Clock::now());
  DeviceReport report = boxes.watched.report(Clock::now() + 1s);
  EXPECT_EQ(report.state, DeviceReport::State::Waiting);
  EXPECT_EQ(report.op, "mesh.all_gather");
  EXPECT_EQ(report.location, "p.mlir:1:1");
  EXPECT_EQ(report.waitLocation, "p.mlir:2:1");
  EXPECT_EQ(report.peers, peers);
  EXPECT_GE(report.waited, 1s);
  boxes.own.endWait();
  EXPECT_EQ(boxes.watched.report(Clock::now()).state,
            DeviceReport::State::Running);
  boxes.own.beginWait("mesh.recv", "p.mlir:3:1", nullptr, {5}, Clock::now());
  report = boxes.watched.report(Clock::now());
  EXPECT_EQ(report.waitLocation, "");
  EXPECT_EQ(report.peers, std::vector<int64_t>{5});
}

TEST(BlackBox, KeepsTheEndOfLongTexts) {
  Boxes boxes(1);
  boxes.own.beginRun();
  std::string location = std::string(1000, 'x') + ".mlir:12:3";
  boxes.own.add(Event::Kind::Run, "mesh.send", location.c_str(), 0, 0,
                TickClock::read());
  std::string kept = boxes.watched.report(Clock::now()).location;
  EXPECT_EQ(kept, location.substr(location.size() - kept.size()));
  EXPECT_GT(kept.size(), 200u);
}

TEST(BlackBox, SaysHowTheProcessEnded) {
  Boxes boxes(1);
  EXPECT_EQ(boxes.watched.describeEnd(),
            "its process was killed (SIGKILL) before its program began");
  boxes.own.beginRun();
  EXPECT_EQ(boxes.watched.describeEnd(), "its process was killed (SIGKILL)");
  boxes.own.noteExit();
  EXPECT_EQ(boxes.watched.describeEnd(), "its process has exited");
  boxes.own.endRun();
  boxes.own.noteSignal(SIGSEGV);
  EXPECT_EQ(boxes.watched.describeEnd(),
            "its process was ended by SIGSEGV after its program had ended");
  EXPECT_FALSE(boxes.watched.isExpected());
  boxes.own.setExpected(true);
  EXPECT_TRUE(boxes.watched.isExpected());
}

TEST(BlackBox, OutlastsItsProcess) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  pid_t child = fork();
  if (child == 0) {
    BlackBox box(2);
    box.beginRun();
    box.add(Event::Kind::Run, "mesh.recv", "p.mlir:1:1", 1, 8,
            TickClock::read());
    int file = box.getFile();
    (void)!write(ends[1], &file, sizeof(file));
    pause();
    _exit(0);
  }
  int file = -1;
  ASSERT_EQ(read(ends[0], &file, sizeof(file)), ssize_t(sizeof(file)));
  BlackBox box(child, file, 2);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_EQ(box.report(Clock::now()).op, "mesh.recv");
  EXPECT_EQ(box.describeEnd(), "its process was killed (SIGKILL)");
  close(ends[0]);
  close(ends[1]);
  EXPECT_THROW(BlackBox(child, file, 2), std::exception);
}
