//===- RowBlocks.cpp - the body of a loop on a block of rows --------------===//

#include "RowBlocks.h"

#include "mesh/Analysis/CheapValues.h"
#include "mesh/IR/DerivativeOps.h"
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

LoopBody::LoopBody(scf::ForOp loop, LoopRange range)
    : loop(loop), range(range), module(ModuleOp::create(loop.getLoc())) {
  findStacks();
  build();
}

void LoopBody::addOuter(Value value, OpBuilder &builder, IRMapping &mapping) {
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
  mapping.map(value,
              function.front().addArgument(value.getType(), value.getLoc()));
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
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  TypeRange results = loop.getResultTypes();
  function = func::FuncOp::create(builder, loop.getLoc(), "body",
                                  builder.getFunctionType({}, results));
  Block &block = *function.addEntryBlock();
  IRMapping mapping;
  auto add = [&](Type type) { return block.addArgument(type, loop.getLoc()); };
  for (BlockArgument argument : loop.getRegionIterArgs())
    mapping.map(argument, add(argument.getType()));
  mapping.map(loop.getInductionVar(), add(loop.getInductionVar().getType()));
  for (Value stack : stacks)
    add(getSliceType(llvm::cast<RankedTensorType>(stack.getType())));
  builder.setInsertionPointToEnd(&block);
  llvm::SetVector<Value> outer;
  mlir::getUsedValuesDefinedAbove(loop.getRegion(), outer);
  for (Value value : outer)
    if (!llvm::is_contained(stacks, value))
      addOuter(value, builder, mapping);
  cloneBody(builder, mapping);
  SmallVector<Value> yielded =
      llvm::map_to_vector(loop.getYieldedValues(), [&](Value value) {
        return mapping.lookupOrDefault(value);
      });
  func::ReturnOp::create(builder, loop.getLoc(), yielded);
  // Slices of stacks no longer need the variable.
  mlir::IRRewriter rewriter(builder);
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (mlir::isOpTriviallyDead(&op))
      rewriter.eraseOp(&op);
  function.setType(builder.getFunctionType(block.getArgumentTypes(), results));
  // Annotations name another mesh.
  function.walk([&](ShardOp shard) {
    rewriter.setInsertionPoint(shard);
    auto same = StopGradientOp::create(rewriter, shard.getLoc(),
                                       shard.getType(), shard.getInput());
    same->setAttr(kWritten, shard.getSharding());
    rewriter.replaceOp(shard, same);
  });
}

//===----------------------------------------------------------------------===//
// Blocks of rows
//===----------------------------------------------------------------------===//

/// Writes that loop-carried values are split along dimension 0, that slices of
/// stacks are replicated, and that captured values may be either.
void LoopBody::annotate(FlatSymbolRefAttr mesh, func::FuncOp copy) {
  MLIRContext *context = copy.getContext();
  StringRef name = MeshDialect::kShardingAttrName;
  unsigned numCarried = loop.getNumRegionIterArgs();
  auto getSharding = [&](Type type, bool isSplit, bool isOpen) {
    SmallVector<DimShardingAttr> dims;
    for (int64_t dim : llvm::seq(llvm::cast<RankedTensorType>(type).getRank()))
      dims.push_back(DimShardingAttr::get(
          context,
          isSplit && dim == 0
              ? SmallVector<AxisRefAttr>{AxisRefAttr::get(context, kRows)}
              : SmallVector<AxisRefAttr>{},
          isOpen, /*priority=*/-1));
    return ShardingAttr::get(context, mesh, dims, {}, std::nullopt, {});
  };
  for (auto [index, type] : llvm::enumerate(copy.getArgumentTypes()))
    if (llvm::isa<RankedTensorType>(type))
      copy.setArgAttr(index, name,
                      getSharding(type, index<numCarried, index> numCarried +
                                            stacks.size()));
  for (auto [index, type] : llvm::enumerate(copy.getResultTypes()))
    copy.setResultAttr(index, name,
                       getSharding(type, /*isSplit=*/true, /*isOpen=*/false));
}

/// Partitions the function over the blocks. Returns the first error, if any.
static std::optional<LoopBody::Problem> partition(ModuleOp module) {
  std::optional<LoopBody::Problem> problem;
  mlir::ScopedDiagnosticHandler handler(
      module.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (!problem && diagnostic.getSeverity() == DiagnosticSeverity::Error)
          problem =
              LoopBody::Problem{diagnostic.getLocation(), diagnostic.str()};
      });
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  pm.addNestedPass<func::FuncOp>(createPreparePropagationPass());
  pm.addPass(createPropagatePass());
  pm.addPass(createPlanReshardsPass());
  pm.addPass(createPartitionPass());
  if (failed(pm.run(module)) && !problem)
    problem = LoopBody::Problem{module.getLoc(), "cannot be partitioned"};
  return problem;
}

mlir::OwningOpRef<ModuleOp>
LoopBody::splitRows(int64_t numBlocks, std::optional<Problem> &problem) {
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
