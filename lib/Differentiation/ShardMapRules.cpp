//===- ShardMapRules.cpp - Derivatives of regions in local view -----------===//
//
// The cotangents of a region are another region, along the same axes. What that
// reads of the first one is saved as a tensor with a dim that all devices
// split: each keeps its own.
//
//===----------------------------------------------------------------------===//

#include "DerivativeSharding.h"
#include "LowerAggregates.h"
#include "SavedValues.h"
#include "VaryingValues.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/Transforms/Partition/InlineCalls.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Values of each device
//===----------------------------------------------------------------------===//

/// The groups of dims of a tensor with a first dim of size 1 that make up those
/// of one of `rank`.
static SmallVector<ReassociationIndices> getReassociation(int64_t rank) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < rank; ++dim)
    groups.push_back(dim == 0 ? ReassociationIndices{0, 1}
                              : ReassociationIndices{dim + 1});
  return groups;
}

/// Returns the type of a value of `type` with a first dim of size 1.
static RankedTensorType getOwnType(Type type) {
  SmallVector<int64_t> shape = {1};
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    llvm::append_range(shape, tensor.getShape());
  return RankedTensorType::get(shape, mlir::getElementTypeOrSelf(type));
}

static Value addOwnDim(OpBuilder &builder, Value value) {
  Location loc = value.getLoc();
  RankedTensorType type = getOwnType(value.getType());
  if (!llvm::isa<RankedTensorType>(value.getType()))
    return tensor::FromElementsOp::create(builder, loc, type, value);
  return tensor::ExpandShapeOp::create(builder, loc, type, value,
                                       getReassociation(type.getRank() - 1));
}

static Value dropOwnDim(OpBuilder &builder, Value value, Type type) {
  Location loc = value.getLoc();
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    return tensor::CollapseShapeOp::create(builder, loc, tensor, value,
                                           getReassociation(tensor.getRank()));
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return tensor::ExtractOp::create(builder, loc, value, zero);
}

/// The sharding of a tensor of `rank` whose first dim all devices split.
static ShardingAttr getOwnSharding(ShardMapOp op, int64_t rank) {
  MLIRContext *context = op.getContext();
  SmallVector<DimShardingAttr> dims(rank, DimShardingAttr::get(context, {}));
  dims.front() = DimShardingAttr::get(context, op.getManual());
  return ShardingAttr::get(op.getMeshAttr(), dims);
}

//===----------------------------------------------------------------------===//
// Regions with further operands and results
//===----------------------------------------------------------------------===//

namespace {
/// Operands or results of a region, and how they are split.
struct Border {
  SmallVector<Value> values;
  SmallVector<Attribute> shardings;

  void add(Value value, ShardingAttr sharding) {
    values.push_back(value);
    shardings.push_back(sharding);
  }
};
} // namespace

/// Returns a region with the body of `region`, with what `inputs` and `yields`
/// have at its border.
static ShardMapOp createRegion(OpBuilder &builder, ShardMapOp like,
                               Region &region, const Border &inputs,
                               const Border &yields) {
  MeshAttr mesh = lookupMesh(like, like.getMeshAttr());
  SmallVector<Type> types;
  for (auto [value, sharding] : llvm::zip(yields.values, yields.shardings))
    types.push_back(llvm::cast<ShardingAttr>(sharding).getGlobalType(
        llvm::cast<RankedTensorType>(value.getType()), mesh));
  auto created = ShardMapOp::create(
      builder, like.getLoc(), types, inputs.values, like.getMeshAttr(),
      like.getManual(), builder.getArrayAttr(inputs.shardings),
      builder.getArrayAttr(yields.shardings));
  created.getBody().takeBody(region);
  return created;
}

static Border getInputs(ShardMapOp op) {
  return {op.getInputs(), llvm::to_vector(op.getInShardings())};
}

static Border getYields(ShardMapOp op) {
  return {op.getBody().front().getTerminator()->getOperands(),
          llvm::to_vector(op.getOutShardings())};
}

