//===- CudaCollective.cpp - Collectives of the CUDA transport -------------===//

#include "CudaEndpoint.h"
#include "core/OpCheck.h"
#include "core/Pattern.h"
#include "devices/cuda/LoneCollective.h"

#include <algorithm>

using namespace mesh::rt;

static OpInstance instanceOf(const Member &member) {
  return {member.device, &member.op, &member.src, &member.dst, member.group};
}

Status CudaEndpoint::startCollective(CudaRequest &request, const View &src,
                                     const View &dst) {
  CudaMembership &membership = *request.membership;
  // A group of one needs no meeting, and no stream but its own.
  if (membership.group.size() == 1) {
    enqueueAlone(processor.computeStream(), request.op, membership.group, src,
                 dst);
    return Status::Ok;
  }
  RendezvousCursor &cursor = *membership.cursor;
  {
    std::lock_guard lock(cursor.queue->mutex);
    request.slot = &cursor.queue->at(cursor.next++);
  }
  Member &own = ownMember(request);
  const GpuStream &stream = processor.computeStream();
  if (!own.ready) {
    CurrentGpu scope(stream.gpu);
    own.ready = makeEvent(stream.gpu.driver);
    own.done = makeEvent(stream.gpu.driver);
  }
  stream.record(own.ready);
  own.device = device.position;
  own.group = &membership.group;
  own.op = request.op;
  own.src = src;
  own.dst = dst;
  if (hasOneSource(request.op))
    findPeers(request.op, membership.group, own.source, own.readers);
  if (arrive(request) == Status::Failed)
    return Status::Failed;
  enqueueReady(request);
  return Status::Ok;
}

/// Compares before it arrives: nobody may read by a shape that differs.
Status CudaEndpoint::arrive(CudaRequest &request) {
  RendezvousSlot &slot = *request.slot;
  Member &own = ownMember(request);
  Status status = Status::Ok;
  {
    std::lock_guard lock(request.membership->cursor->queue->mutex);
    if (slot.first < 0)
      slot.first =
          request.membership->ranks[request.membership->group.position];
    else
      status =
          compareOps(instanceOf(slot.members[slot.first]), instanceOf(own));
    if (status == Status::Ok) {
      own.hasArrived = true;
      ++slot.numArrived;
    }
  }
  return device.failIf(std::move(status));
}

/// Lays the parts for which this member was the last to arrive.
void CudaEndpoint::enqueueReady(CudaRequest &request) {
  const Group &group = request.membership->group;
  std::mutex &mutex = request.membership->cursor->queue->mutex;
  Member &own = ownMember(request);
  std::vector<Member *> parts;
  {
    std::lock_guard lock(mutex);
    // A peer that came behind this member may have enqueued the part already.
    auto claim = [&](Member &member) {
      if (member.enqueued != Enqueued::No)
        return;
      member.enqueued = Enqueued::Claimed;
      parts.push_back(&member);
    };
    if (!hasOneSource(own.op)) {
      if (request.slot->numArrived == group.size())
        for (int64_t i = 0; i < group.size(); ++i)
          claim(memberAt(request, i));
    } else {
      if (own.source < 0 || memberAt(request, own.source).hasArrived)
        claim(own);
      for (int64_t reader : own.readers)
        if (memberAt(request, reader).hasArrived)
          claim(memberAt(request, reader));
    }
  }
  if (parts.empty())
    return;
  if (hasOneSource(own.op))
    for (Member *part : parts)
      enqueueTransfer(
          fabric.processors,
          part->source < 0 ? nullptr : &memberAt(request, part->source), *part);
  else
    enqueueCollective(fabric.processors, {parts.begin(), parts.end()});
  {
    std::lock_guard lock(mutex);
    for (Member *part : parts)
      part->enqueued = Enqueued::Yes;
  }
  for (int64_t member : group.members)
    if (member != device.position)
      fabric.eventCounts[member].notify();
}

bool CudaEndpoint::isCollectiveEnqueued(const CudaRequest &request) {
  if (!request.slot)
    return true;
  std::lock_guard lock(request.membership->cursor->queue->mutex);
  const Member &own = ownMember(request);
  return own.enqueued == Enqueued::Yes &&
         std::all_of(
             own.readers.begin(), own.readers.end(), [&](int64_t reader) {
               return memberAt(request, reader).enqueued == Enqueued::Yes;
             });
}

std::vector<int64_t> CudaEndpoint::awaitedMembers(const CudaRequest &request,
                                                  bool absentOnly) {
  std::lock_guard lock(request.membership->cursor->queue->mutex);
  const Group &group = request.membership->group;
  std::vector<int64_t> awaited;
  for (int64_t i = 0; i < group.size(); ++i) {
    const Member &own = ownMember(request), &other = memberAt(request, i);
    bool isNeeded = !hasOneSource(own.op) ||
                    (own.enqueued != Enqueued::Yes && own.source == i) ||
                    (other.enqueued != Enqueued::Yes &&
                     std::find(own.readers.begin(), own.readers.end(), i) !=
                         own.readers.end());
    if (isNeeded && !(other.hasArrived && absentOnly) &&
        !(other.hasArrived && !hasOneSource(own.op)))
      awaited.push_back(group.members[i]);
  }
  return awaited;
}

/// Makes the device's stream wait for what the op writes and reads here.
void CudaEndpoint::joinCollective(CudaRequest &request) {
  if (!request.slot)
    return;
  const GpuStream &stream = processor.computeStream();
  const Member &own = ownMember(request);
  if (hasOneSource(own.op)) {
    stream.wait(own.done);
    for (int64_t reader : own.readers)
      if (&memberAt(request, reader) != &own)
        stream.wait(memberAt(request, reader).done);
  } else {
    for (const Member &member : request.slot->members)
      stream.wait(member.done);
  }
  Traffic traffic = trafficOf(own.op, own.src, own.dst, *own.group,
                              /*isChunked=*/true, own.source, own.readers);
  device.counters.bytesReceived += traffic.received;
  device.counters.bytesSent += traffic.sent;
  RendezvousQueue &queue = *request.membership->cursor->queue;
  std::lock_guard lock(queue.mutex);
  queue.leave(*request.slot);
}
