//===- VarianceSolver.h - solver of variance --------------------*- C++ -*-===//

#ifndef MESH_LIB_ANALYSIS_VARIANCE_VARIANCESOLVER_H
#define MESH_LIB_ANALYSIS_VARIANCE_VARIANCESOLVER_H

#include "mesh/Analysis/ControlDependence.h"
#include "mesh/Analysis/RegionFlow.h"
#include "mesh/Analysis/Variance/Variance.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <memory>

namespace mesh {

/// Returns the least kind above both. An invariant value is not a partial sum.
AxisVariance joinKinds(AxisVariance a, AxisVariance b);
/// Returns the variance of both together: values that devices sent each other
/// may be the same once they are put together.
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
        numAxes(variance.getAxes().size()), invariant(intern(Axes(numAxes))) {}

  void solve();

private:
  struct BranchFlow {
    RegionFlow regions;
    /// By what devices come to one end of the op or another.
    SmallVector<OpOperand *> ending;
  };
  const BranchFlow &getFlow(mlir::RegionBranchOpInterface op);
  bool enterRegions(Operation *op, const RegionFlow &flow);
  void visitRegion(Region &region);
  void visitBlocks(Region &region);
  void visitOps(Block &block, bool isFirstTime);
  bool enterBlock(Block &block);
  const Axes *addDeciding(ArrayRef<OpOperand *> deciding,
                          const Axes *known) const;
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
  /// Returns the variance of the results of an op that does the same on all
  /// devices.
  SmallVector<const Axes *, 1> compute(Operation *op);

  /// Returns the result of a collective for `axes`.
  Axes communicate(CollectiveOpInterface op, Axes axes);
  Axes permute(PermuteOp op, Axes axes);
  Value skipPermutes(Value value) const;
  /// Returns the variance of all operands together, and the axes along which
  /// one is unreduced.
  const Axes *combineOperands(Operation *op, llvm::SmallBitVector &unreduced);
  /// Returns the results of `op` that are unreduced along `axis`, as some
  /// operands are.
  AxisVariance passUnreduced(Operation *op, unsigned axis,
                             llvm::BitVector &results);
  const Axes *join(ArrayRef<Value> values);

  /// The one that is kept of all that are equal. What is known of values is
  /// nothing but these, so that two are equal if they are the same.
  const Axes *intern(const Axes &axes) const;
  const Axes *intern(AxisVariance::Kind kind) const {
    return intern(Axes(numAxes, {kind}));
  }
  /// The same, which mostly is what is known already.
  const Axes *keep(const Axes *known, const Axes &axes) const {
    return axes == *known ? known : intern(axes);
  }
  /// Returns the variance within the body of an op, where a partial sum is just
  /// a value.
  const Axes *seeInBody(const Axes *known) const;
  /// Returns the variance of an operand. Around a loop for the first time, some
  /// have nothing yet that is known.
  const Axes *find(Value value) const {
    const Axes *known = variance.find(value);
    if (!known)
      return invariant;
    return bodyDepth == 0 ? known : seeInBody(known);
  }
  const Axes &get(Value value) const { return *find(value); }
  /// Returns true if the value is known to be invariant along all axes.
  bool isSame(Value value) const { return variance.find(value) == invariant; }
  /// Marks `op` to be visited again with `region`, and so the ops around it.
  void markStale(Operation *op, Region *region);
  /// Notes that the variance of `op` depends on more than its operands.
  void addFarSighted(Operation *op);
  void markFarSightedStale(Region &region);
  /// Returns true if something new became known.
  bool set(Value value, const Axes *known);
  /// The same, where nothing that was known is taken back.
  bool raise(Value value, const Axes *known);
  void setAll(Operation *op, AxisVariance::Kind kind);
  void addMisuse(Operation *op, unsigned axis) {
    variance.misuses.try_emplace(op, axis);
  }

  Variance &variance;
  FunctionOpInterface function;
  SymbolTableCollection &symbols;
  ControlDependence control;
  const unsigned numAxes;
  /// The variance of most values.
  const Axes *const invariant;
  /// In how many ops and regions this is that may be gone through again.
  unsigned flowDepth = 0;
  DenseMap<Operation *, std::unique_ptr<BranchFlow>> flows;
  /// The ops with effects that have been visited.
  DenseSet<Operation *> withEffects;
  /// The regions that have been visited, and the ops in them to visit again.
  llvm::SmallPtrSet<Region *, 8> visited;
  DenseSet<Operation *> stale;
  /// By region, the ops in it that go by more than their operands.
  DenseMap<Region *, SmallVector<Operation *>> farSighted;
  /// In how many bodies of ops this is.
  unsigned bodyDepth = 0;
};

} // namespace mesh

#endif // MESH_LIB_ANALYSIS_VARIANCE_VARIANCESOLVER_H
