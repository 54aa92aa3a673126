//===- RematProgram.cpp - the values of a function to repeat --------------===//

#include "mesh/Remat/RematProgram.h"

#include "BlockUnits.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Simulation/OpSeconds.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// The problem of a block
//===----------------------------------------------------------------------===//

class RematProgram::Builder {
public:
  Builder(RematProgram &program, MeshAttr mesh, const MachineModel &machine,
          SymbolTableCollection &symbols, CalleeFacts &callees)
      : program(program), units(program.block), mesh(mesh), machine(machine),
        symbols(symbols), callees(callees) {}

  void build();

private:
  void addStep(Operation *root);
  RematValue getValue(Operation *root, OpResult result, ArrayRef<Value> leaves);
  bool isRepeatable(Operation *root, ArrayRef<Value> leaves);
  bool isPure(Operation *op);
  std::optional<double> getSeconds(Operation *root, ArrayRef<Value> leaves);
  std::optional<double> getCallSeconds(FunctionOpInterface callee);
  int64_t getExtraBytes(Operation *root);
  void placeInResults();

  RematProgram &program;
  BlockUnits units;
  MeshAttr mesh;
  const MachineModel &machine;
  SymbolTableCollection &symbols;
  CalleeFacts &callees;
  std::vector<RematStep> steps;
  std::vector<RematValue> values;
  llvm::DenseSet<Value> returned;
};

static int64_t getBytes(Value value) {
  return static_cast<int64_t>(getTensorBytes(value));
}

/// Returns true if a call of `op`, or the op, may run twice.
bool RematProgram::Builder::isPure(Operation *op) {
  FunctionOpInterface callee = getCallee(op, symbols);
  if (!callee)
    return mlir::isMemoryEffectFree(op);
  if (callee.isExternal())
    return false;
  if (auto known = callees.arePure.find(callee); known != callees.arePure.end())
    return known->second;
  WalkResult result = callee->walk([&](Operation *inner) {
    bool isFine = inner == callee || inner->hasTrait<OpTrait::IsTerminator>() ||
                  isPure(inner);
    return isFine ? WalkResult::advance() : WalkResult::interrupt();
  });
  return callees.arePure[callee] = !result.wasInterrupted();
}

bool RematProgram::Builder::isRepeatable(Operation *root,
                                         ArrayRef<Value> leaves) {
  // Without a tensor that it reads, nothing keeps it from being merged.
  return root->getNumResults() == 1 &&
         !llvm::isa<mlir::LoopLikeOpInterface>(root) && isPure(root) &&
         llvm::any_of(leaves, [](Value leaf) {
           return llvm::isa<RankedTensorType>(leaf.getType());
         });
}

std::optional<double>
RematProgram::Builder::getSeconds(Operation *root, ArrayRef<Value> leaves) {
  bool isPass =
      (llvm::isa<linalg::LinalgOp>(root) && !isWorkingContraction(root)) ||
      OpTrait::hasElementwiseMappableTraits(root);
  if (isPass && machine.memoryBandwidth > 0) {
    double bytes = 0;
    for (Value leaf : leaves)
      bytes += getTensorBytes(leaf);
    for (Value result : root->getResults())
      bytes += getTensorBytes(result);
    return bytes / machine.memoryBandwidth;
  }
  if (FunctionOpInterface callee = getCallee(root, symbols))
    return getCallSeconds(callee);
  llvm::Expected<double> seconds = getOpSeconds(root, mesh, machine, symbols);
  if (seconds)
    return *seconds;
  llvm::consumeError(seconds.takeError());
  return std::nullopt;
}

/// Returns the time of a call: that of all ops of `callee`.
std::optional<double>
RematProgram::Builder::getCallSeconds(FunctionOpInterface callee) {
  if (auto known = callees.seconds.find(callee); known != callees.seconds.end())
    return known->second;
  std::optional<double> sum = 0;
  for (Operation &op : callee.getFunctionBody().getOps()) {
    std::optional<double> seconds =
        getSeconds(&op, llvm::to_vector(op.getOperands()));
    sum = seconds && sum ? std::optional(*sum + *seconds) : std::nullopt;
  }
  return callees.seconds[callee] = sum;
}

/// Returns the memory of what is in the regions of `root`, or of its callee.
int64_t RematProgram::Builder::getExtraBytes(Operation *root) {
  auto getPeak = [&](Region &region) {
    return region.hasOneBlock()
               ? RematProgram(region.front(), mesh, machine, symbols, callees)
                     .getPeakBytes()
               : 0;
  };
  if (FunctionOpInterface callee = getCallee(root, symbols)) {
    if (callee.isExternal())
      return 0;
    if (auto known = callees.peaks.find(callee); known != callees.peaks.end())
      return known->second;
    // No function calls itself.
    int64_t peak = getPeak(callee.getFunctionBody());
    return callees.peaks[callee] = peak;
  }
  int64_t most = 0;
  // Bodies of structured ops have scalars.
  if (!llvm::isa<linalg::LinalgOp>(root))
    for (Region &region : root->getRegions())
      most = std::max(most, getPeak(region));
  return most;
}

