//===- ShareTripCounts.cpp - Functions for any trip count -----------------===//

#include "ShareTripCounts.h"

#include "SameFunction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mesh;

/// Returns the one structured op of a function.
static linalg::LinalgOp getStructuredOp(func::FuncOp function) {
  auto ops = function.getOps<linalg::LinalgOp>();
  return *ops.begin();
}

/// Returns the numbers of the parameters of `function` whose first dim the
/// outermost loop goes along; nothing if that loop may not have any trip count.
static std::optional<SmallVector<unsigned>>
findOuterParameters(func::FuncOp function) {
  linalg::LinalgOp op = getStructuredOp(function);
  if (op.getNumLoops() == 0)
    return std::nullopt;
  llvm::SetVector<unsigned> parameters;
  for (mlir::OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (!map.isFunctionOfDim(0))
      continue;
    auto argument = llvm::dyn_cast<BlockArgument>(operand.get());
    auto type = llvm::dyn_cast<MemRefType>(operand.get().getType());
    if (!argument || !type || !type.getLayout().isIdentity() ||
        !type.hasStaticShape() ||
        map.getResult(0) != mlir::getAffineDimExpr(0, op.getContext()) ||
        map.dropResult(0).isFunctionOfDim(0) ||
        llvm::any_of(argument.getUsers(),
                     [&](Operation *user) { return user != op; }))
      return std::nullopt;
    parameters.insert(argument.getArgNumber());
  }
  if (parameters.empty())
    return std::nullopt;
  return parameters.takeVector();
}

/// Returns what `function` does for any trip count of its outermost loop, which
/// it takes last; `parameters` become addresses.
static mlir::OwningOpRef<func::FuncOp>
makeForAnyTripCount(func::FuncOp function, ArrayRef<unsigned> parameters) {
  mlir::OwningOpRef<func::FuncOp> any = function.clone();
  linalg::LinalgOp op = getStructuredOp(*any);
  OpBuilder builder(op);
  Location loc = op.getLoc();
  unsigned last = any->getNumArguments();
  LogicalResult added =
      any->insertArgument(last, builder.getIndexType(), {}, loc);
  assert(succeeded(added) && "a function of its own takes anything");
  (void)added;
  for (unsigned number : parameters) {
    BlockArgument argument = any->getArgument(number);
    auto type = llvm::cast<MemRefType>(argument.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape.front() = ShapedType::kDynamic;
    SmallVector<OpFoldResult> sizes =
        mlir::getAsIndexOpFoldResult(op.getContext(), type.getShape());
    sizes.front() = any->getArgument(last);
    SmallVector<OpFoldResult> strides = mlir::getAsIndexOpFoldResult(
        op.getContext(), type.getStridesAndOffset().first);
    auto view = memref::ReinterpretCastOp::create(
        builder, loc, MemRefType::Builder(type).setShape(shape), argument,
        builder.getIndexAttr(0), sizes, strides);
    argument.replaceAllUsesExcept(view, view);
    argument.setType(MemRefType::get({}, type.getElementType(), nullptr,
                                     type.getMemorySpace()));
  }
  any->setFunctionType(
      builder.getFunctionType(any->getBody().getArgumentTypes(), TypeRange()));
  return any;
}

namespace {
/// Functions that do the same for different trip counts.
struct Group {
  mlir::OwningOpRef<func::FuncOp> any;
  SmallVector<unsigned> parameters;
  SmallVector<func::FuncOp> functions;
};
} // namespace

static void replaceCall(RewriterBase &rewriter, func::CallOp call,
                        const Group &group, int64_t tripCount) {
  rewriter.setInsertionPoint(call);
  SmallVector<Value> operands(call.getOperands());
  for (unsigned number : group.parameters)
    operands[number] = memref::ExtractStridedMetadataOp::create(
                           rewriter, call.getLoc(), operands[number])
                           .getBaseBuffer();
  operands.push_back(
      arith::ConstantIndexOp::create(rewriter, call.getLoc(), tripCount));
  rewriter.replaceOpWithNewOp<func::CallOp>(call, *group.any, operands);
}

void mesh::shareTripCounts(RewriterBase &rewriter,
                           const CallsOfFunctions &calls,
                           mlir::SymbolTable &symbols) {
  SmallVector<Group> groups;
  llvm::DenseMap<func::FuncOp, size_t, SameFunction<func::FuncOp>> known;
  for (auto &[function, _] : calls) {
    auto parameters = findOuterParameters(function);
    if (!parameters)
      continue;
    mlir::OwningOpRef<func::FuncOp> any =
        makeForAnyTripCount(function, *parameters);
    auto [it, isNew] = known.try_emplace(*any, groups.size());
    if (isNew)
      groups.push_back({std::move(any), std::move(*parameters), {}});
    groups[it->second].functions.push_back(function);
  }
  for (Group &group : groups) {
    if (group.functions.size() == 1)
      continue;
    for (func::FuncOp function : group.functions) {
      int64_t tripCount =
          getStructuredOp(function).getStaticLoopRanges().front();
      for (func::CallOp call : calls.lookup(function))
        replaceCall(rewriter, call, group, tripCount);
      symbols.erase(function);
    }
    symbols.insert(group.any.release());
  }
}
