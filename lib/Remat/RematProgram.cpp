//===- RematProgram.cpp - the values of a function to repeat --------------===//

#include "mesh/Remat/RematProgram.h"
#include "mesh/Interfaces/SplatValue.h"

#include "AccumulatedSums.h"
#include "BranchParts.h"
#include "PartsInPlace.h"
#include "RematBuilder.h"
#include "StackParts.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/FusedBytes.h"
#include "mesh/Analysis/SortPlaces.h"
#include "mesh/IR/SortOps.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// The problem of a block
//===----------------------------------------------------------------------===//

/// Memory is planned in blocks of so many bytes.
static constexpr uint64_t kAlignment = 64;

/// A sort has a second copy of each row, and the first one if the rows are not
/// contiguous.
static int64_t getSortBytes(SortOp op) {
  int64_t bytes = 0, numCopies = sortsInnermostDim(op) ? 1 : 2;
  for (Value input : op.getInputs()) {
    auto type = llvm::cast<RankedTensorType>(input.getType());
    if (int64_t length = type.getDimSize(op.getDim()))
      bytes += numCopies *
               llvm::alignTo(length * getElementBytes(type.getElementType()),
                             kAlignment);
  }
  return bytes;
}

/// Returns true if each block in `op` runs once at most.
static bool hasBranches(Operation *op) {
  return llvm::isa<mlir::RegionBranchOpInterface>(op) &&
         !llvm::isa<mlir::LoopLikeOpInterface>(op);
}

/// Returns how often the blocks in `op` run, at most one of them each time;
/// nothing if that is not known.
static std::optional<double> getNumRuns(Operation *op) {
  if (auto loop = llvm::dyn_cast<scf::ForOp>(op)) {
    std::optional<LoopRange> range = LoopRange::get(loop);
    return range ? std::optional<double>(range->numIterations) : std::nullopt;
  }
  return hasBranches(op) ? std::optional(1.0) : std::nullopt;
}

/// Returns what a call takes: the memory of `callee`, and copies of operands
/// that this writes over and that are read later.
int64_t RematProgram::Builder::getCallBytes(Operation *call,
                                            FunctionOpInterface callee) {
  Region &body = callee.getFunctionBody();
  if (!body.hasOneBlock())
    return 0;
  // A function that calls itself is rejected where memory is planned.
  if (facts.callees.try_emplace(callee).second) {
    int64_t peak = RematProgram(body.front(), facts).getPeakBytes();
    facts.callees[callee].peak = peak;
  }
  int64_t bytes = facts.callees[callee].peak;
  for (unsigned number : facts.callees[callee].written) {
    Value buffer = units.getBuffer(call->getOperand(number));
    // Each call has a fill of its own.
    if (getSplatElement(buffer))
      continue;
    if (!buffer.getDefiningOp() || !isReadNoMore(buffer, call))
      bytes += getBytes(buffer);
  }
  return bytes;
}

/// Returns the further memory of `root`, which runs no steps in its regions.
int64_t RematProgram::Builder::getExtraBytes(Operation *root) {
  if (FunctionOpInterface callee = getCallee(root, facts.symbols))
    return getCallBytes(root, callee);
  if (auto sort = llvm::dyn_cast<SortOp>(root))
    return getSortBytes(sort);
  return 0;
}

/// Returns true if `result` is that of a loop which does nothing with it, and
/// nothing reads it: a stack that was left out.
static bool isPassedThrough(OpResult result) {
  auto loop = llvm::dyn_cast<scf::ForOp>(result.getOwner());
  return loop && result.use_empty() &&
         loop.getTiedLoopYieldedValue(loop.getTiedLoopRegionIterArg(result))
                 ->get() == loop.getTiedLoopRegionIterArg(result);
}

RematValue RematProgram::Builder::getValue(Operation *root, OpResult result,
                                           ArrayRef<Value> leaves) {
  RematValue value;
  value.step = steps.size();
  if (isPassedThrough(result))
    return value;
  if (!returned.contains(result))
    value.bytes = getMadeBytes(result, leaves);
  else if (yields.contains(result) && !atHome.contains(result))
    program.loopBytes += getBytes(result);
  // Over the argument, so not over other operands: these are read while that is
  // in use.
  BlockArgument home = atHome.lookup(result);
  SmallVector<Value, 2> olds = units.getReplaceable(root, result, leaves);
  if (!returned.contains(result) && !home)
    if (BlockArgument place = findArgumentPlace(root, olds)) {
      inArguments[result] = place;
      value.bytes = 0;
      return value;
    }
  // The first part of a tensor has the memory of that.
  if (auto insert = llvm::dyn_cast<tensor::InsertSliceOp>(root))
    if (auto part = llvm::dyn_cast<OpResult>(insert.getSource());
        part && getInsertion(part, units.getLeaves(part.getOwner())))
      olds.push_back(part);
  for (Value old : olds)
    if (auto it = program.numbers.find(old);
        it != program.numbers.end() && (!home || atHome.lookup(old) == home))
      replaceable[program.values.size()].push_back(it->second);
  return value;
}