/// Replaces `op` by a region that takes and yields more.
static ShardMapOp extend(ShardMapOp op, const Border &inputs,
                         const Border &yields, ActiveValues &active) {
  mlir::IRRewriter rewriter(op);
  op.getBody().front().getTerminator()->setOperands(yields.values);
  ShardMapOp extended =
      createRegion(rewriter, op, op.getBody(), inputs, yields);
  extended->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  auto results = extended.getResults().take_front(op.getNumResults());
  active.transfer(op.getResults(), results);
  rewriter.replaceOp(op, results);
  return extended;
}

//===----------------------------------------------------------------------===//
// Reverse mode
//===----------------------------------------------------------------------===//

namespace {
/// Values that a region hands to that of its cotangents.
class RegionSavedValues : public SavedValues {
public:
  RegionSavedValues(ShardMapOp op, PrimalValues &outer, Block &backward,
                    const SavePolicy &saving)
      : SavedValues(op.getBody(), backward, saving), op(op), outer(outer),
        backward(backward), saved(op.getBody().front()) {}

  Value addInput(Value value, Type type, ShardingAttr sharding) {
    inputs.add(value, sharding);
    return backward.addArgument(type, op.getLoc());
  }
  /// Lets the forward region yield what is saved, and returns the operands of
  /// the backward one.
  Border finish(ActiveValues &active);
  /// The forward region.
  ShardMapOp getForward() const { return op; }

private:
  Value getOutside(Value) override {
    llvm_unreachable("regions in local view use no values from outside");
  }
  Value getArgument(BlockArgument argument, OpBuilder &) override {
    unsigned index = argument.getArgNumber();
    auto sharding = llvm::cast<ShardingAttr>(op.getInShardings()[index]);
    return addInput(outer.get(op.getInputs()[index]), argument.getType(),
                    sharding);
  }
  Value save(Value value, OpBuilder &builder) override {
    RankedTensorType type = getOwnType(value.getType());
    saved.add(value);
    places.push_back(inputs.values.size());
    Value own = addInput({}, type, getOwnSharding(op, type.getRank()));
    return dropOwnDim(builder, own, value.getType());
  }

  /// Forgets what the backward region does not read.
  void dropUnread();

  ShardMapOp op;
  PrimalValues &outer;
  Block &backward;
  Border inputs;
  TrackedValues saved;
  /// Where saved values are among the inputs.
  SmallVector<unsigned> places;
};
} // namespace

void RegionSavedValues::dropUnread() {
  eraseUnread();
  for (unsigned index = inputs.values.size(); index-- > 0;) {
    if (!backward.getArgument(index).use_empty())
      continue;
    backward.eraseArgument(index);
    inputs.values.erase(inputs.values.begin() + index);
    inputs.shardings.erase(inputs.shardings.begin() + index);
    auto *place = llvm::find(places, index);
    if (place != places.end()) {
      saved.erase(place - places.begin());
      places.erase(place);
    }
    for (unsigned &other : places)
      if (other > index)
        --other;
  }
}

Border RegionSavedValues::finish(ActiveValues &active) {
  dropUnread();
  if (places.empty())
    return std::move(inputs);
  unsigned numResults = op.getNumResults();
  Border yields = getYields(op);
  OpBuilder end(op.getBody().front().getTerminator());
  for (unsigned index = 0; index < saved.size(); ++index) {
    Value own = addOwnDim(end, skipCasts(saved[index]));
    yields.add(own,
               getOwnSharding(
                   op, llvm::cast<RankedTensorType>(own.getType()).getRank()));
  }
  ShardMapOp extended = extend(op, getInputs(op), yields, active);
  op = extended;
  for (auto [place, result] :
       llvm::zip_equal(places, extended.getResults().drop_front(numResults)))
    inputs.values[place] = outer.get(result);
  return std::move(inputs);
}

/// Returns true if an op of `roots` or of what they call names axes.
static bool communicates(ArrayRef<FunctionOpInterface> roots,
                         mlir::SymbolTableCollection &symbols) {
  return llvm::any_of(
      getReachable(roots, symbols), [](FunctionOpInterface reached) {
        return reached
            ->walk([](Operation *inner) {
              return WalkResult(failure(getNamedAxes(inner) != nullptr));
            })
            .wasInterrupted();
      });
}

