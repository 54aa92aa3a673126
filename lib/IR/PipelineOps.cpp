//===- PipelineOps.cpp - verifiers of pipelines of stages -----------------===//
//
// The numbered constraints are those of PipelineOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"

#include "AxisSyntax.h"
#include "OnMesh.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

#define GET_OP_CLASSES
#include "mesh/IR/PipelineOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Axes in local view
//===----------------------------------------------------------------------===//

AxisList mesh::getManualAxes(Operation *op) {
  AxisList axes;
  for (; op; op = op->getParentOp())
    if (auto own = op->getAttrOfType<AxesAttr>(kManualAttrName))
      llvm::append_range(axes, own);
  return axes;
}

Operation *mesh::findUseOfAxis(Region &region, AxisRefAttr axis) {
  Operation *found = nullptr;
  region.walk([&](Operation *op) {
    WalkResult named = op->getAttrDictionary().walk([&](AxisRefAttr other) {
      return other.getName() == axis.getName() ? WalkResult::interrupt()
                                               : WalkResult::advance();
    });
    if (!named.wasInterrupted())
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

//===----------------------------------------------------------------------===//
// mesh.pipeline
//===----------------------------------------------------------------------===//

/// The number of arguments of a stage that follow its activations.
static unsigned getNumSideArguments(PipelineOp op) {
  return op.getParams().size() + op.getSplit().size() + 2;
}

TypeRange PipelineOp::getActivationTypes(int64_t index) {
  return TypeRange(getStage(index).getArgumentTypes())
      .drop_back(getNumSideArguments(*this));
}

TypeRange PipelineOp::getYieldedTypes() {
  return getStages().back().front().getTerminator()->getOperandTypes();
}

RankedTensorType PipelineOp::getMicrobatchType(Type whole) {
  auto type = llvm::cast<RankedTensorType>(whole);
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= static_cast<int64_t>(getNumMicrobatches());
  return type.clone(shape);
}

/// Checks (C3).
static LogicalResult verifyRows(PipelineOp op) {
  if (op.getInputs().empty())
    return op.emitOpError("must have an input to cut into micro-batches");
  int64_t m = op.getNumMicrobatches();
  std::optional<int64_t> rows;
  auto verify = [&](StringRef role, OperandRange values) -> LogicalResult {
    for (auto [index, type] : llvm::enumerate(values.getTypes())) {
      auto tensor = llvm::cast<RankedTensorType>(type);
      auto emitError = [&, index = index] {
        return op.emitOpError() << role << " " << index << " ";
      };
      if (tensor.getRank() == 0 || !tensor.hasStaticShape())
        return emitError() << "must have a static shape and a dim 0, got "
                           << tensor;
      int64_t size = tensor.getDimSize(0);
      if (rows && *rows != size)
        return emitError() << "must have " << *rows
                           << " rows as input 0 has, got " << size;
      rows = size;
      if (size % m != 0)
        return emitError() << "has " << size
                           << " rows, which do not divide into " << m
                           << " micro-batches";
    }
    return success();
  };
  return success(succeeded(verify("input", op.getInputs())) &&
                 succeeded(verify("split operand", op.getSplit())));
}

/// Checks (C4).
static LogicalResult verifyParams(PipelineOp op) {
  for (auto [index, type] : llvm::enumerate(op.getParams().getTypes())) {
    auto tensor = llvm::cast<RankedTensorType>(type);
    if (!tensor.hasStaticShape() || tensor.getRank() == 0 ||
        tensor.getDimSize(0) != static_cast<int64_t>(op.getNumStages()))
      return op.emitOpError("parameter ")
             << index << " must have the " << op.getNumStages()
             << " stages for its leading dim, got " << tensor;
  }
  return success();
}

LogicalResult PipelineOp::verify() {
  size_t numRegions = getStages().size();
  if (numRegions != 1 && numRegions != getNumStages()) // (C2)
    return emitOpError("must have one region, or one for each of the ")
           << getNumStages() << " stages, got " << numRegions;
  if (failed(verifyRows(*this)) || failed(verifyParams(*this)))
    return failure();
  if (getAxis().isSubAxis()) // (C1)
    return emitOpError("axis must be a whole one, got ") << getAxis().str();
  return success();
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

LogicalResult PipelineOp::verifyRegions() {
  SmallVector<Type> side;
  for (Type type : getParams().getTypes()) {
    auto tensor = llvm::cast<RankedTensorType>(type);
    side.push_back(tensor.clone(tensor.getShape().drop_front()));
  }
  for (Type type : getSplit().getTypes())
    side.push_back(getMicrobatchType(type));
  side.append(2, IndexType::get(getContext()));
  SmallVector<Type> activations;
  for (Type type : getInputs().getTypes())
    activations.push_back(getMicrobatchType(type));
  for (auto [index, region] : llvm::enumerate(getStages())) {
    auto yield = llvm::dyn_cast<StageYieldOp>(region.front().back());
    if (!yield)
      return emitOpError("stage ")
             << index << " must end with mesh.stage_yield";
    SmallVector<Type> arguments(activations);
    llvm::append_range(arguments, side);
    if (failed(verifyTypes(*this, index, "take", region.getArgumentTypes(),
                           arguments)))
      return failure();
    if (getStages().size() == 1 && getNumStages() > 1 &&
        failed(verifyTypes(*this, index, "yield what it takes,",
                           yield.getOperandTypes(), activations)))
      return failure();
    activations = llvm::to_vector(yield.getOperandTypes());
    if (Operation *op = findUseOfAxis(region, getAxis())) // (C7)
      return op->emitOpError("names axis ")
             << getAxis().str() << ", over which the stages of the pipeline "
             << "around it are dealt out";
  }
  // (C6)
  if (activations.size() != getNumResults())
    return emitOpError("must have a result for each of the ")
           << activations.size() << " values that the last stage yields, got "
           << getNumResults();
  for (auto [index, type] : llvm::enumerate(getResultTypes())) {
    auto yielded = llvm::cast<RankedTensorType>(activations[index]);
    if (yielded.getRank() == 0 || !yielded.hasStaticShape())
      return emitOpError("last stage must yield tensors of static shape with a "
                         "dim 0, got ")
             << yielded;
    SmallVector<int64_t> shape(yielded.getShape());
    shape[0] *= static_cast<int64_t>(getNumMicrobatches());
    if (type != yielded.clone(shape))
      return emitOpError("result ") << index << " must be "
                                    << yielded.clone(shape) << ", got " << type;
  }
  return success();
}

LogicalResult PipelineOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(verifyInGlobalView(*this)))
    return failure();
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(getAxis(), [&] { return emitOpError(); }))) // (C1)
    return failure();
  int64_t size = mesh.getSize(getAxis());
  if (static_cast<int64_t>(getNumStages()) % size != 0) // (C2)
    return emitOpError("has ")
           << getNumStages() << " stages, which is not a multiple of the "
           << size << " devices along " << getAxis().str();
  return success();
}

