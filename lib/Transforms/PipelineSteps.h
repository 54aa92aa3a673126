//===- PipelineSteps.h - the steps of a scheduled pipeline ------*- C++ -*-===//
//
// A schedule is a table: what each device does at each step. Every step becomes
// a switch with a case for each device that does something, and the
// permutations that bring what is made in it to where it is read. Nothing here
// knows one schedule from another.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRANSFORMS_PIPELINESTEPS_H
#define MESH_LIB_TRANSFORMS_PIPELINESTEPS_H

#include "mesh/Schedule/PipelineSchedule.h"
#include "mesh/Transforms/PipelineBorder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"

#include <map>

namespace mesh {

/// What a stage of a schedule makes of a micro-batch.
enum class Role : uint8_t {
  /// What the next stage takes.
  Output,
  /// The gradients of what the stage takes, which the stage before takes.
  InputGradient,
  /// The gradients of the parameters of the stage.
  WeightGradient,
  /// What the forward part saves for the backward one, and that for weights.
  Saved,
  SavedForWeights,
};

struct Product {
  Role role;
  int32_t stage, microbatch;
  SmallVector<Type> types;
};

/// What a device makes in a step, and from which result of the step's switch
/// on.
struct Made {
  int64_t device;
  Product product;
  unsigned begin;
};

class PipelineSteps {
public:
  PipelineSteps(PipelineOp op, const PipelineSchedule &schedule);
  void run();

private:
  using Key = std::tuple<Role, int32_t, int32_t>;

  Value getIndex(OpBuilder &at, int64_t value);
  Value permute(Value value, ArrayRef<int64_t> pairs);

  // What goes in and comes out.
  SmallVector<int64_t> getMoves(int64_t chunk, bool back) const;
  RankedTensorType getTypeOfChunks(Type whole) const;
  SmallVector<Value> takeParams(int64_t chunk);
  Value joinSums(unsigned param, RankedTensorType type);
  void takeAllIn();
  SmallVector<Value> bringAllOut();

  // Actions.
  ArrayRef<Action> getActions(int64_t device, int64_t step) const;
  SmallVector<Type> getSavedTypes(int64_t stage, unsigned part);
  SmallVector<Product> getProducts(const Action &action);
  SmallVector<Value> takeAll(OpBuilder &at, ArrayRef<Value> expanded,
                             Value microbatch);
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
  OpBuilder builder;
  PipelineBorder border;
  /// The numbers of devices, of stages that a stage of the schedule consists
  /// of, and of blocks of stages that are dealt out over the devices one after
  /// the other.
  int64_t numDevices, numInStage, numChunks;
  AxesAttr axes;
  /// This device's position. What has rows is in expanded form.
  Value rank;
  SmallVector<Value> inputs, split, gradients;
  /// For each chunk the parameters of the device's stages, and the sums of
  /// their gradients so far.
  SmallVector<SmallVector<Value>> params, sums;
  /// The results that have rows, so far.
  SmallVector<Value> rows;
  /// What has been made and received so far: each holds at the one device that
  /// reads it.
  std::map<Key, SmallVector<Value>> values;
  /// For each stage of the schedule the gradients of its parameters that wait
  /// for those of micro-batches before to be added, and the next micro-batch.
  SmallVector<std::map<int32_t, SmallVector<Value>>> waiting;
  SmallVector<int32_t> nextToAdd;
};

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PIPELINESTEPS_H
