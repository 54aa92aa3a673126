//===- NcclMessages.cpp - Messages between processes ----------------------===//

#include "NcclEndpoint.h"

#include "transports/job/MpiJob.h"

#include <algorithm>

using namespace mesh::rt;

/// The longest wait for the sequencer's answer about the absent members of an
/// op.
static constexpr std::chrono::seconds kAnswerTime{1};

/// `write` adds what comes behind the header.
template <typename Write>
void NcclEndpoint::send(int64_t to, MessageHeader::Kind kind, Write write) {
  TransferQueue::Buffer buffer = transferQueue.takeBuffer();
  Writer writer(*buffer);
  MessageHeader header;
  header.kind = kind;
  header.run = mpi.numRuns;
  writer.put(header);
  write(writer);
  transferQueue.send({0, static_cast<int>(to), kHeaderTag}, std::move(buffer));
}

void NcclEndpoint::tellStart(const NcclRequest &request) {
  auto write = [&](Writer &writer) {
    writer.put(request.number);
    writer.put(request.peer);
    RemoteOp::write(writer, request.op, request.src, request.dst);
  };
  if (!sequencer)
    return send(0, MessageHeader::Kind::Start, write);
  std::string bytes;
  Writer writer(bytes);
  write(writer);
  Reader reader(bytes);
  takeStart(device.position, reader);
}

void NcclEndpoint::takeStart(int64_t from, Reader &reader) {
  auto ticket = reader.get<int64_t>();
  auto peer = reader.get<int64_t>();
  sequencer->start(
      from, ticket, peer,
      std::make_unique<RemoteOp>(reader, from, device.run.numDevices));
}

void NcclEndpoint::tellOrder(int64_t to, const Order &order) {
  nccl::UniqueId id{};
  if (order.communicator >= 0) {
    auto [found, isNew] = ids.try_emplace(order.communicator);
    if (isNew) {
      CurrentGpu scope(gpu);
      context.nccl->getUniqueId(&found->second);
    }
    id = found->second;
  }
  if (to == device.position) {
    orders.push_back({order, id});
    return;
  }
  send(to, MessageHeader::Kind::Order, [&](Writer &writer) {
    writer.putArray(order.tickets.data(),
                    static_cast<int64_t>(order.tickets.size()));
    writer.put(order.communicator);
    writer.putArray(order.members.data(),
                    static_cast<int64_t>(order.members.size()));
    writer.put(id);
  });
}

void NcclEndpoint::takeOrder(Reader &reader) {
  Ordered &ordered = orders.emplace_back();
  ordered.order.tickets = reader.getArray<int64_t>();
  ordered.order.communicator = reader.get<int64_t>();
  ordered.order.members = reader.getArray<int64_t>();
  ordered.id = reader.get<nccl::UniqueId>();
}

std::vector<int64_t>
NcclEndpoint::findAbsent(std::unique_lock<std::mutex> &lock,
                         const NcclRequest &request) {
  std::vector<int64_t> absent;
  if (sequencer) {
    absent = sequencer->findAbsent(device.position, request.number);
  } else {
    answer.reset();
    send(0, MessageHeader::Kind::Ask,
         [&](Writer &writer) { writer.put(request.number); });
    Clock::time_point end = Clock::now() + kAnswerTime;
    while (!(answer && answer->first == request.number) && Clock::now() < end) {
      poll();
      pollPolicy.sleep(lock);
    }
    if (answer && answer->first == request.number)
      absent = answer->second;
  }
  std::sort(absent.begin(), absent.end());
  return absent;
}

void NcclEndpoint::accept(int64_t sender) {
  Reader reader({received.data(), received.size()});
  auto header = reader.get<MessageHeader>();
  if (header.run != mpi.numRuns)
    return;
  if (runEnd.accept(header, reader, sender)) {
    if (sequencer && header.kind == MessageHeader::Kind::Finished)
      sequencer->finish(sender);
    return;
  }
  switch (header.kind) {
  case MessageHeader::Kind::Start:
    return takeStart(sender, reader);
  case MessageHeader::Kind::Order:
    return takeOrder(reader);
  case MessageHeader::Kind::Ask: {
    auto ticket = reader.get<int64_t>();
    std::vector<int64_t> absent = sequencer->findAbsent(sender, ticket);
    return send(sender, MessageHeader::Kind::Answer, [&](Writer &writer) {
      writer.put(ticket);
      writer.putArray(absent.data(), static_cast<int64_t>(absent.size()));
    });
  }
  default: {
    auto ticket = reader.get<int64_t>();
    answer.emplace(ticket, reader.getArray<int64_t>());
  }
  }
}

bool NcclEndpoint::poll() {
  bool moved = transferQueue.poll();
  int sender = 0;
  while (mpi.receiveAny(0, kHeaderTag, sender, received)) {
    accept(sender);
    moved = true;
  }
  try {
    if (!device.run.cancelled())
      return advance() || moved;
  } catch (const Error &error) {
    device.run.fail(device.position, error.what());
  }
  runEnd.announceFailure();
  return moved;
}
