//===- OutlineRepeats.cpp - Make functions of repeated parts of blocks ----===//
//
// A block is a sequence of ops. Ops that are equal but for their operands have
// the same number, and a part of the sequence that repeats with a period, such
// as the layers of a network, is found by comparing the numbers. Each period is
// an instance: its ops become one function that all instances call.
//
//===----------------------------------------------------------------------===//

#include "mesh/Codegen/Passes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/RepeatedLoc.h"
#include "mesh/Support/NumberOption.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {
#define GEN_PASS_DEF_OUTLINEREPEATSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

//===----------------------------------------------------------------------===//
// Equal ops
//===----------------------------------------------------------------------===//

/// Returns whether an op is cloned where it is needed rather than passed on: a
/// constant, or a tensor without contents.
static bool isFree(Operation *op) {
  if (op->hasTrait<mlir::OpTrait::ConstantLike>())
    return true;
  auto empty = llvm::dyn_cast<tensor::EmptyOp>(op);
  return empty && empty.getDynamicSizes().empty();
}

namespace {
/// Compares ops; `areEqual` decides about values that are defined outside of
/// both.
class OpComparison {
public:
  explicit OpComparison(function_ref<bool(Value, Value)> areEqual)
      : areEqual(areEqual) {}

  bool compare(Operation *lhs, Operation *rhs);

private:
  bool compare(Region &lhs, Region &rhs);
  bool compareValues(Value lhs, Value rhs);

  function_ref<bool(Value, Value)> areEqual;
  /// Of values inside of the ops.
  DenseMap<Value, Value> inner;
};
} // namespace

bool OpComparison::compareValues(Value lhs, Value rhs) {
  if (lhs.getType() != rhs.getType())
    return false;
  auto it = inner.find(lhs);
  return it == inner.end() ? areEqual(lhs, rhs) : it->second == rhs;
}

bool OpComparison::compare(Operation *lhs, Operation *rhs) {
  if (lhs->getName() != rhs->getName() ||
      lhs->getRawDictionaryAttrs() != rhs->getRawDictionaryAttrs() ||
      lhs->getResultTypes() != rhs->getResultTypes() ||
      lhs->getNumOperands() != rhs->getNumOperands() ||
      lhs->getNumRegions() != rhs->getNumRegions() ||
      lhs->getNumSuccessors() != 0 || rhs->getNumSuccessors() != 0 ||
      !lhs->getName().compareOpProperties(lhs->getPropertiesStorage(),
                                          rhs->getPropertiesStorage()))
    return false;
  for (auto [left, right] :
       llvm::zip_equal(lhs->getOperands(), rhs->getOperands()))
    if (!compareValues(left, right))
      return false;
  for (auto [left, right] :
       llvm::zip_equal(lhs->getRegions(), rhs->getRegions()))
    if (!compare(left, right))
      return false;
  for (auto [left, right] :
       llvm::zip_equal(lhs->getResults(), rhs->getResults()))
    inner[left] = right;
  return true;
}

bool OpComparison::compare(Region &lhs, Region &rhs) {
  if (lhs.empty() || rhs.empty())
    return lhs.empty() && rhs.empty();
  if (!lhs.hasOneBlock() || !rhs.hasOneBlock())
    return false;
  Block &left = lhs.front(), &right = rhs.front();
  if (left.getArgumentTypes() != right.getArgumentTypes() ||
      left.getOperations().size() != right.getOperations().size())
    return false;
  for (auto [first, second] :
       llvm::zip_equal(left.getArguments(), right.getArguments()))
    inner[first] = second;
  return llvm::all_of(llvm::zip_equal(left, right), [&](auto pair) {
    auto &[first, second] = pair;
    return compare(&first, &second);
  });
}

namespace {
/// Ops that are equal but for what they take from outside.
struct SameKind : public llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(Operation *op) {
    return static_cast<unsigned>(llvm::hash_combine(
        op->getName(), op->getRawDictionaryAttrs(), op->hashProperties(),
        llvm::hash_combine_range(op->result_type_begin(),
                                 op->result_type_end()),
        op->getNumOperands()));
  }
  static bool isEqual(Operation *lhs, Operation *rhs) {
    if (lhs == rhs)
      return true;
    for (Operation *op : {lhs, rhs})
      if (op == getEmptyKey() || op == getTombstoneKey())
        return false;
    auto ignore = [](Value, Value) { return true; };
    return OpComparison(ignore).compare(lhs, rhs);
  }
};

