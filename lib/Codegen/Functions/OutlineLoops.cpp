//===- OutlineLoops.cpp - Outline structured ops to functions -------------===//

#include "SameFunction.h"
#include "ShareTripCounts.h"
#include "mesh/Codegen/Functions/CollapseLoops.h"
#include "mesh/Codegen/Functions/CopiesToLinalg.h"
#include "mesh/Codegen/Functions/LaunchBuilder.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Interfaces/UsedValues.h"

#include "mlir/Analysis/AliasAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace mesh {
#define GEN_PASS_DEF_OUTLINELOOPSPASS
#include "mesh/Codegen/Passes.h.inc"
} // namespace mesh

using namespace mesh;

//===----------------------------------------------------------------------===//
// Buffers that do not overlap
//===----------------------------------------------------------------------===//

namespace {
/// Bytes of a block of memory, from `begin` to before `end`.
struct BlockPart {
  Value block;
  int64_t begin, end;
};
} // namespace

/// Returns the offset of `buffer` in a block, if that is planned.
static std::optional<BlockPart> getBlockPart(Value buffer) {
  while (auto view = buffer.getDefiningOp<mlir::ViewLikeOpInterface>()) {
    // It may reach beyond what it is of.
    if (llvm::isa<memref::ReinterpretCastOp>(*view))
      break;
    buffer = view.getViewSource();
    auto part = llvm::dyn_cast<memref::ViewOp>(*view);
    if (!part || !part.getType().hasStaticShape())
      continue;
    MemRefType type = part.getType();
    int64_t bytes =
        type.getNumElements() *
        mlir::DataLayout::closest(part).getTypeSize(type.getElementType());
    std::optional<int64_t> begin =
        mlir::getConstantIntValue(part.getByteShift());
    if (begin)
      return BlockPart{buffer, *begin, *begin + bytes};
  }
  return std::nullopt;
}

static bool areDisjoint(Value lhs, Value rhs, mlir::AliasAnalysis &aliases) {
  if (aliases.alias(lhs, rhs).isNo())
    return true;
  auto left = getBlockPart(lhs), right = getBlockPart(rhs);
  return left && right && left->block == right->block &&
         (left->end <= right->begin || right->end <= left->begin);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// A function that does what an op does, and what it is to be called with.
class LoopFunction {
public:
  LoopFunction(RewriterBase &outside, linalg::LinalgOp op,
               mlir::AliasAnalysis &aliases);

  /// Returns the function, which is in no module yet.
  mlir::OwningOpRef<func::FuncOp> takeFunction() { return std::move(function); }
  ValueRange getArguments() const { return arguments; }

private:
  Value pass(Value value);
  Value passBuffer(Value buffer);
  Value addArgument(Value value);
  bool isAlone(Value buffer);

  linalg::LinalgOp op;
  mlir::AliasAnalysis &aliases;
  const SetVector<Value> values;
  mlir::OwningOpRef<func::FuncOp> function;
  /// Inserts before the op.
  RewriterBase &outside;
  /// Inserts into the function.
  OpBuilder inside;
  SmallVector<Value> arguments;
};
} // namespace

LoopFunction::LoopFunction(RewriterBase &outside, linalg::LinalgOp op,
                           mlir::AliasAnalysis &aliases)
    : op(op), aliases(aliases), values(getUsedValues(op)), outside(outside),
      inside(op.getContext()) {
  outside.setInsertionPoint(op);
  Location loc = op.getLoc();
  auto caller = op->getParentOfType<FunctionOpInterface>();
  function = func::FuncOp::create(
      loc, (caller.getName() + "_" + op->getName().stripDialect()).str(),
      inside.getFunctionType({}, {}));
  function->setPrivate();
  // LLVM would put all that is called once back where it was.
  (*function)->setAttr("passthrough", inside.getStrArrayAttr({"noinline"}));
  inside.setInsertionPointToEnd(function->addEntryBlock());
  IRMapping mapping;
  for (Value value : values)
    mapping.map(value, pass(value));
  inside.clone(*op, mapping);
  func::ReturnOp::create(inside, loc);
}

/// Returns `value` as the function has it.
Value LoopFunction::pass(Value value) {
  if (mlir::matchPattern(value, mlir::m_Constant()))
    return inside.clone(*value.getDefiningOp())
        ->getResult(llvm::cast<OpResult>(value).getResultNumber());
  if (llvm::isa<MemRefType>(value.getType()))
    return passBuffer(value);
  return addArgument(value);
}

