//===- OutlineRepeats.cpp - Make functions of repeated parts of blocks ----===//
//
// Each period of a repeated part is an instance: its ops become one function
// that all instances call.
//
//===----------------------------------------------------------------------===//

#include "RepeatedInstances.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Codegen/PipelineRepeats.h"
#include "mesh/IR/Mesh.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/RepeatedLoc.h"
#include "mesh/Schedule/Generate.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/OptionError.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include <cmath>

namespace mesh {
#define GEN_PASS_DEF_OUTLINEREPEATSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// Makes a function of matched instances.
class InstanceOutliner {
public:
  explicit InstanceOutliner(const Instances &instances)
      : instances(instances) {}

  /// Makes the function, and calls of it in the place of instances.
  func::FuncOp outline(mlir::IRRewriter &rewriter, mlir::SymbolTable &symbols);

private:
  func::FuncOp createFunction(mlir::IRRewriter &rewriter,
                              ArrayRef<Value> arguments,
                              ArrayRef<std::pair<size_t, unsigned>> results);
  /// Gives the function's `op`, and what is in it, the locations of the ops at
  /// `place` of all instances.
  void setLocations(Operation *op, size_t place) const;
  /// Emits the number of a repetition, which tells apart also those of a
  /// function that stands for several itself.
  Value emitNumber(mlir::IRRewriter &rewriter, size_t instance) const;

  const Instances &instances;
};
} // namespace

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

void InstanceOutliner::setLocations(Operation *op, size_t place) const {
  SmallVector<Location> locations;
  size_t numRepetitions = getNumRepetitions(instances.getModel()[place]);
  for (size_t instance : instances.getNumbers())
    appendLocations(instances.getOps(instance)[place]->getLoc(), numRepetitions,
                    locations);
  Location loc = getRepeatedLoc(locations);
  op->walk([&](Operation *inner) { inner->setLoc(loc); });
}

Value InstanceOutliner::emitNumber(mlir::IRRewriter &rewriter,
                                   size_t instance) const {
  Operation *op = instances.getOps(instance).back();
  Location loc = op->getLoc();
  auto function = op->getParentOfType<func::FuncOp>();
  auto number = static_cast<int64_t>((instance - instances.getFirst()) *
                                     getNumRepetitions(op));
  Value constant = arith::ConstantIndexOp::create(rewriter, loc, number);
  if (!function->hasAttr(MeshRtDialect::kRepetitionsAttrName))
    return constant;
  return arith::AddIOp::create(rewriter, loc, function.getArgument(0),
                               constant);
}

namespace {
/// Emits numbers that follow from that of the instance.
class TermEmitter {
public:
  TermEmitter(mlir::IRRewriter &rewriter, Location loc, Value instance)
      : rewriter(rewriter), loc(loc), instance(instance) {}

  Value emit(Progression progression) {
    Value &multiple = multiples[progression.step];
    if (!multiple)
      multiple = rewriter.createOrFold<arith::MulIOp>(
          loc, instance, emitConstant(progression.step));
    return rewriter.createOrFold<arith::AddIOp>(
        loc, multiple, emitConstant(progression.first));
  }

private:
  Value emitConstant(int64_t number) {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  }

  mlir::IRRewriter &rewriter;
  Location loc;
  Value instance;
  llvm::SmallDenseMap<int64_t, Value> multiples;
};
} // namespace

