//===- RowBlocks.cpp - ops on a block of rows -----------------------------===//

#include "RowBlocks.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/EraseDeadOps.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/Interfaces/UsedValues.h"
#include "mesh/Transforms/Normalize/ScalarEvaluator.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mesh;

/// The mesh of the blocks of rows, and its only axis.
static constexpr StringLiteral kRows = "rows";
/// On a `mesh.stop_gradient` that stands for a `mesh.shard`: what that says.
static constexpr StringLiteral kWritten = "mesh.written";

//===----------------------------------------------------------------------===//
// Stacks
//===----------------------------------------------------------------------===//

bool LoopBody::isIterationNumber(OpFoldResult value) {
  auto computed = llvm::dyn_cast<Value>(value);
  Value variable = loop.getInductionVar();
  return llvm::all_of(llvm::seq(range.numIterations), [&](int64_t number) {
    ScalarEvaluator scalars;
    scalars.assume(variable, range.getNumber(variable.getType(), number));
    Attribute is =
        computed ? scalars.evaluate(computed) : llvm::cast<Attribute>(value);
    auto integer = llvm::dyn_cast_or_null<IntegerAttr>(is);
    return integer && integer.getInt() == number;
  });
}

/// Returns the type of a slice of `stack` along its dimension 0.
static RankedTensorType getSliceType(RankedTensorType stack) {
  return RankedTensorType::get(stack.getShape().drop_front(),
                               stack.getElementType());
}

/// Returns true if `slice` takes one slice along dimension 0.
static bool isSliceOfStack(tensor::ExtractSliceOp slice) {
  RankedTensorType stack = slice.getSourceType(), type = slice.getType();
  if (!stack.hasStaticShape() || stack.getRank() == 0)
    return false;
  SmallVector<int64_t> sizes(stack.getShape());
  sizes.front() = 1;
  return slice.getStaticSizes() == ArrayRef(sizes) && slice.hasUnitStride() &&
         llvm::all_of(slice.getStaticOffsets().drop_front(),
                      [](int64_t offset) { return offset == 0; }) &&
         (type.getShape() == ArrayRef(sizes) || type == getSliceType(stack));
}

void LoopBody::findStacks() {
  llvm::SetVector<Value> found;
  for (auto slice : loop.getBody()->getOps<tensor::ExtractSliceOp>())
    if (Value stack = slice.getSource();
        loop.isDefinedOutsideOfLoop(stack) && isSliceOfStack(slice) &&
        slice.getSourceType().getDimSize(0) == range.numIterations &&
        isIterationNumber(slice.getMixedOffsets().front()))
      found.insert(stack);
  auto isSlice = [](OpOperand &use) {
    auto slice = llvm::dyn_cast<tensor::ExtractSliceOp>(use.getOwner());
    return slice && use.getOperandNumber() == 0 && isSliceOfStack(slice);
  };
  for (Value stack : found) {
    SmallVector<Operation *> users;
    bool isStack = llvm::all_of(stack.getUses(), [&](OpOperand &use) {
      if (!loop.getRegion().isAncestor(use.getOwner()->getParentRegion()))
        return true;
      users.push_back(use.getOwner());
      return use.getOwner()->getBlock() == loop.getBody() && isSlice(use) &&
             isIterationNumber(
                 llvm::cast<tensor::ExtractSliceOp>(use.getOwner())
                     .getMixedOffsets()
                     .front());
    });
    if (!isStack)
      continue;
    for (Operation *user : users)
      slices[user] = stacks.size();
    stacks.push_back(stack);
  }
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

RowFunction::RowFunction(Location loc, TypeRange results, bool isSum)
    : loc(loc), module(ModuleOp::create(loc)), isSum(isSum) {
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "body",
                                  builder.getFunctionType({}, results));
  function.addEntryBlock();
}

Value RowFunction::addArgument(Type type) {
  return function.front().addArgument(type, loc);
}

void RowFunction::addOuter(Value value, OpBuilder &builder,
                           IRMapping &mapping) {
  if (mapping.contains(value))
    return;
  Operation *op = value.getDefiningOp();
  bool isTensor = llvm::isa<RankedTensorType>(value.getType());
  if (op && (op->hasTrait<mlir::OpTrait::ConstantLike>() ||
             (isTensor && isCheap(value)))) {
    for (Value used : getUsedValues(op))
      addOuter(used, builder, mapping);
    builder.clone(*op, mapping);
    return;
  }
  captured.push_back(value);
  mapping.map(value, addArgument(value.getType()));
}

void RowFunction::finish(OpBuilder &builder, ValueRange values) {
  func::ReturnOp::create(builder, loc, values);
  Block &block = function.front();
  mlir::IRRewriter rewriter(builder);
  eraseDeadOps(rewriter, block);
  function.setType(builder.getFunctionType(block.getArgumentTypes(),
                                           function.getResultTypes()));
  // Annotations name another mesh.
  function.walk([&](ShardOp shard) {
    rewriter.setInsertionPoint(shard);
    auto same = StopGradientOp::create(rewriter, shard.getLoc(),
                                       shard.getType(), shard.getInput());
    same->setAttr(kWritten, shard.getSharding());
    rewriter.replaceOp(shard, same);
  });
}