/// The ops of a block but the free ones and the terminator, numbered by what
/// they are.
struct OpSequence {
  explicit OpSequence(Block &block);

  /// Returns the place of the op of the block that `op` is or is in; nothing if
  /// it is none of the sequence.
  std::optional<size_t> getPlace(Operation *op) const;

  Block &block;
  SmallVector<Operation *> ops;
  SmallVector<unsigned> kinds;
  DenseMap<Operation *, size_t> places;
};
} // namespace

OpSequence::OpSequence(Block &block) : block(block) {
  DenseMap<Operation *, unsigned, SameKind> numbers;
  for (Operation &op : block) {
    if (isFree(&op) || op.hasTrait<mlir::OpTrait::IsTerminator>())
      continue;
    places[&op] = ops.size();
    ops.push_back(&op);
    kinds.push_back(numbers.try_emplace(&op, numbers.size()).first->second);
  }
}

std::optional<size_t> OpSequence::getPlace(Operation *op) const {
  auto it = places.find(block.findAncestorOpInBlock(*op));
  if (it == places.end())
    return std::nullopt;
  return it->second;
}

//===----------------------------------------------------------------------===//
// Repeated parts
//===----------------------------------------------------------------------===//

namespace {
/// Places from `begin` to before `end`, of which each is of the same kind as
/// that one period later.
struct RepeatedPart {
  size_t begin, end, period;

  size_t getNumInstances() const { return (end - begin) / period; }
};
} // namespace

/// Fewer instances are not worth a function.
static constexpr size_t kFewestInstances = 3;
/// Periods that are looked at in one round.
static constexpr size_t kMostPeriods = 32;

/// Returns the distances at which the same kinds of ops follow one another, the
/// most frequent ones first.
static SmallVector<size_t> getLikelyPeriods(ArrayRef<unsigned> kinds) {
  static constexpr size_t kFarthest = 4;
  DenseMap<unsigned, SmallVector<size_t, kFarthest>> latest;
  llvm::MapVector<size_t, size_t> counts;
  for (auto [place, kind] : llvm::enumerate(kinds)) {
    SmallVector<size_t, kFarthest> &before = latest[kind];
    for (size_t other : before)
      ++counts[place - other];
    if (before.size() == kFarthest)
      before.erase(before.begin());
    before.push_back(place);
  }
  auto sorted = counts.takeVector();
  llvm::stable_sort(sorted, [](const auto &lhs, const auto &rhs) {
    return lhs.second > rhs.second;
  });
  sorted.resize(std::min(sorted.size(), kMostPeriods));
  return llvm::map_to_vector(sorted, [](const auto &it) { return it.first; });
}

static SmallVector<RepeatedPart> getRepeatedParts(ArrayRef<unsigned> kinds,
                                                  size_t period) {
  SmallVector<RepeatedPart> parts;
  size_t begin = 0;
  for (size_t place = 0; place + period <= kinds.size(); ++place) {
    bool isLast = place + period == kinds.size();
    if (place < begin || (!isLast && kinds[place] == kinds[place + period]))
      continue;
    RepeatedPart part{begin, place + period, period};
    begin = place + 1;
    if (part.getNumInstances() < kFewestInstances)
      continue;
    parts.push_back(part);
    // Parts do not overlap.
    begin = part.end;
  }
  return parts;
}

/// Returns the repeated parts of the period with which most ops go away, less a
/// call for each instance.
static SmallVector<RepeatedPart> findRepeatedParts(ArrayRef<unsigned> kinds,
                                                   size_t minOps) {
  SmallVector<RepeatedPart> best;
  size_t mostSaved = 0;
  for (size_t period : getLikelyPeriods(kinds)) {
    SmallVector<RepeatedPart> parts = getRepeatedParts(kinds, period);
    size_t saved = 0;
    llvm::erase_if(parts, [&](const RepeatedPart &part) {
      size_t ops = (part.getNumInstances() - 1) * period;
      size_t calls = part.getNumInstances();
      if (ops < calls + minOps)
        return true;
      saved += ops - calls;
      return false;
    });
    // A multiple of a period saves as much, but has more in its function.
    if (saved > mostSaved) {
      mostSaved = saved;
      best = std::move(parts);
    }
  }
  return best;
}

