//===- EagerRingTest.cpp - Small collectives over eager rings -------------===//
//
// Devices that each have a core meet on eager rings. Tests run where there are
// two cores, so here the fabric is told that there are more.
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

/// Where `number` was placed, published.
EagerEntry *publishOn(EagerRing &eagerRing, int64_t number, int64_t unread) {
  EagerEntry &entry = eagerRing.place(number, unread);
  EagerRing::publish(entry, number);
  return &entry;
}

class Endpoints {
public:
  explicit Endpoints(int64_t n)
      : run(n, std::chrono::seconds(20), /*trace=*/false, /*credits=*/0,
            /*flopRate=*/0),
        placement({.all = std::vector<Core>(n)}, n, n),
        fabric(placement, /*links=*/nullptr) {
    fabric.endpoints.resize(n);
    for (int64_t i = 0; i < n; ++i) {
      devices.push_back(
          std::make_unique<Device>(i, run, devices, std::vector<Fault>()));
      auto endpoint = std::make_unique<Endpoint>(*devices[i], fabric);
      fabric.endpoints[i] = endpoint.get();
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
  Fabric fabric;
  std::vector<std::unique_ptr<Device>> devices;
};

} // namespace

TEST(EagerRing, FindsEntriesByNumber) {
  EagerRing eagerRing;
  EagerEntry &entry = eagerRing.place(kFirst, kFirst);
  EXPECT_EQ(eagerRing.find(kFirst), nullptr);
  EagerRing::publish(entry, kFirst);
  EXPECT_EQ(eagerRing.find(kFirst), &entry);
  EXPECT_EQ(eagerRing.find(kFirst + 1), nullptr);
}

TEST(EagerRing, PutsAsideWhatHasNoPlace) {
  EagerRing eagerRing;
  constexpr int64_t kCount = 3 * EagerRing::kPlaces;
  std::vector<EagerEntry *> entries(kCount + 1);
  for (int64_t i = kFirst; i <= kCount; ++i) {
    EXPECT_EQ(eagerRing.find(i), nullptr);
    entries[i] = publishOn(eagerRing, i, kFirst);
  }
  for (int64_t i = kFirst; i <= kCount; ++i)
    EXPECT_EQ(eagerRing.find(i), entries[i]) << i;
  // All but the last two have been read.
  EagerEntry *next = publishOn(eagerRing, kCount + 1, kCount - 1);
  EXPECT_EQ(eagerRing.find(kCount + 1), next);
  EXPECT_EQ(eagerRing.find(kCount), entries[kCount]);
  EXPECT_EQ(eagerRing.find(kCount - 2), nullptr);
}

TEST(EagerRing, TakesPlacesAgain) {
  EagerRing eagerRing;
  EagerEntry *first = publishOn(eagerRing, kFirst, kFirst);
  EXPECT_EQ(publishOn(eagerRing, kFirst + EagerRing::kPlaces, kFirst + 1),
            first);
  EXPECT_EQ(eagerRing.find(kFirst), nullptr);
}

TEST(EagerRing, EveryNumberOfMembers) {
  for (int64_t n = 2; n <= EagerEntry::kMaxMembers; ++n) {
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
TEST(EagerRing, OneMemberDiffers) {
  struct Variant {
    mesh_rt_kind kind;
    int64_t count;
    const char *expected;
  };
  for (Variant variant : {Variant{MESH_RT_PERMUTE, 8, "their kinds differ"},
                          Variant{MESH_RT_ALL_REDUCE, 9, "their shapes differ"},
                          Variant{MESH_RT_ALL_REDUCE, EagerEntry::kMaxBytes,
                                  "their shapes differ"}}) {
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
