//===- CheckpointLoops.cpp - loops that save every k-th state -------------===//

#include "CheckpointLoops.h"

#include "VaryingValues.h"
#include "mesh/Analysis/LoopRange.h"
#include "mesh/IR/DerivativeOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mesh;

namespace {
/// Splits a loop into groups of iterations.
class LoopSplitter {
public:
  LoopSplitter(scf::ForOp loop, const LoopRange &range, int64_t every,
               SymbolTable &symbols)
      : loop(loop), range(range), every(every), symbols(symbols),
        rewriter(loop), loc(loop.getLoc()) {}

  /// Returns the function of a group.
  func::FuncOp run();

private:
  Value getIndex(int64_t number) {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  }
  scf::ForOp createLoop(int64_t count, ValueRange inits);
  void findCaptures();
  func::FuncOp createGroup();

  scf::ForOp loop;
  LoopRange range;
  int64_t every;
  SymbolTable &symbols;
  mlir::IRRewriter rewriter;
  Location loc;
  SmallVector<Value> captures;
  /// Captured constants, which the function has of its own.
  llvm::SetVector<Operation *> constants;
};
} // namespace

/// Adds `op`, if all that it needs are constants, and what it needs.
static bool addConstant(Operation *op,
                        llvm::SetVector<Operation *> &constants) {
  if (!op || !(op->hasTrait<OpTrait::ConstantLike>() ||
               llvm::isa<tensor::EmptyOp, linalg::FillOp>(op)))
    return false;
  bool isConstant = llvm::all_of(op->getOperands(), [&](Value operand) {
    return addConstant(operand.getDefiningOp(), constants);
  });
  return isConstant && (constants.insert(op), true);
}

/// Creates a loop of `count` iterations, without a body, that carries values
/// like those of the original one.
scf::ForOp LoopSplitter::createLoop(int64_t count, ValueRange inits) {
  auto created = scf::ForOp::create(rewriter, loc, getIndex(0), getIndex(count),
                                    getIndex(1), inits);
  created->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  return created;
}

void LoopSplitter::findCaptures() {
  llvm::SetVector<Value> used;
  mlir::getUsedValuesDefinedAbove(loop.getRegion(), used);
  for (Value value : used)
    if (!addConstant(value.getDefiningOp(), constants))
      captures.push_back(value);
}

/// Creates the function of a group. It takes the number of the group's first
/// iteration, what the loop carries, and what it captures.
func::FuncOp LoopSplitter::createGroup() {
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  auto parent = loop->getParentOfType<func::FuncOp>();
  SmallVector<Type> types{rewriter.getIndexType()};
  llvm::append_range(types, loop.getInitArgs().getTypes());
  llvm::append_range(types, ValueRange(captures).getTypes());
  rewriter.setInsertionPointAfter(parent);
  auto function = func::FuncOp::create(
      rewriter, loc, (parent.getSymName() + "_iterations").str(),
      rewriter.getFunctionType(types, loop.getResultTypes()));
  function.setPrivate();
  function->setAttr(kCheckpointAttrName, rewriter.getUnitAttr());
  symbols.insert(function);
  rewriter.setInsertionPointToStart(function.addEntryBlock());
  ValueRange arguments = function.getArguments();
  ValueRange carried = arguments.slice(1, loop.getNumResults());
  scf::ForOp inner = createLoop(every, carried);
  rewriter.setInsertionPointToEnd(inner.getBody());
  IRMapping mapping;
  for (Operation *constant : constants)
    rewriter.clone(*constant, mapping);
  mapping.map(captures, arguments.drop_front(1 + carried.size()));
  mapping.map(loop.getRegionIterArgs(), inner.getRegionIterArgs());
  Value number = arith::AddIOp::create(rewriter, loc, arguments.front(),
                                       inner.getInductionVar());
  Value variable = loop.getInductionVar();
  mapping.map(variable,
              range.createVariable(rewriter, loc, variable.getType(), number));
  for (Operation &op : *loop.getBody())
    rewriter.clone(op, mapping);
  rewriter.setInsertionPointAfter(inner);
  func::ReturnOp::create(rewriter, loc, inner.getResults());
  return function;
}

func::FuncOp LoopSplitter::run() {
  findCaptures();
  func::FuncOp group = createGroup();
  rewriter.setInsertionPoint(loop);
  int64_t numGroups = range.numIterations / every;
  scf::ForOp outer = createLoop(numGroups, loop.getInitArgs());
  rewriter.setInsertionPointToEnd(outer.getBody());
  SmallVector<Value> operands{arith::MulIOp::create(
      rewriter, loc, outer.getInductionVar(), getIndex(every))};
  llvm::append_range(operands, outer.getRegionIterArgs());
  llvm::append_range(operands, captures);
  auto call = func::CallOp::create(rewriter, loc, group, operands);
  scf::YieldOp::create(rewriter, loc, call.getResults());
  rewriter.setInsertionPoint(loop);
  if (numGroups * every == range.numIterations) {
    rewriter.replaceOp(loop, outer.getResults());
    return group;
  }
  Value begin = arith::ConstantOp::create(
      rewriter, loc,
      range.getNumber(loop.getInductionVar().getType(), numGroups * every));
  rewriter.modifyOpInPlace(loop, [&] {
    loop.getLowerBoundMutable().assign(begin);
    loop.getInitArgsMutable().assign(outer.getResults());
  });
  return group;
}

/// Returns true if an op in `loop` names axes of a region around it.
static bool namesAxes(scf::ForOp loop) {
  return loop
      .walk([](Operation *op) {
        return WalkResult(failure(getNamedAxes(op) != nullptr));
      })
      .wasInterrupted();
}

SmallVector<func::FuncOp> mesh::checkpointLoops(Operation *root, int64_t every,
                                                SymbolTable &symbols) {
  SmallVector<scf::ForOp> loops;
  root->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
      loops.push_back(loop);
    bool mayHaveLoops =
        op == root || llvm::isa<scf::IfOp, scf::IndexSwitchOp>(op);
    return mayHaveLoops ? WalkResult::advance() : WalkResult::skip();
  });
  SmallVector<func::FuncOp> groups;
  for (scf::ForOp loop : loops) {
    std::optional<LoopRange> range = LoopRange::get(loop);
    if (range && loop.getNumResults() != 0 && range->numIterations > every &&
        !(llvm::isa<ShardMapOp>(root) && namesAxes(loop)))
      groups.push_back(LoopSplitter(loop, *range, every, symbols).run());
  }
  return groups;
}
