//===- WhileRules.cpp - Derivatives of loops that a condition ends --------===//
//
// Tangents go round with the values that they belong to. Reverse mode goes
// through the iterations backwards, so it needs their number: loops that count
// have become `scf.for` before (`lowerAggregates`).
//
//===----------------------------------------------------------------------===//

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

using namespace mesh;

namespace {
/// Adds the tangents of values that go round in a loop.
class WhileTangent {
public:
  WhileTangent(scf::WhileOp loop, Tangents &tangents)
      : loop(loop), tangents(tangents), active(tangents.getActive()),
        before(active.getIndices(loop.getBeforeArguments())),
        after(active.getIndices(loop.getAfterArguments())) {}

  LogicalResult emit();

private:
  SmallVector<Value> getTangents(OpBuilder &builder, ValueRange values,
                                 ArrayRef<unsigned> indices) {
    return llvm::map_to_vector(indices, [&](unsigned index) {
      return tangents.get(builder, values[index], loop.getLoc());
    });
  }
  void addArguments(Block &block, ArrayRef<unsigned> indices);
  void addOperands(Operation *end, ValueRange values,
                   ArrayRef<unsigned> indices);
  void replace(ValueRange inits);

  scf::WhileOp loop;
  Tangents &tangents;
  ActiveValues &active;
  /// The active arguments of the two regions. Results are those of the second.
  SmallVector<unsigned> before, after;
};
} // namespace

void WhileTangent::addArguments(Block &block, ArrayRef<unsigned> indices) {
  for (unsigned index : indices) {
    BlockArgument argument = block.getArgument(index);
    tangents.set(argument,
                 block.addArgument(argument.getType(), loop.getLoc()));
  }
}

/// Lets `end` pass on the tangents of `values`.
void WhileTangent::addOperands(Operation *end, ValueRange values,
                               ArrayRef<unsigned> indices) {
  OpBuilder builder(end);
  end->insertOperands(end->getNumOperands(),
                      getTangents(builder, values, indices));
}

/// Puts a loop of more inits and results in the place of this one.
void WhileTangent::replace(ValueRange inits) {
  mlir::IRRewriter rewriter(loop);
  SmallVector<Type> types(loop.getResultTypes());
  for (unsigned index : after)
    types.push_back(loop.getResult(index).getType());
  auto extended = scf::WhileOp::create(rewriter, loop.getLoc(), types, inits);
  extended->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  extended.getBefore().takeBody(loop.getBefore());
  extended.getAfter().takeBody(loop.getAfter());
  unsigned numResults = loop.getNumResults();
  auto results = extended.getResults().take_front(numResults);
  active.transfer(loop.getResults(), results);
  rewriter.replaceOp(loop, results);
  for (auto [position, index] : llvm::enumerate(after))
    tangents.set(extended.getResult(index),
                 extended.getResult(numResults + position));
}

LogicalResult WhileTangent::emit() {
  OpBuilder builder(loop);
  SmallVector<Value> inits(loop.getInits());
  llvm::append_range(inits, getTangents(builder, loop.getInits(), before));
  addArguments(*loop.getBeforeBody(), before);
  addArguments(*loop.getAfterBody(), after);
  if (failed(emitTangents(*loop.getBeforeBody(), tangents)) ||
      failed(emitTangents(*loop.getAfterBody(), tangents)))
    return failure();
  scf::ConditionOp condition = loop.getConditionOp();
  addOperands(condition, condition.getArgs(), after);
  scf::YieldOp yield = loop.getYieldOp();
  addOperands(yield, yield.getOperands(), before);
  replace(inits);
  return success();
}

namespace {
struct WhileRule
    : DifferentiableOpInterface::ExternalModel<WhileRule, scf::WhileOp> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &, Cotangents &) const {
    return op->emitOpError(
        "must have a constant trip count to be differentiated in "
        "reverse mode: count in an 'scf.for' with constant bounds, and do "
        "nothing in iterations beyond the last");
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &,
                            Tangents &tangents) const {
    return WhileTangent(llvm::cast<scf::WhileOp>(op), tangents).emit();
  }
};
} // namespace

void mesh::registerWhileRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    scf::WhileOp::attachInterface<WhileRule>(*context);
  });
}
