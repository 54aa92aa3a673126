//===- OpRequirements.cpp - requirements of ops on shardings --------------===//

#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/Analysis/TiedValues.h"

using namespace mesh;

SmallVector<FactorClaim>
mesh::getOperandClaims(Operation *op, const ShardingRule &rule,
                       ArrayRef<TensorLayout> layouts) {
  SmallVector<FactorClaim> claims;
  for (auto [operand, factors, layout] :
       llvm::zip_equal(op->getOperands(), rule.operands, layouts)) {
    // Values that can be rematerialized for each op come after all others, as
    // they do where shardings are propagated.
    double bytes = isCheap(operand) ? 0 : getTensorBytes(operand);
    claims.push_back({&layout, &factors, bytes, /*isResult=*/false});
  }
  return claims;
}

//===----------------------------------------------------------------------===//
// Partial operands
//===----------------------------------------------------------------------===//

/// The operands that are partial over `axis`, and the combiner; nothing if
/// there are several combiners.
static std::optional<PartialOperands>
getPartialOperands(ArrayRef<TensorLayout> operands, AxisRefAttr axis,
                   MeshAttr mesh) {
  std::optional<Combiner> combiner;
  llvm::BitVector partial(operands.size());
  for (auto [index, operand] : llvm::enumerate(operands)) {
    if (!covers(mesh, operand.partial, axis))
      continue;
    if (combiner && combiner != operand.combiner)
      return std::nullopt;
    combiner = operand.combiner;
    partial.set(index);
  }
  if (!combiner)
    return std::nullopt;
  return PartialOperands{*combiner, std::move(partial)};
}

/// Returns true if a user of `op` is there to take a value that is partial over
/// `axis`.
static bool isPartialWanted(Operation *op, AxisRefAttr axis, MeshAttr mesh) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    auto shard = llvm::dyn_cast<ShardOp>(user);
    return shard && covers(mesh, shard.getSharding().getPartial(), axis);
  });
}

static unsigned getNumBits(Value value) {
  RankedTensorType type = getTensorType(value);
  return type && type.getElementType().isIntOrFloat()
             ? type.getElementTypeBitWidth()
             : 0;
}

/// Returns true if it is better to reduce the results than `partial` operands.
static bool isWorthPassing(Operation *op, const llvm::BitVector &partial) {
  double operandBytes = 0, resultBytes = 0;
  unsigned operandBits = 0;
  for (unsigned index : partial.set_bits()) {
    Value operand = op->getOperand(index);
    // In a loop the result would be reduced time and again.
    if (operand.getParentRegion() != op->getParentRegion() ||
        !llvm::all_of(operand.getUsers(),
                      [&](Operation *user) { return user == op; }))
      return false;
    operandBytes += getTensorBytes(operand);
    operandBits = std::max(operandBits, getNumBits(operand));
  }
  for (Value result : op->getResults()) {
    resultBytes += getTensorBytes(result);
    if (getNumBits(result) < operandBits)
      return false;
  }
  return resultBytes <= operandBytes;
}

/// Adds the operands from which partial results start.
static void addInits(const ShardingRule &rule, const llvm::BitVector &results,
                     llvm::BitVector &operands) {
  for (unsigned result : results.set_bits())
    if (std::optional<unsigned> init = rule.accumulations[result].init)
      operands.set(*init);
}

//===----------------------------------------------------------------------===//
// From operands to results
//===----------------------------------------------------------------------===//