func::FuncOp InstanceOutliner::createFunction(
    mlir::IRRewriter &rewriter, ArrayRef<Value> arguments,
    ArrayRef<std::pair<size_t, unsigned>> results) {
  ArrayRef<Operation *> ops = instances.getModel();
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
  if (Attribute mesh = caller->getAttr(MeshDialect::kSpmdAttrName))
    function->setAttr(MeshDialect::kSpmdAttrName, mesh);
  // LLVM would put it back where it was.
  function->setAttr("passthrough", rewriter.getStrArrayAttr({"noinline"}));
  function->setAttr(MeshRtDialect::kRepetitionsAttrName,
                    rewriter.getIndexAttr(instances.getNumMatched() *
                                          getNumRepetitions(ops.front())));
  Block *body = rewriter.createBlock(&function.getBody());
  IRMapping mapping;
  body->addArgument(rewriter.getIndexType(), loc);
  for (Value argument : arguments)
    mapping.map(argument,
                body->addArgument(argument.getType(), argument.getLoc()));
  TermEmitter numbers(rewriter, loc, body->getArgument(0));
  for (Value value : instances.getOuterValues()) {
    if (mapping.contains(value))
      continue;
    if (auto progression = instances.getProgression(value))
      mapping.map(value, numbers.emit(*progression));
    else
      rewriter.clone(*value.getDefiningOp(), mapping);
  }
  for (auto [place, op] : llvm::enumerate(ops))
    setLocations(rewriter.clone(*op, mapping), place);
  SmallVector<Value> returned;
  for (auto [place, number] : results)
    returned.push_back(mapping.lookup(ops[place]->getResult(number)));
  func::ReturnOp::create(rewriter, loc, returned);
  return function;
}