RematValue RematProgram::Builder::getValue(Operation *root, OpResult result,
                                           ArrayRef<Value> leaves) {
  RematValue value;
  value.step = steps.size();
  if (!returned.contains(result))
    value.bytes = getBytes(result);
  if (Value old = units.getReplaced(root, result, leaves))
    if (auto it = program.numbers.find(old); it != program.numbers.end())
      value.inPlaceOf = it->second;
  return value;
}

void RematProgram::Builder::addStep(Operation *root) {
  SmallVector<Value> leaves = units.getLeaves(root);
  RematStep step;
  for (Value leaf : leaves)
    if (auto it = program.numbers.find(leaf); it != program.numbers.end())
      step.reads.push_back(it->second);
  for (OpResult result : root->getResults()) {
    values.push_back(getValue(root, result, leaves));
    step.results.push_back(program.values.size());
    program.numbers[result] = program.values.size();
    program.values.push_back(result);
  }
  if (isRepeatable(root, leaves))
    if (std::optional<double> seconds = getSeconds(root, leaves)) {
      step.seconds = *seconds;
      step.isRepeatable = true;
    }
  step.extraBytes = getExtraBytes(root);
  steps.push_back(std::move(step));
  program.roots.push_back(root);
}

void RematProgram::Builder::build() {
  for (Value leaf : units.getLeaves(program.block.getTerminator()))
    returned.insert(leaf);
  for (Operation &op : program.block)
    if (units.isRoot(&op))
      addStep(&op);
  placeInResults();
  program.problem.emplace(std::move(steps), std::move(values));
}

/// A value that a result is written over is in the memory of the result.
void RematProgram::Builder::placeInResults() {
  std::vector<unsigned> lastReaders(values.size());
  for (auto [number, step] : llvm::enumerate(steps))
    for (unsigned read : step.reads)
      lastReaders[read] = number;
  for (size_t number = values.size(); number-- > 0;) {
    const RematValue &value = values[number];
    if (value.bytes == 0 && value.inPlaceOf &&
        getBytes(program.values[number]) > 0 &&
        lastReaders[*value.inPlaceOf] == *value.step)
      values[*value.inPlaceOf].bytes = 0;
  }
}

RematProgram::RematProgram(Block &block, MeshAttr mesh,
                           const MachineModel &machine,
                           SymbolTableCollection &symbols, CalleeFacts &callees)
    : block(block) {
  Builder(*this, mesh, machine, symbols, callees).build();
}

RematProgram RematProgram::get(Block &block, MeshAttr mesh,
                               const MachineModel &machine,
                               SymbolTableCollection &symbols) {
  CalleeFacts callees;
  return RematProgram(block, mesh, machine, symbols, callees);
}

int64_t RematProgram::getPeakBytes() const {
  llvm::BitVector none(problem->getChoices().size());
  return problem->evaluate(none, /*limit=*/0).peakBytes;
}

/// Returns true if `next` leads from `op` to a collective, without another
/// contraction on the way.
static bool
leadsToCollective(Operation *op,
                  function_ref<SmallVector<Operation *>(Operation *)> next) {
  llvm::SetVector<Operation *> ops;
  ops.insert_range(next(op));
  for (size_t index = 0; index < ops.size(); ++index) {
    Operation *other = ops[index];
    if (!other || isWorkingContraction(other))
      continue;
    if (llvm::isa<CollectiveOpInterface>(other))
      return true;
    ops.insert_range(next(other));
  }
  return false;
}

/// Returns true if every way to run `op`, a contraction, has its operands and
/// its result in memory, whole: no ring cuts it into blocks.
static bool isSure(Operation *op) {
  auto isWide = [](Type type) {
    return getElementBytes(mlir::getElementTypeOrSelf(type)) >= 4;
  };
  auto getUsers = [](Operation *other) {
    return llvm::to_vector(other->getUsers());
  };
  auto getDefinitions = [](Operation *other) {
    return llvm::map_to_vector(other->getOperands(), [](Value operand) {
      return operand.getDefiningOp();
    });
  };
  return isWorkingContraction(op) &&
         llvm::all_of(op->getResultTypes(), isWide) &&
         !leadsToCollective(op, getUsers) &&
         !leadsToCollective(op, getDefinitions);
}

int64_t RematProgram::getSureBytes() const {
  int64_t most = 0;
  for (auto [root, step] : llvm::zip_equal(roots, problem->getSteps())) {
    if (!isSure(root))
      continue;
    llvm::SmallDenseSet<unsigned> counted;
    int64_t bytes = 0;
    // An op that only moves elements may be read where they were.
    for (unsigned read : step.reads)
      if (isWorkingContraction(values[read].getDefiningOp()) &&
          counted.insert(read).second)
        bytes += problem->getValues()[read].bytes;
    for (unsigned result : step.results)
      bytes += problem->getValues()[result].bytes;
    most = std::max(most, bytes);
  }
  return most;
}
