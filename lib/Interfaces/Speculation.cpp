//===- Speculation.cpp - ops that are safe to speculate -------------------===//

#include "mesh/Interfaces/Speculation.h"

#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Single ops
//===----------------------------------------------------------------------===//

bool mesh::isUnsafeDivision(Operation *op) {
  bool isPower = llvm::isa<math::IPowIOp>(op);
  if (!isPower && !llvm::isa<arith::DivSIOp, arith::DivUIOp, arith::CeilDivSIOp,
                             arith::CeilDivUIOp, arith::FloorDivSIOp,
                             arith::RemSIOp, arith::RemUIOp, LLVM::SDivOp,
                             LLVM::UDivOp, LLVM::SRemOp, LLVM::URemOp>(op))
    return false;
  auto constant =
      llvm::dyn_cast_or_null<IntegerAttr>(getSplatElement(op->getOperand(1)));
  if (!constant)
    return true;
  APInt value = constant.getValue();
  // The least integer cannot be divided by -1 either.
  return isPower ? value.isNegative() : value.isZero() || value.isAllOnes();
}

/// Returns true if `map` divides by what is no positive constant.
static bool canDivideByZero(AffineMap map) {
  bool found = false;
  map.walkExprs([&](AffineExpr expr) {
    auto binary = llvm::dyn_cast<mlir::AffineBinaryOpExpr>(expr);
    if (!binary || binary.getKind() == mlir::AffineExprKind::Add ||
        binary.getKind() == mlir::AffineExprKind::Mul)
      return;
    auto divisor = llvm::dyn_cast<mlir::AffineConstantExpr>(binary.getRHS());
    found |= !divisor || divisor.getValue() <= 0;
  });
  return found;
}

/// Returns true if `op` divides by zero, or can.
static bool canDivideByZero(Operation *op) {
  using namespace mlir::affine;
  if (isUnsafeDivision(op))
    return true;
  if (auto apply = llvm::dyn_cast<AffineApplyOp>(op))
    return canDivideByZero(apply.getMap());
  if (auto min = llvm::dyn_cast<AffineMinOp>(op))
    return canDivideByZero(min.getMap());
  if (auto max = llvm::dyn_cast<AffineMaxOp>(op))
    return canDivideByZero(max.getMap());
  auto delinearize = llvm::dyn_cast<AffineDelinearizeIndexOp>(op);
  return delinearize && !delinearize.getDynamicBasis().empty();
}

/// Returns true if `op` ends and cannot fail, what is in its regions and where
/// it reads and writes left aside. Upstream says so of fewer ops than could.
static bool isTotal(Operation *op) {
  if (canDivideByZero(op))
    return false;
  auto speculatable = llvm::dyn_cast<ConditionallySpeculatable>(op);
  if (speculatable &&
      speculatable.getSpeculatability() != Speculation::NotSpeculatable)
    return true;
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op))
    return loop.getLoopInductionVars().has_value();
  return llvm::isa<linalg::SoftmaxOp, scf::IndexSwitchOp, tensor::GenerateOp>(
      op);
}

static bool isScalarArithmetic(Operation *op) {
  return op->getNumRegions() == 0 &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

/// Returns true if `op` addresses a tensor by the elements of another.
static bool isIndexedByTensor(Operation *op) {
  Value indices;
  if (auto gather = llvm::dyn_cast<tensor::GatherOp>(op))
    indices = gather.getIndices();
  else if (auto scatter = llvm::dyn_cast<tensor::ScatterOp>(op))
    indices = scatter.getIndices();
  return indices && !matchPattern(indices, m_Constant());
}

/// Returns true if `indices` are constants within the dims of `tensor`.
static bool areInRange(ValueRange indices, Value tensor) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  return llvm::all_of(llvm::zip_equal(indices, type.getShape()),
                      [](const auto &pair) {
                        auto [index, size] = pair;
                        APInt constant;
                        return matchPattern(index, m_ConstantInt(&constant)) &&
                               !constant.isNegative() && constant.slt(size);
                      });
}

/// The scalars that say how often a loop runs: what it does not carry.
static SmallVector<Value> getBounds(LoopLikeOpInterface loop) {
  MutableArrayRef<OpOperand> inits = loop.getInitsMutable();
  SmallVector<Value> bounds;
  for (OpOperand &operand : loop->getOpOperands())
    if (inits.empty() || &operand < inits.begin() || &operand >= inits.end())
      bounds.push_back(operand.get());
  return bounds;
}

