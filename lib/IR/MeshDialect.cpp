//===- MeshDialect.cpp - registration and discardable attributes ----------===//

#include "MeshBytecode.h"
#include "mesh/IR/AssociativeAttr.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/ParamOps.h"
#include "mesh/IR/ParamValueOps.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/ProgramOps.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/IR/RingAttrs.h"
#include "mesh/IR/SortOps.h"
#include "mesh/IR/Version.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

#include "mesh/IR/CollectiveOpInterface.cpp.inc"
#include "mesh/IR/MeshDialect.cpp.inc"
#define GET_OP_CLASSES
#include "mesh/IR/BarrierOps.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "mesh/IR/MeshTypes.cpp.inc"

void MeshDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "mesh/IR/MeshTypes.cpp.inc"
      >();
}

namespace {
/// A function in local view can be inlined where the same mesh's devices run
/// it. Code without a mesh may go anywhere.
struct MeshInlinerInterface : public mlir::DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *op, Region *dest, bool,
                       IRMapping &) const final {
    if (op->hasTrait<DeviceIndependent>())
      return true;
    auto getMesh = [](auto *inside) -> Attribute {
      auto function = inside->template getParentOfType<FunctionOpInterface>();
      return function ? function->getAttr(MeshDialect::kSpmdAttrName)
                      : Attribute();
    };
    // Functions that stages of a pipeline call are checked where the pipeline
    // is scheduled.
    return getMesh(op) == getMesh(dest) && !dest->getParentOfType<PipelineOp>();
  }
  /// The body of `mesh.async` holds one op.
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void MeshDialect::initialize() {
  addInterfaces<MeshInlinerInterface>();
  addBytecodeInterface(*this);
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/DerivativeOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/MeshOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/ParamOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/ParamValueOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/PipelineOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/ProgramOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/RandomOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/BarrierOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/IndexedOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/SortOps.cpp.inc"
      >();
}

/// Checks a sharding at `op` for a value of type `type`.
static LogicalResult
verifySharding(Operation *op, Attribute attribute, Type type,
               function_ref<InFlightDiagnostic()> emitError) {
  auto sharding = llvm::dyn_cast<ShardingAttr>(attribute);
  if (!sharding)
    return emitError() << "expected a #mesh.sharding, got " << attribute;
  MeshAttr mesh = lookupMesh(op, sharding.getMesh());
  if (!mesh)
    return emitError() << "there is no mesh " << sharding.getMesh();
  return sharding.verifyAgainst(mesh, type, emitError);
}

/// Checks that `attribute` has a sharding for each of `values`.
static LogicalResult
verifyShardingList(Operation *op, Attribute attribute, TypeRange types,
                   StringRef role,
                   function_ref<InFlightDiagnostic()> emitError) {
  auto shardings = llvm::dyn_cast<ArrayAttr>(attribute);
  if (!shardings || shardings.size() != types.size()) {
    InFlightDiagnostic diag =
        emitError() << "must have a sharding for each of the " << types.size()
                    << " " << role << "s, got " << attribute;
    if (llvm::isa<RegionBranchOpInterface>(op))
      diag.attachNote() << "canonicalization may drop what a loop or a branch "
                           "carries, and not its shardings: canonicalize "
                           "before mesh-propagate, or after mesh-partition";
    return diag;
  }
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    auto emitAtValue = [&, index = index] {
      return emitError() << "for " << role << " " << index << ": ";
    };
    if (failed(verifySharding(op, sharding, types[index], emitAtValue)))
      return failure();
  }
  return success();
}

static LogicalResult verifyShardings(Operation *op, Attribute attribute) {
  return verifyShardingList(op, attribute, op->getResultTypes(), "result", [&] {
    return op->emitOpError("attribute 'mesh.shardings' ");
  });
}

static LogicalResult verifyRegionShardings(Operation *op, Attribute attribute) {
  auto regions = llvm::dyn_cast<ArrayAttr>(attribute);
  if (!regions || regions.size() != op->getNumRegions())
    return op->emitOpError("attribute 'mesh.region_shardings' must have a list "
                           "for each of the ")
           << op->getNumRegions() << " regions, got " << attribute;
  for (auto [index, shardings] : llvm::enumerate(regions)) {
    auto emitError = [&, index = index] {
      return op->emitOpError("attribute 'mesh.region_shardings' of region ")
             << index << " ";
    };
    if (failed(verifyShardingList(op, shardings,
                                  op->getRegion(index).getArgumentTypes(),
                                  "argument", emitError)))
      return failure();
  }
  return success();
}

