//===- PipelineRepeats.cpp - Repeated blocks as a pipeline ----------------===//

#include "mesh/Codegen/PipelineRepeats.h"

#include "RepeatedInstances.h"
#include "mesh/Analysis/LoopRange.h"
#include "mesh/Interfaces/UsedValues.h"
#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/PipelineParallel/LossStage.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/CSE.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Instances as a loop
//===----------------------------------------------------------------------===//

namespace {
/// Makes a loop of matched instances.
class InstanceRoller {
public:
  InstanceRoller(RewriterBase &rewriter, const Instances &instances)
      : rewriter(rewriter), instances(instances),
        loc(instances.getModel().front()->getLoc()) {}

  /// Returns the loop; null, and nothing changes, if an instance takes or makes
  /// what no loop does.
  scf::ForOp roll();

private:
  OpResult findProducer(Value value) const;
  bool isSame(Value value) const;
  bool canBeStacked(Value value) const;
  bool sortValues();
  bool areResultsCarried() const;
  Value createStack(Value value);
  Value takeSlice(OpBuilder &builder, Value stack, Value number, Type type);
  void buildBody(scf::ForOp loop, ArrayRef<Value> stacks);

  RewriterBase &rewriter;
  const Instances &instances;
  Location loc;
  /// The values of the model from outside that its instance before computes,
  /// and those results of the model that the next instance takes for them.
  SmallVector<std::pair<Value, OpResult>> carried;
  /// The values that differ from instance to instance.
  SmallVector<Value> stacked;
};
} // namespace

/// Returns the model's result that the next instance takes for `value`, if that
/// is so for all instances. Else null.
OpResult InstanceRoller::findProducer(Value value) const {
  OpResult producer;
  for (size_t instance : llvm::drop_begin(instances.getNumbers())) {
    auto taken = llvm::dyn_cast<OpResult>(instances.getOuter(instance, value));
    if (!taken)
      return {};
    ArrayRef<Operation *> before = instances.getOps(instance - 1);
    const auto *found = llvm::find(before, taken.getOwner());
    if (found == before.end())
      return {};
    OpResult result = instances.getModel()[found - before.begin()]->getResult(
        taken.getResultNumber());
    if (producer && producer != result)
      return {};
    producer = result;
  }
  return producer;
}

bool InstanceRoller::isSame(Value value) const {
  Value first = instances.getOuter(instances.getFirst(), value);
  return instances.isSameFreeOp(value) ||
         llvm::all_of(instances.getNumbers(), [&](size_t instance) {
           return instances.getOuter(instance, value) == first;
         });
}

/// Returns true if all instances' `value` is there before the first of them.
bool InstanceRoller::canBeStacked(Value value) const {
  auto tensor = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (tensor ? !tensor.hasStaticShape() : !value.getType().isIntOrFloat())
    return false;
  Operation *begin = instances.getOps(instances.getFirst()).front();
  return llvm::all_of(instances.getNumbers(), [&](size_t instance) {
    Operation *op = instances.getOuter(instance, value).getDefiningOp();
    return !op || op->isBeforeInBlock(begin);
  });
}

bool InstanceRoller::sortValues() {
  for (Value value : instances.getOuterValues()) {
    if (isSame(value) || instances.getProgression(value))
      continue;
    if (OpResult producer = findProducer(value))
      carried.emplace_back(value, producer);
    else if (canBeStacked(value))
      stacked.push_back(value);
    else
      return false;
  }
  return !carried.empty();
}

/// Returns true if nothing takes results of instances but the next instance,
/// and what follows takes those of the last one that a next one would.
bool InstanceRoller::areResultsCarried() const {
  for (auto [place, number] : instances.findResults())
    for (size_t instance : instances.getNumbers()) {
      bool isLast = instance == instances.getLast();
      bool isCarried =
          llvm::is_contained(llvm::make_second_range(carried),
                             instances.getModel()[place]->getResult(number));
      for (Operation *user :
           instances.getOps(instance)[place]->getResult(number).getUsers())
        if (!instances.isIn(instance, user) &&
            !(isLast ? isCarried : instances.isIn(instance + 1, user)))
          return false;
    }
  return true;
}