/// Drops from the begin of `part` what leaves the least values to hand from an
/// instance to the next. Returns false if each place has some that no function
/// can hand on.
static bool alignPart(const OpSequence &sequence, RepeatedPart &part) {
  size_t period = part.period;
  // Values that are in use at a place in the period, by those of an instance in
  // the middle, of which the neighbours are like it.
  SmallVector<size_t> numLive(period, 0);
  llvm::BitVector isBarred(period);
  size_t middle = part.begin + part.getNumInstances() / 2 * period;
  for (size_t place = middle; place < middle + period; ++place)
    for (Value result : sequence.ops[place]->getResults()) {
      bool canBeHandedOn =
          llvm::isa<RankedTensorType, IndexType, IntegerType, FloatType>(
              result.getType());
      size_t last = place;
      for (Operation *user : result.getUsers())
        last = std::max(last,
                        sequence.getPlace(user).value_or(sequence.ops.size()));
      for (size_t i = place + 1; i <= std::min(last, place + period); ++i) {
        size_t offset = (i - part.begin) % period;
        ++numLive[offset];
        if (!canBeHandedOn)
          isBarred.set(offset);
      }
    }
  std::optional<size_t> best;
  size_t mostOffset = part.end - part.begin - kFewestInstances * period;
  for (size_t offset = 0; offset < std::min(period, mostOffset + 1); ++offset)
    if (!isBarred.test(offset) && (!best || numLive[offset] < numLive[*best]))
      best = offset;
  if (!best)
    return false;
  part.begin += *best;
  return true;
}

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

namespace {
/// The instances of a repeated part, compared with one of them, the model.
class Instances {
public:
  Instances(const OpSequence &sequence, const RepeatedPart &part)
      : sequence(sequence), part(part), model(part.getNumInstances() / 2),
        first(0), last(part.getNumInstances() - 1),
        outer(part.getNumInstances()) {}

  /// Leaves only instances in a row that are like the model. Returns whether
  /// they are enough.
  bool match();

  /// Makes their function, and calls of it in their place.
  func::FuncOp outline(mlir::IRRewriter &rewriter, mlir::SymbolTable &symbols);

private:
  ArrayRef<Operation *> getOps(size_t instance) const {
    return ArrayRef(sequence.ops)
        .slice(part.begin + instance * part.period, part.period);
  }
  bool isIn(size_t instance, Operation *op) const;
  bool matchInstance(size_t instance);
  bool isSameFreeOp(Value value) const;
  /// Returns the results of the model's ops that are used outside of an
  /// instance, as pairs of the op's place and the result's number.
  SmallVector<std::pair<size_t, unsigned>> findResults() const;
  func::FuncOp createFunction(mlir::IRRewriter &rewriter,
                              ArrayRef<Value> arguments,
                              ArrayRef<std::pair<size_t, unsigned>> results);
  /// Gives the function's `op`, and what is in it, the locations of the ops at
  /// `place` of all instances.
  void setLocations(Operation *op, size_t place) const;
  /// Emits the number of a repetition, which tells apart also those of a
  /// function that stands for several itself.
  Value emitNumber(mlir::IRRewriter &rewriter, size_t instance) const;

  const OpSequence &sequence;
  RepeatedPart part;
  size_t model, first, last;
  /// For each instance, what a value from outside of the model is there.
  SmallVector<llvm::MapVector<Value, Value>> outer;
};
} // namespace

bool Instances::isIn(size_t instance, Operation *op) const {
  std::optional<size_t> place = sequence.getPlace(op);
  size_t begin = part.begin + instance * part.period;
  return place && *place >= begin && *place < begin + part.period;
}

