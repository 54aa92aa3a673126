//===- OpRunner.h - from the calls of a program to flights ------*- C++ -*-===//
//
// What all transports do alike: futures, counters, the timeline, and the
// checks that an op makes sense by itself. A transport starts a flight, and
// waits for one.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_OPRUNNER_H
#define MESH_RT_CORE_OPRUNNER_H

#include "Communicator.h"
#include "Device.h"
#include "FlightPool.h"
#include "OpCheck.h"
#include "Report.h"
#include "mesh-rt/element.h"

namespace mesh::rt {

template <typename Flight>
class OpRunner : public Communicator {
public:
  explicit OpRunner(Device &device) : device(device) {}

  Status start(const mesh_rt_op &op, const mesh_rt_memref *src,
               const mesh_rt_memref *dst, int64_t peer, int64_t &future) final {
    device.trace.enterCall();
    Flight *flight = nullptr;
    Status status = takeOff(op, src, dst, peer, /*isAsync=*/true, flight);
    device.trace.leaveCall();
    if (status == Status::Ok)
      future = flights.futureOf(*flight);
    return status;
  }

  Status run(const mesh_rt_op &op, const mesh_rt_memref *src,
             const mesh_rt_memref *dst, int64_t peer) final {
    device.trace.enterCall();
    Flight *flight = nullptr;
    if (takeOff(op, src, dst, peer, /*isAsync=*/false, flight) ==
            Status::Failed ||
        waitFor(*flight, nullptr) == Status::Failed)
      return Status::Failed;
    if (device.trace.enabled)
      device.trace.record(Span::Category::Communication, op.name, op.location,
                          flight->startedAt, Clock::now(), flight->bytes);
    note(Event::Kind::Done, *flight, op.location);
    flights.release(*flight);
    device.trace.leaveCall();
    return Status::Ok;
  }

  Status wait(int64_t future, const char *location) final {
    if (device.run.cancelled())
      return Status::Failed;
    device.trace.enterCall();
    Clock::time_point begin;
    if (device.trace.enabled)
      begin = Clock::now();
    ++device.counters.waits;
    Flight *flight = flights.find(future);
    if (!flight)
      return device.fail(std::string("wait at ") + location +
                         ": the future is not in flight (each one is waited "
                         "for once)");
    note(Event::Kind::Wait, *flight, location);
    if (device.faultInjector)
      device.faultInjector->beforeWait();
    if (waitFor(*flight, location) == Status::Failed)
      return Status::Failed;
    note(Event::Kind::Done, *flight, location);
    if (device.trace.enabled)
      device.trace.record(Span::Category::Wait, flight->op.name, location,
                          begin, Clock::now());
    flights.release(*flight);
    device.trace.leaveCall();
    return Status::Ok;
  }

  const mesh_rt_op *findPending() const final {
    const Flight *flight = flights.findInUse();
    return flight ? &flight->op : nullptr;
  }

  Status finish() final {
    std::string pending;
    flights.forEachInUse([&](const Flight &flight) {
      pending += (pending.empty() ? "" : ", ") + describeOp(flight.op);
    });
    if (pending.empty())
      return flush();
    return device.fail("the program ended without waiting for " + pending);
  }

protected:
  /// Starts `flight`, whose op has sensible fields.
  virtual Status launch(Flight &flight, const View &src, const View &dst) = 0;
  /// Returns when the flight is done; `waitLocation` is null in a run.
  virtual Status waitFor(Flight &flight, const char *waitLocation) = 0;

  /// Returns when all that was sent is received, for transports whose sends
  /// may return before.
  virtual Status flush() { return Status::Ok; }

  Status failOp(const mesh_rt_op &op, const std::string &message) {
    return device.fail(describeOp(op) + ": " + message);
  }

  /// The devices in `gone` can take part in `op` no more.
  Status failGone(const mesh_rt_op &op, const std::vector<int64_t> &gone) {
    return failOp(op, describeGone(gone));
  }
  Status failExpired(const mesh_rt_op &op,
                     const std::vector<int64_t> &awaited) {
    return failOp(op, "the deadline of " + formatDuration(device.run.deadline) +
                          " expired, waiting for " + formatDevices(awaited));
  }

  /// Runs `wait(begin)`, which waits for `flight`, while the device says that
  /// it does. If that fails, `getPeers()` are those for whom it waits.
  template <typename Wait, typename GetPeers>
  Status recordWait(const Flight &flight, const char *waitLocation, Wait wait,
                    GetPeers getPeers) {
    Activity &activity = device.activity;
    activity.name = flight.op.name;
    activity.location = flight.op.location;
    activity.waitLocation = waitLocation;
    Clock::time_point begin = Clock::now();
    activity.since = begin;
    activity.state = Activity::State::Waiting;
    if (device.box)
      device.box->beginWait(flight.op.name, flight.op.location, waitLocation,
                            getPeers(), begin);
    Status status = wait(begin);
    device.counters.waiting += Clock::now() - begin;
    if (device.box)
      device.box->endWait();
    if (status == Status::Ok)
      activity.state = Activity::State::Running;
    else
      activity.peers = getPeers();
    return status;
  }

  Device &device;
  FlightPool<Flight> flights;

private:
  void note(Event::Kind kind, const Flight &flight, const char *location) {
    device.record.add(kind, flight.op.name, location,
                      flight.isMessage() ? flight.peer : -1, flight.bytes);
  }

  Status takeOff(const mesh_rt_op &op, const mesh_rt_memref *src,
                 const mesh_rt_memref *dst, int64_t peer, bool isAsync,
                 Flight *&result) {
    if (device.enter(op.name, op.location) == Status::Failed)
      return Status::Failed;
    if (std::string error = checkFields(op); !error.empty())
      return failOp(op, error);
    auto size =
        static_cast<int32_t>(sizeOf(static_cast<mesh_rt_type>(op.element)));
    View from = makeView(src, op.rank, size), to = makeView(dst, op.rank, size);
    Flight &flight = flights.take();
    flight.isAsync = isAsync;
    flight.op = op;
    flight.number = device.counters.communications++;
    flight.peer = peer;
    flight.bytes = (from.data ? from : to).numBytes();
    note(isAsync ? Event::Kind::Start : Event::Kind::Run, flight, op.location);
    if (device.faultInjector)
      device.faultInjector->beforeOp(flight.number, device.run);
    if (device.trace.enabled)
      flight.startedAt = Clock::now();
    result = &flight;
    return launch(flight, from, to);
  }
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_OPRUNNER_H
