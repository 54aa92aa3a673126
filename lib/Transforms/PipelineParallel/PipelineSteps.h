//===- PipelineSteps.h - the steps of a scheduled pipeline ------*- C++ -*-===//
//
// A schedule is a table: what each device does at each step. Every step becomes
// a switch with a case for each device that does something, and the
// permutations that bring what is made in it to where it is read. Nothing here
// knows one schedule from another.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_PIPELINESTEPS_H
#define MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_PIPELINESTEPS_H

#include "mesh/Schedule/PipelineSchedule.h"
#include "mesh/Transforms/PipelineParallel/PipelineBorder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

#include <map>

namespace mesh {

/// The values that a stage of a schedule makes of a micro-batch.
enum class Role : uint8_t {
  /// The operands of the next stage.
  Output,
  /// The gradients of what the stage takes, which the stage before takes.
  InputGradient,
  /// The gradients of the parameters of the stage.
  WeightGradient,
  /// The values that the forward part saves for the backward one, and that for
  /// weights.
  Saved,
  SavedForWeights,
  /// The values that skip stages, and their gradients.
  Skip,
  SkipGradient,
};

struct Product {
  Role role;
  /// The number of the stage that makes it, or of what skips stages.
  int32_t number;
  int32_t microbatch;
  SmallVector<Type> types;
};

/// The stages of a pipeline as those of a schedule: each of these is a run of
/// some of the op's.
class StageRuns {
public:
  /// Runs of these lengths, dealt out as `schedule` has its stages.
  StageRuns(const PipelineSchedule &schedule, ArrayRef<int64_t> lengths);

  int64_t getFirst(int64_t stage) const { return begins[stage]; }
  int64_t getLength(int64_t stage) const {
    return begins[stage + 1] - begins[stage];
  }
  int64_t getLongest() const { return longest; }
  /// The stage of the schedule that has stage `index` of the op.
  int64_t find(int64_t index) const;

  /// The most stages that a device has.
  int64_t getNumChunks() const { return chunks.size(); }
  /// For each device its stage number `chunk`, or −1 if it has fewer.
  ArrayRef<int64_t> getStages(int64_t chunk) const { return chunks[chunk]; }
  int64_t getChunk(int64_t stage) const { return chunkOf[stage]; }
  /// Returns true if runs are equally long, and each chunk has the stages that
  /// follow those of the one before, in whatever order.
  bool areBlocks() const { return isRegular; }

private:
  SmallVector<int64_t> begins, chunkOf;
  SmallVector<SmallVector<int64_t>> chunks;
  int64_t longest = 0;
  bool isRegular = true;
};

/// The values that a device makes in a step, and the first result of the step's
/// switch that has them.
struct Made {
  int64_t device;
  Product product;
  unsigned begin;
};

class PipelineSteps {
public:
  /// `lengths` are those of the runs of the op's stages that the schedule's
  /// stages stand for.
  PipelineSteps(RewriterBase &rewriter, PipelineOp op,
                const PipelineSchedule &schedule, ArrayRef<int64_t> lengths,
                bool poison);
  void run();

private:
  using Key = std::tuple<Role, int32_t, int32_t>;

  Value getIndex(OpBuilder &at, int64_t value);
  Value permute(Value value, ArrayRef<int64_t> pairs);

  // The inputs and outputs.
  SmallVector<int64_t> getMoves(int64_t chunk, bool back) const;
  RankedTensorType getTypeOfChunks(Type whole) const;
  int64_t getFirstParam(int64_t stage) const;
  Value takeBlock(Value param, int64_t chunk);
  Value takeRuns(Value param, int64_t chunk);
  SmallVector<Value> takeParams(int64_t chunk);
  Value getOwnSum(int64_t chunk, unsigned param);
  Value joinBlocks(unsigned param, RankedTensorType type);
  Value joinRuns(unsigned param, RankedTensorType type);
  void takeAllIn();
  SmallVector<Value> bringAllOut();

  // Actions.
  ArrayRef<Action> getActions(int64_t device, int64_t step) const;
  SmallVector<Type> getSavedTypes(int64_t stage, unsigned part);
  bool goesOut(const StageSkip &skip, int64_t stage) const;
  bool comesIn(const StageSkip &skip, int64_t stage) const;
  void appendSkips(const Action &action, SmallVectorImpl<Product> &products);
  SmallVector<Product> getProducts(const Action &action);
  SmallVector<unsigned> getGradients(int64_t stage) const;
  unsigned getFirstSum(int64_t stage) const;
  SmallVector<Value> takeGradients(int64_t stage,
                                   ArrayRef<Value> gradients) const;
  SmallVector<Value> takeAll(OpBuilder &at, ArrayRef<Value> expanded,
                             Value microbatch);
  SmallVector<Value> emitForward(OpBuilder &at, const Action &action,
                                 const StageRun &run);
  SmallVector<Value> emitBackward(OpBuilder &at, const Action &action,
                                  const StageRun &run);
  SmallVector<Value> emitAction(OpBuilder &at, const Action &action);

  // Steps.
  SmallVector<Made> layOut(int64_t step, SmallVectorImpl<Type> &types);
  scf::IndexSwitchOp createSwitch(TypeRange types, ArrayRef<int64_t> cases);
  ValueRange emitSwitch(ArrayRef<Made> made, ArrayRef<Type> types,
                        int64_t step);
  int64_t getReader(const Product &product) const;
  void handOn(ArrayRef<Made> made, ValueRange computed);
  void keep(const Made &made, ValueRange computed);
  void keepRows(const Made &made, ValueRange computed, unsigned first);
  void addUp(int64_t chunk);
  void emitStep(int64_t step);

  PipelineOp op;
  PipelineSchedule schedule;
  Location loc;
  RewriterBase &rewriter;
  PipelineBorder border;
  StageRuns runs;
  SmallVector<StageSkip> skips;
  int64_t numDevices, numChunks;
  bool poison;
  AxesAttr axes;
  /// This device's position. What has rows is in expanded form.
  Value rank;
  SmallVector<Value> inputs, split, gradients;
  /// For each chunk the parameters of the device's stages, maybe with others
  /// around them.
  SmallVector<SmallVector<Value>> params;
  /// For each chunk the sums so far of the gradients of its parameters' slices,
  /// stage by stage, and the number of those of a stage.
  SmallVector<SmallVector<Value>> sums;
  unsigned numSums = 0;
  /// The results that have rows, so far.
  SmallVector<Value> rows;
  /// The values that have been made and received so far: each holds at the one
  /// device that reads it.
  std::map<Key, SmallVector<Value>> values;
  /// For each stage of the schedule the gradients of its parameters that wait
  /// for those of micro-batches before to be added, and the next micro-batch.
  SmallVector<std::map<int32_t, SmallVector<Value>>> waiting;
  SmallVector<int32_t> nextToAdd;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PIPELINEPARALLEL_PIPELINESTEPS_H