bool Instances::matchInstance(size_t instance) {
  llvm::MapVector<Value, Value> &values = outer[instance];
  auto areEqual = [&](Value ours, Value theirs) {
    Operation *op = theirs.getDefiningOp();
    if (op && op->getBlock() == &sequence.block && isIn(instance, op))
      return false;
    return values.try_emplace(ours, theirs).first->second == theirs;
  };
  OpComparison comparison(areEqual);
  return llvm::all_of(llvm::zip_equal(getOps(model), getOps(instance)),
                      [&](auto pair) {
                        auto [ours, theirs] = pair;
                        return comparison.compare(ours, theirs);
                      });
}

bool Instances::match() {
  SmallVector<bool> isLikeModel;
  for (size_t instance = 0; instance <= last; ++instance)
    isLikeModel.push_back(matchInstance(instance));
  for (first = model; first > 0 && isLikeModel[first - 1];)
    --first;
  for (last = model; last + 1 < isLikeModel.size() && isLikeModel[last + 1];)
    ++last;
  return last - first + 1 >= kFewestInstances;
}

/// Returns whether `value`, from outside of the model, comes from free ops that
/// are equal in all instances.
bool Instances::isSameFreeOp(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op || !isFree(op))
    return false;
  for (size_t instance = first; instance <= last; ++instance) {
    Operation *other = outer[instance].lookup(value).getDefiningOp();
    if (!other || !SameKind::isEqual(op, other))
      return false;
  }
  return true;
}

SmallVector<std::pair<size_t, unsigned>> Instances::findResults() const {
  SmallVector<std::pair<size_t, unsigned>> results;
  for (size_t place = 0; place < part.period; ++place)
    for (unsigned number : llvm::seq(getOps(model)[place]->getNumResults())) {
      bool isUsed = false;
      for (size_t instance = first; instance <= last && !isUsed; ++instance)
        isUsed = llvm::any_of(
            getOps(instance)[place]->getResult(number).getUsers(),
            [&](Operation *user) { return !isIn(instance, user); });
      if (isUsed)
        results.emplace_back(place, number);
    }
  return results;
}

/// Returns for how many repetitions the function around `op` stands.
static size_t getNumRepetitions(Operation *op) {
  auto function = op->getParentOfType<func::FuncOp>();
  auto number = function->getAttrOfType<IntegerAttr>(
      StringRef(MeshRtDialect::kRepetitionsAttrName));
  return number ? number.getInt() : 1;
}

/// Appends the locations that `loc` has in a function that stands for
/// `numRepetitions`.
static void appendLocations(Location loc, size_t numRepetitions,
                            SmallVectorImpl<Location> &locations) {
  ArrayRef<Attribute> repetitions = getRepetitions(loc);
  for (size_t i = 0; i < numRepetitions; ++i)
    locations.push_back(
        repetitions.size() == numRepetitions
            ? Location(llvm::cast<mlir::LocationAttr>(repetitions[i]))
            : loc);
}

void Instances::setLocations(Operation *op, size_t place) const {
  SmallVector<Location> locations;
  size_t numRepetitions = getNumRepetitions(getOps(model)[place]);
  for (size_t instance = first; instance <= last; ++instance)
    appendLocations(getOps(instance)[place]->getLoc(), numRepetitions,
                    locations);
  Location loc = getRepeatedLoc(locations);
  op->walk([&](Operation *inner) { inner->setLoc(loc); });
}

Value Instances::emitNumber(mlir::IRRewriter &rewriter, size_t instance) const {
  Operation *op = getOps(instance).back();
  Location loc = op->getLoc();
  auto function = op->getParentOfType<func::FuncOp>();
  auto number =
      static_cast<int64_t>((instance - first) * getNumRepetitions(op));
  Value constant = arith::ConstantIndexOp::create(rewriter, loc, number);
  if (!function->hasAttr(MeshRtDialect::kRepetitionsAttrName))
    return constant;
  return arith::AddIOp::create(rewriter, loc, function.getArgument(0),
                               constant);
}

