//===- MpiMatching.cpp - Match messages with ops --------------------------===//

#include "MpiEndpoint.h"

#include "transports/job/MpiJob.h"

#include <algorithm>

using namespace mesh::rt;

int64_t MpiEndpoint::deviceAt(const MpiRequest &request,
                              int64_t position) const {
  return request.membership ? request.membership->group.members[position]
                            : request.peer;
}

TransferQueue::Route MpiEndpoint::routeOf(const MpiRequest &request,
                                          int64_t position, int tag) const {
  if (!request.membership)
    return {axisChannels.back().channel, static_cast<int>(request.peer), tag};
  return {request.membership->channel, request.membership->ranks[position],
          tag};
}

void MpiEndpoint::registerRequest(MpiRequest &request) {
  if (request.op.kind == MESH_RT_SEND)
    return;
  started[request.key] = &request;
  auto it = early.find(request.key);
  if (it == early.end())
    return;
  std::vector<std::unique_ptr<Arrival>> arrivals = std::move(it->second);
  early.erase(it);
  for (auto &arrival : arrivals)
    deliver(request, std::move(arrival));
}

bool MpiEndpoint::poll() {
  bool moved = transferQueue.poll();
  int rank = 0;
  while (true) {
    std::unique_ptr<Arrival> arrival;
    if (unusedArrivals.empty()) {
      arrival = std::make_unique<Arrival>();
    } else {
      arrival = std::move(unusedArrivals.back());
      unusedArrivals.pop_back();
    }
    if (!library.receiveAny(0, kHeaderTag, rank, arrival->bytes)) {
      unusedArrivals.push_back(std::move(arrival));
      break;
    }
    arrival->device = rank;
    accept(std::move(arrival));
    moved = true;
  }
  if (!moved || device.run.cancelled())
    return moved;
  for (MpiRequest *request : active)
    advance(*request);
  std::erase_if(active,
                [](const MpiRequest *request) { return request->isDone; });
  return true;
}

void MpiEndpoint::advance(MpiRequest &request) {
  while (!request.isDone && request.pending == 0 && !device.run.cancelled()) {
    endPhase(request);
    if (request.isDone) {
      // A send has the key of its receive, which may be here too.
      if (request.op.kind != MESH_RT_SEND)
        started.erase(request.key);
      if (device.trace.enabled)
        request.endsAt = Clock::now();
      return;
    }
    ++request.phase;
    beginPhase(request);
    std::vector<std::unique_ptr<Arrival>> later = std::move(request.later);
    request.later.clear();
    for (auto &arrival : later)
      deliver(request, std::move(arrival));
  }
}

void MpiEndpoint::accept(std::unique_ptr<Arrival> arrival) {
  Reader reader({arrival->bytes.data(), arrival->bytes.size()});
  MessageHeader &header = arrival->header;
  header = reader.get<MessageHeader>();
  if (header.run != library.numRuns) {
    unusedArrivals.push_back(std::move(arrival));
    return;
  }
  if (runEnd.accept(header, reader, arrival->device)) {
    unusedArrivals.push_back(std::move(arrival));
    return;
  }
  arrival->payload = static_cast<int64_t>(arrival->bytes.size()) - header.bytes;
  auto it = started.find(header.key);
  if (it != started.end() && !device.run.cancelled()) {
    deliver(*it->second, std::move(arrival));
    return;
  }
  checkPast(*arrival);
  early[header.key].push_back(std::move(arrival));
}

/// A collective that is over here awaits nothing: then the other device runs
/// another op.
void MpiEndpoint::checkPast(const Arrival &arrival) {
  const OpKey &key = arrival.header.key;
  if (key.sender >= 0)
    return;
  auto queue =
      std::find_if(queues.begin(), queues.end(), [&](const Queue &queue) {
        return queue.digest == key.group;
      });
  if (queue == queues.end() || key.sequence >= queue->numStarted)
    return;
  const Queue::Past &past = queue->past(key.sequence);
  if (past.sequence == key.sequence)
    failMismatch({device.position, &past.op, &past.src, &past.dst, past.group},
                 arrival);
  else
    device.run.fail(device.position,
                    "the members of a group run different ops: " +
                        describeArrival(arrival) + " is long over for device " +
                        std::to_string(device.position));
}

/// Skips what comes before the op.
static Reader readOp(const Arrival &arrival) {
  Reader reader({arrival.bytes.data(), arrival.bytes.size()});
  reader.get<MessageHeader>();
  return reader;
}

std::string MpiEndpoint::describeArrival(const Arrival &arrival) const {
  Reader reader = readOp(arrival);
  RemoteOp remote(reader, arrival.device, device.run.numDevices);
  return describeOp(*remote.instance().op) + " of device " +
         std::to_string(arrival.device);
}

Status MpiEndpoint::compare(const OpInstance &own,
                            const Arrival &arrival) const {
  Reader reader = readOp(arrival);
  RemoteOp remote(reader, arrival.device, device.run.numDevices);
  OpInstance other = remote.instance();
  if (arrival.header.key.sender >= 0)
    return compareMessage(own, other);
  return own.device < other.device ? compareOps(own, other)
                                   : compareOps(other, own);
}

void MpiEndpoint::failMismatch(const OpInstance &own, const Arrival &arrival) {
  Status difference = compare(own, arrival);
  if (difference == Status::Ok)
    difference = Error(describeArrival(arrival) + " sends device " +
                       std::to_string(device.position) +
                       " what its op does not take, " + describeOp(*own.op));
  device.run.fail(device.position, difference.getError().what());
}

void MpiEndpoint::deliver(MpiRequest &request,
                          std::unique_ptr<Arrival> arrival) {
  const MessageHeader &header = arrival->header;
  const Group *group =
      request.membership ? &request.membership->group : nullptr;
  OpInstance own{device.position, &request.op, &request.src, &request.dst,
                 group};
  bool fits = header.fingerprint == request.fingerprint ||
              compare(own, *arrival) == Status::Ok;
  if (fits && header.phase > request.phase) {
    request.later.push_back(std::move(arrival));
    return;
  }
  auto incoming = std::find_if(
      request.incoming.begin(), request.incoming.end(), [&](const Incoming &i) {
        return i.isAwaited && deviceAt(request, i.position) == arrival->device;
      });
  if (!fits || incoming == request.incoming.end()) {
    failMismatch(own, *arrival);
    // The run's end takes care of the data.
    early[header.key].push_back(std::move(arrival));
    return;
  }
  incoming->isAwaited = false;
  --request.pending;
  if (arrival->device != device.position)
    request.bytesReceived += header.bytes;
  if (header.tag < 0)
    std::memcpy(incoming->data, arrival->bytes.data() + arrival->payload,
                header.bytes);
  else
    transferQueue.receive(routeOf(request, incoming->position, header.tag),
                          incoming->data, header.bytes, request.pending);
  unusedArrivals.push_back(std::move(arrival));
}
