//===- RowBuilder.h - the row of a rank while it is written -----*- C++ -*-===//

#ifndef MESH_LIB_SCHEDULE_ROWBUILDER_H
#define MESH_LIB_SCHEDULE_ROWBUILDER_H

#include "mesh/Schedule/Generate.h"

#include "llvm/ADT/STLExtras.h"

#include <deque>

namespace mesh {

/// Appends actions to the row of one rank. Micro-batches of a chunk are taken
/// in sequence, separately for each kind of action.
class RowBuilder {
public:
  RowBuilder(const ScheduleSpec &spec, int64_t rank,
             ArrayRef<int32_t> stageOfChunk, std::vector<Cell> &row)
      : p(spec.ranks), r(rank), m(spec.microbatches), v(spec.chunks),
        groups(getGroupSizes(spec)), stageOfChunk(stageOfChunk), row(row),
        forwards(v), backwards(v) {}

  const int64_t p, r, m, v;
  const SmallVector<int64_t> groups;

  void forward(int64_t chunk) { row.push_back({takeForward(chunk)}); }
  void backward(int64_t chunk) { row.push_back({takeBackward(chunk)}); }
  void inputGrad(int64_t chunk) {
    Action action = takeBackward(chunk);
    action.kind = ActionKind::InputGrad;
    row.push_back({action});
    action.kind = ActionKind::WeightGrad;
    pending.push_back(action);
  }
  /// The weight part of the first backward that lacks it.
  void weightGrad() { takeWeightGrad(pending.begin()); }
  /// The weight part of the chunk's first backward that lacks it.
  void weightGrad(int64_t chunk) { takeWeightGrad(findPending(chunk)); }
  void overlap(int64_t forwardChunk, int64_t backwardChunk) {
    Action forward = takeForward(forwardChunk);
    row.push_back({forward, takeBackward(backwardChunk)});
  }
  void backward(int64_t chunk, int64_t microbatch) {
    row.push_back({make(ActionKind::Backward, chunk, microbatch)});
  }

  int64_t getNumForwards(int64_t chunk) const { return forwards[chunk]; }
  bool lacksWeightGrad() const { return !pending.empty(); }
  bool lacksWeightGrad(int64_t chunk) {
    return findPending(chunk) != pending.end();
  }

private:
  Action make(ActionKind kind, int64_t chunk, int64_t microbatch) const {
    return {kind, stageOfChunk[chunk], static_cast<int32_t>(microbatch)};
  }
  Action takeForward(int64_t chunk) {
    return make(ActionKind::Forward, chunk, forwards[chunk]++);
  }
  Action takeBackward(int64_t chunk) {
    return make(ActionKind::Backward, chunk, backwards[chunk]++);
  }

  std::deque<Action>::iterator findPending(int64_t chunk) {
    return llvm::find_if(pending, [&](const Action &action) {
      return action.stage == stageOfChunk[chunk];
    });
  }
  void takeWeightGrad(std::deque<Action>::iterator it) {
    row.push_back({*it});
    pending.erase(it);
  }

  ArrayRef<int32_t> stageOfChunk;
  std::vector<Cell> &row;
  SmallVector<int64_t> forwards, backwards;
  /// The weight parts that are due, in the order of their backwards.
  std::deque<Action> pending;
};

void writeGPipe(RowBuilder &row);
void writeOneFOneB(RowBuilder &row);
void writeEagerOneFOneB(RowBuilder &row);
void writeInterleavedOneFOneB(RowBuilder &row);
void writeLoopedBFS(RowBuilder &row);
void writeInterleavedZeroBubble(RowBuilder &row);
void writeZeroBubbleH2(RowBuilder &row);
void writeZeroBubbleV(RowBuilder &row);
void writeDualPipeV(RowBuilder &row);

} // namespace mesh

#endif // MESH_LIB_SCHEDULE_ROWBUILDER_H
