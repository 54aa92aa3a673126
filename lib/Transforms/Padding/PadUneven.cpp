//===- PadUneven.cpp - Pad tensors that do not divide into shards ---------===//

#include "Padder.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/Transforms/Partition/Partition.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/Propagation/OpRequirements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/FormatVariadic.h"

namespace mesh {
#define GEN_PASS_DEF_PADUNEVENPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static LogicalResult verifyHaveShardings(Operation *op, StringRef role,
                                         ValueRange values) {
  for (auto [index, value] : llvm::enumerate(values))
    if (getTensorType(value) &&
        failed(verifyHasSharding(op, role, index, mesh::getSharding(value))))
      return failure();
  return success();
}

LogicalResult Padder::padFunction(const GlobalFunction &function) {
  mesh = function.mesh;
  FunctionOpInterface op = function.op;
  if (op.isExternal())
    return success();
  if (failed(verifyHaveShardings(op, "argument", op.getArguments())))
    return failure();
  // Rules speak of the shapes without padding.
  std::vector<std::pair<Operation *, PaddingRule>> ops;
  if (failed(forEachTensorOp(op, [&](Operation *inner) -> LogicalResult {
        if (failed(
                verifyHaveShardings(inner, "operand", inner->getOperands())) ||
            failed(verifyHaveShardings(inner, "result", inner->getResults())))
          return failure();
        auto interface = ShardingRuleOpInterface::find(inner);
        FailureOr<PaddingRule> rule =
            interface ? getPaddingRule(interface, symbols, mesh)
                      : PaddingRule();
        if (succeeded(rule))
          ops.emplace_back(inner, std::move(*rule));
        return rule;
      })))
    return failure();
  for (Value argument : op.getArguments()) {
    retype(argument, extents.getType(argument));
    if (!hasPadding(argument) || !op.isPublic())
      continue;
    if (!poison) {
      zeros.insert(argument);
      continue;
    }
    rewriter.setInsertionPointToStart(&op.getFunctionBody().front());
    Value filled = fillPadding(
        rewriter, argument,
        getPaddingElement(getElementTypeOrSelf(argument.getType())));
    rewriter.replaceAllUsesExcept(argument, filled, filled.getDefiningOp());
  }
  for (auto &[inner, rule] : ops) {
    if (RegionBranchOpInterface controlFlow = getControlFlow(inner))
      padControlFlow(controlFlow);
    // Terminators of regions of control flow have the types that come in.
    else if (ShardingRuleOpInterface::find(inner) &&
             failed(padOp(inner, std::move(rule))))
      return failure();
  }
  clearParams(op);
  return success();
}

/// Another function may take a parameter as it is returned here, and arguments
/// have zeros in their padding.
void Padder::clearParams(FunctionOpInterface function) {
  Operation *end = function.getFunctionBody().front().getTerminator();
  for (OpOperand &operand : end->getOpOperands())
    if (getParamKey(function,
                    function.getResultAttrDict(operand.getOperandNumber()),
                    operand.get().getType())
            .first)
      clearPadding(rewriter, operand);
}

void Padder::padSignature(const GlobalFunction &function) {
  FunctionOpInterface op = function.op;
  if (op.isExternal())
    return;
  auto getShapeAttr = [&](Type type) {
    return DenseI64ArrayAttr::get(
        op.getContext(), llvm::cast<RankedTensorType>(type).getShape());
  };
  SmallVector<Type> arguments, results;
  rewriter.startOpModification(op);
  for (auto [index, type] : llvm::enumerate(op.getArgumentTypes())) {
    arguments.push_back(op.getArgument(index).getType());
    if (arguments.back() != type)
      op.setArgAttr(index, MeshDialect::kUnpaddedAttrName, getShapeAttr(type));
  }
  for (auto [index, type] : llvm::enumerate(op.getResultTypes())) {
    results.push_back(extents.getResultType(op, index));
    if (results.back() != type)
      op.setResultAttr(index, MeshDialect::kUnpaddedAttrName,
                       getShapeAttr(type));
  }
  op.setType(op.cloneTypeWith(arguments, results));
  rewriter.finalizeOpModification(op);
}

/// Returns the ratio by which padding enlarges `value` beyond what its own
/// sharding needs.
static double getExcess(Value value, const PaddedExtents &extents,
                        MeshAttr mesh) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  ShardingAttr sharding = type ? mesh::getSharding(value) : ShardingAttr();
  if (!sharding)
    return 1;
  auto padded = llvm::cast<RankedTensorType>(extents.getType(value));
  double excess = 1;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    int64_t shards = sharding.getNumShards(dim, mesh);
    if (size > 0)
      excess *= static_cast<double>(padded.getDimSize(dim)) /
                (llvm::divideCeil(size, shards) * shards);
  }
  return excess;
}

/// Warns of what padding makes twice as large or more though its own sharding
/// does not need it: of the value for which that is most.
static void warnOfExcess(const GlobalFunction &function,
                         const PaddedExtents &extents) {
  double most = 2;
  Value worst;
  auto visit = [&](ValueRange values) {
    for (Value value : values)
      if (double excess = getExcess(value, extents, function.mesh);
          excess > most || (!worst && excess == most)) {
        most = excess;
        worst = value;
      }
  };
  FunctionOpInterface op = function.op;
  if (op.isExternal())
    return;
  visit(op.getArguments());
  op.getFunctionBody().walk(
      [&](Operation *inner) { visit(inner->getResults()); });
  if (worst)
    mlir::emitWarning(worst.getLoc())
        << "padding makes " << extents.getType(worst) << " of "
        << worst.getType() << ", " << llvm::formatv("{0:f1}", most).str()
        << " times what its own sharding needs: dims that go with it are split "
        << "into other numbers of shards; split them alike";
}

LogicalResult mesh::padUneven(RewriterBase &rewriter,
                              ArrayRef<GlobalFunction> functions,
                              SymbolTableCollection &symbols, bool poison) {
  if (!needsPadding(functions))
    return success();
  auto extents = PaddedExtents::compute(functions, symbols);
  if (failed(extents))
    return failure();
  for (const GlobalFunction &function : functions)
    warnOfExcess(function, *extents);
  Padder padder(rewriter, *extents, symbols, poison);
  for (const GlobalFunction &function : functions)
    if (failed(padder.padFunction(function)))
      return failure();
  for (const GlobalFunction &function : functions)
    padder.padSignature(function);
  return success();
}

namespace {
struct PadUnevenPass : public mesh::impl::PadUnevenPassBase<PadUnevenPass> {
  using PadUnevenPassBase::PadUnevenPassBase;

  void runOnOperation() override {
    SymbolTableCollection symbols;
    auto functions = collectGlobalFunctions(getOperation(), symbols);
    IRRewriter rewriter(&getContext());
    if (failed(functions) ||
        failed(padUneven(rewriter, *functions, symbols, poison)))
      signalPassFailure();
  }
};
} // namespace
