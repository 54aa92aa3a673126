//===- Partition.cpp - From whole tensors to those of one device ----------===//

#include "mesh/Transforms/Partition/Partition.h"

#include "mesh/Analysis/TiedValues.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Machine/MachineOption.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Transforms/Normalize/Normalize.h"
#include "mesh/Transforms/Partition/DataScalars.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_PARTITIONPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// Builds the local body of a function behind the global one, and the bodies of
/// its loops and branches in local ones. Invariant: the mapping has a local
/// value for all global ones defined so far, of the type that their shardings
/// say.
class Partitioner final : public LocalView {
public:
  Partitioner(RewriterBase &rewriter, const GlobalFunction &function,
              SymbolTableCollection &symbols, const ReshardOptions &options)
      : LocalView(function.meshName, function.mesh), rewriter(rewriter),
        function(function.op), symbols(symbols),
        planner(function.mesh, options),
        dataScalars(findDataScalars(function.op)) {}

  LogicalResult run();

  const FactorAxes &getFactorAxes() const override { return factorAxes; }
  Value reshard(OpBuilder &builder, Location loc, Value local,
                ShardingAttr from, ShardingAttr to,
                const std::optional<RingForm> &form) override {
    RankedTensorType global = from.getGlobalType(
        llvm::cast<RankedTensorType>(local.getType()), getMesh());
    // Where there are no elements, none are sent.
    if (global.getNumElements() == 0)
      return tensor::EmptyOp::create(
          builder, loc, to.getLocalType(global, getMesh()).getShape(),
          global.getElementType());
    return emitReshard(builder, loc, local,
                       planner.plan(global, from, to).steps, getMeshName(),
                       getMesh(), form);
  }

private:
  LogicalResult getLocalTypes(StringRef role, ArrayRef<Type> types,
                              function_ref<ShardingAttr(unsigned)> getSharding,
                              SmallVector<Type> &localTypes);
  LogicalResult verifyOperand(OpOperand &operand, ShardingAttr wanted);
  LogicalResult verifyHandedOn(FailureOr<SmallVector<HandedOn>> operands);
  LogicalResult visit(Operation &op);
  LogicalResult verifyAllDivide(Operation *op, ValueRange values);
  LogicalResult visitControlFlow(RegionBranchOpInterface op);
  Value broadcast(Operation *op, Value scalar);
  Operation *cloneAgreed(Operation &op);
  LogicalResult buildBlock(Block &global, Block &local);
  LogicalResult buildBody();

  RewriterBase &rewriter;
  FunctionOpInterface function;
  SymbolTableCollection &symbols;
  ReshardPlanner planner;
  FactorAxes factorAxes;
  llvm::DenseSet<Value> dataScalars;
  /// Scalars that control flow passes on, on which devices need not agree.
  llvm::DenseSet<OpOperand *> handedOnScalars;
};
} // namespace

LogicalResult
Partitioner::getLocalTypes(StringRef role, ArrayRef<Type> types,
                           function_ref<ShardingAttr(unsigned)> getSharding,
                           SmallVector<Type> &localTypes) {
  for (auto [index, type] : llvm::enumerate(types)) {
    auto emitError = [&, index = index] {
      return function->emitOpError() << role << " " << index << ": ";
    };
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (!tensor) {
      localTypes.push_back(type);
      continue;
    }
    ShardingAttr sharding = getSharding(index);
    if (failed(verifyHasSharding(function, role, index, sharding)) ||
        failed(verifyDivides(tensor, sharding, getMesh(), emitError)))
      return failure();
    localTypes.push_back(sharding.getLocalType(tensor, getMesh()));
  }
  return success();
}

LogicalResult Partitioner::verifyOperand(OpOperand &operand,
                                         ShardingAttr wanted) {
  if (failed(verifyHasSharding(operand.getOwner(), "operand",
                               operand.getOperandNumber(),
                               mesh::getSharding(operand.get()))))
    return failure();
  ShardingAttr actual = mesh::getSharding(operand.get()).getLayout();
  if (actual == wanted)
    return success();
  return operand.getOwner()->emitOpError("operand ")
         << operand.getOperandNumber() << " must be laid out as " << wanted
         << ", got " << actual << "; run mesh-plan-reshards first";
}