func::FuncOp InstanceOutliner::outline(mlir::IRRewriter &rewriter,
                                       mlir::SymbolTable &symbols) {
  SmallVector<Value> arguments;
  for (Value value : instances.getOuterValues())
    if (!instances.isSameFreeOp(value) && !instances.getProgression(value))
      arguments.push_back(value);
  auto results = instances.findResults();
  func::FuncOp function = createFunction(rewriter, arguments, results);
  symbols.insert(function);
  // From the last on: what an instance takes of the one before is there still.
  for (size_t instance : llvm::reverse(instances.getNumbers())) {
    ArrayRef<Operation *> ops = instances.getOps(instance);
    rewriter.setInsertionPoint(ops.back());
    SmallVector<Value> operands = {emitNumber(rewriter, instance)};
    for (Value value : arguments)
      operands.push_back(instances.getOuter(instance, value));
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
// Operands of contractions
//===----------------------------------------------------------------------===//

/// Returns whether the contraction that `user` becomes takes in `op`, its
/// operand.
static bool isTakenIn(Operation *op, Operation *user) {
  if (llvm::isa<linalg::FillOp>(op))
    return true;
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(user);
  return llvm::isa<linalg::TransposeOp, tensor::ExpandShapeOp,
                   tensor::CollapseShapeOp>(op) &&
         structured && linalg::isaContractionOpInterface(structured);
}

/// Clones ops of `block` for each user that takes them in, from the last op to
/// the first, so that the operands of the clones are cloned too.
static void cloneForUsers(mlir::IRRewriter &rewriter, Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (!llvm::isa<linalg::FillOp, linalg::TransposeOp, tensor::ExpandShapeOp,
                   tensor::CollapseShapeOp>(op) ||
        op.hasOneUse())
      continue;
    for (OpOperand &use : llvm::make_early_inc_range(op.getUses())) {
      Operation *user = use.getOwner();
      if (user->getBlock() != &block || !isTakenIn(&op, user))
        continue;
      rewriter.setInsertionPoint(user);
      Operation *clone = rewriter.clone(op);
      clone->setLoc(user->getLoc());
      rewriter.modifyOpInPlace(user, [&] { use.set(clone->getResult(0)); });
    }
    if (op.use_empty())
      rewriter.eraseOp(&op);
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// As many calls in a row are grouped.
static constexpr size_t kManyCalls = 64;

/// Returns how many of `count` calls like `call` make a group. A call of few
/// operands is cheaper to analyze, but no more than a few calls are to be left,
/// and a group needs fewer results than calls.
static size_t getGroupSize(Operation *call, size_t count) {
  constexpr size_t kMostCalls = 32, kMostOperands = 512;
  auto root = static_cast<size_t>(std::sqrt(static_cast<double>(count)));
  size_t fitting = kMostOperands / std::max(call->getNumOperands(), 1U);
  size_t needed = std::max<size_t>(llvm::divideCeil(count, kManyCalls - 1),
                                   call->getNumResults() + 1);
  return std::min({root, kMostCalls, std::max(fitting, needed)});
}

/// Makes functions of groups of calls, where many of one function follow one
/// another. Returns whether there are any.
static bool groupCallsOnce(mlir::IRRewriter &rewriter, Block &block,
                           mlir::SymbolTable &symbols) {
  bool isChanged = false;
  OpSequence sequence(block);
  for (size_t begin = 0, end = 0; begin < sequence.ops.size(); begin = end) {
    while (end < sequence.ops.size() &&
           sequence.kinds[end] == sequence.kinds[begin])
      ++end;
    if (end - begin < kManyCalls ||
        !llvm::isa<func::CallOp>(sequence.ops[begin]))
      continue;
    size_t period = getGroupSize(sequence.ops[begin], end - begin);
    Instances instances(sequence, {begin, end, period});
    if (!instances.match() || instances.getNumResults() >= period)
      continue;
    InstanceOutliner(instances).outline(rewriter, symbols);
    isChanged = true;
  }
  return isChanged;
}

/// Makes functions of groups of calls, and of groups of groups: upstream's
/// analyses take more than linear time for those in one block, and for the
/// operands of one. Calls that do not build on one another stay: a group would
/// have the results of all, and the analyses ask of each operand and each
/// result of a call if they are one.
static void groupCalls(mlir::IRRewriter &rewriter, Block &block,
                       mlir::SymbolTable &symbols) {
  while (groupCallsOnce(rewriter, block, symbols))
    ;
}

/// Makes functions of what is repeated in `block`. Returns them.
static SmallVector<func::FuncOp> outlineRepeats(mlir::IRRewriter &rewriter,
                                                Block &block,
                                                mlir::SymbolTable &symbols,
                                                size_t minOps, bool localView) {
  SmallVector<func::FuncOp> functions;
  if (localView && !findRepeatedParts(OpSequence(block).kinds, minOps).empty())
    cloneForUsers(rewriter, block);
  // Calls of the functions may be repeated as well.
  for (bool isDone = false; !isDone;) {
    isDone = true;
    OpSequence sequence(block);
    for (RepeatedPart part : findRepeatedParts(sequence.kinds, minOps)) {
      if (!alignPart(sequence, part))
        continue;
      Instances instances(sequence, part);
      if (!instances.hasWork() || !instances.match())
        continue;
      functions.push_back(
          InstanceOutliner(instances).outline(rewriter, symbols));
      isDone = false;
    }
  }
  groupCalls(rewriter, block, symbols);
  return functions;
}

/// Makes functions of what is repeated in the blocks of `op`, a function or a
/// loop or branch in one, and then in those of the loops and branches that are
/// left: an instance that became a call has no blocks any more. Bodies of
/// structured ops compute elements, and have to stay loops that can be
/// vectorised.
static void outlineRepeatsIn(mlir::IRRewriter &rewriter, Operation *op,
                             mlir::SymbolTable &symbols, size_t minOps,
                             bool localView,
                             SmallVectorImpl<func::FuncOp> &functions) {
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      llvm::append_range(functions, outlineRepeats(rewriter, block, symbols,
                                                   minOps, localView));
      for (Operation &inner : block)
        if (llvm::isa<mlir::RegionBranchOpInterface>(inner))
          outlineRepeatsIn(rewriter, &inner, symbols, minOps, localView,
                           functions);
    }
}

namespace {
struct OutlineRepeatsPass
    : public mesh::impl::OutlineRepeatsPassBase<OutlineRepeatsPass> {
  using OutlineRepeatsPassBase::OutlineRepeatsPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&minOps, &chunks}, *this, context);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    mlir::IRRewriter rewriter(&getContext());
    if (failed(checkOptions()))
      return signalPassFailure();
    if (!pipelineAxis.empty()) {
      if (failed(makePipelines(rewriter)))
        signalPassFailure();
      return;
    }
    mlir::SymbolTable symbols(module);
    SmallVector<func::FuncOp> functions =
        llvm::to_vector(module.getOps<func::FuncOp>());
    while (!functions.empty()) {
      func::FuncOp function = functions.pop_back_val();
      if (!localView || function->hasAttr(MeshDialect::kSpmdAttrName))
        outlineRepeatsIn(rewriter, function, symbols, minOps, localView,
                         functions);
    }
  }

private:
  /// Checks that the options are those of what is made.
  LogicalResult checkOptions() {
    if (!pipelineAxis.empty())
      return localView ? emitOptionError(*this, &getContext())
                             << "pipelines are made on whole tensors: leave "
                                "out local-view or pipeline-axis"
                       : success();
    if (microbatches == 1 && schedule.empty() && chunks == 0)
      return success();
    return emitOptionError(*this, &getContext())
           << (microbatches != 1   ? "microbatches"
               : !schedule.empty() ? "schedule"
                                   : "chunks")
           << " is of a pipeline: give pipeline-axis";
  }

  /// Checks that the schedule, if one is given, is one that there is.
  LogicalResult checkSchedule() {
    ArrayRef<ScheduleKind> kinds = getAllScheduleKinds();
    if (schedule.empty() || llvm::any_of(kinds, [&](ScheduleKind kind) {
          return mesh::getName(kind) == schedule.getValue();
        }))
      return success();
    InFlightDiagnostic diag = emitOptionError(*this, &getContext())
                              << "there is no schedule '" << schedule
                              << "'; there are ";
    llvm::interleaveComma(kinds, diag, [&](ScheduleKind kind) {
      diag << "'" << mesh::getName(kind) << "'";
    });
    return diag;
  }

  /// Returns what the options say of pipelines.
  FailureOr<PipelineSpec> getPipelineSpec() {
    PipelineSpec spec;
    spec.axis = AxisRefAttr::get(&getContext(), pipelineAxis.getValue());
    for (MeshOp mesh : getOperation().getOps<MeshOp>()) {
      if (!mesh.getMesh().getAxis(pipelineAxis.getValue()))
        continue;
      if (spec.mesh)
        return emitOptionError(*this, &getContext())
               << "pipeline-axis '" << pipelineAxis << "' is of several meshes";
      spec.mesh = FlatSymbolRefAttr::get(mesh);
    }
    if (!spec.mesh)
      return emitOptionError(*this, &getContext())
             << "pipeline-axis '" << pipelineAxis << "' is of no mesh";
    if (microbatches < 1)
      return emitOptionError(*this, &getContext())
             << "microbatches must be at least 1, got "
             << microbatches.getValue();
    spec.numMicrobatches = microbatches;
    if (failed(checkSchedule()))
      return failure();
    if (!schedule.empty())
      spec.schedule = StringAttr::get(&getContext(), schedule.getValue());
    spec.numChunks = chunks;
    return spec;
  }

  /// Makes pipelines in the functions that no other one calls.
  LogicalResult makePipelines(mlir::IRRewriter &rewriter) {
    FailureOr<PipelineSpec> spec = getPipelineSpec();
    if (failed(spec))
      return failure();
    DenseSet<StringAttr> called;
    getOperation().walk([&](func::CallOp call) {
      called.insert(call.getCalleeAttr().getAttr());
    });
    bool isAny = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr(MeshDialect::kSpmdAttrName) ||
          called.contains(function.getSymNameAttr()))
        continue;
      FailureOr<PipelineOp> made =
          pipelineRepeats(rewriter, function, *spec, minOps);
      if (failed(made))
        return failure();
      isAny |= bool(*made);
    }
    if (isAny)
      return success();
    return emitOptionError(*this, &getContext())
           << "no function repeats blocks that could be stages";
  }
};
} // namespace
