//===- VaryingValues.cpp - Values that vary over devices ------------------===//

#include "VaryingValues.h"

#include "mesh/Analysis/RegionFlow.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/AxisList.h"
#include "mesh/IR/ParamValueOps.h"
#include "mesh/IR/RandomOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;
using AxisSet = llvm::SmallBitVector;

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// The axes of a cast from invariant to varying. Its adjoint is a sum.
static constexpr llvm::StringLiteral kVaryingName = "varying_over";
/// The axes over which what a region yields varies as far as is known, but is
/// declared to be the same. The adjoint divides by the number of devices.
static constexpr llvm::StringLiteral kSameName = "same_over";

static mlir::UnrealizedConversionCastOp getCast(Operation *op) {
  auto cast = llvm::dyn_cast_if_present<mlir::UnrealizedConversionCastOp>(op);
  return cast && (cast->hasAttr(kVaryingName) || cast->hasAttr(kSameName))
             ? cast
             : mlir::UnrealizedConversionCastOp();
}

Value mesh::skipCasts(Value value) {
  while (auto cast = getCast(value.getDefiningOp()))
    value = cast.getOperand(0);
  return value;
}

void mesh::eraseCasts(Region &region) {
  mlir::IRRewriter rewriter(region.getContext());
  region.walk([&](Operation *op) {
    if (auto cast = getCast(op))
      rewriter.replaceOp(cast, cast.getOperands());
  });
}

namespace {
struct CastRule : DifferentiableOpInterface::ExternalModel<
                      CastRule, mlir::UnrealizedConversionCastOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto region = op->getParentOfType<ShardMapOp>();
    if (!getCast(op) || !region)
      return op->emitOpError("has no rule for its derivative");
    Location loc = op->getLoc();
    Value cotangent = cotangents.lookup(op->getResult(0));
    if (auto axes = op->getAttrOfType<AxesAttr>(kVaryingName)) {
      cotangents.add(op->getOperand(0), sumOver(builder, loc, cotangent,
                                                region.getMeshAttr(), axes));
      return success();
    }
    auto axes = op->getAttrOfType<AxesAttr>(kSameName);
    double n = lookupMesh(op, region.getMeshAttr()).getSize(axes);
    Value share = createNumber(builder, loc, cotangent.getType(), 1 / n);
    cotangents.add(op->getOperand(0),
                   createProduct(builder, loc, cotangent, share));
    return success();
  }

  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    tangents.set(op->getResult(0), tangents.lookup(op->getOperand(0)));
    return success();
  }

private:
  /// Returns the sum over `axes` of the real or imaginary parts of `value`.
  template <typename Part>
  static Value sumPart(OpBuilder &builder, Location loc, Value value,
                       FlatSymbolRefAttr mesh, AxesAttr axes) {
    auto type =
        llvm::cast<ComplexType>(mlir::getElementTypeOrSelf(value.getType()));
    Value part =
        mapElements(builder, loc, type.getElementType(), value,
                    [](OpBuilder &b, Location at, ValueRange z) {
                      return Part::create(b, at, z.front())->getResult(0);
                    });
    return sumOver(builder, loc, part, mesh, axes);
  }

  /// Returns the sum of a tensor or a number over `axes`. Devices reduce no
  /// complex numbers, but their parts.
  static Value sumOver(OpBuilder &builder, Location loc, Value value,
                       FlatSymbolRefAttr mesh, AxesAttr axes) {
    if (isComplex(value.getType())) {
      Type type = mlir::getElementTypeOrSelf(value.getType());
      Value re = sumPart<complex::ReOp>(builder, loc, value, mesh, axes);
      Value im = sumPart<complex::ImOp>(builder, loc, value, mesh, axes);
      return mapElements(
          builder, loc, type, {re, im},
          [&](OpBuilder &b, Location at, ValueRange parts) {
            return complex::CreateOp::create(b, at, type, parts)->getResult(0);
          });
    }
    auto sum = CombinerAttr::get(builder.getContext(), Combiner::Sum);
    if (llvm::isa<RankedTensorType>(value.getType()))
      return AllReduceOp::create(builder, loc, sum, value, mesh, axes);
    Value tensor = tensor::FromElementsOp::create(
        builder, loc, RankedTensorType::get({}, value.getType()), value);
    tensor = AllReduceOp::create(builder, loc, sum, tensor, mesh, axes);
    return tensor::ExtractOp::create(builder, loc, tensor, ValueRange());
  }
};
} // namespace