func::FuncOp
Instances::createFunction(mlir::IRRewriter &rewriter, ArrayRef<Value> arguments,
                          ArrayRef<std::pair<size_t, unsigned>> results) {
  ArrayRef<Operation *> ops = getOps(model);
  Location loc = ops.front()->getLoc();
  auto caller = ops.front()->getParentOfType<FunctionOpInterface>();
  // The number of the instance comes first.
  SmallVector<Type> types = {rewriter.getIndexType()};
  llvm::append_range(types, ValueRange(arguments).getTypes());
  SmallVector<Type> resultTypes;
  for (auto [place, number] : results)
    resultTypes.push_back(ops[place]->getResult(number).getType());
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(caller);
  auto function = func::FuncOp::create(
      rewriter, loc, (caller.getName() + "_repeated").str(),
      rewriter.getFunctionType(types, resultTypes));
  function.setPrivate();
  // LLVM would put it back where it was.
  function->setAttr("passthrough", rewriter.getStrArrayAttr({"noinline"}));
  function->setAttr(MeshRtDialect::kRepetitionsAttrName,
                    rewriter.getIndexAttr((last - first + 1) *
                                          getNumRepetitions(ops.front())));
  Block *body = rewriter.createBlock(&function.getBody());
  IRMapping mapping;
  body->addArgument(rewriter.getIndexType(), loc);
  for (Value argument : arguments)
    mapping.map(argument,
                body->addArgument(argument.getType(), argument.getLoc()));
  for (auto [value, _] : outer[model])
    if (!mapping.contains(value))
      rewriter.clone(*value.getDefiningOp(), mapping);
  for (auto [place, op] : llvm::enumerate(ops))
    setLocations(rewriter.clone(*op, mapping), place);
  SmallVector<Value> returned;
  for (auto [place, number] : results)
    returned.push_back(mapping.lookup(ops[place]->getResult(number)));
  func::ReturnOp::create(rewriter, loc, returned);
  return function;
}

func::FuncOp Instances::outline(mlir::IRRewriter &rewriter,
                                mlir::SymbolTable &symbols) {
  SmallVector<Value> arguments;
  for (auto [value, _] : outer[model])
    if (!isSameFreeOp(value))
      arguments.push_back(value);
  auto results = findResults();
  func::FuncOp function = createFunction(rewriter, arguments, results);
  symbols.insert(function);
  // From the last on: what an instance takes of the one before is there still.
  for (size_t instance = last + 1; instance-- > first;) {
    ArrayRef<Operation *> ops = getOps(instance);
    rewriter.setInsertionPoint(ops.back());
    SmallVector<Value> operands = {emitNumber(rewriter, instance)};
    for (Value value : arguments)
      operands.push_back(outer[instance].lookup(value));
    auto call = func::CallOp::create(rewriter, ops.front()->getLoc(), function,
                                     operands);
    for (auto [result, returned] : llvm::zip_equal(results, call.getResults()))
      rewriter.replaceAllUsesWith(ops[result.first]->getResult(result.second),
                                  returned);
    for (Operation *op : llvm::reverse(ops))
      rewriter.eraseOp(op);
  }
  return function;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Makes functions of what is repeated in `block`. Returns them.
static SmallVector<func::FuncOp> outlineRepeats(mlir::IRRewriter &rewriter,
                                                Block &block,
                                                mlir::SymbolTable &symbols,
                                                size_t minOps) {
  SmallVector<func::FuncOp> functions;
  // Calls of the functions may be repeated as well.
  for (bool isDone = false; !isDone;) {
    isDone = true;
    OpSequence sequence(block);
    for (RepeatedPart part : findRepeatedParts(sequence.kinds, minOps)) {
      if (!alignPart(sequence, part))
        continue;
      Instances instances(sequence, part);
      if (!instances.match())
        continue;
      functions.push_back(instances.outline(rewriter, symbols));
      isDone = false;
    }
  }
  return functions;
}

namespace {
struct OutlineRepeatsPass
    : public mesh::impl::OutlineRepeatsPassBase<OutlineRepeatsPass> {
  using OutlineRepeatsPassBase::OutlineRepeatsPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&minOps}, *this, context);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    mlir::SymbolTable symbols(module);
    mlir::IRRewriter rewriter(&getContext());
    SmallVector<func::FuncOp> functions =
        llvm::to_vector(module.getOps<func::FuncOp>());
    while (!functions.empty()) {
      func::FuncOp function = functions.pop_back_val();
      SmallVector<Block *> blocks;
      function->walk([&](Block *block) { blocks.push_back(block); });
      for (Block *block : blocks)
        llvm::append_range(functions,
                           outlineRepeats(rewriter, *block, symbols, minOps));
    }
  }
};
} // namespace
