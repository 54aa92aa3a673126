//===- LinalgToGpu.cpp - structured ops on memrefs to kernels -------------===//
//
// A plan says which loops of an op become threads, and how many neighbouring
// elements a thread computes, its lanes. Then the code of one thread is made.
//
//===----------------------------------------------------------------------===//

#include "LaunchBuilder.h"
#include "mesh/Conversion/GpuPasses.h"
#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTLINALGTOGPUPASS
#include "mesh/Conversion/GpuPasses.h.inc"
} // namespace mesh

using namespace mesh;

/// What a thread loads and stores at once.
static constexpr int64_t kAccessBytes = 16;
/// Fewer threads do not keep a GPU busy: rather more of them than wider ones.
static constexpr int64_t kEnoughThreads = 1 << 15;

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

namespace {
/// How the loops of an op are done.
struct LoopPlan {
  SmallVector<int64_t> sizes;
  /// Loops that threads have a step each of; that of neighbours is the last.
  SmallVector<int64_t> shared;
  /// Loops of each thread, the outermost first.
  SmallVector<int64_t> own;
  /// So many steps of the last shared loop are one thread's.
  int64_t lanes = 1;

  int64_t getNumThreads() const {
    int64_t number = 1;
    for (int64_t loop : shared)
      number *= sizes[loop];
    return number / lanes;
  }
};
} // namespace

/// Which result of `map` is the loop itself, and nothing else; -1 if none is.
static int64_t findResult(AffineMap map, int64_t loop) {
  for (auto [position, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
      if (dim.getPosition() == loop)
        return position;
  return -1;
}

/// Whether the buffer's memory begins at a multiple of kAccessBytes. Memory
/// that is allocated does, and so do arguments; views of bytes need not.
static bool isBaseAligned(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (auto bytes = llvm::dyn_cast<memref::ViewOp>(view.getOperation())) {
      std::optional<int64_t> shift =
          mlir::getConstantIntValue(bytes.getByteShift());
      if (!shift || *shift % kAccessBytes != 0)
        return false;
    }
    buffer = view.getViewSource();
  }
  return true;
}

/// Whether `lanes` steps of `loop`, from a multiple of that on, are elements in
/// a row that can be accessed at once.
static bool isRow(Value buffer, AffineMap map, int64_t loop, int64_t lanes) {
  auto type = llvm::dyn_cast<MemRefType>(buffer.getType());
  if (!type || type.getRank() == 0 || !type.getElementType().isIntOrFloat() ||
      type.getElementTypeBitWidth() % 8 != 0 || !isBaseAligned(buffer))
    return false;
  int64_t last = type.getRank() - 1;
  if (findResult(map, loop) != last ||
      llvm::any_of(map.getResults().drop_back(),
                   [&](AffineExpr expr) { return expr.isFunctionOfDim(loop); }))
    return false;
  auto [strides, offset] = type.getStridesAndOffset();
  auto isMultiple = [&](int64_t value) {
    return !ShapedType::isDynamic(value) && value % lanes == 0;
  };
  return strides[last] == 1 && isMultiple(offset) &&
         llvm::all_of(ArrayRef(strides).drop_back(), isMultiple);
}

/// How far apart in `out` two steps of `loop` are; as far as can be where that
/// is not known.
static int64_t getStride(MemRefType out, AffineMap map, int64_t loop) {
  auto [strides, offset] = out.getStridesAndOffset();
  int64_t stride = strides[findResult(map, loop)];
  return ShapedType::isDynamic(stride) ? std::numeric_limits<int64_t>::max()
                                       : stride;
}

/// How many neighbours a thread is to compute.
static int64_t chooseLanes(linalg::LinalgOp op, const LoopPlan &plan) {
  if (plan.shared.empty())
    return 1;
  int64_t loop = plan.shared.back();
  int64_t bits = 8;
  for (Value operand : op->getOperands())
    if (getElementTypeOrSelf(operand).isIntOrFloat())
      bits = std::max<int64_t>(
          bits, getElementTypeOrSelf(operand).getIntOrFloatBitWidth());
  for (int64_t lanes = 8 * kAccessBytes / bits; lanes > 1; lanes /= 2) {
    auto isOutRow = [&](OpOperand &out) {
      return isRow(out.get(), op.getMatchingIndexingMap(&out), loop, lanes);
    };
    if (plan.sizes[loop] % lanes == 0 &&
        plan.getNumThreads() / lanes >= kEnoughThreads &&
        llvm::all_of(op.getDpsInitsMutable(), isOutRow))
      return lanes;
  }
  return 1;
}

static LoopPlan planLoops(linalg::LinalgOp op) {
  LoopPlan plan;
  plan.sizes = op.getStaticLoopRanges();
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    // A loop along which results are not different elements is done in order.
    bool isShared =
        kind == mlir::utils::IteratorType::parallel &&
        llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &out) {
          return findResult(op.getMatchingIndexingMap(&out), loop) >= 0;
        });
    (isShared ? plan.shared : plan.own).push_back(loop);
  }
  OpOperand &out = *op.getDpsInitOperand(0);
  auto type = llvm::cast<MemRefType>(out.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&out);
  // Loops of one step are nobody's neighbours.
  llvm::sort(plan.shared, [&](int64_t lhs, int64_t rhs) {
    auto getRank = [&](int64_t loop) {
      return std::tuple(plan.sizes[loop] != 1, -getStride(type, map, loop),
                        loop);
    };
    return getRank(lhs) < getRank(rhs);
  });
  if (llvm::all_of(op.getDpsInits(), [](Value out) {
        return llvm::cast<MemRefType>(out.getType())
            .getElementType()
            .isIntOrFloat();
      }))
    plan.lanes = chooseLanes(op, plan);
  return plan;
}