/// Checks the shape without padding of argument or result `index`, of type
/// `type`, which is a part of the whole value in local view.
static LogicalResult
verifyUnpadded(Operation *op, Attribute attribute, Type type,
               ShardingAttr sharding,
               function_ref<InFlightDiagnostic()> emitError) {
  auto shape = llvm::dyn_cast<DenseI64ArrayAttr>(attribute);
  auto padded = llvm::dyn_cast<RankedTensorType>(type);
  // Bufferization keeps the attributes of arguments.
  if (auto buffer = llvm::dyn_cast<mlir::MemRefType>(type))
    padded = RankedTensorType::get(buffer.getShape(), buffer.getElementType());
  if (!shape || !padded || shape.size() != padded.getRank())
    return emitError() << "expected a size for each dim of " << type << ", got "
                       << attribute;
  if (op->hasAttr(MeshDialect::kSpmdAttrName) && sharding)
    padded = sharding.getGlobalType(padded, lookupMesh(op, sharding.getMesh()));
  if (!padded)
    return emitError() << "the whole of " << type << " has too many elements";
  for (auto [dim, size] : llvm::enumerate(shape.asArrayRef()))
    if (size < 0 || size > padded.getDimSize(dim))
      return emitError() << "dim " << dim << " must have at most the "
                         << padded.getDimSize(dim)
                         << " elements that it has with padding, got " << size;
  return success();
}

/// The attribute `name` beside another one of argument or result `index`.
template <typename Attr>
static Attr getBeside(Operation *op, StringRef role, unsigned index,
                      StringRef name) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return {};
  return role == "argument" ? function.getArgAttrOfType<Attr>(index, name)
                            : function.getResultAttrOfType<Attr>(index, name);
}

/// Checks an attribute on argument or result `index`, of type `type`.
static LogicalResult verifyValueAttribute(Operation *op, NamedAttribute attr,
                                          StringRef role, unsigned index,
                                          Type type) {
  auto emitError = [&] {
    return op->emitOpError("attribute '")
           << attr.getName().getValue() << "' of " << role << " " << index
           << ": ";
  };
  if (attr.getName() == MeshDialect::kShardingAttrName) {
    auto function = llvm::dyn_cast<FunctionOpInterface>(op);
    // In local view the sharding is of the whole value: only its rank shows.
    if (function && op->hasAttr(MeshDialect::kSpmdAttrName))
      if (auto sharding = llvm::dyn_cast<ShardingAttr>(attr.getValue());
          sharding && !sharding.getPartial().empty() && role == "argument")
        return emitError() << "an argument in local view cannot be partial";
    return verifySharding(op, attr.getValue(), type, emitError);
  }
  if (attr.getName() == MeshDialect::kUnpaddedAttrName)
    return verifyUnpadded(op, attr.getValue(), type,
                          getBeside<ShardingAttr>(
                              op, role, index, MeshDialect::kShardingAttrName),
                          emitError);
  if (attr.getName() == MeshDialect::kLogicalAttrName) {
    auto logical = llvm::dyn_cast<LogicalShardingAttr>(attr.getValue());
    if (!logical)
      return emitError() << "expected a #mesh.logical, got " << attr.getValue();
    auto shaped = llvm::dyn_cast<ShapedType>(type);
    int64_t rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
    if (rank != static_cast<int64_t>(logical.getNames().size()))
      return emitError() << logical.getNames().size()
                         << " names do not fit a value of rank " << rank;
    return success();
  }
  if (attr.getName() == MeshDialect::kNameAttrName) {
    if (!llvm::isa<StringAttr>(attr.getValue()))
      return emitError() << "expected a string, got " << attr.getValue();
    return success();
  }
  bool isParam = attr.getName() == MeshDialect::kParamAttrName;
  if (isParam || (attr.getName() == kNoDerivativeAttrName &&
                  llvm::isa<FunctionOpInterface>(op) && role == "argument")) {
    if (!llvm::isa<UnitAttr>(attr.getValue()))
      return emitError() << "expected no value, got " << attr.getValue();
    if (isParam &&
        !getBeside<StringAttr>(op, role, index, MeshDialect::kNameAttrName))
      return emitError() << "expected '" << MeshDialect::kNameAttrName
                         << "' beside it, which tells parameters apart";
    return success();
  }
  return emitError() << "not an attribute that a value can have";
}

static LogicalResult verifyManual(Operation *op, Attribute attribute) {
  if (!llvm::isa<AxesAttr>(attribute))
    return op->emitOpError("attribute '")
           << kManualAttrName << "' must be a #mesh.axes, got " << attribute;
  if (llvm::isa<LoopLikeOpInterface, RegionBranchOpInterface,
                CollectiveOpInterface, AxisIndexOp, RngFoldAxesOp>(op))
    return success();
  return op->emitOpError("attribute '")
         << kManualAttrName << "' must be on a loop, a branch, a collective, "
         << "mesh.axis_index or mesh.rng_fold_axes";
}

/// Checks that `op` is one that can be marked as associative.
static LogicalResult verifyAssociative(Operation *op, Attribute attribute) {
  if (!llvm::isa<mlir::UnitAttr>(attribute))
    return op->emitOpError("attribute '")
           << kAssociativeAttrName << "' must be a unit attribute, got "
           << attribute;
  if (op->getName().getStringRef() != "linalg.generic")
    return op->emitOpError("attribute '")
           << kAssociativeAttrName << "' is for linalg.generic";
  return success();
}

