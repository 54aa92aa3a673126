//===- PipelineOps.cpp - verifiers of pipelines of stages -----------------===//
//
// The numbered constraints are those of PipelineOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"

#include "AxisSyntax.h"
#include "OnMesh.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mesh;

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

/// What parts begin with, but for the first.
static constexpr StringRef partNames[] = {"backward", "weights"};

using Regions = SmallVectorImpl<std::unique_ptr<Region>>;

/// `{…}, {…} backward {…}, {…}`
static ParseResult parseRegions(OpAsmParser &parser, Regions &bodies,
                                IntegerAttr &numParts) {
  auto parsePart = [&]() -> ParseResult {
    return parser.parseCommaSeparatedList([&]() -> ParseResult {
      return parser.parseRegion(
          *bodies.emplace_back(std::make_unique<Region>()));
    });
  };
  if (parsePart())
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  size_t count = bodies.size();
  int64_t parts = 1;
  for (StringRef name : partNames) {
    if (failed(parser.parseOptionalKeyword(name)))
      break;
    if (parsePart())
      return failure();
    if (bodies.size() != ++parts * count)
      return parser.emitError(loc, "expected as many regions in all parts");
  }
  numParts = parser.getBuilder().getI64IntegerAttr(parts);
  return success();
}

/// Whether an op in one of `bodies` uses a value of another one.
static bool areEntangled(const Regions &bodies) {
  // The regions are not yet those of an op.
  auto getRoot = [](Region *region) {
    while (region && region->getParentOp())
      region = region->getParentOp()->getParentRegion();
    return region;
  };
  return llvm::any_of(bodies, [&](const std::unique_ptr<Region> &body) {
    return body
        ->walk([&](Operation *op) {
          for (Value operand : op->getOperands()) {
            Region *root = getRoot(operand.getParentRegion());
            if (root != body.get() && llvm::any_of(bodies, [&](auto &other) {
                  return other.get() == root;
                }))
              return WalkResult::interrupt();
          }
          return WalkResult::advance();
        })
        .wasInterrupted();
  });
}

/// Regions are destroyed one after the other if parsing fails here or further
/// on: none may use a value of one that is gone by then.
static ParseResult parseStageParts(OpAsmParser &parser, Regions &bodies,
                                   IntegerAttr &numParts) {
  SMLoc loc = parser.getCurrentLocation();
  ParseResult result = parseRegions(parser, bodies, numParts);
  if (succeeded(result) && areEntangled(bodies))
    result = parser.emitError(loc, "a region uses a value of another region");
  if (failed(result))
    for (std::unique_ptr<Region> &body : bodies)
      body->dropAllReferences();
  return result;
}

static void printStageParts(OpAsmPrinter &printer, PipelineOp op, RegionRange,
                            IntegerAttr) {
  for (unsigned part = 0; part < op.getNumParts(); ++part) {
    if (part > 0)
      printer << " " << partNames[part - 1] << " ";
    llvm::interleaveComma(op.getPart(part), printer,
                          [&](Region &region) { printer.printRegion(region); });
  }
}

#define GET_OP_CLASSES
#include "mesh/IR/PipelineOps.cpp.inc"

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

/// Checks what says when stages do what (C9).
static LogicalResult verifyTimes(PipelineOp op) {
  if (op.getChunks() && !op.getSchedule())
    return op.emitOpError("has chunks, but no schedule that deals them out");
  if (op.getSchedule() && op.getTable())
    return op.emitOpError("has a schedule and a table, which is one too");
  bool isScheduled = op.getSchedule() || op.getTable();
  if (op.hasBackward() && !isScheduled)
    return op.emitOpError("has a backward part, but no schedule that says when "
                          "stages go backward");
  std::optional<ArrayRef<int64_t>> costs = op.getCosts();
  if (!costs)
    return success();
  if (!isScheduled)
    return op.emitOpError("has costs, but no schedule between the stages of "
                          "which the op's are split");
  if (costs->size() != op.getNumStages())
    return op.emitOpError("must have a cost for each of the ")
           << op.getNumStages() << " stages, got " << costs->size();
  for (int64_t cost : *costs)
    if (cost < 0)
      return op.emitOpError("costs must be at least 0, got ") << cost;
  return success();
}

LogicalResult PipelineOp::verify() {
  size_t numRegions = getStages().size();
  if ((numRegions != 1 && numRegions != getNumStages()) ||
      numRegions * getNumParts() != getBodies().size()) // (C2)
    return emitOpError("must have one region, or one for each of the ")
           << getNumStages() << " stages, got " << numRegions;
  if (failed(verifyRows(*this)) || failed(verifyParams(*this)))
    return failure();
  if (getAxis().isSubAxis()) // (C1)
    return emitOpError("axis must be a whole one, got ") << getAxis().str();
  return verifyTimes(*this);
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
  /// Of the arguments that all stages have, and of the parameters' slices.
  SmallVector<Type> side, slices;
  /// What the stages so far have for later ones.
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
  if (op.hasBackward()) {
    gradients = PipelineOp::getGradientTypes(results);
    llvm::append_range(results,
                       PipelineOp::getGradientTypes(op.getInputs().getTypes()));
    llvm::append_range(results,
                       PipelineOp::getGradientTypes(op.getParams().getTypes()));
  }
  if (op.getNumResults() != results.size())
    return op.emitOpError("must have a result for each of the ")
           << yielded.size() << " values that the last stage yields"
           << (op.hasBackward() ? " and a gradient for each input and parameter"
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

LogicalResult PipelineOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(verifyInGlobalView(*this)))
    return failure();
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(getAxis(), [&] { return emitOpError(); }))) // (C1)
    return failure();
  int64_t size = mesh.getSize(getAxis());
  if (!getTable() && !getCosts() &&
      static_cast<int64_t>(getNumStages()) % size != 0) // (C2)
    return emitOpError("has ")
           << getNumStages() << " stages, which is not a multiple of the "
           << size << " devices along " << getAxis().str();
  return success();
}

LogicalResult StageYieldOp::verify() {
  if (getSkipped().size() == getTargets().size()) // (C1)
    return success();
  return emitOpError("must have a target for each of ")
         << getSkipped().size() << " values that skip stages, got "
         << getTargets().size();
}

//===----------------------------------------------------------------------===//
// mesh.own_part, mesh.sum_parts, mesh.join_parts
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

LogicalResult JoinPartsOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMeshOfPart(*this, symbols);
  if (!mesh)
    return failure();
  RankedTensorType type = getInput().getType();
  if (type.getRank() == 0) // (C2)
    return emitOpError("operand must have a dim 0, got ") << type;
  SmallVector<int64_t> shape(type.getShape());
  shape[0] *= mesh.getSize(getAxis());
  if (getType() != type.clone(shape))
    return emitOpError("result must be ")
           << type.clone(shape) << ", got " << getType();
  return success();
}
