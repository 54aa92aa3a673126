//===- VarianceSolver.h - how values come to vary ---------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_VARIANCESOLVER_H
#define MESH_ANALYSIS_VARIANCESOLVER_H

#include "mesh/Analysis/ControlDependence.h"
#include "mesh/Analysis/Variance.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include <memory>

namespace mesh {

/// The least that is above both. An invariant value is not part of a sum.
AxisVariance joinKinds(AxisVariance a, AxisVariance b);
/// What may be made of both at once: what devices sent each other may be the
/// same once it is put together.
AxisVariance combineKinds(AxisVariance a, AxisVariance b);

/// Computes a `Variance`. Invariant: what is known of a region's argument only
/// goes up, from nothing over invariant, unreduced, mixed, varying and permuted
/// to unknown; a loop is gone through until its arguments stay, after the first
/// time for those ops alone that take what has changed.
class VarianceSolver {
public:
  using Axes = Variance::Axes;

  VarianceSolver(Variance &variance, FunctionOpInterface function,
                 SymbolTableCollection &symbols)
      : variance(variance), function(function), symbols(symbols),
        numAxes(variance.getAxes().size()) {}

  void solve();

private:
  /// How an op with regions hands values on: from where, and by what it decides
  /// which region is next, and what it ends with.
  struct BranchFlow {
    mlir::RegionBranchInverseSuccessorMapping sources;
    SmallVector<OpOperand *> deciding, ending;
  };
  const BranchFlow &getFlow(mlir::RegionBranchOpInterface op);

  void visitRegion(Region &region);
  void visitBlocks(Region &region);
  void visitOps(Block &block, bool isFirstTime);
  bool enterBlock(Block &block);
  void addDeciding(ArrayRef<OpOperand *> deciding, Axes &axes) const;
  void visit(Operation *op);
  void visitOurs(Operation *op);
  void visitOther(Operation *op);

  void visitSelect(mlir::arith::SelectOp select);
  void visitParts(Operation *op);
  void visitSlice(mlir::tensor::ExtractSliceOp slice);
  bool beginsWithCopy(mlir::tensor::ExtractSliceOp slice, unsigned dim,
                      Value offset) const;
  llvm::BitVector getAxesToIgnore(mlir::tensor::ExtractSliceOp slice) const;
  void visitCall(Operation *op);
  void visitBranch(mlir::RegionBranchOpInterface op);
  void leaveFlow();
  void recordDecisions(Operation *op, ArrayRef<OpOperand *> deciding);
  bool computesElements(Region &region);
  void visitBody(Operation *op);
  void visitPlain(Operation *op);

  /// What a collective makes of `axes`.
  Axes communicate(CollectiveOpInterface op, Axes axes);
  Axes permute(PermuteOp op, Axes axes);
  Value skipPermutes(Value value) const;
  /// The highest kinds of operands, and along which axes one is unreduced.
  Axes getOfOperands(Operation *op, llvm::SmallBitVector *unreduced = nullptr);
  /// Which results of `op` are unreduced along `axis`, as some operands are.
  AxisVariance passUnreduced(Operation *op, unsigned axis,
                             llvm::BitVector &results);
  Axes join(ArrayRef<Value> values);

  /// Within the body of an op a part of a sum is just a value.
  AxisVariance see(AxisVariance known) const;
  /// What is known of an operand.
  AxisVariance get(Value value, unsigned axis) const;
  Axes getAll(Value value) const;
  /// Whether the value is invariant along all axes.
  bool isSame(Value value) const;
  /// That `op` is to be visited again with `region`, and what it is in.
  void markStale(Operation *op, Region *region);
  /// The same of the ops in `region` that go by more than their operands.
  void markFarSighted(Region &region);
  /// Whether something new became known.
  bool set(Value value, const Axes &axes);
  /// The same, where nothing that was known is taken back.
  bool raise(Value value, Axes axes);
  void setAll(Operation *op, AxisVariance::Kind kind);
  void addMisuse(Operation *op, unsigned axis) {
    variance.misuses.try_emplace(op, axis);
  }

  Variance &variance;
  FunctionOpInterface function;
  SymbolTableCollection &symbols;
  ControlDependence control;
  unsigned numAxes;
  /// In how many ops and regions this is that may be gone through again.
  unsigned flowDepth = 0;
  DenseMap<Operation *, std::unique_ptr<BranchFlow>> flows;
  /// Those visited so far.
  DenseSet<Operation *> withEffects;
  /// The regions that have been visited, and the ops in them to visit again.
  llvm::SmallPtrSet<Region *, 8> visited;
  DenseSet<Operation *> stale;
  /// In how many bodies of ops this is.
  unsigned bodyDepth = 0;
};

} // namespace mesh

#endif // MESH_ANALYSIS_VARIANCESOLVER_H