LogicalResult
Partitioner::verifyHandedOn(FailureOr<SmallVector<HandedOn>> operands) {
  return success(
      succeeded(operands) && llvm::all_of(*operands, [&](HandedOn &handedOn) {
        return succeeded(verifyOperand(*handedOn.first, handedOn.second));
      }));
}

/// The first device's `scalar`, for all that do the same at `op`.
Value Partitioner::broadcast(Operation *op, Value scalar) {
  Location loc = op->getLoc();
  AxisList manual = getManualAxes(op);
  SmallVector<AxisRefAttr> axes;
  for (MeshAxisAttr meshAxis : getMesh().getAxes()) {
    auto axis = AxisRefAttr::get(meshAxis.getContext(), meshAxis.getName());
    if (meshAxis.getSize() > 1 && !llvm::is_contained(manual, axis))
      axes.push_back(axis);
  }
  if (axes.empty())
    return scalar;
  // An index travels as the integer that it is cast from, which is no wider.
  if (auto cast = scalar.getDefiningOp<arith::IndexCastOp>();
      cast && cast.getType().isIndex() && getRtType(cast.getIn().getType()))
    return arith::IndexCastOp::create(rewriter, loc, cast.getType(),
                                      broadcast(op, cast.getIn()));
  Value tensor = tensor::FromElementsOp::create(
      rewriter, loc, RankedTensorType::get({}, scalar.getType()), scalar);
  auto same = BroadcastOp::create(rewriter, loc, tensor.getType(), tensor,
                                  getMeshName(),
                                  AxesAttr::get(rewriter.getContext(), axes),
                                  rewriter.getI64IntegerAttr(0));
  // Rings, which come later, make the difference.
  same->setAttr(MeshDialect::kAgreementAttrName, rewriter.getUnitAttr());
  return tensor::ExtractOp::create(rewriter, loc, same, ValueRange());
}

/// Clones `op`, with local types and without its regions, such that devices
/// agree on the scalars that decide what is run, and on those that functions
/// exchange.
Operation *Partitioner::cloneAgreed(Operation &op) {
  SmallVector<std::pair<unsigned, Value>> agreed;
  for (OpOperand &operand : op.getOpOperands())
    if (dataScalars.contains(operand.get()) &&
        !handedOnScalars.contains(&operand))
      agreed.emplace_back(operand.getOperandNumber(),
                          broadcast(&op, lookup(operand.get())));
  Operation *local = op.cloneWithoutRegions(getMapping());
  for (auto [index, value] : agreed)
    local->setOperand(index, value);
  for (auto [global, result] : llvm::zip(op.getResults(), local->getResults()))
    result.setType(getLocalType(global));
  local->removeAttr(MeshDialect::kShardingsAttrName);
  local->removeAttr(MeshDialect::kRegionShardingsAttrName);
  local->removeAttr(kManualAttrName);
  rewriter.insert(local);
  return local;
}

/// Checks that `values`, which `op` defines, divide into their shards.
LogicalResult Partitioner::verifyAllDivide(Operation *op, ValueRange values) {
  return success(llvm::all_of(values, [&](Value value) {
    RankedTensorType type = getTensorType(value);
    return !type ||
           succeeded(verifyDivides(type, mesh::getSharding(value), getMesh(),
                                   [&] { return op->emitOpError(); }));
  }));
}

/// The same control flow around local bodies.
LogicalResult Partitioner::visitControlFlow(RegionBranchOpInterface op) {
  if (failed(verifyHandedOn(getHandedOn(op))))
    return failure();
  for (const TiedValues &tied : getTiedValues(op))
    if (failed(verifyAllDivide(op, tied.values)))
      return failure();
  for (const TiedValues &tied : getTiedValues(op))
    handedOnScalars.insert_range(tied.sources);
  Operation *local = cloneAgreed(*op);
  OpBuilder::InsertionGuard guard(rewriter);
  for (auto [globalRegion, localRegion] :
       llvm::zip(op->getRegions(), local->getRegions()))
    for (Block &block : globalRegion)
      if (failed(buildBlock(block, *rewriter.createBlock(&localRegion))))
        return failure();
  return success();
}

