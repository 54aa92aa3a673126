//===- OptimizeCollectives.h - fewer and smaller collectives ----*- C++ -*-===//
//
// The steps of mesh-optimize-collectives, as functions on one function in local
// view. `Beside` names collectives that are left for mesh-overlap to run under
// a contraction.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_COLLECTIVES_OPTIMIZECOLLECTIVES_H
#define MESH_TRANSFORMS_COLLECTIVES_OPTIMIZECOLLECTIVES_H

#include "mesh/Analysis/Variance/Variance.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

using CollectiveSet = DenseSet<Operation *>;

/// Tells which values have the same bits on devices that differ at most on some
/// axes, whatever rings are made later. Sums that overlap with a gather do not:
/// each device adds in an order of its own. Arguments may be such sums.
class SameBits {
public:
  explicit SameBits(FlatSymbolRefAttr meshName) : meshName(meshName) {}

  bool isSame(Value value, AxesAttr axes);
  /// To be called before `value` is replaced.
  void forget(Value value);

private:
  FlatSymbolRefAttr meshName;
  /// For axes, values that are known to be the same along them.
  DenseMap<AxesAttr, DenseSet<Value>> known;
};

/// Replaces collectives of values that do not differ in their groups.
void removeInvariantCollectives(RewriterBase &rewriter,
                                FunctionOpInterface function,
                                Variance &variance);

/// Reduces sums instead of summing up what has been reduced; likewise other
/// combiners. What takes the place of reductions in `beside` is there, too: it
/// can hide behind the same contractions.
void reassociateReductions(RewriterBase &rewriter, FunctionOpInterface function,
                           SymbolTableCollection &symbols, Variance &variance,
                           CollectiveSet &beside);

/// Adds a pattern that replaces a slice of a gathered dim, all of which is in
/// the block of one device, by a broadcast from there. `variance` and `beside`
/// have to live as long as the patterns.
void populateBroadcastSlicesPatterns(RewritePatternSet &patterns,
                                     const Variance &variance,
                                     const CollectiveSet &beside);

/// Makes one of all-reduces that do not depend on each other, up to the bytes
/// that `getMaxBytes` returns for them; likewise of collectives of any other
/// kind.
void combineCollectives(RewriterBase &rewriter, FunctionOpInterface function,
                        function_ref<double(CollectiveOpInterface)> getMaxBytes,
                        const CollectiveSet &beside);

/// Adds a pattern that makes of an all-reduce over axes some of which are
/// `innerAxes` one within these, one over the others for each block, and a
/// gather. `innerAxes` and `beside` have to live as long as the patterns.
void populateSplitReductionsPatterns(RewritePatternSet &patterns,
                                     ArrayRef<std::string> innerAxes,
                                     const CollectiveSet &beside);

/// Returns the most bytes that a device holds of the operand or the result.
double getMostBytes(CollectiveOpInterface op);

/// Says what was done in place of `op`.
void remarkOnCollective(Operation *op, const llvm::Twine &what);

} // namespace mesh

#endif // MESH_TRANSFORMS_COLLECTIVES_OPTIMIZECOLLECTIVES_H