unsigned RematProgram::Builder::addValue(Value value, RematValue entry,
                                         RematStep &step) {
  unsigned number = program.values.size();
  values.push_back(std::move(entry));
  step.results.push_back(number);
  program.values.push_back(value);
  if (value)
    program.numbers[value] = number;
  return number;
}

/// Returns what it takes to compute `part` of a value from `reads`, by way of
/// `between`.
RematParts RematProgram::Builder::getParts(ArrayRef<Value> reads,
                                           ArrayRef<Value> between,
                                           double seconds, Value part) const {
  RematParts parts{{}, seconds, getBytes(part)};
  for (Value value : between)
    parts.extraBytes = std::max(parts.extraBytes, getBytes(value));
  for (Value read : reads)
    if (auto it = program.numbers.find(read); it != program.numbers.end())
      parts.reads.push_back(it->second);
  return parts;
}

/// Tells which results of the branches of `root` may be left out.
void RematProgram::Builder::addBranchParts(Operation *root) {
  if (!facts.hasTimes())
    return;
  BranchParts parts(root, units, facts);
  for (const BranchParts::Drop &drop : parts.getDrops())
    if (RematValue &value = values[program.numbers.lookup(drop.result)];
        value.bytes > 0)
      value.parts =
          getParts(drop.reads, drop.between, drop.seconds, drop.result);
}

/// Tells which stacks of `loop`, the step that is added, may be left out.
void RematProgram::Builder::addStacks(scf::ForOp loop, RematStep &step) {
  if (!facts.hasTimes() || loop.getNumResults() == 0)
    return;
  StackParts parts(loop, units, facts);
  DenseMap<BlockArgument, unsigned> ofArguments;
  for (const StackParts::Drop &drop : parts.getDrops()) {
    unsigned stack = program.numbers.lookup(drop.stack);
    if (values[stack].bytes == 0)
      continue;
    RematParts needed =
        getParts(drop.reads, drop.between, drop.seconds, drop.stored);
    for (BlockArgument argument : drop.arguments) {
      auto [it, isNew] = ofArguments.try_emplace(argument);
      if (isNew) {
        RematValue added;
        added.step = steps.size();
        added.bytes = parts.getNumIterations() * getBytes(argument);
        added.isOnDemand = true;
        it->second = addValue({}, added, step);
      }
      needed.reads.push_back(it->second);
    }
    values[stack].parts = std::move(needed);
  }
}

void RematProgram::Builder::addReads(ArrayRef<Value> leaves, RematStep &step) {
  unsigned number = steps.size();
  for (Value leaf : leaves) {
    if (auto it = program.numbers.find(leaf); it != program.numbers.end())
      step.reads.push_back(it->second);
    else
      program.outerReads.try_emplace(leaf, number, number)
          .first->second.second = number;
  }
}

/// Lets each of `contractions`, whose sum `reader` reads, add to the one
/// before.
void RematProgram::Builder::accumulate(ArrayRef<Operation *> contractions,
                                       RematStep &reader) {
  std::optional<unsigned> before;
  for (Operation *op : contractions) {
    unsigned value = program.numbers.lookup(op->getResult(0));
    RematStep &step = steps[*values[value].step];
    step.isRepeatable = false;
    // Sums of small numbers are made in f32.
    Type type = mlir::getElementTypeOrSelf(op->getResult(0));
    if (type.isF16() || type.isBF16())
      values[value].bytes *= 2;
    if (before) {
      step.reads.push_back(*before);
      replaceable[value] = {*before};
      llvm::erase(reader.reads, *before);
    }
    before = value;
  }
}

/// Tells what the steps in `root` take.
void RematProgram::Builder::addInside(Operation *root, RematStep &step) {
  std::vector<RematProgram> inside = readInside(root, facts);
  if (inside.empty()) {
    step.extraBytes = getExtraBytes(root);
    return;
  }
  for (const RematProgram &it : inside)
    llvm::append_range(step.profile, it.getProfile());
  step.extraBytes = *llvm::max_element(step.profile);
  if (hasBranches(root))
    addInnerUses(inside, step);
  if (std::optional<double> times = getNumRuns(root);
      times && facts.withInsides)
    step.insides = findInsides(inside, *times);
  addPartUses(inside, step);
}

/// Notes where the step reads values that it may compute in parts.
void RematProgram::Builder::addPartUses(ArrayRef<RematProgram> inside,
                                        RematStep &step) {
  unsigned number = steps.size(), begin = 0;
  for (const RematProgram &it : inside) {
    for (unsigned read : step.reads) {
      std::optional<RematParts> &parts = values[read].parts;
      auto found = parts ? it.outerReads.find(program.values[read])
                         : it.outerReads.end();
      if (found != it.outerReads.end())
        parts->uses.push_back({number, begin, begin + found->second.first,
                               begin + found->second.second});
    }
    begin += it.roots.size();
  }
}