//===----------------------------------------------------------------------===//
// mesh.own_part, mesh.sum_parts
//===----------------------------------------------------------------------===//

/// The mesh, if it exists and has the axis (C1).
template <typename Op>
static MeshAttr resolveMeshOfPart(Op op, SymbolTableCollection &symbols) {
  if (failed(verifyInGlobalView(op)))
    return {};
  MeshAttr mesh = resolveMesh(op, op.getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(op.getAxis(), [&] { return op.emitOpError(); })))
    return {};
  return mesh;
}

LogicalResult OwnPartOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMeshOfPart(*this, symbols);
  if (!mesh)
    return failure();
  int64_t n = mesh.getSize(getAxis());
  RankedTensorType type = getInput().getType();
  if (type.getRank() == 0 || type.getDimSize(0) % n != 0) // (C2)
    return emitOpError("operand must have a dim 0 that divides by axis ")
           << getAxis().str() << " of size " << n << ", got " << type;
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= n;
  if (getType() != type.clone(shape))
    return emitOpError("result must be ")
           << type.clone(shape) << ", got " << getType();
  return success();
}

LogicalResult SumPartsOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!resolveMeshOfPart(*this, symbols))
    return failure();
  if (!canCombine(Combiner::Sum, getType())) // (C2)
    return emitOpError("elements of ") << getType() << " cannot be summed up";
  return success();
}