//===----------------------------------------------------------------------===//
// The code of a thread
//===----------------------------------------------------------------------===//

namespace {
/// A value for each lane.
using Lanes = SmallVector<Value>;

class ThreadEmitter {
public:
  ThreadEmitter(linalg::LinalgOp op, const LoopPlan &plan, OpBuilder &builder,
                IRMapping &mapping)
      : op(op), plan(plan), builder(builder), loc(op.getLoc()),
        mapping(mapping), steps(plan.sizes.size()) {}

  void emit(Value thread);

private:
  void emitSteps(Value thread);
  /// The own loops from number `depth` on, with the results so far.
  SmallVector<Value> emitLoops(size_t depth, ValueRange results);
  SmallVector<Value> emitBody(ValueRange results);
  Lanes emitYields(int64_t lane, ArrayRef<Lanes> arguments);

  Lanes load(OpOperand &operand);
  void store(OpOperand &operand, ArrayRef<Value> values);
  SmallVector<Value> getIndices(OpOperand &operand, int64_t lane);
  Value getStep(int64_t loop, int64_t lane);
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  bool isRowOfLanes(OpOperand &operand) {
    return plan.lanes > 1 &&
           isRow(operand.get(), op.getMatchingIndexingMap(&operand),
                 plan.shared.back(), plan.lanes);
  }
  VectorType getRowType(OpOperand &operand) const {
    return VectorType::get(plan.lanes, getElementTypeOrSelf(operand.get()));
  }
  llvm::Align getRowAlignment(OpOperand &operand) const {
    return llvm::Align(
        plan.lanes *
        getElementTypeOrSelf(operand.get()).getIntOrFloatBitWidth() / 8);
  }
  /// Whether a thread has one element of the result, which stays in a register.
  bool isKept(OpOperand &out) {
    AffineMap map = op.getMatchingIndexingMap(&out);
    return llvm::none_of(
        plan.own, [&](int64_t loop) { return map.isFunctionOfDim(loop); });
  }

  linalg::LinalgOp op;
  const LoopPlan &plan;
  OpBuilder builder;
  const Location loc;
  IRMapping &mapping;
  /// Where each loop is, for the first lane.
  SmallVector<Value> steps;
};
} // namespace

void ThreadEmitter::emit(Value thread) {
  emitSteps(thread);
  bool hasLoops = !plan.own.empty();
  SmallVector<Value> results;
  if (hasLoops)
    for (OpOperand &out : op.getDpsInitsMutable())
      if (isKept(out))
        llvm::append_range(results, load(out));
  results = emitLoops(0, results);
  ArrayRef<Value> rest = results;
  for (OpOperand &out : op.getDpsInitsMutable()) {
    if (!isKept(out))
      continue;
    store(out, rest.take_front(plan.lanes));
    rest = rest.drop_front(plan.lanes);
  }
}