void mesh::registerCastRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, mlir::BuiltinDialect *) {
    mlir::UnrealizedConversionCastOp::attachInterface<CastRule>(*context);
  });
}

//===----------------------------------------------------------------------===//
// Axes that values vary over
//===----------------------------------------------------------------------===//

namespace {
/// The manual axes that each value of a region may vary over: those of its
/// operands, but for what collectives make the same. In branches and loops that
/// are decided by what varies all values vary.
class VaryingAxes {
public:
  explicit VaryingAxes(ShardMapOp op)
      : op(op), mesh(lookupMesh(op, op.getMeshAttr())) {}

  /// Fails with an error at an op of axes that do not nest.
  LogicalResult analyze();

  AxisSet get(Value value) const {
    auto it = values.find(value);
    return it == values.end() ? AxisSet(parts.size()) : it->second;
  }
  AxisSet getSet(ArrayRef<AxisRefAttr> axes) const;
  AxisSet getYielded(ShardingAttr sharding) const;
  AxisSet getResults(Operation *op) const;
  AxesAttr getAxes(const AxisSet &set) const;

private:
  LogicalResult cutAxes();
  void raise(Value value, const AxisSet &axes);
  void visit(Region &region, const AxisSet &around);
  void visit(Operation &op, const AxisSet &around);
  void visitBranch(RegionBranchOpInterface branch, AxisSet around);

  ShardMapOp op;
  MeshAttr mesh;
  /// The manual axes, cut where the region speaks of parts of them.
  AxisList parts;
  DenseMap<Value, AxisSet> values;
  bool changed = false;
};
} // namespace

AxesAttr mesh::getNamedAxes(Operation *op) {
  return llvm::TypeSwitch<Operation *, AxesAttr>(op)
      .Case<CollectiveOpInterface, AxisIndexOp, GatherParamOp, RngFoldAxesOp>(
          [](auto local) { return local.getAxesAttr(); })
      .Default([](Operation *) { return AxesAttr(); });
}

