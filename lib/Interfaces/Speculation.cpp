//===- Speculation.cpp - what may run on any numbers ----------------------===//

#include "mesh/Interfaces/Speculation.h"

#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

bool mesh::isUnsafeDivision(Operation *op) {
  if (!llvm::isa<arith::DivSIOp, arith::DivUIOp, arith::CeilDivSIOp,
                 arith::CeilDivUIOp, arith::FloorDivSIOp, arith::RemSIOp,
                 arith::RemUIOp>(op))
    return false;
  auto divisor =
      llvm::dyn_cast_or_null<IntegerAttr>(getSplatElement(op->getOperand(1)));
  // The least integer cannot be divided by -1 either.
  return !divisor || divisor.getValue().isZero() ||
         divisor.getValue().isAllOnes();
}

/// Whether `op` ends and cannot fail, what is in its regions left aside.
/// Upstream says so of fewer ops than could.
static bool isTotal(Operation *op) {
  auto speculatable = llvm::dyn_cast<ConditionallySpeculatable>(op);
  if (speculatable &&
      speculatable.getSpeculatability() != Speculation::NotSpeculatable)
    return !isUnsafeDivision(op);
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op))
    return loop.getLoopInductionVars().has_value();
  return llvm::isa<linalg::SoftmaxOp, scf::IndexSwitchOp, tensor::GenerateOp>(
      op);
}

/// Whether `op` addresses a tensor by the elements of another.
static bool isIndexedByTensor(Operation *op) {
  Value indices;
  if (auto gather = llvm::dyn_cast<tensor::GatherOp>(op))
    indices = gather.getIndices();
  else if (auto scatter = llvm::dyn_cast<tensor::ScatterOp>(op))
    indices = scatter.getIndices();
  return indices && !matchPattern(indices, m_Constant());
}

static bool isScalarArithmetic(Operation *op) {
  return op->getNumRegions() == 0 &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TensorType>) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

namespace {
/// Looks at what is in an op, in the order of the program, and remembers which
/// scalars are made of elements.
class ElementUses {
public:
  explicit ElementUses(Operation *root) : root(root) {}

  /// Whether `op` is safe on any elements, what is in it left aside.
  bool isSafe(Operation *op);

private:
  void addArguments(Operation *op);
  void addResults(Operation *op);

  Operation *root;
  DenseSet<Value> fromElements;
};
} // namespace

/// All but numbers of iterations may come from elements.
void ElementUses::addArguments(Operation *op) {
  SmallVector<Value> counters;
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op))
    counters = loop.getLoopInductionVars().value_or(SmallVector<Value>());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Value argument : block.getArguments())
        if (!llvm::is_contained(counters, argument))
          fromElements.insert(argument);
}

void ElementUses::addResults(Operation *op) {
  bool isFromElements = !isScalarArithmetic(op) ||
                        llvm::any_of(op->getOperands(), [&](Value operand) {
                          return fromElements.contains(operand);
                        });
  if (isFromElements)
    fromElements.insert_range(op->getResults());
}

bool ElementUses::isSafe(Operation *op) {
  if (op == root)
    return true;
  // Where something is, how much of it there is, how often it is done.
  auto isAddress = [&](Value operand) {
    Type type = operand.getType();
    return type.isIndex() ||
           (type.isInteger() && llvm::isa<LoopLikeOpInterface>(op));
  };
  bool isAddressed =
      !isScalarArithmetic(op) &&
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return isAddress(operand) && fromElements.contains(operand);
      });
  addArguments(op);
  addResults(op);
  return op->hasTrait<OpTrait::IsTerminator>() ||
         (isTotal(op) && !isAddressed && !isIndexedByTensor(op));
}

bool mesh::areSafeOnAnyElements(Operation *op) {
  ElementUses uses(op);
  return !op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
              return WalkResult(success(uses.isSafe(inner)));
            }).wasInterrupted();
}
