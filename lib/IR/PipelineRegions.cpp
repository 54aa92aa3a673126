//===- PipelineRegions.cpp - operands and results of stages ---------------===//
//
// The numbered constraints are those of PipelineOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mesh;

TypeRange PipelineOp::getActivationTypes(int64_t index) {
  if (index > 0 && getStages().size() > 1)
    return getYield(index - 1).getValues().getTypes();
  return TypeRange(getStage(index).getArgumentTypes())
      .take_front(getInputs().size());
}

/// Adds what stage `index` has for later ones.
static void appendSkips(PipelineOp op, int64_t index,
                        SmallVectorImpl<StageSkip> &skips) {
  StageYieldOp yield = op.getYield(index);
  for (auto [value, target] :
       llvm::zip_equal(yield.getSkipped(), yield.getTargets()))
    skips.push_back({index, target, value.getType()});
}

SmallVector<StageSkip> PipelineOp::getSkips() {
  SmallVector<StageSkip> skips;
  for (size_t index = 0; index < getStages().size(); ++index)
    appendSkips(*this, index, skips);
  return skips;
}

TypeRange PipelineOp::getYieldedTypes() {
  return getYield(getNumStages() - 1).getValues().getTypes();
}

StageYieldOp PipelineOp::getYield(int64_t index, unsigned part) {
  return llvm::cast<StageYieldOp>(
      getStage(index, part).front().getTerminator());
}

SmallVector<Type> PipelineOp::getGradientTypes(TypeRange types) {
  return llvm::filter_to_vector(types, [](Type type) {
    return llvm::isa<FloatType>(mlir::getElementTypeOrSelf(type));
  });
}

RankedTensorType PipelineOp::getMicrobatchType(Type whole) {
  auto type = llvm::cast<RankedTensorType>(whole);
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= static_cast<int64_t>(getNumMicrobatches());
  return type.clone(shape);
}

/// Checks that `types` of stage `index` are `expected` (C5).
static LogicalResult verifyTypes(PipelineOp op, int64_t index, StringRef role,
                                 TypeRange types, TypeRange expected) {
  if (types == expected)
    return success();
  auto print = [](InFlightDiagnostic &diag, TypeRange list) {
    diag << "(";
    llvm::interleaveComma(list, diag);
    diag << ")";
  };
  InFlightDiagnostic diag = op.emitOpError("stage ")
                            << index << " must " << role << " ";
  print(diag, expected);
  diag << ", got ";
  print(diag, types);
  return diag;
}

namespace {
/// Checks the regions, stage by stage.
class StageVerifier {
public:
  explicit StageVerifier(PipelineOp op);
  LogicalResult verify();

private:
  SmallVector<Type> withSide(ArrayRef<Type> types) const;
  LogicalResult verifyArguments(int64_t index, unsigned part,
                                ArrayRef<Type> expected);
  LogicalResult verifyYield(int64_t index, unsigned part,
                            ArrayRef<Type> expected);
  SmallVector<Type>
  getSkipTypes(function_ref<bool(const StageSkip &)> predicate) const;
  LogicalResult verifySkips(int64_t index);
  LogicalResult verifyStage(int64_t index, SmallVector<Type> &activations);
  LogicalResult verifyBackward(int64_t index, ArrayRef<Type> taken);
  LogicalResult verifyResults(ArrayRef<Type> yielded);

  PipelineOp op;
  /// The types of the arguments that all stages have, and of the parameters'
  /// slices.
  SmallVector<Type> side, slices;
  /// The values that the stages so far have for later ones.
  SmallVector<StageSkip> skips;
};
} // namespace

StageVerifier::StageVerifier(PipelineOp op) : op(op) {
  for (Type type : op.getParams().getTypes()) {
    auto tensor = llvm::cast<RankedTensorType>(type);
    slices.push_back(tensor.clone(tensor.getShape().drop_front()));
  }
  side = slices;
  for (Type type : op.getSplit().getTypes())
    side.push_back(op.getMicrobatchType(type));
  side.append(2, IndexType::get(op.getContext()));
}

SmallVector<Type> StageVerifier::withSide(ArrayRef<Type> types) const {
  SmallVector<Type> all(types);
  llvm::append_range(all, side);
  return all;
}

LogicalResult StageVerifier::verifyArguments(int64_t index, unsigned part,
                                             ArrayRef<Type> expected) {
  Region &region = op.getStage(index, part);
  if (!llvm::isa<StageYieldOp>(region.front().back()))
    return op.emitOpError("stage ")
           << index << " must end with mesh.stage_yield";
  if (failed(verifyTypes(op, index, part ? "take backward" : "take",
                         region.getArgumentTypes(), withSide(expected))))
    return failure();
  if (part + 1 == op.getNumParts() &&
      !op.getYield(index, part).getSaved().empty()) // (C10)
    return op.emitOpError("stage ")
           << index << " saves values, but there is no part that takes them";
  if (part > 0 && !op.getYield(index, part).getSkipped().empty()) // (C11)
    return op.emitOpError("stage ")
           << index << " has values that skip stages in another part than the "
           << "forward one";
  if (Operation *user = findUseOfAxis(region, op.getAxis())) // (C7)
    return user->emitOpError("names axis ")
           << op.getAxis().str() << ", over which the stages of the pipeline "
           << "around it are dealt out";
  return success();
}

