//===- NcclEndpoint.cpp - Starting ops and waiting for them ---------------===//

#include "NcclEndpoint.h"

#include "core/Deadline.h"
#include "core/Pattern.h"
#include "devices/cuda/LoneCollective.h"
#include "mesh-rt/text.h"

#include <algorithm>

using namespace mesh::rt;

/// The interval at which messages are moved on where others wait for the
/// sequencer.
static constexpr std::chrono::microseconds kSequencerNap{20};

/// The longest time that NCCL may take to connect the members of a
/// communicator, which is done once and does not count as waiting for an op.
static constexpr std::chrono::seconds kConnectionTime{60};

NcclEndpoint::NcclEndpoint(Device &device, GpuProcessor &processor,
                           NcclContext context)
    : OpRunner(device), processor(processor), context(std::move(context)),
      mpi(this->context.mpi), gpu(this->context.gpus->of(device.position)),
      transferQueue(mpi), pollPolicy(mpi), runEnd(device, mpi, transferQueue),
      scratch(processor.gpuMemory()),
      progressThread(
          device, mpi.mutex, [this] { return findInterval(); },
          [this] { progress(); }) {
  if (device.position == 0)
    sequencer = std::make_unique<Sequencer>(
        [this](int64_t other, const Order &order) { tellOrder(other, order); },
        [this](int64_t other, const std::string &message) {
          this->device.run.fail(other, message);
        });
}

NcclEndpoint::~NcclEndpoint() {
  progressThread.stop();
  endComms();
}

void NcclEndpoint::reset() {
  std::lock_guard lock(mpi.mutex);
  ++mpi.numRuns;
  runEnd.reset();
  // A run that has failed has aborted all communicators.
  bool isAnew = device.run.cancelled();
  if (isAnew)
    ids.clear();
  if (sequencer)
    sequencer->reset(isAnew);
  started.clear();
  orders.clear();
  answer.reset();
  connectingSince.reset();
  requests.reset();
  scratch.reset();
  isConcluding = false;
}

void NcclEndpoint::begin() {
  std::lock_guard lock(mpi.mutex);
  progressThread.begin();
}

void NcclEndpoint::progress() {
  poll();
  checkComms();
}

std::chrono::microseconds NcclEndpoint::findInterval() const {
  if (sequencer)
    return kSequencerNap;
  return started.empty() ? kIdleProgressInterval : kProgressInterval;
}

//===----------------------------------------------------------------------===//
// Starting
//===----------------------------------------------------------------------===//

Status NcclEndpoint::findGroup(const mesh_rt_op &op, const Group *&found) {
  for (const Group &group : groups)
    if (group.isOver(op.axes, op.num_axes)) {
      found = &group;
      return Status::Ok;
    }
  Group group;
  Status status = makeGroup(device.position, device.run.numDevices, op.axes,
                            op.num_axes, group);
  if (status == Status::Ok)
    found = &groups.emplace_back(std::move(group));
  return status;
}

void NcclEndpoint::plan(NcclRequest &request) {
  if (request.isMessage() && request.peer == device.position)
    return;
  CurrentGpu scope(gpu);
  auto allocate = [&](int64_t bytes) {
    void *block = scratch.allocate(/*alignment=*/256, bytes);
    if (!block)
      throw Error("there is no memory for " + formatBytes(bytes) +
                  " on the way on " + gpu.describe() + ", where " +
                  gpu.describeMemory());
    request.memory.push_back(block);
    return static_cast<char *>(block);
  };
  request.stages =
      planForNccl({request.op, request.src, request.dst, request.group,
                   /*peerRank=*/request.peer < device.position ? 0 : 1,
                   context.orderedSums, allocate});
  device.counters.scratchBytes =
      std::max(device.counters.scratchBytes, scratch.peakBytes());
}

Status NcclEndpoint::launch(NcclRequest &request, const View &src,
                            const View &dst) {
  NvtxRange range(request.op.name, request.op.location);
  request.src = src;
  request.dst = dst;
  try {
    return begin(request);
  } catch (const Error &error) {
    return failOp(request.op, error.what());
  }
}