static bool hasOwnDerivative(FunctionOpInterface function) {
  return function->hasAttr(kCustomVJPAttrName) ||
         function->hasAttr(kCustomJVPAttrName);
}

/// Fails if `function` has a derivative of its own, and that or what they call
/// names axes: whether its results vary is not known.
static LogicalResult checkOwnDerivative(func::CallOp call,
                                        FunctionOpInterface function,
                                        mlir::SymbolTableCollection &symbols) {
  StringRef attribute = function->hasAttr(kCustomVJPAttrName)
                            ? kCustomVJPAttrName
                            : kCustomJVPAttrName;
  if (!hasOwnDerivative(function))
    return success();
  SmallVector<Attribute> rules;
  if (auto reverse = function->getAttrOfType<ArrayAttr>(kCustomVJPAttrName))
    llvm::append_range(rules, reverse);
  if (Attribute forward = function->getAttr(kCustomJVPAttrName))
    rules.push_back(forward);
  SmallVector<FunctionOpInterface> roots{function};
  for (Attribute rule : rules)
    if (auto found = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
            call, llvm::cast<FlatSymbolRefAttr>(rule)))
      roots.push_back(found);
  if (!communicates(roots, symbols))
    return success();
  return call.emitOpError("has no rule for its derivative in local view: @")
         << call.getCallee() << " has '" << attribute << "' and communicates";
}

/// Takes in what the region calls, as it may be fit for local view alone, but
/// for functions that have a derivative of their own, and those of one device
/// that are computed again.
static LogicalResult inlineMostCalls(ShardMapOp op) {
  mlir::IRRewriter rewriter(op.getContext());
  mlir::SymbolTableCollection symbols;
  llvm::SmallPtrSet<Operation *, 4> warned;
  auto isKept = [&](FunctionOpInterface function) {
    if (hasOwnDerivative(function))
      return true;
    if (!function->hasAttr(kCheckpointAttrName))
      return false;
    if (!communicates(function, symbols))
      return true;
    if (warned.insert(function).second)
      function->emitWarning("'")
          << kCheckpointAttrName << "' of @" << function.getName()
          << " has no effect in local view, as it communicates; its calls have "
             "the policy of the derivative, 'saving'";
    return false;
  };
  if (failed(
          inlineCalls(rewriter, op, /*isInLocalView=*/true, symbols, isKept)))
    return failure();
  return failure(op.getBody()
                     .walk([&](func::CallOp call) {
                       return WalkResult(checkOwnDerivative(
                           call, getCallee(call, symbols), symbols));
                     })
                     .wasInterrupted());
}

/// Takes in what the region calls, and checks that its results have
/// derivatives.
static LogicalResult prepare(ShardMapOp op) {
  for (auto sharding : op.getOutShardings().getAsRange<ShardingAttr>())
    if (!sharding.getPartial().empty() &&
        sharding.getCombiner() != Combiner::Sum)
      return op.emitOpError("has no rule for the derivative of a result that "
                            "is partial, but no sum");
  if (!op.getBody()
           .walk([](func::CallOp) { return WalkResult::interrupt(); })
           .wasInterrupted())
    return success();
  if (failed(inlineMostCalls(op)))
    return failure();
  lowerAggregates(op);
  return success();
}

static SmallVector<Value> getArguments(ShardMapOp op,
                                       ArrayRef<unsigned> indices) {
  return llvm::map_to_vector(indices, [&](unsigned index) -> Value {
    return op.getBody().getArgument(index);
  });
}