/// Finds the steps of the shared loops from the thread's number.
void ThreadEmitter::emitSteps(Value thread) {
  Type type = thread.getType();
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(type, value));
  };
  auto index = [&](Value value) -> Value {
    if (type.isIndex())
      return value;
    return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                        value);
  };
  Value rest = thread;
  int64_t numLeft = plan.getNumThreads();
  for (int64_t loop : llvm::reverse(plan.shared)) {
    int64_t lanes = loop == plan.shared.back() ? plan.lanes : 1;
    int64_t size = plan.sizes[loop] / lanes;
    numLeft /= size;
    if (size == 1) {
      steps[loop] = constant(0);
      continue;
    }
    Value step = rest;
    if (numLeft > 1) {
      Value divisor = number(size);
      step = arith::RemUIOp::create(builder, loc, rest, divisor);
      rest = arith::DivUIOp::create(builder, loc, rest, divisor);
    }
    if (lanes > 1)
      step = arith::MulIOp::create(builder, loc, step, number(lanes));
    steps[loop] = index(step);
  }
}

Value ThreadEmitter::getStep(int64_t loop, int64_t lane) {
  if (lane == 0 || loop != plan.shared.back())
    return steps[loop];
  return arith::AddIOp::create(builder, loc, steps[loop], constant(lane));
}

SmallVector<Value> ThreadEmitter::getIndices(OpOperand &operand, int64_t lane) {
  SmallVector<Value> dims;
  for (size_t loop = 0; loop < steps.size(); ++loop)
    dims.push_back(getStep(loop, lane));
  return llvm::to_vector(*affine::expandAffineMap(
      builder, loc, op.getMatchingIndexingMap(&operand), dims));
}

Lanes ThreadEmitter::load(OpOperand &operand) {
  if (op.isScalar(&operand))
    return Lanes(plan.lanes, operand.get());
  Value view = mapping.lookup(operand.get());
  if (isRowOfLanes(operand)) {
    Value row = vector::LoadOp::create(
        builder, loc, getRowType(operand), view, getIndices(operand, 0),
        /*nontemporal=*/false, getRowAlignment(operand));
    return Lanes(vector::ToElementsOp::create(builder, loc, row).getElements());
  }
  Lanes values;
  bool differ =
      plan.lanes > 1 &&
      op.getMatchingIndexingMap(&operand).isFunctionOfDim(plan.shared.back());
  for (int64_t lane = 0; lane < plan.lanes; ++lane)
    values.push_back(lane > 0 && !differ
                         ? values.front()
                         : memref::LoadOp::create(builder, loc, view,
                                                  getIndices(operand, lane)));
  return values;
}

void ThreadEmitter::store(OpOperand &operand, ArrayRef<Value> values) {
  Value view = mapping.lookup(operand.get());
  if (isRowOfLanes(operand)) {
    Value row = vector::FromElementsOp::create(builder, loc,
                                               getRowType(operand), values);
    vector::StoreOp::create(builder, loc, row, view, getIndices(operand, 0),
                            /*nontemporal=*/false, getRowAlignment(operand));
    return;
  }
  for (auto [lane, value] : llvm::enumerate(values))
    memref::StoreOp::create(builder, loc, value, view,
                            getIndices(operand, lane));
}

SmallVector<Value> ThreadEmitter::emitLoops(size_t depth, ValueRange results) {
  if (depth == plan.own.size())
    return emitBody(results);
  int64_t loop = plan.own[depth];
  auto nest =
      scf::ForOp::create(builder, loc, constant(0), constant(plan.sizes[loop]),
                         constant(1), results);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(nest.getBody());
  steps[loop] = nest.getInductionVar();
  SmallVector<Value> next = emitLoops(depth + 1, nest.getRegionIterArgs());
  if (results.empty())
    return {};
  scf::YieldOp::create(builder, loc, next);
  return nest.getResults();
}

/// One step of all loops. `results` are those of the step before, if there are
/// own loops.
SmallVector<Value> ThreadEmitter::emitBody(ValueRange results) {
  SmallVector<Lanes> arguments;
  for (OpOperand *operand : op.getDpsInputOperands())
    arguments.push_back(op.payloadUsesValueFromOperand(operand)
                            ? load(*operand)
                            : Lanes(plan.lanes));
  for (OpOperand &out : op.getDpsInitsMutable()) {
    if (isKept(out) && !plan.own.empty()) {
      arguments.push_back(Lanes(results.take_front(plan.lanes)));
      results = results.drop_front(plan.lanes);
    } else {
      arguments.push_back(
          op.payloadUsesValueFromOperand(&out) ? load(out) : Lanes(plan.lanes));
    }
  }
  // By result, and then by lane.
  SmallVector<Lanes> yields(op.getNumDpsInits());
  for (int64_t lane = 0; lane < plan.lanes; ++lane)
    for (auto [values, value] :
         llvm::zip_equal(yields, emitYields(lane, arguments)))
      values.push_back(value);
  SmallVector<Value> kept;
  for (auto [out, values] : llvm::zip_equal(op.getDpsInitsMutable(), yields)) {
    if (isKept(out))
      llvm::append_range(kept, values);
    else
      store(out, values);
  }
  return kept;
}