Status NcclEndpoint::begin(NcclRequest &request) {
  const mesh_rt_op &op = request.op;
  request.group = nullptr;
  request.stages.clear();
  request.nextStage = 0;
  request.stream = nullptr;
  request.isEnqueued = request.isElsewhere = false;
  request.memory.clear();
  Status status = request.isMessage()
                      ? checkPeer(request.peer, device.run.numDevices)
                      : findGroup(op, request.group);
  if (status == Status::Ok)
    status = checkOp(op, request.src, request.dst, request.group);
  if (status == Status::Failed)
    return failOp(op, std::move(status));
  const GpuStream &stream = processor.computeStream();
  if (request.group && request.group->size() == 1) {
    enqueueAlone(stream, op, *request.group, request.src, request.dst);
    request.isEnqueued = true;
    return Status::Ok;
  }
  plan(request);
  if (!request.ready) {
    CurrentGpu scope(gpu);
    request.gpus = context.gpus;
    request.ready = makeEvent(gpu.driver);
    request.done = makeEvent(gpu.driver);
  }
  stream.record(request.ready);
  NoExit stay(device);
  std::lock_guard lock(mpi.mutex);
  started[request.number] = &request;
  tellStart(request);
  poll();
  return device.run.cancelled() ? Status::Failed : Status::Ok;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

Status NcclEndpoint::waitFor(NcclRequest &request, const char *waitLocation) {
  NoExit stay(device);
  try {
    std::unique_lock lock(mpi.mutex);
    if (!request.isEnqueued)
      poll();
    if (!request.isEnqueued &&
        recordWait(
            request, waitLocation,
            [&](Clock::time_point begin) {
              ProgressThread::Pause pause(progressThread);
              return waitUntilEnqueued(lock, request, begin);
            },
            [&] { return findAbsent(lock, request); }) == Status::Failed)
      return Status::Failed;
    lock.unlock();
    return join(request);
  } catch (const Error &error) {
    return failOp(request.op, error.what());
  }
}

Status NcclEndpoint::waitUntilEnqueued(std::unique_lock<std::mutex> &lock,
                                       NcclRequest &request,
                                       Clock::time_point begin) {
  Deadline deadline(begin, device.run.deadline);
  pollPolicy.begin();
  while (true) {
    bool hasMoved = poll();
    if (request.isEnqueued)
      return Status::Ok;
    if (device.run.cancelled())
      return Status::Failed;
    if (pollPolicy.pollsAgain(hasMoved))
      continue;
    checkComms();
    Clock::time_point now = Clock::now();
    if (connectingSince && now - *connectingSince < kConnectionTime)
      deadline = Deadline(now, device.run.deadline);
    if (deadline.look(now) <= Clock::duration::zero()) {
      std::vector<int64_t> absent = findAbsent(lock, request);
      // To ask takes a while, in which they may have come.
      if (request.isEnqueued)
        return Status::Ok;
      if (connectingSince && absent.empty())
        return failOp(request.op,
                      "NCCL has not connected " +
                          formatDevices(orders.front().order.members) +
                          " within " + formatDuration(now - *connectingSince));
      return failExpired(request.op, absent);
    }
    pollPolicy.sleep(lock);
  }
}

/// Makes the device's stream wait for what was given to another one.
Status NcclEndpoint::join(NcclRequest &request) {
  if (request.isElsewhere)
    processor.computeStream().wait(request.done);
  for (void *block : request.memory)
    (void)scratch.free(block);
  request.memory.clear();
  if (request.isMessage()) {
    if (request.peer != device.position)
      (request.op.kind == MESH_RT_RECV ? device.counters.bytesReceived
                                       : device.counters.bytesSent) +=
          request.bytes;
  } else {
    int64_t source = -1;
    std::vector<int64_t> readers;
    if (hasOneSource(request.op))
      findPeers(request.op, *request.group, source, readers);
    Traffic traffic =
        trafficOf(request.op, request.src, request.dst, *request.group,
                  /*isChunked=*/true, source, readers);
    device.counters.bytesReceived += traffic.received;
    device.counters.bytesSent += traffic.sent;
  }
  request.isDone = true;
  return processor.mark(request.op.name, request.op.location);
}