LogicalResult StageVerifier::verifyYield(int64_t index, unsigned part,
                                         ArrayRef<Type> expected) {
  return verifyTypes(op, index, "yield backward",
                     op.getYield(index, part).getValues().getTypes(), expected);
}

SmallVector<Type> StageVerifier::getSkipTypes(
    function_ref<bool(const StageSkip &)> predicate) const {
  SmallVector<Type> types;
  for (const StageSkip &skip : skips)
    if (predicate(skip))
      types.push_back(skip.type);
  return types;
}

/// Checks where what skips stages goes (C11).
LogicalResult StageVerifier::verifySkips(int64_t index) {
  StageYieldOp yield = op.getYield(index);
  if (yield.getSkipped().empty())
    return success();
  if (op.getStages().size() == 1)
    return op.emitOpError("has one body for all stages, and so none that a "
                          "value could skip to");
  for (int64_t target : yield.getTargets())
    if (target < index + 2 || target >= static_cast<int64_t>(op.getNumStages()))
      return op.emitOpError("stage ")
             << index << " has a value for stage " << target
             << ", which must come after the next one and be one of the "
             << op.getNumStages() << " stages";
  appendSkips(op, index, skips);
  return success();
}

LogicalResult StageVerifier::verifyBackward(int64_t index,
                                            ArrayRef<Type> taken) {
  StageYieldOp forward = op.getYield(index);
  SmallVector<Type> arguments(forward.getSaved().getTypes());
  for (TypeRange types :
       {forward.getValues().getTypes(), forward.getSkipped().getTypes()})
    llvm::append_range(arguments, PipelineOp::getGradientTypes(types));
  SmallVector<Type> yielded = PipelineOp::getGradientTypes(taken),
                    ofParams = PipelineOp::getGradientTypes(slices);
  if (failed(verifyArguments(index, /*part=*/1, arguments)))
    return failure();
  if (op.hasWeights()) {
    SmallVector<Type> saved(op.getYield(index, 1).getSaved().getTypes());
    if (failed(verifyArguments(index, /*part=*/2, saved)) ||
        failed(verifyYield(index, /*part=*/2, ofParams)))
      return failure();
  } else {
    llvm::append_range(yielded, ofParams);
  }
  return verifyYield(index, /*part=*/1, yielded);
}

/// `activations` are what the stage takes, and then what it yields.
LogicalResult StageVerifier::verifyStage(int64_t index,
                                         SmallVector<Type> &activations) {
  llvm::append_range(activations, getSkipTypes([&](const StageSkip &skip) {
                       return skip.to == index;
                     }));
  if (failed(verifyArguments(index, /*part=*/0, activations)) ||
      failed(verifySkips(index)))
    return failure();
  StageYieldOp yield = op.getYield(index);
  if (op.getStages().size() == 1 && op.getNumStages() > 1 &&
      failed(verifyTypes(op, index, "yield what it takes,",
                         yield.getValues().getTypes(), activations)))
    return failure();
  if (op.hasBackward() && failed(verifyBackward(index, activations)))
    return failure();
  activations = llvm::to_vector(yield.getValues().getTypes());
  return success();
}

LogicalResult StageVerifier::verifyResults(ArrayRef<Type> yielded) {
  SmallVector<Type> results;
  for (Type type : yielded) { // (C6)
    auto tensor = llvm::cast<RankedTensorType>(type);
    if (tensor.getRank() == 0 || !tensor.hasStaticShape())
      return op.emitOpError("last stage must yield tensors of static shape "
                            "with a dim 0, got ")
             << tensor;
    if (!canCombine(Combiner::Sum, tensor)) // (C8)
      return op.emitOpError("last stage yields ")
             << type << ", the elements of which cannot be summed up over the "
             << "devices of the pipeline";
    SmallVector<int64_t> shape(tensor.getShape());
    shape[0] *= static_cast<int64_t>(op.getNumMicrobatches());
    results.push_back(tensor.clone(shape));
  }
  SmallVector<Type> gradients;
  if (op.hasGradients()) {
    gradients = PipelineOp::getGradientTypes(results);
    llvm::append_range(results,
                       PipelineOp::getGradientTypes(op.getInputs().getTypes()));
    llvm::append_range(results,
                       PipelineOp::getGradientTypes(op.getParams().getTypes()));
  }
  if (op.getNumResults() != results.size())
    return op.emitOpError("must have a result for each of the ")
           << yielded.size() << " values that the last stage yields"
           << (op.hasGradients()
                   ? " and a gradient for each input and parameter"
                   : "")
           << ", got " << op.getNumResults();
  for (auto [index, type] : llvm::enumerate(op.getResultTypes()))
    if (type != results[index])
      return op.emitOpError("result ")
             << index << " must be " << results[index] << ", got " << type;
  if (op.getGradients().getTypes() != TypeRange(gradients)) { // (C10)
    InFlightDiagnostic diag = op.emitOpError("gradients must be (");
    llvm::interleaveComma(gradients, diag);
    diag << "), got (";
    llvm::interleaveComma(op.getGradients().getTypes(), diag);
    return diag << ")";
  }
  return success();
}

LogicalResult StageVerifier::verify() {
  SmallVector<Type> activations;
  for (Type type : op.getInputs().getTypes())
    activations.push_back(op.getMicrobatchType(type));
  for (size_t index = 0; index < op.getStages().size(); ++index)
    if (failed(verifyStage(index, activations)))
      return failure();
  return verifyResults(activations);
}

LogicalResult PipelineOp::verifyRegions() {
  return StageVerifier(*this).verify();
}