Lanes ThreadEmitter::emitYields(int64_t lane, ArrayRef<Lanes> arguments) {
  IRMapping values(mapping);
  Block &body = *op.getBlock();
  for (auto [argument, lanes] : llvm::zip_equal(body.getArguments(), arguments))
    if (lanes[lane])
      values.map(argument, lanes[lane]);
  for (Operation &inner : body.without_terminator()) {
    if (auto index = llvm::dyn_cast<linalg::IndexOp>(inner))
      values.map(index.getResult(), getStep(index.getDim(), lane));
    else
      builder.clone(inner, values);
  }
  Lanes yields;
  for (Value value : body.getTerminator()->getOperands())
    yields.push_back(values.lookupOrDefault(value));
  return yields;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static LogicalResult checkBuffers(Operation *op) {
  for (Value operand : op->getOperands())
    if (llvm::isa<BaseMemRefType>(operand.getType()) &&
        !isKernelBuffer(operand))
      return op->emitOpError("cannot be a kernel: expected buffers of static "
                             "shapes and with strides, got ")
             << operand.getType();
  return success();
}

static LogicalResult convert(linalg::LinalgOp op, LaunchBuilder &launches) {
  if (!op.hasPureBufferSemantics() || op.hasDynamicShape())
    return op.emitOpError("cannot be a kernel: expected buffers of static "
                          "shapes");
  if (failed(checkBuffers(op)))
    return failure();
  LoopPlan plan = planLoops(op);
  if (plan.getNumThreads() > 0)
    launches.launch(op, plan.getNumThreads(),
                    [&](OpBuilder &builder, Value thread, IRMapping &mapping) {
                      ThreadEmitter(op, plan, builder, mapping).emit(thread);
                    });
  op.erase();
  return success();
}

/// Whether `op` is control flow around numbers in memory, and nothing else.
static bool isScalarCode(Operation *op) {
  if (!llvm::isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op) ||
      op->getNumResults() != 0)
    return false;
  bool hasAccess = false;
  WalkResult result = op->walk([&](Operation *inner) {
    bool isAccess = llvm::isa<memref::LoadOp, memref::StoreOp>(inner);
    hasAccess |= isAccess;
    if (llvm::isa<scf::SCFDialect>(inner->getDialect()))
      return WalkResult::advance();
    for (Value operand : inner->getOperands())
      if (llvm::isa<BaseMemRefType>(operand.getType()) &&
          !isKernelBuffer(operand))
        return WalkResult::interrupt();
    return isAccess || isMemoryEffectFree(inner) ? WalkResult::advance()
                                                 : WalkResult::interrupt();
  });
  return hasAccess && !result.wasInterrupted();
}

static void convertScalarCode(Operation *op, LaunchBuilder &launches) {
  launches.launch(op, 1, [&](OpBuilder &builder, Value, IRMapping &mapping) {
    builder.clone(*op, mapping);
  });
  op->erase();
}

namespace {
struct ConvertLinalgToGpuPass
    : public mesh::impl::ConvertLinalgToGpuPassBase<ConvertLinalgToGpuPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    module.walk([](memref::CopyOp copy) {
      OpBuilder builder(copy);
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), copy.getSource(),
                               copy.getTarget());
      copy.erase();
    });
    LaunchBuilder launches(module);
    SmallVector<Operation *> ops;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      bool isKernel = llvm::isa<linalg::LinalgOp>(op) || isScalarCode(op);
      if (isKernel)
        ops.push_back(op);
      return isKernel ? WalkResult::skip() : WalkResult::advance();
    });
    for (Operation *op : ops) {
      auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
      if (!structured)
        convertScalarCode(op, launches);
      else if (failed(convert(structured, launches)))
        return signalPassFailure();
    }
  }
};
} // namespace