/// Passes a buffer to the function: its address, and the facts that its type
/// does not say. An offset is always a number, so that functions which differ
/// in it alone become one.
Value LoopFunction::passBuffer(Value buffer) {
  Location loc = op.getLoc();
  auto type = llvm::cast<MemRefType>(buffer.getType());
  auto setAlone = [&] {
    if (isAlone(buffer))
      function->setArgAttr(arguments.size() - 1,
                           LLVM::LLVMDialect::getNoAliasAttrName(),
                           inside.getUnitAttr());
  };
  if (type.getLayout().isIdentity()) {
    Value argument = addArgument(buffer);
    setAlone();
    return argument;
  }
  auto metadata =
      memref::ExtractStridedMetadataOp::create(outside, loc, buffer);
  Value base = addArgument(metadata.getBaseBuffer());
  setAlone();
  Value offset = addArgument(metadata.getOffset());
  SmallVector<OpFoldResult> strides;
  SmallVector<int64_t> knownStrides = type.getStridesAndOffset().first;
  for (auto [known, stride] :
       llvm::zip_equal(knownStrides, metadata.getStrides()))
    strides.push_back(ShapedType::isDynamic(known)
                          ? OpFoldResult(addArgument(stride))
                          : inside.getIndexAttr(known));
  auto layout = mlir::StridedLayoutAttr::get(
      op.getContext(), ShapedType::kDynamic, knownStrides);
  return memref::ReinterpretCastOp::create(
      inside, loc,
      MemRefType::get(type.getShape(), type.getElementType(), layout,
                      type.getMemorySpace()),
      base, offset,
      mlir::getAsIndexOpFoldResult(op.getContext(), type.getShape()), strides);
}

Value LoopFunction::addArgument(Value value) {
  LogicalResult added = function->insertArgument(
      arguments.size(), value.getType(), {}, op.getLoc());
  assert(succeeded(added) && "a function of its own takes anything");
  (void)added;
  arguments.push_back(value);
  return function->getArguments().back();
}

/// Returns true if each write is either to `buffer` or to memory apart from it.
bool LoopFunction::isAlone(Value buffer) {
  auto isRead = [&](Value value) {
    return llvm::is_contained(op.getDpsInputs(), value) &&
           !llvm::is_contained(op.getDpsInits(), value);
  };
  return llvm::all_of(values, [&](Value other) {
    return other == buffer || !llvm::isa<BaseMemRefType>(other.getType()) ||
           (isRead(buffer) && isRead(other)) ||
           areDisjoint(buffer, other, aliases);
  });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// An op on numbers has no loops.
static bool canBeOutlined(linalg::LinalgOp op) {
  return op.hasPureBufferSemantics() && op.getNumLoops() > 0 &&
         llvm::all_of(getUsedValues(op), [](Value value) {
           return !llvm::isa<BaseMemRefType>(value.getType()) ||
                  isKernelBuffer(value);
         });
}

namespace {
struct OutlineLoopsPass
    : public mesh::impl::OutlineLoopsPassBase<OutlineLoopsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (auto populate :
         {populateCopiesToLinalgPatterns, populateCollapseLoopsPatterns}) {
      RewritePatternSet patterns(&getContext());
      populate(patterns);
      mlir::FrozenRewritePatternSet frozen(std::move(patterns));
      for (auto function : module.getOps<func::FuncOp>())
        walkAndApplyPatterns(function, frozen);
    }
    auto &aliases = getAnalysis<mlir::AliasAnalysis>();
    SmallVector<linalg::LinalgOp> ops;
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](linalg::LinalgOp op) {
        if (canBeOutlined(op))
          ops.push_back(op);
      });
    mlir::SymbolTable symbols(module);
    IRRewriter rewriter(&getContext());
    llvm::DenseSet<func::FuncOp, SameFunction<func::FuncOp>> functions;
    CallsOfFunctions calls;
    for (linalg::LinalgOp op : ops) {
      LoopFunction loop(rewriter, op, aliases);
      mlir::OwningOpRef<func::FuncOp> function = loop.takeFunction();
      auto [found, isNew] = functions.insert(*function);
      if (isNew)
        symbols.insert(function.release());
      rewriter.setInsertionPoint(op);
      calls[*found].push_back(rewriter.replaceOpWithNewOp<func::CallOp>(
          op, *found, loop.getArguments()));
    }
    shareTripCounts(rewriter, calls, symbols);
  }
};
} // namespace