Value InstanceRoller::createStack(Value value) {
  SmallVector<Value> values;
  for (size_t instance : instances.getNumbers())
    values.push_back(instances.getOuter(instance, value));
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return tensor::FromElementsOp::create(rewriter, loc, values);
  SmallVector<int64_t> shape{1};
  llvm::append_range(shape, type.getShape());
  SmallVector<mlir::ReassociationIndices> dims(type.getRank());
  for (int64_t dim : llvm::seq(type.getRank() == 0 ? 0 : type.getRank() + 1))
    dims[std::max<int64_t>(dim - 1, 0)].push_back(dim);
  for (Value &each : values)
    each = tensor::ExpandShapeOp::create(
        rewriter, loc, RankedTensorType::get(shape, type.getElementType()),
        each, dims);
  return tensor::ConcatOp::create(rewriter, loc, /*dim=*/0, values);
}

Value InstanceRoller::takeSlice(OpBuilder &builder, Value stack, Value number,
                                Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return tensor::ExtractOp::create(builder, loc, stack, number);
  auto whole = llvm::cast<RankedTensorType>(stack.getType());
  SmallVector<OpFoldResult> offsets(whole.getRank(), builder.getIndexAttr(0)),
      sizes, strides(whole.getRank(), builder.getIndexAttr(1));
  offsets.front() = number;
  for (int64_t size : whole.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  sizes.front() = builder.getIndexAttr(1);
  return tensor::ExtractSliceOp::create(builder, loc, tensor, stack, offsets,
                                        sizes, strides);
}

void InstanceRoller::buildBody(scf::ForOp loop, ArrayRef<Value> stacks) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  Value number = loop.getInductionVar();
  IRMapping mapping;
  for (Value value : instances.getOuterValues()) {
    if (auto progression = instances.getProgression(value)) {
      LoopRange range{progression->first, progression->step, 0};
      mapping.map(value,
                  range.createVariable(rewriter, loc, value.getType(), number));
    } else {
      mapping.map(value, instances.getOuter(instances.getFirst(), value));
    }
  }
  for (auto [pair, argument] :
       llvm::zip_equal(carried, loop.getRegionIterArgs()))
    mapping.map(pair.first, argument);
  for (auto [value, stack] : llvm::zip_equal(stacked, stacks))
    mapping.map(value, takeSlice(rewriter, stack, number, value.getType()));
  for (Operation *op : instances.getModel())
    rewriter.clone(*op, mapping);
  SmallVector<Value> yielded;
  for (auto [value, producer] : carried)
    yielded.push_back(mapping.lookup(Value(producer)));
  scf::YieldOp::create(rewriter, loc, yielded);
}

scf::ForOp InstanceRoller::roll() {
  if (!sortValues() || !areResultsCarried())
    return {};
  rewriter.setInsertionPoint(instances.getOps(instances.getFirst()).front());
  SmallVector<Value> stacks, inits;
  for (Value value : stacked)
    stacks.push_back(createStack(value));
  for (auto [value, producer] : carried)
    inits.push_back(instances.getOuter(instances.getFirst(), value));
  auto createIndex = [&](size_t number) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc,
                                          static_cast<int64_t>(number));
  };
  auto loop = scf::ForOp::create(rewriter, loc, createIndex(0),
                                 createIndex(instances.getNumMatched()),
                                 createIndex(1), inits);
  buildBody(loop, stacks);
  ArrayRef<Operation *> last = instances.getOps(instances.getLast());
  for (auto [pair, result] : llvm::zip_equal(carried, loop.getResults())) {
    size_t place = llvm::find(instances.getModel(), pair.second.getOwner()) -
                   instances.getModel().begin();
    rewriter.replaceAllUsesWith(
        last[place]->getResult(pair.second.getResultNumber()), result);
  }
  for (size_t instance : llvm::reverse(instances.getNumbers()))
    for (Operation *op : llvm::reverse(instances.getOps(instance)))
      rewriter.eraseOp(op);
  return loop;
}