LogicalResult Partitioner::visit(Operation &op) {
  if (auto controlFlow = getControlFlow(&op))
    return visitControlFlow(controlFlow);
  // The parent has checked the shardings of operands that it passes on.
  if (handsOnValues(&op) ||
      (llvm::isa<CallOpInterface>(op) && !involvesTensors(&op))) {
    cloneAgreed(op);
    return success();
  }
  if (!involvesTensors(&op)) {
    rewriter.clone(op, getMapping());
    return success();
  }
  ShardingRuleOpInterface rule = getRuleInterface(&op);
  if (!rule)
    return failure();
  FailureOr<OpRequirements> required =
      getRequirements(rule, symbols, getMesh());
  if (failed(required))
    return failure();
  for (auto [operand, layout] :
       llvm::zip_equal(op.getOpOperands(), required->operands))
    if (getTensorType(operand.get()) &&
        !layout.isLayoutOf(mesh::getSharding(operand.get())) &&
        failed(verifyOperand(operand, layout.getSharding(getMeshName()))))
      return failure();
  if (failed(verifyAllDivide(&op, op.getResults())))
    return failure();
  factorAxes = std::move(required->factorAxes);
  if (auto partitionable = llvm::dyn_cast<PartitionableOpInterface>(op))
    return partitionable.partition(rewriter, *this);
  if (llvm::isa<CallOpInterface>(op))
    cloneAgreed(op);
  else
    cloneLocally(&op, rewriter, *this);
  return success();
}

LogicalResult Partitioner::buildBlock(Block &global, Block &local) {
  for (BlockArgument argument : global.getArguments())
    getMapping().map(
        argument, local.addArgument(getLocalType(argument), argument.getLoc()));
  rewriter.setInsertionPointToEnd(&local);
  for (Operation &op : global)
    if (failed(visit(op)))
      return failure();
  return success();
}

LogicalResult Partitioner::buildBody() {
  Region &body = function.getFunctionBody();
  Block &global = body.front();
  if (failed(verifyHandedOn(getHandedOn(function))) ||
      failed(buildBlock(global, *rewriter.createBlock(&body))))
    return failure();
  // At once, for a large program is in no cache.
  rewriter.eraseBlock(&global);
  return success();
}

LogicalResult Partitioner::run() {
  StringRef name = MeshDialect::kShardingAttrName;
  SmallVector<Type> arguments, results;
  auto getArgumentSharding = [&](unsigned index) {
    return function.getArgAttrOfType<ShardingAttr>(index, name);
  };
  auto getResultSharding = [&](unsigned index) {
    return function.getResultAttrOfType<ShardingAttr>(index, name);
  };
  if (failed(getLocalTypes("argument", function.getArgumentTypes(),
                           getArgumentSharding, arguments)) ||
      failed(getLocalTypes("result", function.getResultTypes(),
                           getResultSharding, results)))
    return failure();
  for (unsigned i = 0; i < arguments.size(); ++i)
    if (ShardingAttr sharding = getArgumentSharding(i);
        sharding && !sharding.getPartial().empty())
      return function->emitOpError("argument ")
             << i << " is partial, which an argument in local view cannot be; "
             << "reduce it in the caller";
  if (!function.isExternal() && failed(buildBody()))
    return failure();
  // The types of LLVM's functions cannot be built so; they have no tensors.
  if (TypeRange(arguments) != function.getArgumentTypes() ||
      TypeRange(results) != function.getResultTypes())
    rewriter.modifyOpInPlace(function, [&] {
      function.setType(function.cloneTypeWith(arguments, results));
    });
  rewriter.modifyOpInPlace(function, [&] {
    function->setAttr(MeshDialect::kSpmdAttrName, getMeshName());
  });
  return success();
}

LogicalResult mesh::partitionFunction(RewriterBase &rewriter,
                                      const GlobalFunction &function,
                                      SymbolTableCollection &symbols,
                                      const ReshardOptions &options) {
  return Partitioner(rewriter, function, symbols, options).run();
}

namespace {
struct PartitionPass : public mesh::impl::PartitionPassBase<PartitionPass> {
  using PartitionPassBase::PartitionPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(verifyNotNegative({&maxReshardBytes}, *this, context)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    ReshardOptions options;
    if (model)
      options.machine = &*model;
    if (maxReshardBytes > 0)
      options.maxBytes = static_cast<double>(maxReshardBytes);
    SymbolTableCollection symbols;
    auto functions = collectGlobalFunctions(getOperation(), symbols);
    if (failed(functions))
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    for (const GlobalFunction &function : *functions)
      if (failed(partitionFunction(rewriter, function, symbols, options)))
        return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateReadSelectedPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }

private:
  std::optional<MachineModel> model;
};
} // namespace
