//===- MemoryPass.cpp - tensors that an op passes over --------------------===//

#include "mesh/Analysis/MemoryPass.h"

#include "mesh/IR/IndexedOps.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/IR/SortOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

/// Returns true if `op` reads and writes whole tensors.
static bool isWhole(Operation *op) {
  return llvm::isa<linalg::LinalgOp, linalg::SoftmaxOp, linalg::PackOp,
                   linalg::UnPackOp, linalg::WinogradFilterTransformOp,
                   linalg::WinogradInputTransformOp,
                   linalg::WinogradOutputTransformOp, tensor::BitcastOp,
                   tensor::GenerateOp, DrawOpInterface, SortOp>(op) ||
         OpTrait::hasElementwiseMappableTraits(op);
}

std::optional<MemoryPass> mesh::getMemoryPass(Operation *op) {
  // Elements of the source are read where indices say, those of the
  // destination written.
  bool gathers = llvm::isa<tensor::GatherOp, GatherSlicesOp>(op);
  bool scatters = llvm::isa<tensor::ScatterOp, ScatterSlicesOp>(op);
  if (!gathers && !scatters && !isWhole(op))
    return std::nullopt;
  MemoryPass pass;
  pass.writes = !scatters;
  for (Value operand : op->getOperands())
    pass.reads.push_back(!operand.getDefiningOp<tensor::EmptyOp>());
  if (auto gather = llvm::dyn_cast<tensor::GatherOp>(op))
    pass.reads.reset(gather.getSourceMutable().getOperandNumber());
  else if (auto slices = llvm::dyn_cast<GatherSlicesOp>(op))
    pass.reads.reset(slices.getSourceMutable().getOperandNumber());
  else if (auto scatter = llvm::dyn_cast<tensor::ScatterOp>(op))
    pass.reads.reset(scatter.getDestMutable().getOperandNumber());
  else if (auto slices = llvm::dyn_cast<ScatterSlicesOp>(op))
    pass.reads.reset(0, slices.getDests().size());
  return pass;
}