LogicalResult VaryingAxes::cutAxes() {
  for (AxisRefAttr axis : op.getManual())
    if (mesh.getSize(axis) > 1)
      parts.push_back(axis);
  WalkResult result = op.getBody().walk([&](Operation *inner) {
    AxesAttr named = getNamedAxes(inner);
    if (!named)
      return WalkResult::advance();
    if (inner->getParentOfType<ShardMapOp>() != op && getSet(named).any()) {
      inner->emitOpError("has no rule for its derivative over axes of a region "
                         "around its own");
      return WalkResult::interrupt();
    }
    AxisList axes(named.getAxes());
    if (failed(refineAxes(mesh, {&parts, &axes}))) {
      inner->emitOpError("has no rule for its derivative over parts of axes "
                         "that do not nest");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

AxisSet VaryingAxes::getSet(ArrayRef<AxisRefAttr> axes) const {
  AxisSet set(parts.size());
  for (auto [index, part] : llvm::enumerate(parts))
    if (overlapsAny(mesh, part, axes))
      set.set(index);
  return set;
}

/// The axes over which the blocks of a result differ.
AxisSet VaryingAxes::getYielded(ShardingAttr sharding) const {
  AxisSet set = getSet(sharding.getPartial());
  for (DimShardingAttr dim : sharding.getDims())
    set |= getSet(dim.getAxes());
  return set;
}

AxisSet VaryingAxes::getResults(Operation *op) const {
  AxisSet set(parts.size());
  for (Value result : op->getResults())
    set |= get(result);
  return set;
}

AxesAttr VaryingAxes::getAxes(const AxisSet &set) const {
  AxisList axes;
  for (unsigned index : set.set_bits())
    appendAxis(mesh, axes, parts[index]);
  return AxesAttr::get(mesh.getContext(), axes);
}

void VaryingAxes::raise(Value value, const AxisSet &axes) {
  auto [it, isNew] = values.try_emplace(value, AxisSet(parts.size()));
  AxisSet before = it->second;
  it->second |= axes;
  changed |= it->second != before;
}

void VaryingAxes::visit(Operation &op, const AxisSet &around) {
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
    return visitBranch(branch, around);
  AxisSet axes = around;
  for (Value operand : op.getOperands())
    axes |= get(operand);
  mlir::visitUsedValuesDefinedAbove(op.getRegions(), [&](OpOperand *operand) {
    axes |= get(operand->get());
  });
  if (AxesAttr named = getNamedAxes(&op)) {
    AxisSet own = getSet(named);
    if (llvm::isa<AllReduceOp, AllGatherOp, BroadcastOp, GatherParamOp>(op))
      axes.reset(own) |= around;
    else
      axes |= own;
  }
  for (Value result : op.getResults())
    raise(result, axes);
}

void VaryingAxes::visitBranch(RegionBranchOpInterface branch, AxisSet around) {
  RegionFlow flow(branch);
  for (OpOperand *operand : flow.getDeciding())
    around |= get(operand->get());
  auto join = [&](Value input) {
    AxisSet axes = around;
    for (Value source : flow.getSources(input))
      axes |= get(source);
    raise(input, axes);
  };
  for (Region &region : branch->getRegions()) {
    llvm::for_each(region.getArguments(), join);
    visit(region, around);
  }
  llvm::for_each(branch->getResults(), join);
}

void VaryingAxes::visit(Region &region, const AxisSet &around) {
  for (Operation &inner : region.getOps())
    visit(inner, around);
}

LogicalResult VaryingAxes::analyze() {
  if (failed(cutAxes()))
    return failure();
  for (auto [argument, sharding] :
       llvm::zip_equal(op.getBody().getArguments(),
                       op.getInShardings().getAsRange<ShardingAttr>()))
    raise(argument, getYielded(sharding));
  do {
    changed = false;
    visit(op.getBody(), AxisSet(parts.size()));
  } while (changed);
  return success();
}

//===----------------------------------------------------------------------===//
// Insertion of casts
//===----------------------------------------------------------------------===//

namespace {
class CastInserter {
public:
  CastInserter(ShardMapOp op, const ActiveValues &active)
      : op(op), active(active), axes(op), rewriter(op.getContext()) {}

  LogicalResult run();

private:
  void visit(Operation *inner);
  void visitBranch(RegionBranchOpInterface branch);
  void cast(OpOperand &use, const AxisSet &needed);
  Value getCast(Value value, StringRef name, AxesAttr over);
  void sliceAtIndex(AllSliceOp slice);

  ShardMapOp op;
  SmallVector<AllSliceOp> slicesOfVarying;
  const ActiveValues &active;
  VaryingAxes axes;
  mlir::IRRewriter rewriter;
  DenseMap<std::pair<Value, Attribute>, Value> casts;
};
} // namespace

/// Returns the operand that `value` repeats, or null.
static Value getRepeated(Value value) {
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  if (!op || op.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
      op.getNumLoops() != op.getNumParallelLoops())
    return {};
  Block &body = *op.getBlock();
  auto input =
      llvm::dyn_cast<RankedTensorType>(op.getDpsInputs().front().getType());
  auto type = llvm::cast<RankedTensorType>(value.getType());
  bool repeats = llvm::hasSingleElement(body) && input &&
                 body.getTerminator()->getOperand(0) == body.getArgument(0) &&
                 input.hasStaticShape() && type.hasStaticShape() &&
                 input.getNumElements() < type.getNumElements();
  return repeats ? op.getDpsInputs().front() : Value();
}

/// A value that repeats others is cast before it does, for the sum over the
/// axes is to be of few elements.
Value CastInserter::getCast(Value value, StringRef name, AxesAttr over) {
  if (Value known = casts.lookup({value, over}); known && name == kVaryingName)
    return known;
  Value repeated = name == kVaryingName ? getRepeated(value) : Value();
  if (repeated && active.contains(repeated)) {
    Value cast = getCast(repeated, name, over);
    Operation *op = value.getDefiningOp();
    rewriter.setInsertionPointAfter(op);
    Operation *copy = rewriter.clone(*op);
    copy->setOperand(0, cast);
    return casts[{value, over}] = copy->getResult(0);
  }
  rewriter.setInsertionPointAfterValue(value);
  auto cast = mlir::UnrealizedConversionCastOp::create(rewriter, value.getLoc(),
                                                       value.getType(), value);
  cast->setAttr(name, over);
  if (name == kVaryingName)
    casts[{value, over}] = cast.getResult(0);
  return cast.getResult(0);
}

/// Lets `use` take a value that varies over all of `needed`.
void CastInserter::cast(OpOperand &use, const AxisSet &needed) {
  Value value = use.get();
  if (!active.contains(value))
    return;
  AxisSet missing = needed;
  missing.reset(axes.get(value));
  if (missing.any())
    use.set(getCast(value, kVaryingName, axes.getAxes(missing)));
}

void CastInserter::visitBranch(RegionBranchOpInterface branch) {
  mlir::RegionBranchSuccessorMapping mapping;
  branch.getSuccessorOperandInputMapping(mapping);
  for (auto &[operand, inputs] : mapping) {
    AxisSet needed = axes.getSet({});
    for (Value input : inputs)
      needed |= axes.get(input);
    cast(*operand, needed);
  }
}

/// A slice of what differs in the group is a block that each device takes of
/// its own.
void CastInserter::sliceAtIndex(AllSliceOp slice) {
  rewriter.setInsertionPoint(slice);
  Location loc = slice.getLoc();
  auto type = llvm::cast<RankedTensorType>(slice.getType());
  Value index = AxisIndexOp::create(rewriter, loc, rewriter.getIndexType(),
                                    slice.getMeshAttr(), slice.getAxesAttr());
  Value size = arith::ConstantIndexOp::create(rewriter, loc,
                                              type.getDimSize(slice.getDim()));
  SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
  offsets[slice.getDim()] =
      arith::MulIOp::create(rewriter, loc, index, size).getResult();
  rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
      slice, type, slice.getInput(), offsets,
      mlir::getAsIndexOpFoldResult(rewriter.getContext(), type.getShape()),
      strides);
}

void CastInserter::visit(Operation *inner) {
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(inner))
    return visitBranch(branch);
  AxisSet needed = axes.getResults(inner);
  if (auto slice = llvm::dyn_cast<AllSliceOp>(inner)) {
    AxisSet own = axes.getSet(slice.getAxes());
    if (!axes.get(slice.getInput()).anyCommon(own))
      needed.reset(own);
    cast(slice.getInputMutable(), needed);
    if (needed.anyCommon(own))
      slicesOfVarying.push_back(slice);
    return;
  }
  if (AxesAttr named = getNamedAxes(inner))
    needed |= axes.getSet(named);
  for (OpOperand &operand : inner->getOpOperands())
    cast(operand, needed);
  mlir::visitUsedValuesDefinedAbove(
      inner->getRegions(), [&](OpOperand *use) { cast(*use, needed); });
}

LogicalResult CastInserter::run() {
  if (failed(axes.analyze()))
    return failure();
  Operation *yield = op.getBody().front().getTerminator();
  SmallVector<Operation *> inners;
  std::function<void(Region &)> collect = [&](Region &region) {
    for (Operation &inner : region.getOps()) {
      if (inner.hasTrait<OpTrait::IsTerminator>())
        continue;
      inners.push_back(&inner);
      if (llvm::isa<RegionBranchOpInterface>(inner))
        for (Region &nested : inner.getRegions())
          collect(nested);
    }
  };
  collect(op.getBody());
  for (Operation *inner : inners)
    visit(inner);
  for (auto [operand, attribute] :
       llvm::zip_equal(yield->getOpOperands(), op.getOutShardings())) {
    auto sharding = llvm::cast<ShardingAttr>(attribute);
    if (!active.contains(operand.get()))
      continue;
    AxisSet needed = axes.getYielded(sharding);
    AxisSet same = axes.get(operand.get());
    same.reset(needed);
    cast(operand, needed);
    if (same.any())
      operand.set(getCast(operand.get(), kSameName, axes.getAxes(same)));
  }
  llvm::for_each(slicesOfVarying,
                 [&](AllSliceOp slice) { sliceAtIndex(slice); });
  return success();
}

LogicalResult mesh::castToVarying(ShardMapOp op, const ActiveValues &active) {
  return CastInserter(op, active).run();
}
