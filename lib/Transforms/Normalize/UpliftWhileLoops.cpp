//===- UpliftWhileLoops.cpp - While loops that count to scf.for -----------===//

#include "Counting.h"
#include "mesh/IR/CloneBody.h"
#include "mesh/IR/EraseDeadOps.h"
#include "mesh/IR/Mesh.h"
#include "mesh/Transforms/Normalize/Normalize.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// The number `value`, or that of the tensor `value`. Constants are created
/// anew: they may be in the loop that this is for.
static Value getNumber(OpBuilder &builder, Location loc, Value value) {
  Type type = mlir::getElementTypeOrSelf(value);
  if (std::optional<APInt> constant = getConstantNumber(value))
    return arith::ConstantOp::create(builder, loc,
                                     IntegerAttr::get(type, *constant));
  return type == value.getType()
             ? value
             : tensor::ExtractOp::create(builder, loc, value, ValueRange());
}

/// `number` as a value of `type`: this number's own or a tensor's.
static Value convertNumber(OpBuilder &builder, Location loc, Value number,
                           Type type) {
  return number.getType() == type
             ? number
             : tensor::FromElementsOp::create(builder, loc, type, number);
}

namespace {
/// Builds the loop over a range that does what a loop does that counts. Both
/// regions are its body, and what the first one does comes once more after it.
/// In a loop that tests last, the second region only passes values on: then
/// there is one more iteration instead.
class CountedLoop {
public:
  CountedLoop(RewriterBase &rewriter, scf::WhileOp loop,
              const Counting &counting);

  /// Returns false if the loop has annotations of results that are no iteration
  /// arguments.
  bool canBeAnnotated() const;
  /// Replaces the loop.
  void build();

private:
  void findPassedLast();
  scf::ForOp create(Value begin, Value end, Value step);
  scf::ForOp createLoop(Value &counter);
  Value createLast();
  DictionaryAttr getAnnotations() const;
  SmallVector<Value> dropNumber(ValueRange values) const;
  SmallVector<Value> insertNumber(ValueRange values, Value number) const;
  SmallVector<Value> getResults(ValueRange last);
  void fillBody(scf::ForOp counted, Value counter);

  RewriterBase &rewriter;
  scf::WhileOp loop;
  const Counting &counting;
  std::optional<LoopRange> range;
  bool testsLast = false;
  /// For each iteration argument, the result that has its value in the end, if
  /// there is one.
  SmallVector<std::optional<unsigned>> results;
};
} // namespace

CountedLoop::CountedLoop(RewriterBase &rewriter, scf::WhileOp loop,
                         const Counting &counting)
    : rewriter(rewriter), loop(loop), counting(counting),
      range(counting.getRange()), results(loop.getInits().size()) {
  findPassedLast();
  if (testsLast)
    return;
  for (auto [index, value] : llvm::enumerate(loop.getConditionOp().getArgs())) {
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == loop.getBeforeBody())
      results[argument.getArgNumber()] = index;
  }
}

/// Finds out if the second region passes on the results alone, and all of them
/// that are read.
void CountedLoop::findPassedLast() {
  if (!range || !loop.getAfterBody()->without_terminator().empty())
    return;
  llvm::BitVector passed(loop.getNumResults());
  for (auto [index, value] : llvm::enumerate(loop.getYieldOp().getResults())) {
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != loop.getAfterBody())
      return;
    results[index] = argument.getArgNumber();
    passed.set(argument.getArgNumber());
  }
  testsLast = llvm::all_of(loop.getResults(), [&](OpResult result) {
    return result.use_empty() || passed.test(result.getResultNumber());
  });
  if (!testsLast)
    results.assign(results.size(), std::nullopt);
}

/// All of `values` but that of the number that counts.
SmallVector<Value> CountedLoop::dropNumber(ValueRange values) const {
  SmallVector<Value> others(values);
  others.erase(others.begin() + counting.number);
  return others;
}

SmallVector<Value> CountedLoop::insertNumber(ValueRange values,
                                             Value number) const {
  SmallVector<Value> all(values);
  all.insert(all.begin() + counting.number, number);
  return all;
}

bool CountedLoop::canBeAnnotated() const {
  if (!loop->hasAttr(MeshDialect::kShardingsAttrName))
    return true;
  for (auto [index, result] : llvm::enumerate(results))
    if (index != counting.number && !result)
      return false;
  return true;
}

/// The annotations of the loop's iteration arguments but the number.
DictionaryAttr CountedLoop::getAnnotations() const {
  DictionaryAttr annotations = loop->getDiscardableAttrDictionary();
  auto shardings =
      annotations.getAs<ArrayAttr>(MeshDialect::kShardingsAttrName);
  if (!shardings)
    return annotations;
  SmallVector<Attribute> own;
  for (auto [index, result] : llvm::enumerate(results))
    if (index != counting.number)
      own.push_back(shardings[*result]);
  mlir::NamedAttrList changed(annotations);
  changed.set(MeshDialect::kShardingsAttrName, rewriter.getArrayAttr(own));
  return changed.getDictionary(rewriter.getContext());
}

scf::ForOp CountedLoop::create(Value begin, Value end, Value step) {
  auto counted = scf::ForOp::create(
      rewriter, loop.getLoc(), begin, end, step, dropNumber(loop.getInits()),
      // The body comes with its end.
      [](OpBuilder &, Location, Value, ValueRange) {});
  counted->setDiscardableAttrs(getAnnotations());
  return counted;
}

