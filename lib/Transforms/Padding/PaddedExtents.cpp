//===- PaddedExtents.cpp - extents of padded dims -------------------------===//

#include "mesh/Transforms/Padding/PaddedExtents.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Interfaces/PaddableOpInterface.h"
#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Interfaces/Speculation.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

FunctionOpInterface mesh::getCalledFunction(Operation *op,
                                            SymbolTableCollection &symbols) {
  FunctionOpInterface callee = getCallee(op, symbols);
  return callee && !callee.isExternal() ? callee : FunctionOpInterface();
}

/// Returns true if the regions of `op` can compute anything from anything:
/// nothing in them may fail, or read a tensor at an index that may be out of
/// its bounds.
static bool hasSafeRegions(Operation *op) {
  auto takesTensor = [](Operation *inner) {
    return llvm::any_of(inner->getOperandTypes(), llvm::IsaPred<TensorType>);
  };
  return areSafeOnAnyNumbers(op) &&
         llvm::all_of(op->getRegions(), [&](Region &region) {
           return !region
                       .walk([&](Operation *inner) {
                         return WalkResult(
                             success(inner->hasTrait<OpTrait::IsTerminator>() ||
                                     !takesTensor(inner)));
                       })
                       .wasInterrupted();
         });
}

static llvm::BitVector getPaddableFactors(ShardingRuleOpInterface op,
                                          const ShardingRule &rule,
                                          SymbolTableCollection &symbols) {
  if (auto paddable = llvm::dyn_cast<PaddableOpInterface>(op.getOperation()))
    return paddable.getPaddableFactors(rule);
  bool isFixed = llvm::isa<CallOpInterface>(op.getOperation())
                     ? !getCalledFunction(op, symbols)
                     : llvm::isa<PartitionableOpInterface>(op.getOperation()) ||
                           !hasSafeRegions(op);
  return isFixed ? llvm::BitVector(rule.factors.size())
                 : getPassedFactors(rule);
}

/// Takes from `paddable` what the dims of `value` do not allow: minor factors,
/// and leading ones whose parts are single elements, so that minor ones are
/// split as well.
static void dropFixed(Value value, const DimFactors &dims,
                      const ShardingRule &rule, MeshAttr mesh,
                      llvm::BitVector &paddable) {
  ShardingAttr sharding = mesh::getSharding(value);
  for (auto [dim, factors] : llvm::enumerate(dims)) {
    if (factors.empty())
      continue;
    unsigned leading = factors[getLeadingFactor(rule, factors)];
    for (unsigned factor : factors)
      if (factor != leading)
        paddable.reset(factor);
    if (factors.size() > 1 && sharding)
      assignFactorAxes(rule, factors, sharding.getAxes(dim), mesh,
                       [&](unsigned factor, ArrayRef<AxisRefAttr> axes) {
                         if (factor != leading && mesh.getSize(axes) > 1)
                           paddable.reset(leading);
                       });
  }
}

FailureOr<PaddingRule> mesh::getPaddingRule(ShardingRuleOpInterface op,
                                            SymbolTableCollection &symbols,
                                            MeshAttr mesh) {
  // A reshard has the same dims before and after.
  FailureOr<ShardingRule> rule = llvm::isa<ReshardOp>(op)
                                     ? ShardingRule::getElementwise(op)
                                     : op.getShardingRule();
  if (failed(rule))
    return failure();
  llvm::BitVector paddable = getPaddableFactors(op, *rule, symbols);
  for (auto [operand, dims] :
       llvm::zip_equal(op->getOperands(), rule->operands))
    dropFixed(operand, dims, *rule, mesh, paddable);
  for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule->results))
    dropFixed(result, dims, *rule, mesh, paddable);
  for (WindowDim window : rule->windows)
    if (!window.makesPadding)
      for (unsigned factor : rule->operands[window.operand][window.dim])
        paddable.reset(factor);
  return PaddingRule{std::move(*rule), std::move(paddable)};
}

std::optional<unsigned>
PaddingRule::getFactor(ArrayRef<unsigned> factors) const {
  if (factors.empty())
    return std::nullopt;
  unsigned leading = factors[getLeadingFactor(rule, factors)];
  return paddable.test(leading) ? std::optional(leading) : std::nullopt;
}

/// Returns true if `op` ends a function.
static bool isReturn(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>() &&
         llvm::isa<FunctionOpInterface>(op->getParentOp());
}

LogicalResult
mesh::forEachTensorOp(FunctionOpInterface function,
                      function_ref<LogicalResult(Operation *)> visit) {
  WalkResult result = function.getFunctionBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) -> WalkResult {
        if (!involvesTensors(op))
          return WalkResult::advance();
        if (failed(visit(op)))
          return WalkResult::interrupt();
        return getControlFlow(op) ? WalkResult::advance() : WalkResult::skip();
      });
  return success(!result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Classes of dims
//===----------------------------------------------------------------------===//

unsigned PaddedExtents::add(Key key, Type type, ShardingAttr sharding,
                            MeshAttr mesh) {
  auto [entry, isNew] = firstDims.try_emplace(key, dims.size());
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!isNew || !tensor)
    return entry->second;
  for (auto [dim, size] : llvm::enumerate(tensor.getShape()))
    dims.push_back({size, sharding ? sharding.getNumShards(dim, mesh) : 1});
  classes.grow(dims.size());
  return entry->second;
}

