//===- JobFailureTest.cpp - Failures among processes ----------------------===//
//
// The same on all transports between processes.
//
//===----------------------------------------------------------------------===//

#include "JobTest.h"

#include <stdexcept>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {
using JobFailure = OnJob;
} // namespace

TEST_F(JobFailure, DifferentKinds) {
  Machine machine(options());
  expectFailure(machine, [&](int64_t device) { runDifferentKinds(device); },
                {"different ops", "device 1 runs mesh.permute at test.mlir:1:1",
                 "mesh.all_reduce at", "kinds differ"});
}

TEST_F(JobFailure, DifferentShapes) {
  Machine machine(options());
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  TestTensor &own = device == 1 ? small : tensor;
                  const mesh_rt_memref *memref = own.upload();
                  mesh_rt_run(&op, memref, memref, 0);
                },
                {"shapes differ", "8xf32", "2xf32"});
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op send = opOf(MESH_RT_SEND);
                  mesh_rt_op recv = opOf(MESH_RT_RECV);
                  if (device == 0)
                    mesh_rt_run(&send, tensor.upload(), nullptr, 1);
                  if (device == 1)
                    mesh_rt_run(&recv, nullptr, small.upload(), 0);
                },
                {"device 1 runs mesh.recv at test.mlir:1:1 into 2xf32, but "
                 "device 0 runs mesh.send at test.mlir:1:1 of 8xf32"});
}

TEST_F(JobFailure, DeviceFinishesEarly) {
  Machine machine(options());
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  const mesh_rt_memref *memref = tensor.upload();
                  if (device != 1)
                    mesh_rt_run(&op, memref, memref, 0);
                },
                {"device 1 has finished its program and never reaches this op",
                 "mesh.all_reduce at", "device 1: finished"});
  for (TestTensor *sent : {&tensor, &large})
    expectFailure(machine,
                  [&](int64_t device) {
                    mesh_rt_op op = opOf(MESH_RT_SEND);
                    if (device == 0)
                      mesh_rt_run(&op, sent->upload(), nullptr, 1);
                  },
                  {"device 0: mesh.send at test.mlir:1:1: device 1 has "
                   "finished its program and never reaches this op"});
}

TEST_F(JobFailure, Deadline) {
  Machine hasty(options(200ms));
  expectFailure(hasty,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  const mesh_rt_memref *memref = tensor.upload();
                  if (device == 1)
                    std::this_thread::sleep_for(800ms);
                  mesh_rt_run(&op, memref, memref, 0);
                },
                {"mesh.all_reduce at test.mlir:1:1: the deadline of 200 ms "
                 "expired, waiting for device 1",
                 "device 1: running"});
}

TEST_F(JobFailure, DeviceFails) {
  Machine machine(options());
  static const std::string message = "loss is not a number";
  expectFailure(machine,
                [&](int64_t device) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  const mesh_rt_memref *memref = large.upload();
                  if (device == 1) {
                    std::this_thread::sleep_for(20ms * numDevices());
                    fail(message);
                  }
                  mesh_rt_run(&op, memref, memref, 0);
                },
                {"device 1: loss is not a number", "device 1: failed",
                 "device 0: waiting for device 1 in mesh.all_reduce"});
  expectFailure(machine,
                [&](int64_t) {
                  mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                  const mesh_rt_memref *memref = tensor.upload();
                  (void)mesh_rt_start(&op, memref, memref, 0);
                },
                {"the program ended without waiting for mesh.all_reduce"});
}

/// Again and again, one device ends before the others, or all but one do: none
/// goes on without having heard of the failure.
TEST_F(JobFailure, AgainAndAgain) {
  Machine machine(options());
  for (int i = 0; i < 20; ++i)
    expectFailure(machine,
                  [&](int64_t device) {
                    bool isOther = device == i / 2 % numDevices();
                    if (isOther == (i % 2 == 0))
                      return;
                    mesh_rt_op op = opOf(MESH_RT_ALL_REDUCE);
                    const mesh_rt_memref *memref = large.upload();
                    int64_t future = mesh_rt_start(&op, memref, memref, 0);
                    mesh_rt_wait(future, "test.mlir:30:1");
                  },
                  {"and never reach"});
}