/// Creates a loop without a body, and the number that counts in it.
scf::ForOp CountedLoop::createLoop(Value &counter) {
  Location loc = loop.getLoc();
  Type type = mlir::getElementTypeOrSelf(counting.begin);
  if (!testsLast && counting.endsAsLoopsThatCount()) {
    Value step = arith::ConstantOp::create(
        rewriter, loc, IntegerAttr::get(type, counting.step));
    scf::ForOp counted = create(getNumber(rewriter, loc, counting.begin),
                                getNumber(rewriter, loc, counting.end), step);
    counter = counted.getInductionVar();
    return counted;
  }
  // Other loops count their iterations.
  auto createIndex = [&](int64_t index) {
    return arith::ConstantIndexOp::create(rewriter, loc, index);
  };
  scf::ForOp counted =
      create(createIndex(0), createIndex(range->numIterations + testsLast),
             createIndex(1));
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(counted.getBody());
  counter =
      range->createVariable(rewriter, loc, type, counted.getInductionVar());
  return counted;
}

/// The number that the loop ends at.
Value CountedLoop::createLast() {
  Location loc = loop.getLoc();
  Type type = counting.begin.getType();
  Type element = mlir::getElementTypeOrSelf(type);
  Value last;
  if (range)
    last = arith::ConstantOp::create(
        rewriter, loc,
        range->getNumber(element, range->numIterations + testsLast));
  else // The step is 1.
    last = arith::MaxSIOp::create(rewriter, loc,
                                  getNumber(rewriter, loc, counting.begin),
                                  getNumber(rewriter, loc, counting.end));
  return convertNumber(rewriter, loc, last, type);
}

/// Erases the ops that nothing reads, of `ops`, which are of one block.
static void eraseDead(RewriterBase &rewriter, ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    if (mlir::isOpTriviallyDead(op))
      rewriter.eraseOp(op);
}

/// The values of the results, given those of the iteration arguments after the
/// last iteration.
SmallVector<Value> CountedLoop::getResults(ValueRange last) {
  SmallVector<Value> values(loop.getNumResults());
  if (testsLast) {
    for (auto [result, value] : llvm::zip_equal(results, last))
      values[*result] = value;
    return values;
  }
  mlir::IRMapping mapping;
  mapping.map(loop.getBeforeArguments(), last);
  cloneBody(rewriter, *loop.getBeforeBody(), mapping);
  for (auto [index, value] : llvm::enumerate(loop.getConditionOp().getArgs()))
    values[index] = mapping.lookupOrDefault(value);
  return values;
}

/// Moves both regions into the body.
void CountedLoop::fillBody(scf::ForOp counted, Value counter) {
  rewriter.setInsertionPointToEnd(counted.getBody());
  Value number = convertNumber(rewriter, loop.getLoc(), counter,
                               loop.getInits()[counting.number].getType());
  Block *body = counted.getBody();
  scf::ConditionOp condition = loop.getConditionOp();
  scf::YieldOp yield = loop.getYieldOp();
  rewriter.inlineBlockBefore(loop.getBeforeBody(), body, body->end(),
                             insertNumber(counted.getRegionIterArgs(), number));
  SmallVector<Value> passed(condition.getArgs());
  rewriter.eraseOp(condition);
  rewriter.inlineBlockBefore(loop.getAfterBody(), body, body->end(), passed);
  rewriter.modifyOpInPlace(
      yield, [&] { yield.getResultsMutable().erase(counting.number); });
  eraseDeadOps(rewriter, *body);
}

void CountedLoop::build() {
  Value counter;
  scf::ForOp counted = createLoop(counter);
  rewriter.setInsertionPointAfter(counted);
  SmallVector<Value> values =
      getResults(insertNumber(counted.getResults(), createLast()));
  SmallVector<Operation *> added;
  for (Operation *op = counted->getNextNode(); op != loop;
       op = op->getNextNode())
    added.push_back(op);
  for (auto [result, value] : llvm::zip_equal(loop.getResults(), values))
    if (value)
      rewriter.replaceAllUsesWith(result, value);
  eraseDead(rewriter, added);
  fillBody(counted, counter);
  rewriter.eraseOp(loop);
}

/// Remarks that `loop` keeps a trip count that is not known before it runs.
static void emitRemark(scf::WhileOp loop, StringRef reason) {
  remark::missed(loop.getLoc(), remark::RemarkOpts::name("while").category(
                                    "mesh-normalize-loops"))
      << remark::add("{0} is left alone: {1}",
                     loop->getName().getStringRef().str(), reason.str());
}

namespace {
struct UpliftWhileLoop : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    StringRef reason = "the compared number may wrap, or its step is not 1 and "
                       "no constant bounds it";
    std::optional<Counting> counting = Counting::find(loop, reason);
    if (!counting ||
        (!counting->endsAsLoopsThatCount() && !counting->getRange())) {
      emitRemark(loop, reason);
      return rewriter.notifyMatchFailure(loop, reason);
    }
    CountedLoop counted(rewriter, loop, *counting);
    if (!counted.canBeAnnotated()) {
      reason = "it has shardings of results that are no iteration arguments";
      emitRemark(loop, reason);
      return rewriter.notifyMatchFailure(loop, reason);
    }
    counted.build();
    return success();
  }
};
} // namespace

void mesh::populateUpliftWhileLoopsPatterns(RewritePatternSet &patterns) {
  patterns.add<UpliftWhileLoop>(patterns.getContext());
}