static LogicalResult emitShardMapAdjoint(ShardMapOp op, OpBuilder &builder,
                                         Cotangents &cotangents) {
  Location loc = op.getLoc();
  ActiveValues &active = cotangents.getActive();
  SmallVector<unsigned> wrt = active.getIndices(op.getInputs());
  SmallVector<Value> arguments = getArguments(op, wrt);
  if (failed(prepare(op)))
    return failure();
  cotangents.getFunctions().splitLoops(op);
  if (failed(castToVarying(op, ActiveValues(op.getBody(), arguments))))
    return failure();
  ActiveValues inside(op.getBody(), arguments);

  // An op around the body, until that has its place.
  auto holder = scf::ExecuteRegionOp::create(builder, loc, TypeRange());
  Block &backward = holder.getRegion().emplaceBlock();
  OpBuilder body = OpBuilder::atBlockEnd(&backward);
  Border yields;
  SmallVector<Value> inputs(op.getInputs());
  SmallVector<Attribute> shardings = llvm::to_vector(op.getInShardings());
  Border operands;
  {
    RegionSavedValues saved(op, cotangents.getPrimals(), backward,
                            cotangents.getFunctions().getSaving());
    Cotangents inner(body, saved, inside, cotangents.getFunctions());
    for (auto [result, yielded, sharding] :
         llvm::zip_equal(op.getResults(),
                         op.getBody().front().getTerminator()->getOperands(),
                         op.getOutShardings().getAsRange<ShardingAttr>()))
      if (Value cotangent = cotangents.lookup(result))
        inner.add(yielded, saved.addInput(cotangent, yielded.getType(),
                                          getDerivativeSharding(sharding)));
    if (failed(emitAdjoints(op.getBody().front(), body, inner)))
      return failure();
    for (auto [index, argument] : llvm::zip_equal(wrt, arguments))
      yields.add(
          inner.get(argument, loc),
          getDerivativeSharding(llvm::cast<ShardingAttr>(shardings[index])));
    YieldOp::create(body, loc, yields.values);
    operands = saved.finish(active);
    op = saved.getForward();
    eraseCasts(op.getBody());
  }
  ShardMapOp created =
      createRegion(builder, op, holder.getRegion(), operands, yields);
  mlir::IRRewriter(builder).eraseOp(holder);
  for (auto [index, result] : llvm::zip_equal(wrt, created.getResults()))
    cotangents.add(inputs[index], result);
  return success();
}

//===----------------------------------------------------------------------===//
// Forward mode
//===----------------------------------------------------------------------===//

static LogicalResult emitShardMapTangent(ShardMapOp op, OpBuilder &builder,
                                         Tangents &tangents) {
  if (failed(prepare(op)))
    return failure();
  Location loc = op.getLoc();
  ActiveValues &active = tangents.getActive();
  SmallVector<unsigned> wrt = active.getIndices(op.getInputs());
  ActiveValues inside(op.getBody(), getArguments(op, wrt));
  Tangents inner(inside, tangents.getFunctions());
  Border inputs = getInputs(op);
  OpBuilder before(op);
  for (unsigned index : wrt) {
    BlockArgument argument = op.getBody().getArgument(index);
    auto sharding = llvm::cast<ShardingAttr>(inputs.shardings[index]);
    inputs.add(tangents.get(before, op.getInputs()[index], loc),
               getDerivativeSharding(sharding));
    inner.set(argument, op.getBody().addArgument(argument.getType(), loc));
  }
  if (failed(emitTangents(op.getBody().front(), inner)))
    return failure();
  Border yields = getYields(op);
  unsigned numResults = op.getNumResults();
  OpBuilder end(op.getBody().front().getTerminator());
  SmallVector<unsigned> indices = inside.getIndices(yields.values);
  for (unsigned index : indices)
    yields.add(inner.get(end, yields.values[index], loc),
               llvm::cast<ShardingAttr>(yields.shardings[index]));
  ShardMapOp extended = extend(op, inputs, yields, active);
  for (auto [position, index] : llvm::enumerate(indices))
    tangents.set(extended.getResult(index),
                 extended.getResult(numResults + position));
  return success();
}

namespace {
struct ShardMapRule
    : DifferentiableOpInterface::ExternalModel<ShardMapRule, ShardMapOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    return emitShardMapAdjoint(llvm::cast<ShardMapOp>(op), builder, cotangents);
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    return emitShardMapTangent(llvm::cast<ShardMapOp>(op), builder, tangents);
  }
};
} // namespace

void mesh::registerShardMapRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    ShardMapOp::attachInterface<ShardMapRule>(*context);
  });
}