/// Makes results partial over `axis` if the op passes it on.
static void passPartial(ShardingRuleOpInterface op, const ShardingRule &rule,
                        ArrayRef<TensorLayout> operands, AxisRefAttr axis,
                        MeshAttr mesh, SmallVector<TensorLayout> &results) {
  auto partial = getPartialOperands(operands, axis, mesh);
  if (!partial)
    return;
  auto [combiner, set] = *partial;
  llvm::BitVector withInits = set;
  addInits(rule, llvm::BitVector(results.size(), true), withInits);
  FailureOr<llvm::BitVector> passed = op.getPartialResults(combiner, withInits);
  if (failed(passed) ||
      !(isWorthPassing(op, set) || isPartialWanted(op, axis, mesh)))
    return;
  for (unsigned result : passed->set_bits()) {
    const TensorLayout &layout = results[result];
    if (layout.combiner && layout.combiner != combiner)
      return;
  }
  for (unsigned result : passed->set_bits())
    results[result].addPartial(mesh, axis, combiner);
}

SmallVector<TensorLayout> mesh::computeResults(ShardingRuleOpInterface op,
                                               const ShardingRule &rule,
                                               const FactorAxes &axes,
                                               ArrayRef<TensorLayout> operands,
                                               MeshAttr mesh) {
  SmallVector<TensorLayout> results;
  for (auto [dims, accumulation] :
       llvm::zip_equal(rule.results, rule.accumulations)) {
    TensorLayout &layout = results.emplace_back();
    for (ArrayRef<unsigned> factors : dims)
      layout.dims.push_back(getDimAxes(factors, axes, mesh));
    for (auto [index, factor] : llvm::enumerate(rule.factors))
      if (factor.kind == FactorKind::Reduction && !hasFactor(dims, index))
        for (AxisRefAttr axis : axes[index])
          layout.addPartial(mesh, axis, *accumulation.combiner);
  }
  AxisList used;
  for (const AxisList &list : axes)
    llvm::append_range(used, list);
  AxisList candidates;
  for (const TensorLayout &operand : operands)
    for (AxisRefAttr axis : operand.partial)
      if (!overlapsAny(mesh, axis, used) &&
          !overlapsAny(mesh, axis, candidates))
        candidates.push_back(axis);
  for (AxisRefAttr axis : candidates)
    passPartial(op, rule, operands, axis, mesh, results);
  return results;
}

//===----------------------------------------------------------------------===//
// From results to operands
//===----------------------------------------------------------------------===//

/// Splits the partial axes of the results into those that a split reduction
/// explains and the rest, which operands must bring.
static FailureOr<AxisList>
getPassedAxes(ShardingRuleOpInterface op, const ShardingRule &rule,
              const FactorAxes &axes, const OpLayouts &layouts, MeshAttr mesh) {
  if (llvm::all_of(layouts.results, [](const TensorLayout &layout) {
        return layout.partial.empty();
      }))
    return AxisList();
  AxisList reduced;
  for (auto [factor, list] : llvm::zip_equal(rule.factors, axes))
    if (factor.kind == FactorKind::Reduction)
      llvm::append_range(reduced, list);
  auto refine = [&](MutableArrayRef<AxisList> lists) {
    return refineAxes(mesh, llvm::to_vector(llvm::make_pointer_range(lists)));
  };
  SmallVector<AxisList> lists{std::move(reduced)};
  for (const TensorLayout &layout : layouts.results)
    lists.push_back(layout.partial);
  if (failed(refine(lists)))
    return op->emitOpError("cannot tell apart the parts of axes over which it "
                           "is split and its results are partial");
  // An operand whose parts do not nest with these is not passed on.
  for (const TensorLayout &layout : layouts.operands) {
    SmallVector<AxisList> finer(lists);
    finer.push_back(layout.partial);
    if (failed(refine(finer)))
      continue;
    finer.pop_back();
    lists = std::move(finer);
  }
  AxisList passed;
  for (const AxisList &list : ArrayRef(lists).drop_front())
    for (AxisRefAttr axis : list)
      if (!llvm::is_contained(lists.front(), axis) &&
          !llvm::is_contained(passed, axis))
        passed.push_back(axis);
  return passed;
}

