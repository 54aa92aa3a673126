//===- PipelineOps.cpp - pipelines of stages ------------------------------===//
//
// The numbered constraints are those of PipelineOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/PipelineOps.h"

#include "AxisSyntax.h"
#include "OnMesh.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

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

/// The operands that parts begin with, but for the first.
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

/// Returns true if an op in one of `bodies` uses a value of another one.
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

/// Checks that the program that `op` becomes has a size that anyone has use for
/// (C12).
static LogicalResult verifySize(PipelineOp op) {
  constexpr uint64_t maxStages = 1'000'000;
  if (!op.hasBackward() ||
      op.getNumStages() <= maxStages / op.getNumMicrobatches())
    return success();
  return op.emitOpError("has a backward part, and so at most ")
         << maxStages << " stages over all micro-batches, got "
         << op.getNumStages() << " for each of " << op.getNumMicrobatches();
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
  if (failed(verifyTimes(*this)))
    return failure();
  return verifySize(*this);
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