unsigned PaddedExtents::add(Value value, MeshAttr mesh) {
  return add(getKey(value), value.getType(), mesh::getSharding(value), mesh);
}

unsigned PaddedExtents::addResult(FunctionOpInterface function, unsigned index,
                                  MeshAttr mesh) {
  return add(getKey(function, index), function.getResultTypes()[index],
             function.getResultAttrOfType<ShardingAttr>(
                 index, MeshDialect::kShardingAttrName),
             mesh);
}

void PaddedExtents::tie(unsigned a, unsigned b, unsigned rank) {
  for (unsigned dim = 0; dim < rank; ++dim)
    classes.join(a + dim, b + dim);
}

static unsigned getRank(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getRank() : 0;
}

/// Ties the tensor of dim `first` on to others that are the same parameter:
/// what one function returns another takes as it is.
void PaddedExtents::tieParam(ParamKey key, unsigned first) {
  if (key.first)
    tie(params.try_emplace(key, first).first->second, first,
        getRank(key.second));
}

void PaddedExtents::addSignature(const GlobalFunction &function) {
  FunctionOpInterface op = function.op;
  for (BlockArgument argument : op.getArguments())
    tieParam(getParamKey(op, op.getArgAttrDict(argument.getArgNumber()),
                         argument.getType()),
             add(argument, function.mesh));
  for (auto [index, type] : llvm::enumerate(op.getResultTypes()))
    tieParam(getParamKey(op, op.getResultAttrDict(index), type),
             addResult(op, index, function.mesh));
}

/// A call's operands are its callee's arguments, and its results what that
/// returns.
void PaddedExtents::visitCall(Operation *op, FunctionOpInterface callee,
                              MeshAttr mesh) {
  auto call = llvm::cast<CallOpInterface>(op);
  for (auto [operand, argument] :
       llvm::zip_equal(call.getArgOperands(), callee.getArguments()))
    tie(add(operand, mesh), add(argument, mesh), getRank(operand.getType()));
  for (OpResult result : op->getResults())
    tie(add(result, mesh), addResult(callee, result.getResultNumber(), mesh),
        getRank(result.getType()));
}

/// A return's operands are the function's results.
void PaddedExtents::visitReturn(Operation *op, MeshAttr mesh) {
  auto function = llvm::cast<FunctionOpInterface>(op->getParentOp());
  for (OpOperand &operand : op->getOpOperands())
    tie(add(operand.get(), mesh),
        addResult(function, operand.getOperandNumber(), mesh),
        getRank(operand.get().getType()));
}

void PaddedExtents::visitControlFlow(RegionBranchOpInterface op,
                                     MeshAttr mesh) {
  for (const TiedValues &tied : getTiedValues(op)) {
    unsigned first = add(tied.values.front(), mesh);
    unsigned rank = getRank(tied.values.front().getType());
    for (Value value : tied.values)
      tie(first, add(value, mesh), rank);
    for (OpOperand *source : tied.sources)
      tie(first, add(source->get(), mesh), rank);
  }
}

LogicalResult PaddedExtents::visit(Operation *op, MeshAttr mesh,
                                   SymbolTableCollection &symbols) {
  if (RegionBranchOpInterface controlFlow = getControlFlow(op)) {
    visitControlFlow(controlFlow, mesh);
    return success();
  }
  if (isReturn(op))
    visitReturn(op, mesh);
  // The operands of what ends a region are tied by the op around.
  if (handsOnValues(op))
    return success();
  ShardingRuleOpInterface interface = getRuleInterface(op);
  if (!interface)
    return failure();
  if (FunctionOpInterface callee = getCalledFunction(op, symbols))
    visitCall(op, callee, mesh);
  FailureOr<PaddingRule> padding = getPaddingRule(interface, symbols, mesh);
  if (failed(padding))
    return failure();
  // A dim of each factor.
  SmallVector<int64_t> known(padding->rule.factors.size(), -1);
  auto tieFactors = [&](ValueRange values, ArrayRef<DimFactors> tensors,
                        bool areOperands) {
    for (auto [index, value, tensor] : llvm::enumerate(values, tensors)) {
      unsigned first = add(value, mesh);
      for (auto [dim, factors] : llvm::enumerate(tensor)) {
        std::optional<unsigned> factor = padding->getFactor(factors);
        // A window is of a dim that has an extent of its own.
        if (!factor || (areOperands && padding->rule.findWindow(index, dim)))
          continue;
        if (known[*factor] >= 0)
          classes.join(known[*factor], first + dim);
        known[*factor] = first + dim;
      }
    }
  };
  tieFactors(op->getOperands(), padding->rule.operands, /*areOperands=*/true);
  tieFactors(op->getResults(), padding->rule.results, /*areOperands=*/false);
  return success();
}