/// The scalars that say where an op reads or writes, or how much of something
/// there is.
static SmallVector<Value> getAddresses(Operation *op) {
  SmallVector<Value> addresses;
  if (auto read = llvm::dyn_cast<tensor::ExtractOp>(op);
      read && areInRange(read.getIndices(), read.getTensor()))
    return {};
  if (auto write = llvm::dyn_cast<tensor::InsertOp>(op))
    return areInRange(write.getIndices(), write.getDest())
               ? addresses
               : SmallVector<Value>(write.getIndices());
  if (!isScalarArithmetic(op))
    for (Value operand : op->getOperands())
      if (operand.getType().isIndex())
        addresses.push_back(operand);
  return addresses;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

namespace {
/// Looks at ops in the order of the program, and remembers which scalars are
/// made of elements, and which ops an element decides about.
class SafetyCheck {
public:
  /// Returns true if `op` is safe, what is in it left aside.
  bool isSafe(Operation *op);
  /// Returns true if all that is in `op` is safe.
  bool areRegionsSafe(Operation *op,
                      function_ref<bool(Operation *)> isExempt = {});
  /// Nothing is known of the arguments of the regions of `op`.
  void addArguments(Operation *op);
  /// Notes that the program may not run `op`.
  void setGuarded(Operation *op) { guarded.insert(op); }

  /// True if indices that no element is in are in range.
  bool areIndicesInRange = false;

private:
  void addResults(Operation *op);
  /// Returns true if `value` is a scalar that is made of elements.
  bool isFromElements(Value value) const;
  bool takesElements(Operation *op) const;
  /// Returns true if the loop ends, and no later than where the program runs
  /// it.
  bool isShort(LoopLikeOpInterface loop) const;
  /// Returns true if `op` reads and writes where something is.
  bool isInRange(Operation *op) const;

  DenseSet<Value> fromElements;
  DenseSet<Operation *> guarded;
};
} // namespace

/// All but indices of iterations may come from elements.
void SafetyCheck::addArguments(Operation *op) {
  // In their regions there are indices alone.
  if (llvm::isa<tensor::GenerateOp, tensor::PadOp>(op))
    return;
  SmallVector<Value> counters;
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op))
    counters = loop.getLoopInductionVars().value_or(SmallVector<Value>());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Value argument : block.getArguments())
        if (!llvm::is_contained(counters, argument))
          fromElements.insert(argument);
}

void SafetyCheck::addResults(Operation *op) {
  if (!isScalarArithmetic(op) || takesElements(op))
    fromElements.insert_range(op->getResults());
}

bool SafetyCheck::isFromElements(Value value) const {
  return !llvm::isa<TensorType>(value.getType()) &&
         fromElements.contains(value);
}

bool SafetyCheck::takesElements(Operation *op) const {
  return llvm::any_of(op->getOperands(),
                      [&](Value value) { return isFromElements(value); });
}

bool SafetyCheck::isShort(LoopLikeOpInterface loop) const {
  return llvm::all_of(getBounds(loop), [&](Value value) {
    return areIndicesInRange ? !isFromElements(value)
                             : matchPattern(value, mlir::m_Constant());
  });
}

bool SafetyCheck::isInRange(Operation *op) const {
  SmallVector<Value> addresses = getAddresses(op);
  return areIndicesInRange && !guarded.contains(op)
             ? llvm::none_of(addresses,
                             [&](Value value) { return isFromElements(value); })
             : addresses.empty();
}

bool SafetyCheck::isSafe(Operation *op) {
  auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op);
  bool isBranch = llvm::isa<mlir::RegionBranchOpInterface>(op) && !loop;
  if (guarded.contains(op->getParentOp()) || (isBranch && takesElements(op)))
    guarded.insert(op);
  bool isBounded =
      loop ? !guarded.contains(op) && isShort(loop) : isInRange(op);
  addArguments(op);
  addResults(op);
  return op->hasTrait<OpTrait::IsTerminator>() ||
         (isTotal(op) && isBounded && !isIndexedByTensor(op));
}

bool SafetyCheck::areRegionsSafe(Operation *op,
                                 function_ref<bool(Operation *)> isExempt) {
  return !op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
              // Looked at in any case: its results may come from elements.
              bool isInnerSafe =
                  inner == op || isSafe(inner) || (isExempt && isExempt(inner));
              return WalkResult(success(isInnerSafe));
            }).wasInterrupted();
}

bool mesh::areSafeOnAnyElements(Operation *op) {
  SafetyCheck check;
  check.areIndicesInRange = true;
  return check.areRegionsSafe(op);
}

bool mesh::areSafeOnAnyNumbers(Operation *op,
                               function_ref<bool(Operation *)> isExempt) {
  SafetyCheck check;
  check.addArguments(op);
  return check.areRegionsSafe(op, isExempt);
}

bool mesh::isSafeAnywhere(Operation *op) {
  SafetyCheck check;
  check.setGuarded(op);
  return check.isSafe(op) && check.areRegionsSafe(op);
}
