//===- PointToPointTest.cpp - send and recv -------------------------------===//

#include "CollectiveReference.h"
#include "mesh-rt/run.h"

#include <gtest/gtest.h>

#include <atomic>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

mesh_rt_op sendOp(int64_t rank, int64_t tag = 0) {
  mesh_rt_op op = makeOp(MESH_RT_SEND, MESH_RT_F32, rank, {});
  op.tag = tag;
  return op;
}

mesh_rt_op recvOp(int64_t rank, int64_t tag = 0) {
  mesh_rt_op op = makeOp(MESH_RT_RECV, MESH_RT_F32, rank, {});
  op.tag = tag;
  return op;
}

TestTensor filled(double value, Shape shape = {4}) {
  TestTensor tensor(MESH_RT_F32, shape);
  tensor.set(std::vector<double>(product(shape), value));
  return tensor;
}

} // namespace

TEST(PointToPoint, Chain) {
  for (int64_t n : {2, 3, 8, 20}) {
    Machine machine({.numDevices = n});
    std::vector<double> last;
    RunReport report = machine.run([&](int64_t device) {
      mesh_rt_op send = sendOp(2), recv = recvOp(2);
      TestTensor value(MESH_RT_F32, {2, 2}, Layout::Gapped);
      value.set({1, 2, 3, static_cast<double>(device)});
      if (device > 0)
        mesh_rt_run(&recv, nullptr, value.memref(), device - 1);
      if (device + 1 < n)
        mesh_rt_run(&send, value.memref(), nullptr, device + 1);
      else
        last = value.get();
    });
    ASSERT_EQ(report.error, "");
    EXPECT_EQ(last, (std::vector<double>{1, 2, 3, 0}));
    EXPECT_EQ(report.devices[0].bytesSent, 16);
    EXPECT_EQ(report.devices[1].bytesReceived, 16);
  }
}

TEST(PointToPoint, SameTagComesInOrder) {
  Machine machine({.numDevices = 2});
  std::vector<double> received;
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op send = sendOp(1), recv = recvOp(1);
    std::vector<TestTensor> tensors;
    for (int i = 0; i < 20; ++i)
      tensors.push_back(filled(device == 0 ? i : -1));
    std::vector<int64_t> futures;
    for (TestTensor &tensor : tensors)
      futures.push_back(
          device == 0 ? mesh_rt_start(&send, tensor.memref(), nullptr, 1)
                      : mesh_rt_start(&recv, nullptr, tensor.memref(), 0));
    // Waited for in another order than started.
    for (auto future = futures.rbegin(); future != futures.rend(); ++future)
      mesh_rt_wait(*future, "test.mlir:5:1");
    if (device == 1)
      for (const TestTensor &tensor : tensors)
        received.push_back(tensor.get()[0]);
  });
  ASSERT_EQ(report.error, "");
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(received[i], i);
}

TEST(PointToPoint, TagsKeepMessagesApart) {
  Machine machine({.numDevices = 3});
  double seven = 0, eight = 0, other = 0;
  RunReport report = machine.run([&](int64_t device) {
    if (device == 2) {
      TestTensor a = filled(0), b = filled(0), c = filled(0);
      mesh_rt_op recv7 = recvOp(1, 7), recv8 = recvOp(1, 8);
      // The opposite of the senders' order.
      mesh_rt_run(&recv8, nullptr, b.memref(), 0);
      mesh_rt_run(&recv7, nullptr, a.memref(), 0);
      mesh_rt_run(&recv7, nullptr, c.memref(), 1);
      seven = a.get()[0], eight = b.get()[0], other = c.get()[0];
      return;
    }
    TestTensor a = filled(device == 0 ? 70 : 71), b = filled(80);
    mesh_rt_op send7 = sendOp(1, 7), send8 = sendOp(1, 8);
    int64_t future7 = mesh_rt_start(&send7, a.memref(), nullptr, 2);
    if (device == 0)
      mesh_rt_run(&send8, b.memref(), nullptr, 2);
    mesh_rt_wait(future7, "test.mlir:6:1");
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(seven, 70);
  EXPECT_EQ(eight, 80);
  EXPECT_EQ(other, 71);
}

TEST(PointToPoint, ExchangeAndSelf) {
  Machine machine({.numDevices = 2});
  std::vector<double> seen(4);
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op send = sendOp(1), recv = recvOp(1);
    TestTensor mine = filled(10 + static_cast<double>(device));
    TestTensor theirs = filled(0), own = filled(0);
    int64_t out = mesh_rt_start(&send, mine.memref(), nullptr, 1 - device);
    int64_t self = mesh_rt_start(&send, mine.memref(), nullptr, device);
    mesh_rt_run(&recv, nullptr, theirs.memref(), 1 - device);
    mesh_rt_run(&recv, nullptr, own.memref(), device);
    mesh_rt_wait(self, "test.mlir:7:1");
    mesh_rt_wait(out, "test.mlir:8:1");
    seen[2 * device] = theirs.get()[0];
    seen[2 * device + 1] = own.get()[0];
  });
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(seen, (std::vector<double>{11, 10, 10, 11}));
}