LoopBody::LoopBody(scf::ForOp loop, LoopRange range)
    : RowFunction(loop.getLoc(), loop.getResultTypes(), /*isSum=*/false),
      loop(loop), range(range) {
  findStacks();
  build();
}

void LoopBody::cloneBody(OpBuilder &builder, IRMapping &mapping) {
  unsigned firstSlice = loop.getNumRegionIterArgs() + 1;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto found = slices.find(&op); found != slices.end()) {
      Value slice = function.getArgument(firstSlice + found->second);
      auto type = llvm::cast<RankedTensorType>(op.getResult(0).getType());
      // A first dimension of 1 is one with the next.
      if (type != slice.getType()) {
        SmallVector<mlir::ReassociationIndices> dims(type.getRank() - 1);
        for (int64_t dim : llvm::seq(type.getRank()))
          if (!dims.empty())
            dims[std::max<int64_t>(dim - 1, 0)].push_back(dim);
        slice = tensor::ExpandShapeOp::create(builder, op.getLoc(), type, slice,
                                              dims);
      }
      mapping.map(op.getResult(0), slice);
      continue;
    }
    auto collapse = llvm::dyn_cast<tensor::CollapseShapeOp>(op);
    auto expand = collapse ? mapping.lookup(collapse.getSrc())
                                 .getDefiningOp<tensor::ExpandShapeOp>()
                           : tensor::ExpandShapeOp();
    if (expand && expand.getSrcType() == collapse.getType() &&
        slices.contains(collapse.getSrc().getDefiningOp()))
      mapping.map(collapse.getResult(), expand.getSrc());
    else
      builder.clone(op, mapping);
  }
}

void LoopBody::build() {
  IRMapping mapping;
  for (BlockArgument argument : loop.getRegionIterArgs())
    mapping.map(argument, addArgument(argument.getType()));
  numWithRows = loop.getNumRegionIterArgs();
  mapping.map(loop.getInductionVar(),
              addArgument(loop.getInductionVar().getType()));
  for (Value stack : stacks)
    addArgument(getSliceType(llvm::cast<RankedTensorType>(stack.getType())));
  OpBuilder builder = OpBuilder::atBlockEnd(&function.front());
  llvm::SetVector<Value> outer;
  mlir::getUsedValuesDefinedAbove(loop.getRegion(), outer);
  for (Value value : outer)
    if (!llvm::is_contained(stacks, value))
      addOuter(value, builder, mapping);
  cloneBody(builder, mapping);
  // Slices of stacks no longer need the variable.
  finish(builder,
         llvm::map_to_vector(loop.getYieldedValues(), [&](Value value) {
           return mapping.lookupOrDefault(value);
         }));
}

RowSum::RowSum(ArrayRef<Operation *> ops, ValueRange rows, Value sum)
    : RowFunction(sum.getLoc(), sum.getType(), /*isSum=*/true) {
  IRMapping mapping;
  for (Value value : rows)
    mapping.map(value, addArgument(value.getType()));
  numWithRows = rows.size();
  OpBuilder builder = OpBuilder::atBlockEnd(&function.front());
  DenseSet<Operation *> own(ops.begin(), ops.end());
  for (Operation *op : ops) {
    for (Value used : getUsedValues(op))
      if (!own.contains(used.getDefiningOp()))
        addOuter(used, builder, mapping);
    builder.clone(*op, mapping);
  }
  finish(builder, mapping.lookup(sum));
}

//===----------------------------------------------------------------------===//
// Blocks of rows
//===----------------------------------------------------------------------===//

/// Writes that values with rows are split along dimension 0, that slices of
/// stacks are replicated, and that captured values may be either.
void RowFunction::annotate(FlatSymbolRefAttr mesh, func::FuncOp copy) {
  MLIRContext *context = copy.getContext();
  StringRef name = MeshDialect::kShardingAttrName;
  AxisRefAttr axis = AxisRefAttr::get(context, kRows);
  auto getSharding = [&](Type type, bool isSplit, bool isOpen) {
    SmallVector<DimShardingAttr> dims;
    for (int64_t dim : llvm::seq(llvm::cast<RankedTensorType>(type).getRank()))
      dims.push_back(DimShardingAttr::get(context,
                                          isSplit && dim == 0
                                              ? SmallVector<AxisRefAttr>{axis}
                                              : SmallVector<AxisRefAttr>{},
                                          isOpen, /*priority=*/-1));
    return ShardingAttr::get(context, mesh, dims, {}, std::nullopt, {});
  };
  for (auto [index, type] : llvm::enumerate(copy.getArgumentTypes())) {
    bool hasRows = index < numWithRows, isCaptured = index >= getNumOwn();
    if (llvm::isa<RankedTensorType>(type))
      copy.setArgAttr(index, name, getSharding(type, hasRows, isCaptured));
  }
  for (auto [index, type] : llvm::enumerate(copy.getResultTypes())) {
    ShardingAttr sharding = getSharding(type, !isSum, /*isOpen=*/false);
    if (isSum)
      sharding = ShardingAttr::get(context, mesh, sharding.getDims(), {},
                                   Combiner::Sum, axis);
    copy.setResultAttr(index, name, sharding);
  }
}