std::optional<PartialOperands>
mesh::getPassedOperands(ShardingRuleOpInterface op, const ShardingRule &rule,
                        const OpLayouts &layouts, AxisRefAttr axis,
                        MeshAttr mesh) {
  auto partial = getPartialOperands(layouts.operands, axis, mesh);
  if (!partial)
    return std::nullopt;
  llvm::BitVector results(layouts.results.size());
  for (auto [index, layout] : llvm::enumerate(layouts.results)) {
    results[index] = covers(mesh, layout.partial, axis);
    if (results[index] && layout.combiner != partial->combiner)
      return std::nullopt;
  }
  llvm::BitVector withInits = partial->operands;
  addInits(rule, results, withInits);
  FailureOr<llvm::BitVector> passed =
      op.getPartialResults(partial->combiner, withInits);
  if (failed(passed) || *passed != results)
    return std::nullopt;
  return partial;
}

/// Checks that results are partial over `axis` because operands are; adds the
/// axis to what is needed of these.
static LogicalResult requirePartial(ShardingRuleOpInterface op,
                                    const ShardingRule &rule,
                                    const OpLayouts &layouts, AxisRefAttr axis,
                                    MeshAttr mesh, OpRequirements &required) {
  auto passed = getPassedOperands(op, rule, layouts, axis, mesh);
  if (!passed) {
    InFlightDiagnostic diag =
        op->emitOpError("cannot have results that are partial over ")
        << axis.str();
    for (auto [layout, accumulation] :
         llvm::zip_equal(layouts.results, rule.accumulations))
      if (accumulation.combiner && covers(mesh, layout.partial, axis) &&
          layout.combiner != accumulation.combiner)
        return diag << " by '" << stringifyCombiner(*layout.combiner)
                    << "': it reduces by '"
                    << stringifyCombiner(*accumulation.combiner) << "'";
    return diag << ": no reduction in it is split along that axis, nor does "
                   "it pass on operands that are partial over it";
  }
  for (unsigned operand : passed->operands.set_bits())
    required.operands[operand].addPartial(mesh, axis, passed->combiner);
  return success();
}

/// Returns the sharding that an operand needs if `axes` split the factors. A
/// dim of which windows are needed that must not see padding is split by fewer
/// axes, if it is not divisible.
static TensorLayout getOperandLayout(Operation *op, const ShardingRule &rule,
                                     unsigned operand, const FactorAxes &axes,
                                     MeshAttr mesh) {
  TensorLayout layout;
  for (auto [dim, factors] : llvm::enumerate(rule.operands[operand])) {
    AxisList &dimAxes =
        layout.dims.emplace_back(getDimAxes(factors, axes, mesh));
    const WindowDim *window = rule.findWindow(operand, dim);
    if (window && !window->seesPadding)
      dimAxes = takeDividing(
          dimAxes, getTensorType(op->getOperand(operand)).getDimSize(dim),
          mesh);
  }
  return layout;
}

FailureOr<OpRequirements> mesh::computeRequirements(ShardingRuleOpInterface op,
                                                    const ShardingRule &rule,
                                                    const OpLayouts &layouts,
                                                    MeshAttr mesh) {
  SmallVector<FactorClaim> claims;
  if (rule.hasReductions())
    claims = getOperandClaims(op, rule, layouts.operands);
  FailureOr<FactorAxes> axes = resolveFromResults(
      rule, claims, layouts.results, mesh, [&] { return op->emitOpError(); });
  if (failed(axes))
    return failure();
  OpRequirements required;
  for (unsigned operand = 0; operand < op->getNumOperands(); ++operand)
    required.operands.push_back(
        getOperandLayout(op, rule, operand, *axes, mesh));
  FailureOr<AxisList> passed = getPassedAxes(op, rule, *axes, layouts, mesh);
  if (failed(passed))
    return failure();
  for (AxisRefAttr axis : *passed)
    if (failed(requirePartial(op, rule, layouts, axis, mesh, required)))
      return failure();
  for (auto [accumulation, result] :
       llvm::zip_equal(rule.accumulations, layouts.results))
    if (accumulation.init) {
      required.operands[*accumulation.init].partial = result.partial;
      required.operands[*accumulation.init].combiner = result.combiner;
    }
  required.factorAxes = std::move(*axes);
  return required;
}