// Both send first: that ends only if one message can be on its way.

TEST(PointToPoint, CreditsLetSendsEnd) {
  for (int64_t credits : {1, 3}) {
    Machine machine({.numDevices = 2, .credits = credits});
    for (int64_t run = 0; run < 3; ++run) {
      std::vector<double> received[2];
      RunReport report = machine.run([&](int64_t device) {
        mesh_rt_op send = sendOp(1), recv = recvOp(1);
        for (int64_t i = 0; i < credits; ++i) {
          TestTensor value = filled(10 * device + i);
          mesh_rt_run(&send, value.memref(), nullptr, 1 - device);
        }
        for (int64_t i = 0; i < credits; ++i) {
          TestTensor value = filled(-1);
          mesh_rt_run(&recv, nullptr, value.memref(), 1 - device);
          received[device].push_back(value.get()[0]);
        }
      });
      ASSERT_EQ(report.error, "");
      for (int64_t i = 0; i < credits; ++i) {
        EXPECT_EQ(received[0][i], 10 + i);
        EXPECT_EQ(received[1][i], i);
      }
      EXPECT_EQ(report.devices[0].bytesSent, 16 * credits);
      EXPECT_EQ(report.devices[0].bytesReceived, 16 * credits);
    }
  }
}

TEST(PointToPoint, CreditsAreBounded) {
  using namespace std::chrono_literals;
  Machine machine({.numDevices = 2, .deadline = 200ms, .credits = 1});
  // A call that fails does not return: nothing is destroyed in the program.
  TestTensor values[] = {filled(0), filled(1)};
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op send = sendOp(1), recv = recvOp(1);
    TestTensor &value = values[device];
    for (int i = 0; i < 2; ++i)
      mesh_rt_run(&send, value.memref(), nullptr, 1 - device);
    for (int i = 0; i < 2; ++i)
      mesh_rt_run(&recv, nullptr, value.memref(), 1 - device);
  });
  EXPECT_NE(report.error.find("the deadline of 200 ms expired"),
            std::string::npos)
      << report.error;
}

// A message that was sent on credit is no less an error if it is not received.

TEST(PointToPoint, CreditsDoNotHideLostMessages) {
  Machine machine({.numDevices = 2, .credits = 4});
  RunReport report = machine.run([&](int64_t device) {
    mesh_rt_op send = sendOp(1);
    TestTensor value = filled(device);
    if (device == 0)
      mesh_rt_run(&send, value.memref(), nullptr, 1);
  });
  EXPECT_NE(report.error.find("device 1 has finished its program and never "
                              "reaches this op"),
            std::string::npos)
      << report.error;
}

// Many messages of several tags, in another order than sent, with whatever
// credits: senders and receivers race for each of them.

TEST(PointToPoint, CreditsUnderLoad) {
  for (int64_t credits : {0, 1, 2, 8}) {
    Machine machine({.numDevices = 3, .credits = credits});
    std::atomic<int64_t> wrong = 0;
    RunReport report = machine.run([&](int64_t device) {
      int64_t to = (device + 1) % 3, from = (device + 2) % 3;
      for (int64_t round = 0; round < 100; ++round) {
        mesh_rt_op recv = recvOp(1, round % 5);
        TestTensor in = filled(-1), out = filled(1000 * device + round);
        int64_t future = mesh_rt_start(&recv, nullptr, in.memref(), from);
        mesh_rt_op send = sendOp(1, round % 5);
        mesh_rt_run(&send, out.memref(), nullptr, to);
        out.set({-2, -2, -2, -2});
        mesh_rt_wait(future, "test");
        wrong += in.get()[3] != 1000 * from + round;
      }
    });
    ASSERT_EQ(report.error, "");
    EXPECT_EQ(wrong, 0) << credits << " credits";
  }
}
