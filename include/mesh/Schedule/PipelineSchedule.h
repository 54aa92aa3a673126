//===- PipelineSchedule.h - pipeline schedules ------------------*- C++ -*-===//
//
// A pipeline schedule as a plain value: for each rank the sequence of cells
// that it works through. Stages are pieces of a model, each on one rank; a
// micro-batch goes up through the stages forward and down backward.
//
// The spelling of actions is PyTorch's: `3F7` is the forward of micro-batch 7
// on stage 3, `3B7` its backward, `3I7` and `3W7` the two parts of the
// backward, with respect to the input and to the weights. `3SEND_F7` sends what
// `3F7` made to stage 4, where `4RECV_F7` receives it; `3WAIT_SEND_F7` waits
// until it has. A message that skips stages names its other end: `0SEND_F7>3`,
// `3RECV_F7<0`.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_PIPELINESCHEDULE_H
#define MESH_SCHEDULE_PIPELINESCHEDULE_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

namespace mesh {

enum class ActionKind : uint8_t {
  Forward,
  Backward,
  InputGrad,
  WeightGrad,
  SendForward,
  RecvForward,
  SendBackward,
  RecvBackward,
  WaitSendForward,
  WaitSendBackward,
  // Actions on the parameters of a stage, with no micro-batch:
  Unshard,
  Reshard,
  ReduceGrad,
  WaitReduceGrad,
};

struct Action {
  ActionKind kind;
  int32_t stage;
  /// −1 if the kind has none.
  int32_t microbatch = -1;
  /// The stage at the other end of a message, or of the wait for one. Else −1.
  int32_t peer = -1;

  friend bool operator==(const Action &, const Action &) = default;

  bool isCompute() const { return kind <= ActionKind::WeightGrad; }
  bool isMessage() const {
    return kind >= ActionKind::SendForward && kind <= ActionKind::RecvBackward;
  }
  bool isSend() const {
    return kind == ActionKind::SendForward || kind == ActionKind::SendBackward;
  }
  bool isWait() const {
    return kind == ActionKind::WaitSendForward ||
           kind == ActionKind::WaitSendBackward;
  }
  bool hasMicrobatch() const { return kind <= ActionKind::WaitSendBackward; }
};

/// The key by which a send, a receive and a wait belong to the same message:
/// the kind of the send, from which stage, to which, and the micro-batch.
using MessageTag = std::tuple<ActionKind, int32_t, int32_t, int32_t>;
MessageTag getMessageTag(const Action &message);

/// `F`, `SEND_F`, ….
StringRef getSpelling(ActionKind kind);

/// Prints an action as the head of this file says.
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Action &action);

/// The next cell of a rank: nothing (it is idle), an action, or a forward and a
/// backward that overlap: `(0F7;7B3)OVERLAP_F_B`.
using Cell = SmallVector<Action, 2>;

/// Prints the actions of a cell.
std::string toString(const Cell &cell);

/// A value of stage `from` that stage `to` reads, where `to` > `from` + 1.
struct StageEdge {
  int32_t from;
  int32_t to;

  friend bool operator==(const StageEdge &, const StageEdge &) = default;
};

/// The place of a cell in a schedule.
struct Position {
  int32_t rank;
  /// −1 for the rank as a whole.
  int32_t cell;

  friend bool operator==(const Position &, const Position &) = default;
};

struct PipelineSchedule {
  int32_t numMicrobatches = 0;
  /// The rank of each stage; −1 if no action names the stage.
  SmallVector<int32_t> rankOfStage;
  /// Every stage feeds the next; these are the values read beyond that.
  SmallVector<StageEdge> skips;
  std::vector<std::vector<Cell>> rows;

  int32_t getNumRanks() const { return rows.size(); }
  int32_t getNumStages() const { return rankOfStage.size(); }
  const Cell &at(Position position) const {
    return rows[position.rank][position.cell];
  }

  friend bool operator==(const PipelineSchedule &,
                         const PipelineSchedule &) = default;

  /// Calls `visit` with each action, rank by rank.
  void walk(function_ref<void(Position, const Action &)> visit) const;
  bool contains(function_ref<bool(const Action &)> predicate) const;
  /// Returns true if messages are written out.
  bool hasMessages() const;
  /// Returns true if there are backward actions.
  bool isTraining() const;
  /// The schedule with those actions only, and without idle cells.
  PipelineSchedule filter(function_ref<bool(const Action &)> predicate) const;
  /// The schedule with compute actions only, and without idle cells.
  PipelineSchedule getComputeOnly() const;
  /// The schedule with forward actions only, and without idle cells.
  PipelineSchedule getForwardOnly() const;
};

} // namespace mesh

#endif // MESH_SCHEDULE_PIPELINESCHEDULE_H