/// Partitions the function over the blocks. Returns the first error, if any.
static std::optional<RowFunction::Problem> partition(ModuleOp module) {
  std::optional<RowFunction::Problem> problem;
  mlir::ScopedDiagnosticHandler handler(
      module.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (!problem && diagnostic.getSeverity() == DiagnosticSeverity::Error)
          problem =
              RowFunction::Problem{diagnostic.getLocation(), diagnostic.str()};
      });
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  pm.addNestedPass<func::FuncOp>(createPreparePropagationPass());
  pm.addPass(createPropagatePass());
  pm.addPass(createPlanReshardsPass());
  pm.addPass(createPartitionPass());
  if (failed(pm.run(module)) && !problem)
    problem = RowFunction::Problem{module.getLoc(), "cannot be partitioned"};
  return problem;
}

mlir::OwningOpRef<ModuleOp>
RowFunction::splitRows(int64_t numBlocks, std::optional<Problem> &problem) {
  MLIRContext *context = function.getContext();
  mlir::OwningOpRef<ModuleOp> copy((*module).clone());
  OpBuilder builder = OpBuilder::atBlockBegin(copy->getBody());
  auto mesh = MeshOp::create(
      builder, copy->getLoc(), kRows,
      MeshAttr::get(context, {MeshAxisAttr::get(context, kRows, numBlocks)}));
  annotate(FlatSymbolRefAttr::get(mesh), *copy->getOps<func::FuncOp>().begin());
  problem = partition(*copy);
  if (problem)
    return nullptr;
  auto local = *copy->getOps<func::FuncOp>().begin();
  // A device's place is the number of its block.
  Value number =
      local.front().addArgument(builder.getIndexType(), local.getLoc());
  mlir::IRRewriter rewriter(context);
  local.walk([&](AxisIndexOp index) { rewriter.replaceOp(index, number); });
  if (Operation *op =
          findUseOfAxis(local.getBody(), AxisRefAttr::get(context, kRows))) {
    problem = Problem{op->getLoc(), ("needs '" + op->getName().getStringRef() +
                                     "' between blocks of rows")
                                        .str()};
    return nullptr;
  }
  local.walk([&](StopGradientOp same) {
    auto written = same->getAttrOfType<ShardingAttr>(kWritten);
    if (!written)
      return;
    rewriter.setInsertionPoint(same);
    rewriter.replaceOp(same, ShardOp::create(rewriter, same.getLoc(),
                                             same.getInput(), written));
  });
  return copy;
}

static bool dependsOnNumber(ModuleOp module) {
  auto function = *module.getOps<func::FuncOp>().begin();
  return !function.front().getArguments().back().use_empty();
}

/// Finds the captured values that are cut.
static void findSplit(RowFunction &body, int64_t numRows,
                      MicrobatchFunction &cut) {
  for (auto [index, value] : llvm::enumerate(body.getCaptured())) {
    Type type =
        cut.function.front().getArgument(body.getNumOwn() + index).getType();
    cut.isSplit.push_back(type != value.getType());
    if (!cut.isSplit.back())
      continue;
    auto whole = llvm::cast<RankedTensorType>(value.getType());
    if (!cut.otherwise &&
        (whole.getDimSize(0) != numRows ||
         llvm::cast<RankedTensorType>(type).getDimSize(0) == numRows))
      cut.otherwise = value;
  }
}

FailureOr<MicrobatchFunction>
mesh::cutIntoMicrobatches(RowFunction &body, int64_t numRows,
                          int64_t numMicrobatches,
                          std::optional<RowFunction::Problem> &problem) {
  MicrobatchFunction cut;
  cut.module = body.splitRows(numMicrobatches, problem);
  if (!cut.module)
    return failure();
  cut.function = *cut.module->getOps<func::FuncOp>().begin();
  // Blocks may be any rows only if each row could be a block, and none asks for
  // its place.
  cut.isContiguous = dependsOnNumber(*cut.module);
  if (!cut.isContiguous && numMicrobatches > 1 && numRows != numMicrobatches) {
    std::optional<RowFunction::Problem> ofRows;
    mlir::OwningOpRef<ModuleOp> rows = body.splitRows(numRows, ofRows);
    cut.isContiguous = !rows || dependsOnNumber(*rows);
  }
  findSplit(body, numRows, cut);
  return cut;
}
