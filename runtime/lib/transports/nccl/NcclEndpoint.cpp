//===- NcclEndpoint.cpp - starting ops and waiting for them ---------------===//

#include "NcclEndpoint.h"

#include "core/Deadline.h"
#include "core/Pattern.h"
#include "devices/cuda/LoneCollective.h"
#include "mesh-rt/text.h"

#include <algorithm>

using namespace mesh::rt;

/// How often messages are moved on where others wait for the sequencer.
static constexpr std::chrono::microseconds kSequencerNap{20};

/// How long NCCL may take to connect the members of a communicator: what is
/// done once does not count as waiting for an op.
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
  flights.reset();
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

const Group *NcclEndpoint::findGroup(const mesh_rt_op &op, std::string &error) {
  for (const Group &group : groups)
    if (group.isOver(op.axes, op.num_axes))
      return &group;
  Group group;
  error = makeGroup(device.position, device.run.numDevices, op.axes,
                    op.num_axes, group);
  return error.empty() ? &groups.emplace_back(std::move(group)) : nullptr;
}

void NcclEndpoint::plan(NcclFlight &flight) {
  if (flight.isMessage() && flight.peer == device.position)
    return;
  CurrentGpu scope(gpu);
  auto allocate = [&](int64_t bytes) {
    void *block = scratch.allocate(/*alignment=*/256, bytes);
    if (!block)
      throw std::runtime_error("there is no memory for " + formatBytes(bytes) +
                               " on the way on " + gpu.describe() + ", where " +
                               gpu.describeMemory());
    flight.memory.push_back(block);
    return static_cast<char *>(block);
  };
  flight.stages =
      planForNccl({flight.op, flight.src, flight.dst, flight.group,
                   /*peerRank=*/flight.peer < device.position ? 0 : 1,
                   context.orderedSums, allocate});
  device.counters.scratchBytes =
      std::max(device.counters.scratchBytes, scratch.peakBytes());
}

Status NcclEndpoint::launch(NcclFlight &flight, const View &src,
                            const View &dst) {
  NvtxRange range(flight.op.name, flight.op.location);
  flight.src = src;
  flight.dst = dst;
  try {
    return begin(flight);
  } catch (const std::runtime_error &error) {
    return failOp(flight.op, error.what());
  }
}

Status NcclEndpoint::begin(NcclFlight &flight) {
  const mesh_rt_op &op = flight.op;
  flight.group = nullptr;
  flight.stages.clear();
  flight.nextStage = 0;
  flight.stream = nullptr;
  flight.isLaid = flight.isElsewhere = false;
  flight.memory.clear();
  std::string error;
  if (flight.isMessage()) {
    int64_t numDevices = device.run.numDevices;
    if (flight.peer < 0 || flight.peer >= numDevices)
      error = "peer must be less than " + std::to_string(numDevices) +
              ", got " + std::to_string(flight.peer);
  } else {
    flight.group = findGroup(op, error);
  }
  if (error.empty())
    error = checkOp(op, flight.src, flight.dst, flight.group);
  if (!error.empty())
    return failOp(op, error);
  const GpuStream &stream = processor.computeStream();
  if (flight.group && flight.group->size() == 1) {
    layAlone(stream, op, *flight.group, flight.src, flight.dst);
    flight.isLaid = true;
    return Status::Ok;
  }
  plan(flight);
  if (!flight.ready) {
    CurrentGpu scope(gpu);
    flight.gpus = context.gpus;
    flight.ready = makeEvent(gpu.driver);
    flight.done = makeEvent(gpu.driver);
  }
  stream.record(flight.ready);
  NoExit stay(device);
  std::lock_guard lock(mpi.mutex);
  started[flight.number] = &flight;
  tellStart(flight);
  poll();
  return device.run.cancelled() ? Status::Failed : Status::Ok;
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

Status NcclEndpoint::waitFor(NcclFlight &flight, const char *waitLocation) {
  NoExit stay(device);
  try {
    std::unique_lock lock(mpi.mutex);
    if (!flight.isLaid)
      poll();
    if (!flight.isLaid &&
        recordWait(
            flight, waitLocation,
            [&](Clock::time_point begin) {
              ProgressThread::Pause pause(progressThread);
              return waitUntilLaid(lock, flight, begin);
            },
            [&] { return findAbsent(lock, flight); }) == Status::Failed)
      return Status::Failed;
    lock.unlock();
    return join(flight);
  } catch (const std::runtime_error &error) {
    return failOp(flight.op, error.what());
  }
}

Status NcclEndpoint::waitUntilLaid(std::unique_lock<std::mutex> &lock,
                                   NcclFlight &flight,
                                   Clock::time_point begin) {
  Deadline deadline(begin, device.run.deadline);
  pollPolicy.begin();
  while (true) {
    bool hasMoved = poll();
    if (flight.isLaid)
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
      std::vector<int64_t> absent = findAbsent(lock, flight);
      // To ask takes a while, in which they may have come.
      if (flight.isLaid)
        return Status::Ok;
      if (connectingSince && absent.empty())
        return failOp(flight.op,
                      "NCCL has not connected " +
                          formatDevices(orders.front().order.members) +
                          " within " + formatDuration(now - *connectingSince));
      return failExpired(flight.op, absent);
    }
    pollPolicy.sleep(lock);
  }
}

/// Makes the device's stream wait for what was given to another one.
Status NcclEndpoint::join(NcclFlight &flight) {
  if (flight.isElsewhere)
    processor.computeStream().wait(flight.done);
  for (void *block : flight.memory)
    (void)scratch.free(block);
  flight.memory.clear();
  if (flight.isMessage()) {
    if (flight.peer != device.position)
      (flight.op.kind == MESH_RT_RECV ? device.counters.bytesReceived
                                      : device.counters.bytesSent) +=
          flight.bytes;
  } else {
    int64_t source = -1;
    std::vector<int64_t> readers;
    if (hasOneSource(flight.op))
      findPeers(flight.op, *flight.group, source, readers);
    Traffic traffic =
        trafficOf(flight.op, flight.src, flight.dst, *flight.group,
                  /*isChunked=*/true, source, readers);
    device.counters.bytesReceived += traffic.received;
    device.counters.bytesSent += traffic.sent;
  }
  flight.isDone = true;
  return processor.mark(flight.op.name, flight.op.location);
}