//===----------------------------------------------------------------------===//
// Repeated parts and loops
//===----------------------------------------------------------------------===//

/// Moves ops of constants alone to the begin of `block`. A first repetition has
/// those that others share with it.
static void moveConstants(RewriterBase &rewriter, Block &block) {
  DenseSet<Operation *> constants;
  Operation *end = nullptr;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    bool isConstant = !op.hasTrait<mlir::OpTrait::IsTerminator>() &&
                      mlir::isPure(&op) &&
                      llvm::all_of(getUsedValues(&op), [&](Value value) {
                        return constants.contains(value.getDefiningOp());
                      });
    if (!isConstant) {
      end = end ? end : &op;
      continue;
    }
    constants.insert(&op);
    if (end)
      rewriter.moveOpBefore(&op, end);
  }
}

/// Returns the loop of `block` that runs most ops, and their number.
static std::pair<scf::ForOp, size_t> findLargestLoop(Block &block) {
  std::pair<scf::ForOp, size_t> largest;
  for (auto loop : block.getOps<scf::ForOp>()) {
    if (loop.getNumResults() == 0)
      continue;
    std::optional<LoopRange> range = LoopRange::get(loop);
    size_t numOps = 0;
    for (Operation &op : *loop.getBody())
      op.walk([&](Operation *) { ++numOps; });
    numOps *= range ? range->numIterations : 1;
    if (numOps > largest.second)
      largest = {loop, numOps};
  }
  return largest;
}

/// Makes a loop of the largest part of `block` that repeats more than `mostOps`
/// ops. Returns null if there is none.
static scf::ForOp rollLargestPart(RewriterBase &rewriter, Block &block,
                                  size_t minOps, size_t mostOps) {
  OpSequence sequence(block);
  SmallVector<RepeatedPart> parts =
      findRepeatedParts(sequence.kinds, minOps, RepeatUse::Loops);
  llvm::stable_sort(parts, [](const RepeatedPart &a, const RepeatedPart &b) {
    return a.end - a.begin > b.end - b.begin;
  });
  for (RepeatedPart part : parts) {
    size_t numOps = 0;
    for (size_t place : llvm::seq(part.begin, part.end))
      sequence.ops[place]->walk([&](Operation *) { ++numOps; });
    if (numOps <= mostOps || !alignPart(sequence, part))
      continue;
    Instances instances(sequence, part);
    if (!instances.hasWork() || !instances.match())
      continue;
    if (scf::ForOp loop = InstanceRoller(rewriter, instances).roll())
      return loop;
  }
  return {};
}

FailureOr<PipelineOp> mesh::pipelineRepeats(RewriterBase &rewriter,
                                            func::FuncOp function,
                                            const PipelineSpec &spec,
                                            size_t minOps) {
  if (!function.getBody().hasOneBlock())
    return PipelineOp();
  SymbolTableCollection symbols;
  if (failed(inlineCalls(rewriter, function, /*isInLocalView=*/false, symbols)))
    return failure();
  mlir::DominanceInfo dominance;
  mlir::eliminateCommonSubExpressions(rewriter, dominance, function);
  Block &block = function.front();
  moveConstants(rewriter, block);
  auto [loop, numOps] = findLargestLoop(block);
  if (scf::ForOp rolled = rollLargestPart(rewriter, block, minOps, numOps))
    loop = rolled;
  if (!loop)
    return PipelineOp();
  FailureOr<PipelineOp> op = makePipeline(rewriter, loop, spec);
  // Where stages go forward alone, devices share what follows.
  if (failed(op) || !spec.schedule)
    return op;
  return moveLossIntoPipeline(rewriter, *op);
}