/// The least common multiple; 0 also where it overflows.
static int64_t getCommonMultiple(int64_t a, int64_t b) {
  int64_t multiple;
  return a == 0 || llvm::MulOverflow(a / std::gcd(a, b), b, multiple)
             ? 0
             : multiple;
}

/// Sizes of a class are multiples of their greatest common divisor, and stay
/// so: what it becomes is one number for the class.
void PaddedExtents::findRatios() {
  classes.compress();
  ratios.resize(classes.getNumClasses());
  for (auto [id, dim] : llvm::enumerate(dims))
    ratios[classes[id]].from = std::gcd(ratios[classes[id]].from, dim.size);
  for (auto [id, dim] : llvm::enumerate(dims)) {
    Ratio &ratio = ratios[classes[id]];
    int64_t times = ratio.from == 0 ? 0 : dim.size / ratio.from;
    ratio.to =
        getCommonMultiple(ratio.to, dim.shards / std::gcd(dim.shards, times));
  }
  for (Ratio &ratio : ratios)
    if (ratio.to != 0 &&
        llvm::MulOverflow(llvm::divideCeilSigned(ratio.from, ratio.to),
                          ratio.to, ratio.to))
      ratio.to = 0;
}

/// The longest dim with padding: what ops add to it, as windows do, and
/// rounding that up again do not overflow.
static constexpr int64_t kLongestDim = int64_t(1) << 62;

LogicalResult PaddedExtents::verifySizes(Value value) const {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  auto known = firstDims.find(getKey(value));
  if (!type || known == firstDims.end())
    return success();
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    const Ratio &ratio = ratios[classes[known->second + dim]];
    int64_t padded = size;
    bool fits = ratio.from == ratio.to ||
                (ratio.to != 0 &&
                 !llvm::MulOverflow(size / ratio.from, ratio.to, padded));
    if (!fits || padded > kLongestDim)
      return mlir::emitError(value.getLoc())
             << "dim " << dim << " of " << type
             << " is too long: expected at most " << kLongestDim
             << " elements with the padding that lets it, and the dims that go "
                "with it, divide into their shards";
  }
  return success();
}

LogicalResult PaddedExtents::verifySizes(FunctionOpInterface function) const {
  if (function.isExternal())
    return success();
  for (Value argument : function.getArguments())
    if (failed(verifySizes(argument)))
      return failure();
  return forEachTensorOp(function, [&](Operation *op) -> LogicalResult {
    for (Value result : op->getResults())
      if (failed(verifySizes(result)))
        return failure();
    return success();
  });
}

FailureOr<PaddedExtents>
PaddedExtents::compute(ArrayRef<GlobalFunction> functions,
                       SymbolTableCollection &symbols) {
  PaddedExtents extents;
  for (const GlobalFunction &function : functions) {
    FunctionOpInterface op = function.op;
    if (op.isExternal())
      continue;
    extents.addSignature(function);
    if (failed(forEachTensorOp(op, [&](Operation *inner) {
          return extents.visit(inner, function.mesh, symbols);
        })))
      return failure();
  }
  extents.findRatios();
  for (const GlobalFunction &function : functions)
    if (failed(extents.verifySizes(function.op)))
      return failure();
  return extents;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type PaddedExtents::getType(Key key, Type type) const {
  auto known = firstDims.find(key);
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor || known == firstDims.end())
    return type;
  SmallVector<int64_t> shape(tensor.getShape());
  for (auto [dim, size] : llvm::enumerate(shape)) {
    const Ratio &ratio = ratios[classes[known->second + dim]];
    if (ratio.from != ratio.to)
      size = size / ratio.from * ratio.to;
  }
  return tensor.clone(shape);
}

Type PaddedExtents::getType(Value value) const {
  return getType(getKey(value), value.getType());
}

Type PaddedExtents::getResultType(FunctionOpInterface function,
                                  unsigned index) const {
  return getType(getKey(function, index), function.getResultTypes()[index]);
}

/// Returns true if a dim of `type` does not divide into its shards.
static bool isUneven(Type type, ShardingAttr sharding, MeshAttr mesh) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor && sharding && !sharding.getLocalType(tensor, mesh);
}

bool mesh::needsPadding(ArrayRef<GlobalFunction> functions) {
  return llvm::any_of(functions, [](const GlobalFunction &function) {
    FunctionOpInterface op = function.op;
    auto areUneven = [&](ValueRange values) {
      return llvm::any_of(values, [&](Value value) {
        return isUneven(value.getType(), mesh::getSharding(value),
                        function.mesh);
      });
    };
    if (op.isExternal())
      return false;
    for (auto [index, type] : llvm::enumerate(op.getResultTypes()))
      if (isUneven(type,
                   op.getResultAttrOfType<ShardingAttr>(
                       index, MeshDialect::kShardingAttrName),
                   function.mesh))
        return true;
    return areUneven(op.getArguments()) ||
           op.getFunctionBody()
               .walk([&](Operation *inner) {
                 return WalkResult(failure(areUneven(inner->getResults())));
               })
               .wasInterrupted();
  });
}
