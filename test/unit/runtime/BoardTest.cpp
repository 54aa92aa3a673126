//===- BoardTest.cpp - small collectives over boards ----------------------===//
//
// Devices that each have a core meet on boards. Tests run where there are two
// cores, so here the hub is told that there are more.
//
//===----------------------------------------------------------------------===//

#include "transports/threads/Endpoint.h"

#include "CollectiveReference.h"

#include <gtest/gtest.h>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

constexpr int64_t kFirst = 1;

/// Where `number` was placed, shown.
Note *showOn(Board &board, int64_t number, int64_t unread) {
  Note &note = board.place(number, unread);
  Board::show(note, number);
  return &note;
}

class Endpoints {
public:
  explicit Endpoints(int64_t n)
      : run(n, std::chrono::seconds(20), /*trace=*/false, /*credits=*/0,
            /*flopRate=*/0),
        placement({.all = std::vector<Core>(n)}, n, n),
        hub(placement, /*links=*/nullptr) {
    hub.endpoints.resize(n);
    for (int64_t i = 0; i < n; ++i) {
      devices.push_back(
          std::make_unique<Device>(i, run, devices, std::vector<Fault>()));
      auto endpoint = std::make_unique<Endpoint>(*devices[i], hub);
      hub.endpoints[i] = endpoint.get();
      devices[i]->communicator = std::move(endpoint);
    }
  }

  template <typename Fn>
  void onEach(Fn body) {
    std::vector<std::thread> threads;
    for (auto &device : devices)
      threads.emplace_back([&] { body(device->position); });
    for (std::thread &thread : threads)
      thread.join();
  }
  Communicator &at(int64_t device) { return *devices[device]->communicator; }

  RunState run;
  Placement placement;
  Hub hub;
  std::vector<std::unique_ptr<Device>> devices;
};

} // namespace

TEST(Board, ShowsNotesByNumber) {
  Board board;
  Note &note = board.place(kFirst, kFirst);
  EXPECT_EQ(board.find(kFirst), nullptr);
  Board::show(note, kFirst);
  EXPECT_EQ(board.find(kFirst), &note);
  EXPECT_EQ(board.find(kFirst + 1), nullptr);
}

TEST(Board, PutsAsideWhatHasNoPlace) {
  Board board;
  constexpr int64_t kCount = 3 * Board::kPlaces;
  std::vector<Note *> notes(kCount + 1);
  for (int64_t i = kFirst; i <= kCount; ++i) {
    EXPECT_EQ(board.find(i), nullptr);
    notes[i] = showOn(board, i, kFirst);
  }
  for (int64_t i = kFirst; i <= kCount; ++i)
    EXPECT_EQ(board.find(i), notes[i]) << i;
  // All but the last two have been read.
  Note *next = showOn(board, kCount + 1, kCount - 1);
  EXPECT_EQ(board.find(kCount + 1), next);
  EXPECT_EQ(board.find(kCount), notes[kCount]);
  EXPECT_EQ(board.find(kCount - 2), nullptr);
}

TEST(Board, TakesPlacesAgain) {
  Board board;
  Note *first = showOn(board, kFirst, kFirst);
  EXPECT_EQ(showOn(board, kFirst + Board::kPlaces, kFirst + 1), first);
  EXPECT_EQ(board.find(kFirst), nullptr);
}

TEST(Board, EveryNumberOfMembers) {
  for (int64_t n = 2; n <= Note::kMaxMembers; ++n) {
    Endpoints endpoints(n);
    Axes axes{{n, 1}};
    mesh_rt_op reduce = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_I32, 1, axes);
    mesh_rt_op gather = makeOp(MESH_RT_ALL_GATHER, MESH_RT_I32, 1, axes);
    endpoints.onEach([&](int64_t device) {
      TestTensor mine(MESH_RT_I32, {1}), sum(MESH_RT_I32, {1});
      TestTensor all(MESH_RT_I32, {n});
      std::vector<double> expected(n);
      double total = 0;
      for (int64_t i = 0; i < n; ++i)
        total += expected[i] = static_cast<double>(100 * i);
      for (int step = 0; step < 50; ++step) {
        mine.set({static_cast<double>(100 * device)});
        int64_t future = 0;
        ASSERT_EQ(endpoints.at(device).start(gather, mine.memref(),
                                             all.memref(), 0, future),
                  Status::Ok);
        ASSERT_EQ(
            endpoints.at(device).run(reduce, mine.memref(), sum.memref(), 0),
            Status::Ok);
        ASSERT_EQ(endpoints.at(device).wait(future, "test.mlir:1:1"),
                  Status::Ok);
        ASSERT_EQ(sum.get(), std::vector<double>{total});
        ASSERT_EQ(all.get(), expected);
      }
    });
  }
}

/// A member whose op is not small, too.
TEST(Board, OneMemberDiffers) {
  struct Variant {
    mesh_rt_kind kind;
    int64_t count;
    const char *expected;
  };
  for (Variant variant :
       {Variant{MESH_RT_PERMUTE, 8, "their kinds differ"},
        Variant{MESH_RT_ALL_REDUCE, 9, "their shapes differ"},
        Variant{MESH_RT_ALL_REDUCE, Note::kMaxBytes, "their shapes differ"}}) {
    constexpr int64_t kDevices = 3;
    Endpoints endpoints(kDevices);
    Axes axes{{kDevices, 1}};
    endpoints.onEach([&](int64_t device) {
      bool differs = device == 1;
      mesh_rt_op op = makeOp(differs ? variant.kind : MESH_RT_ALL_REDUCE,
                             MESH_RT_F32, 1, axes);
      Shape shape{differs ? variant.count : 8};
      TestTensor src(MESH_RT_F32, shape), dst(MESH_RT_F32, shape);
      Status status =
          endpoints.at(device).run(op, src.memref(), dst.memref(), 0);
      // Nobody takes part in the permute but the device itself.
      if (!differs || op.kind != MESH_RT_PERMUTE) {
        EXPECT_EQ(status, Status::Failed);
      }
    });
    EXPECT_NE(endpoints.run.failure.find(variant.expected), std::string::npos)
        << endpoints.run.failure;
  }
}
