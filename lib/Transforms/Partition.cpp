//===- Partition.cpp - from whole tensors to one device's -----------------===//

#include "mesh/Transforms/Partition.h"

#include "mesh/Analysis/OpLayouts.h"
#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Transforms/MachineOption.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace mesh {
#define GEN_PASS_DEF_PARTITIONPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// Builds the local body of a function behind the global one. Invariant: the
/// mapping has a local value for all global ones defined so far, of the type
/// that their shardings say.
class Partitioner final : public LocalView {
public:
  Partitioner(const GlobalFunction &function, SymbolTableCollection &symbols,
              const ReshardOptions &options)
      : LocalView(function.meshName, function.mesh), function(function.op),
        symbols(symbols), builder(function.meshName.getContext()),
        planner(function.mesh, options) {}

  LogicalResult run();

  const FactorAxes &getFactorAxes() const override { return factorAxes; }
  Value reshard(OpBuilder &builder, Location loc, Value local,
                ShardingAttr from, ShardingAttr to,
                OverlapAttr overlap) override {
    RankedTensorType global = from.getGlobalType(
        llvm::cast<RankedTensorType>(local.getType()), getMesh());
    return emitReshard(builder, loc, local,
                       planner.plan(global, from, to).steps, getMeshName(),
                       getMesh(), overlap);
  }

private:
  LogicalResult getLocalTypes(StringRef role, ArrayRef<Type> types,
                              function_ref<ShardingAttr(unsigned)> getSharding,
                              SmallVector<Type> &localTypes);
  LogicalResult verifyOperands(Operation &op, const OpRequirements &required);
  LogicalResult visit(Operation &op);
  LogicalResult buildBody(ArrayRef<Type> argumentTypes);

  FunctionOpInterface function;
  SymbolTableCollection &symbols;
  OpBuilder builder;
  ReshardPlanner planner;
  FactorAxes factorAxes;
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
    if (!sharding)
      return emitError() << "has no sharding; run mesh-propagate first";
    if (failed(verifyDivides(tensor, sharding, getMesh(), emitError)))
      return failure();
    localTypes.push_back(sharding.getLocalType(tensor, getMesh()));
  }
  return success();
}

LogicalResult Partitioner::verifyOperands(Operation &op,
                                          const OpRequirements &required) {
  for (auto [index, layout] : llvm::enumerate(required.operands)) {
    Value operand = op.getOperand(index);
    if (!getTensorType(operand))
      continue;
    ShardingAttr wanted = layout.getSharding(getMeshName());
    ShardingAttr actual = mesh::getSharding(operand).getLayout();
    if (actual != wanted)
      return op.emitOpError("operand ")
             << index << " must be laid out as " << wanted << ", got " << actual
             << "; run mesh-plan-reshards first";
  }
  return success();
}

LogicalResult Partitioner::visit(Operation &op) {
  if (!involvesTensors(&op)) {
    builder.clone(op, getMapping());
    return success();
  }
  ShardingRuleOpInterface rule = getRuleInterface(&op);
  if (!rule)
    return failure();
  FailureOr<OpRequirements> required =
      getRequirements(rule, symbols, getMesh());
  if (failed(required) || failed(verifyOperands(op, *required)))
    return failure();
  factorAxes = std::move(required->factorAxes);
  if (auto partitionable = llvm::dyn_cast<PartitionableOpInterface>(op))
    return partitionable.partition(builder, *this);
  cloneLocally(&op, builder, *this);
  return success();
}

LogicalResult Partitioner::buildBody(ArrayRef<Type> argumentTypes) {
  Region &body = function.getFunctionBody();
  Block &global = body.front();
  Block &local = body.emplaceBlock();
  for (auto [argument, type] :
       llvm::zip_equal(global.getArguments(), argumentTypes))
    getMapping().map(argument, local.addArgument(type, argument.getLoc()));
  builder.setInsertionPointToEnd(&local);
  for (Operation &op : global)
    if (failed(visit(op)))
      return failure();
  global.dropAllReferences();
  global.dropAllDefinedValueUses();
  global.erase();
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
  if (!function.isExternal() && failed(buildBody(arguments)))
    return failure();
  function.setType(function.cloneTypeWith(arguments, results));
  function->setAttr(MeshDialect::kSpmdAttrName, getMeshName());
  return success();
}

LogicalResult mesh::partitionFunction(const GlobalFunction &function,
                                      SymbolTableCollection &symbols,
                                      const ReshardOptions &options) {
  return Partitioner(function, symbols, options).run();
}

namespace {
struct PartitionPass : public mesh::impl::PartitionPassBase<PartitionPass> {
  using PartitionPassBase::PartitionPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return readMachineOption(machine, "mesh-partition", context, model);
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
    for (const GlobalFunction &function : *functions)
      if (failed(partitionFunction(function, symbols, options)))
        return signalPassFailure();
  }

private:
  std::optional<MachineModel> model;
};
} // namespace
