//===- Sequencer.cpp - The order of a job's ops on NCCL -------------------===//

#include "Sequencer.h"

#include "core/Report.h"

#include <algorithm>

using namespace mesh::rt;

/// Ops of one communicator are sequential. So permutes, of which several may be
/// in flight to overlap with each other, take turns on two; and messages from
/// one device to another go by another than those that come back.
enum Lane { kCollective, kPermute, kOtherPermute, kUp, kDown };

/// Returns the members of `devices` that have no part.
std::vector<int64_t> Sequencer::Unit::absent() const {
  std::vector<int64_t> result = devices;
  for (const Part &part : parts)
    if (auto it = std::find(result.begin(), result.end(), part.device);
        it != result.end())
      result.erase(it);
  return result;
}

void Sequencer::start(int64_t device, int64_t ticket, int64_t peer,
                      std::unique_ptr<RemoteOp> op) {
  OpInstance instance = op->instance();
  bool isReceive = instance.op->kind == MESH_RT_RECV;
  bool isMessage = isReceive || instance.op->kind == MESH_RT_SEND;
  std::vector<int64_t> devices = {device, peer};
  if (isReceive)
    std::swap(devices[0], devices[1]);
  if (!isMessage) {
    devices = instance.group->members;
    std::sort(devices.begin(), devices.end());
  }
  Queue queue = {devices, isMessage, isMessage ? instance.op->tag : 0};
  int64_t number = numStarted[{queue, device, isReceive}]++;
  Key key = {queue, number};
  Unit &unit = units[key];
  unit.devices = devices;
  unit.isMessage = isMessage;
  unit.parts.push_back({device, ticket, std::move(op)});
  // After a failure nothing is ordered, though it may be complete.
  if (hasFailed)
    return;
  if (Status status = compare(unit); status == Status::Failed)
    return end(device, status.getError().what());
  if (unit.parts.size() < unit.devices.size())
    return checkGone(unit);
  order(unit);
  units.erase(key);
}

void Sequencer::end(int64_t device, const std::string &message) {
  hasFailed = true;
  fail(device, message);
}

/// Fails if the last part differs from the first one, saying how.
Status Sequencer::compare(const Unit &unit) const {
  if (unit.parts.size() < 2)
    return Status::Ok;
  OpInstance first = unit.parts.front().op->instance();
  OpInstance last = unit.parts.back().op->instance();
  if (unit.isMessage)
    return first.op->kind == MESH_RT_RECV ? compareMessage(first, last)
                                          : compareMessage(last, first);
  return first.device < last.device ? compareOps(first, last)
                                    : compareOps(last, first);
}

void Sequencer::finish(int64_t device) {
  finished.push_back(device);
  for (const auto &[key, unit] : units)
    checkGone(unit);
}

/// Ends the unit with an error if a member that it awaits is gone.
void Sequencer::checkGone(const Unit &unit) {
  std::vector<int64_t> gone = unit.absent();
  std::erase_if(gone, [&](int64_t device) {
    return std::find(finished.begin(), finished.end(), device) ==
           finished.end();
  });
  if (gone.empty())
    return;
  const Part &part = unit.parts.front();
  end(part.device,
      describeOp(*part.op->instance().op) + ": " + describeGone(gone));
}

int64_t Sequencer::communicatorOf(const std::vector<int64_t> &members,
                                  int lane) {
  auto next = static_cast<int64_t>(communicators.size());
  return communicators.try_emplace({members, lane}, next).first->second;
}

/// All members are there.
void Sequencer::order(const Unit &unit) {
  Order order;
  int lane = kCollective;
  const OpInstance &instance = unit.parts.front().op->instance();
  if (unit.isMessage) {
    order.members = unit.devices;
    lane = unit.devices[0] < unit.devices[1] ? kUp : kDown;
    std::sort(order.members.begin(), order.members.end());
  } else {
    order.members = instance.group->members;
    if (instance.op->kind == MESH_RT_PERMUTE)
      lane = numPermutes[order.members]++ % 2 == 0 ? kPermute : kOtherPermute;
  }
  bool isToItself = unit.isMessage && unit.devices[0] == unit.devices[1];
  order.communicator = isToItself ? -1 : communicatorOf(order.members, lane);
  for (const Part &part : unit.parts)
    order.tickets.push_back(part.ticket);
  if (isToItself)
    return tell(unit.devices[0], order);
  for (const Part &part : unit.parts) {
    order.tickets = {part.ticket};
    tell(part.device, order);
  }
}

std::vector<int64_t> Sequencer::findAbsent(int64_t device,
                                           int64_t ticket) const {
  for (const auto &[key, unit] : units)
    for (const Part &part : unit.parts)
      if (part.device == device && part.ticket == ticket)
        return unit.absent();
  return {};
}

void Sequencer::reset(bool isAnew) {
  units.clear();
  numStarted.clear();
  finished.clear();
  hasFailed = false;
  if (!isAnew)
    return;
  communicators.clear();
  numPermutes.clear();
}