LogicalResult mesh::verifyHasSharding(Operation *op, StringRef role,
                                      unsigned index, ShardingAttr sharding) {
  if (sharding)
    return success();
  return op->emitOpError(role)
         << " " << index << " has no sharding; run mesh-propagate first";
}

static LogicalResult readLayouts(Operation *op, StringRef role,
                                 ValueRange values,
                                 SmallVector<TensorLayout> &layouts) {
  for (auto [index, value] : llvm::enumerate(values)) {
    if (!getTensorType(value)) {
      layouts.emplace_back();
      continue;
    }
    ShardingAttr sharding = mesh::getSharding(value);
    if (failed(verifyHasSharding(op, role, index, sharding)))
      return failure();
    layouts.emplace_back(sharding);
  }
  return success();
}

FailureOr<OpRequirements> mesh::getRequirements(ShardingRuleOpInterface op,
                                                SymbolTableCollection &symbols,
                                                MeshAttr mesh) {
  OpLayouts layouts;
  if (failed(readLayouts(op, "operand", op->getOperands(), layouts.operands)) ||
      failed(readLayouts(op, "result", op->getResults(), layouts.results)))
    return failure();
  FailureOr<ShardingRule> rule = op.getShardingRule();
  if (failed(rule))
    return failure();
  FixedShardings fixed(op);
  op.getFixedShardings(symbols, fixed);
  for (auto [index, sharding] : llvm::enumerate(fixed.results)) {
    if (!sharding)
      continue;
    ShardingAttr actual = mesh::getSharding(op->getResult(index));
    if (actual.getLayout() != sharding.getLayout())
      return op->emitOpError("result ") << index << " must be laid out as "
                                        << sharding << ", got " << actual;
    // The factors need not explain the layout: several results may be split
    // over the same axis.
    layouts.results[index] = TensorLayout(sharding.getRank());
  }
  FailureOr<OpRequirements> required =
      computeRequirements(op, *rule, layouts, mesh);
  if (failed(required))
    return failure();
  for (auto [index, sharding] : llvm::enumerate(fixed.operands))
    if (sharding)
      required->operands[index] = TensorLayout(sharding);
  return required;
}

//===----------------------------------------------------------------------===//
// Values that regions and functions pass on
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<HandedOn>> mesh::getHandedOn(RegionBranchOpInterface op) {
  SmallVector<HandedOn> handedOn;
  for (const TiedValues &tied : getTiedValues(op)) {
    if (!getTensorType(tied.values.front()))
      continue;
    ShardingAttr sharding;
    for (Value value : tied.values) {
      ShardingAttr own = mesh::getSharding(value);
      if (!own)
        return op->emitOpError("has a result or a region argument without a "
                               "sharding; run mesh-propagate first");
      if (sharding && own.getLayout() != sharding)
        return op->emitOpError("expected one sharding for a value that its "
                               "regions pass on, got ")
               << sharding << " and " << own;
      sharding = own.getLayout();
    }
    for (OpOperand *source : tied.sources)
      handedOn.emplace_back(source, sharding);
  }
  return handedOn;
}

FailureOr<SmallVector<HandedOn>>
mesh::getHandedOn(FunctionOpInterface function) {
  SmallVector<HandedOn> handedOn;
  Operation *terminator = function.getFunctionBody().front().getTerminator();
  for (OpOperand &operand : terminator->getOpOperands()) {
    if (!getTensorType(operand.get()))
      continue;
    unsigned index = operand.getOperandNumber();
    auto sharding = function.getResultAttrOfType<ShardingAttr>(
        index, MeshDialect::kShardingAttrName);
    if (failed(verifyHasSharding(function, "result", index, sharding)))
      return failure();
    handedOn.emplace_back(&operand, sharding.getLayout());
  }
  return handedOn;
}
