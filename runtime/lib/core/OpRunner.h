//===- OpRunner.h - From calls of a program to requests ---------*- C++ -*-===//
//
// The common part of all transports: futures, counters, the timeline, and the
// checks that an op is valid by itself. A transport starts a request, and waits
// for one.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_OPRUNNER_H
#define MESH_RT_CORE_OPRUNNER_H

#include "Communicator.h"
#include "Device.h"
#include "OpCheck.h"
#include "Report.h"
#include "RequestPool.h"
#include "mesh-rt/element.h"

namespace mesh::rt {

template <typename Request>
class OpRunner : public Communicator {
public:
  explicit OpRunner(Device &device) : device(device) {}

  Status start(const mesh_rt_op &op, const mesh_rt_memref *src,
               const mesh_rt_memref *dst, int64_t peer, int64_t &future) final {
    device.trace.enterCall();
    Request *request = nullptr;
    Status status = issue(op, src, dst, peer, /*isAsync=*/true, request);
    device.trace.leaveCall();
    if (status == Status::Ok)
      future = requests.futureOf(*request);
    return status;
  }

  Status run(const mesh_rt_op &op, const mesh_rt_memref *src,
             const mesh_rt_memref *dst, int64_t peer) final {
    device.trace.enterCall();
    Request *request = nullptr;
    if (issue(op, src, dst, peer, /*isAsync=*/false, request) ==
            Status::Failed ||
        waitFor(*request, nullptr) == Status::Failed)
      return Status::Failed;
    if (device.trace.enabled)
      device.trace.record(Span::Category::Communication, op.name, op.location,
                          request->startedAt, Clock::now(), request->bytes);
    note(Event::Kind::Done, *request, op.location);
    requests.release(*request);
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
    Request *request = requests.find(future);
    if (!request)
      return device.fail(std::string("wait at ") + location +
                         ": the future is not in flight (each one is waited "
                         "for once)");
    note(Event::Kind::Wait, *request, location);
    if (device.faultInjector)
      device.faultInjector->beforeWait();
    if (waitFor(*request, location) == Status::Failed)
      return Status::Failed;
    note(Event::Kind::Done, *request, location);
    if (device.trace.enabled)
      device.trace.record(Span::Category::Wait, request->op.name, location,
                          begin, Clock::now());
    requests.release(*request);
    device.trace.leaveCall();
    return Status::Ok;
  }

  const mesh_rt_op *findPending() const final {
    const Request *request = requests.findInUse();
    return request ? &request->op : nullptr;
  }

  Status finish() final {
    std::string pending;
    requests.forEachInUse([&](const Request &request) {
      pending += (pending.empty() ? "" : ", ") + describeOp(request.op);
    });
    if (pending.empty())
      return flush();
    return device.fail("the program ended without waiting for " + pending);
  }

protected:
  /// Starts `request`, whose op has sensible fields.
  virtual Status launch(Request &request, const View &src, const View &dst) = 0;
  /// Returns when the request is done; `waitLocation` is null in a run.
  virtual Status waitFor(Request &request, const char *waitLocation) = 0;

  /// Returns when all that was sent is received, for transports whose sends
  /// may return before.
  virtual Status flush() { return Status::Ok; }

  Status failOp(const mesh_rt_op &op, const std::string &message) {
    return device.fail(describeOp(op) + ": " + message);
  }
  /// Fails with the error of `status`, if the run does not know of it.
  Status failOp(const mesh_rt_op &op, Status status) {
    return status.hasError() ? failOp(op, std::string(status.getError().what()))
                             : std::move(status);
  }

  /// The devices in `gone` can take part in `op` no more.
  Status failGone(const mesh_rt_op &op, const std::vector<int64_t> &gone) {
    return failOp(op, describeGone(gone));
  }
  Status failExpired(const mesh_rt_op &op,
                     const std::vector<int64_t> &awaited) {
    return failOp(op,
                  describeExpired(device.run.deadline, formatDevices(awaited)));
  }

  /// Runs `wait(begin)`, which waits for `request`, while the device says that
  /// it does. If that fails, `getPeers()` are those for whom it waits.
  template <typename Wait, typename GetPeers>
  Status recordWait(const Request &request, const char *waitLocation, Wait wait,
                    GetPeers getPeers) {
    Activity &activity = device.activity;
    activity.name = request.op.name;
    activity.location = request.op.location;
    activity.waitLocation = waitLocation;
    Clock::time_point begin = Clock::now();
    activity.since = begin;
    activity.state = Activity::State::Waiting;
    if (device.box)
      device.box->beginWait(request.op.name, request.op.location, waitLocation,
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
  RequestPool<Request> requests;

private:
  void note(Event::Kind kind, const Request &request, const char *location) {
    device.record.add(kind, request.op.name, location,
                      request.isMessage() ? request.peer : -1, request.bytes);
  }

  Status issue(const mesh_rt_op &op, const mesh_rt_memref *src,
               const mesh_rt_memref *dst, int64_t peer, bool isAsync,
               Request *&result) {
    if (device.enter(op.name, op.location) == Status::Failed)
      return Status::Failed;
    if (Status status = checkFields(op); status == Status::Failed)
      return failOp(op, std::move(status));
    auto size =
        static_cast<int32_t>(sizeOf(static_cast<mesh_rt_type>(op.element)));
    View from = makeView(src, op.rank, size), to = makeView(dst, op.rank, size);
    Request &request = requests.take();
    request.isAsync = isAsync;
    request.op = op;
    request.number = device.counters.communications++;
    request.peer = peer;
    request.bytes = (from.data ? from : to).numBytes();
    note(isAsync ? Event::Kind::Start : Event::Kind::Run, request, op.location);
    if (device.faultInjector)
      device.faultInjector->beforeOp(request.number, device.run);
    if (device.trace.enabled)
      request.startedAt = Clock::now();
    result = &request;
    return launch(request, from, to);
  }
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_OPRUNNER_H