/// Checks an attribute of functions, or of pipelines, that says how they are
/// differentiated.
static LogicalResult verifyDerivativeAttr(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getName();
  bool isForPipelines = name == kCheckpointAttrName;
  if (!llvm::isa<FunctionOpInterface>(op) &&
      !(isForPipelines && llvm::isa<PipelineOp>(op)))
    return op->emitOpError("attribute '")
           << name << "' must be on a function"
           << (isForPipelines ? " or a mesh.pipeline" : "");
  if (name == kCheckpointAttrName)
    return llvm::isa<mlir::UnitAttr>(attr.getValue())
               ? success()
               : verifySaving(op, name, attr.getValue());
  if (name == kCustomJVPAttrName)
    return llvm::isa<FlatSymbolRefAttr>(attr.getValue())
               ? success()
               : op->emitOpError("attribute '")
                     << name << "' must name a function, got "
                     << attr.getValue();
  if (name == kDerivativeAttrName)
    return llvm::isa<FlatSymbolRefAttr>(attr.getValue()) &&
                   llvm::cast<FunctionOpInterface>(op).isExternal()
               ? success()
               : op->emitOpError("attribute '")
                     << name << "' must name a derivative, on a function "
                     << "without a body, got " << attr.getValue();
  auto names = llvm::dyn_cast<ArrayAttr>(attr.getValue());
  if (!names || names.size() != 2 ||
      !llvm::all_of(names, llvm::IsaPred<FlatSymbolRefAttr>))
    return op->emitOpError("attribute '")
           << name << "' must name two functions, got " << attr.getValue();
  return success();
}

LogicalResult MeshDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == kVersionAttrName)
    return verifyVersion(op, attr.getValue());
  if (name == kShardingsAttrName)
    return verifyShardings(op, attr.getValue());
  if (name == kShardingAttrName)
    return op->emitOpError("attribute '")
           << name << "' is for arguments and results of functions; ops take '"
           << kShardingsAttrName << "', a list with one for each result";
  if (name == kRegionShardingsAttrName)
    return verifyRegionShardings(op, attr.getValue());
  if (name == kSpmdAttrName) {
    auto symbol = llvm::dyn_cast<FlatSymbolRefAttr>(attr.getValue());
    if (!symbol || !llvm::isa<FunctionOpInterface>(op))
      return op->emitOpError(
          "attribute 'mesh.spmd' must name a mesh, on a function");
    if (!lookupMesh(op, symbol))
      return op->emitOpError("attribute 'mesh.spmd': there is no mesh ")
             << symbol;
    return success();
  }
  if (name == kProgramAttrName)
    return llvm::isa<FunctionOpInterface>(op)
               ? success()
               : op->emitOpError(
                     "attribute 'mesh.program' must be on a function");
  if (name == kOverlapAttrName) {
    if (!llvm::isa<OverlapAttr>(attr.getValue()))
      return op->emitOpError(
                 "attribute 'mesh.overlap' must be a #mesh.overlap, got ")
             << attr.getValue();
    if (!llvm::isa<ShardOp, ReshardOp, CollectiveOpInterface>(op))
      return op->emitOpError("attribute 'mesh.overlap' must be on mesh.shard, "
                             "mesh.reshard or a collective");
    return success();
  }
  if (name == kAgreementAttrName)
    return llvm::isa<BroadcastOp>(op)
               ? success()
               : op->emitOpError(
                     "attribute 'mesh.agreement' must be on mesh.broadcast");
  if (name == kOpenPartialAttrName)
    return llvm::isa<ShardOp>(op)
               ? success()
               : op->emitOpError(
                     "attribute 'mesh.open_partial' must be on mesh.shard");
  if (name == kManualAttrName)
    return verifyManual(op, attr.getValue());
  if (name == kAssociativeAttrName)
    return verifyAssociative(op, attr.getValue());
  if (name == kCheckpointNameAttrName)
    return llvm::isa<StringAttr>(attr.getValue())
               ? success()
               : op->emitOpError("attribute '")
                     << name << "' must be a string, got " << attr.getValue();
  if (name == kCustomVJPAttrName || name == kCustomJVPAttrName ||
      name == kDerivativeAttrName || name == kCheckpointAttrName)
    return verifyDerivativeAttr(op, attr);
  if (name == kChunksAttrName || name == kLevelsAttrName ||
      name == kBruckAttrName)
    return verifyRingAttr(op, attr);
  return op->emitOpError("attribute '") << name << "' is not known";
}

LogicalResult MeshDialect::verifyRegionArgAttribute(Operation *op,
                                                    unsigned regionIndex,
                                                    unsigned argIndex,
                                                    NamedAttribute attr) {
  Type type =
      llvm::isa<FunctionOpInterface>(op)
          ? llvm::cast<FunctionOpInterface>(op).getArgumentTypes()[argIndex]
          : op->getRegion(regionIndex).getArgument(argIndex).getType();
  return verifyValueAttribute(op, attr, "argument", argIndex, type);
}

LogicalResult MeshDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                       unsigned resultIndex,
                                                       NamedAttribute attr) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return op->emitOpError("attribute '")
           << attr.getName().getValue() << "' must be on a function's result";
  return verifyValueAttribute(op, attr, "result", resultIndex,
                              function.getResultTypes()[resultIndex]);
}
