//===- PipelineSchedule.cpp - pipeline schedules --------------------------===//

#include "mesh/Schedule/PipelineSchedule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mesh;

MessageTag mesh::getMessageTag(const Action &message) {
  bool isForward = message.kind == ActionKind::SendForward ||
                   message.kind == ActionKind::RecvForward ||
                   message.kind == ActionKind::WaitSendForward;
  bool isSender = message.isSend() || message.isWait();
  auto [from, to] = isSender ? std::pair(message.stage, message.peer)
                             : std::pair(message.peer, message.stage);
  return {isForward ? ActionKind::SendForward : ActionKind::SendBackward, from,
          to, message.microbatch};
}

StringRef mesh::getSpelling(ActionKind kind) {
  switch (kind) {
  case ActionKind::Forward:
    return "F";
  case ActionKind::Backward:
    return "B";
  case ActionKind::InputGrad:
    return "I";
  case ActionKind::WeightGrad:
    return "W";
  case ActionKind::SendForward:
    return "SEND_F";
  case ActionKind::RecvForward:
    return "RECV_F";
  case ActionKind::SendBackward:
    return "SEND_B";
  case ActionKind::RecvBackward:
    return "RECV_B";
  case ActionKind::WaitSendForward:
    return "WAIT_SEND_F";
  case ActionKind::WaitSendBackward:
    return "WAIT_SEND_B";
  case ActionKind::Unshard:
    return "UNSHARD";
  case ActionKind::Reshard:
    return "RESHARD";
  case ActionKind::ReduceGrad:
    return "REDUCE_GRAD";
  case ActionKind::WaitReduceGrad:
    return "WAIT_REDUCE_GRAD";
  }
  llvm_unreachable("all kinds are covered");
}

llvm::raw_ostream &mesh::operator<<(llvm::raw_ostream &os,
                                    const Action &action) {
  os << action.stage << getSpelling(action.kind);
  if (action.hasMicrobatch())
    os << action.microbatch;
  bool isMessage = action.isMessage() || action.isWait();
  if (isMessage && std::abs(action.peer - action.stage) != 1)
    os << (action.isSend() || action.isWait() ? '>' : '<') << action.peer;
  return os;
}

std::string mesh::toString(const Cell &cell) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (cell.size() > 1)
    os << '(';
  llvm::interleave(cell, os, ";");
  if (cell.size() > 1)
    os << ")OVERLAP_F_B";
  return text;
}

void PipelineSchedule::walk(
    function_ref<void(Position, const Action &)> visit) const {
  for (int32_t rank = 0; rank < getNumRanks(); ++rank)
    for (auto [index, cell] : llvm::enumerate(rows[rank]))
      for (const Action &action : cell)
        visit({rank, static_cast<int32_t>(index)}, action);
}

bool PipelineSchedule::contains(
    function_ref<bool(const Action &)> predicate) const {
  return llvm::any_of(rows, [&](const std::vector<Cell> &row) {
    return llvm::any_of(
        row, [&](const Cell &cell) { return llvm::any_of(cell, predicate); });
  });
}

bool PipelineSchedule::hasMessages() const {
  return contains([](const Action &action) { return action.isMessage(); });
}

bool PipelineSchedule::isTraining() const {
  return contains([](const Action &action) {
    return action.isCompute() && action.kind != ActionKind::Forward;
  });
}

PipelineSchedule
PipelineSchedule::filter(function_ref<bool(const Action &)> predicate) const {
  PipelineSchedule result = *this;
  for (std::vector<Cell> &row : result.rows) {
    for (Cell &cell : row)
      llvm::erase_if(cell, std::not_fn(predicate));
    llvm::erase_if(row, [](const Cell &cell) { return cell.empty(); });
  }
  return result;
}

PipelineSchedule PipelineSchedule::getComputeOnly() const {
  return filter([](const Action &action) { return action.isCompute(); });
}

PipelineSchedule PipelineSchedule::getForwardOnly() const {
  return filter(
      [](const Action &action) { return action.kind == ActionKind::Forward; });
}