/// Notes for which of the steps in branches values are in use: memory is
/// planned as if these ran one after the other.
void RematProgram::Builder::addInnerUses(ArrayRef<RematProgram> inside,
                                         RematStep &step) {
  for (auto [result, first] :
       llvm::zip(step.results, inside.front().returnSteps))
    step.firstWrites.push_back({result, first});
  DenseMap<unsigned, unsigned> lastReads;
  unsigned begin = 0;
  for (const RematProgram &it : inside) {
    for (auto &[value, steps] : it.outerReads)
      if (auto known = program.numbers.find(value);
          known != program.numbers.end())
        lastReads[known->second] = begin + steps.second;
    begin += it.roots.size();
  }
  for (auto [value, last] : lastReads)
    step.lastReads.push_back({value, last});
}

/// Adds the steps of the ones of `leaves` that are filled just before the first
/// step that reads them.
void RematProgram::Builder::addFills(ArrayRef<Value> leaves) {
  for (Value leaf : leaves)
    if (Operation *fill = leaf.getDefiningOp();
        isFresh(fill) && units.isRoot(fill) && !program.numbers.contains(leaf))
      addStep(fill);
}

void RematProgram::Builder::addStep(Operation *root) {
  SmallVector<Value> leaves = units.getLeaves(root);
  addFills(leaves);
  RematStep step;
  addReads(leaves, step);
  for (ArrayRef<Operation *> sum : findAccumulatedSums(units, root))
    accumulate(sum, step);
  for (OpResult result : root->getResults()) {
    addValue(result, getValue(root, result, leaves), step);
    step.repeatedBytes += getBytes(result);
  }
  if (facts.isRepeatable(root, leaves))
    if (std::optional<double> seconds = facts.getSeconds(root, leaves)) {
      step.seconds = *seconds;
      step.isRepeatable = true;
    }
  if (auto loop = llvm::dyn_cast<scf::ForOp>(root))
    addStacks(loop, step);
  if (hasBranches(root))
    addBranchParts(root);
  addInside(root, step);
  if (step.isRepeatable)
    for (Operation *reader : units.getPossibleRoots(root))
      fusable[reader].push_back(step.results.front());
  step.fusable = fusable.lookup(root);
  steps.push_back(std::move(step));
  program.roots.push_back(root);
}

void RematProgram::Builder::build() {
  // A slice that is returned is copied out of its buffer.
  for (Value value : program.block.getTerminator()->getOperands())
    returned.insert(units.getBuffer(value));
  findHomes();
  for (Operation &op : program.block)
    if (units.isRoot(&op) && !isFresh(&op))
      addStep(&op);
  placeValues();
  if (isCalled())
    for (auto [value, argument] : inArguments)
      if (auto &written = facts.callees[program.block.getParentOp()].written;
          !llvm::is_contained(written, argument.getArgNumber()))
        written.push_back(argument.getArgNumber());
  program.problem.emplace(std::move(steps), std::move(values));
}

/// Decides where values are in memory.
void RematProgram::Builder::placeValues() {
  ValuePlaces places(program.roots, steps, values);
  places.chooseReplaced(replaceable);
  places.placeInInserts(
      [&](tensor::InsertSliceOp insert) -> std::optional<unsigned> {
        auto it = program.numbers.find(units.getBuffer(insert.getSource()));
        return it == program.numbers.end() ? std::nullopt
                                           : std::optional(it->second);
      });
  places.placeInResults([&](unsigned value) {
    return program.values[value] && getBytes(program.values[value]) > 0;
  });
  findReturnSteps(places);
}

/// Finds the steps that first write what the block returns; the terminator
/// where that is a copy.
void RematProgram::Builder::findReturnSteps(const ValuePlaces &places) {
  for (Value value : program.block.getTerminator()->getOperands()) {
    auto it = program.numbers.find(units.getBuffer(value));
    program.returnSteps.push_back(it == program.numbers.end()
                                      ? steps.size() - 1
                                      : places.getFirstWrite(it->second));
  }
}

RematProgram::RematProgram(Block &block, StepFacts &facts)
    : block(block), mesh(facts.getMesh()), machine(facts.getMachine()) {
  Builder(*this, facts).build();
}

RematProgram RematProgram::get(Block &block, MeshAttr mesh,
                               const MachineModel &machine,
                               SymbolTableCollection &symbols,
                               bool withInsides) {
  StepFacts facts(mesh, &machine, symbols);
  facts.withInsides = withInsides;
  return RematProgram(block, facts);
}

int64_t RematProgram::estimatePeakBytes(Block &block,
                                        SymbolTableCollection &symbols) {
  StepFacts facts(/*mesh=*/{}, /*machine=*/nullptr, symbols);
  return RematProgram(block, facts).getPeakBytes();
}

std::vector<int64_t>
RematProgram::addLoopBytes(std::vector<int64_t> profile) const {
  for (int64_t &bytes : profile)
    bytes += loopBytes;
  return profile;
}

std::vector<int64_t> RematProgram::getProfile() const {
  return addLoopBytes(problem->getProfile());
}

int64_t RematProgram::getPeakBytes() const {
  return problem->getPeakBytes() + loopBytes;
}
