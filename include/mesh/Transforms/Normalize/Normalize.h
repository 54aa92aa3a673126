//===- Normalize.h - The forms that other passes expect ---------*- C++ -*-===//
//
// The rewritings of the passes of Normalize/Passes.td, as patterns and
// functions. Each pattern is applied to an op once (`walkAndApplyPatterns`).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_NORMALIZE_NORMALIZE_H
#define MESH_TRANSFORMS_NORMALIZE_NORMALIZE_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace mesh {

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Checks that LLVM counts the `scf.for` in `root` as they are meant, as far as
/// their bounds and steps are constants. Fails, with an error, at the first
/// that it does not.
LogicalResult verifyCountedLoops(Operation *root);

/// Checks that each `scf.forall` in `root` puts its results together by
/// `tensor.parallel_insert_slice` alone.
LogicalResult verifyForalls(Operation *root);

/// Adds the pattern that rewrites `scf.forall` as a nest of `scf.for`.
void populateLowerForallPatterns(RewritePatternSet &patterns);

/// Adds the pattern that rewrites `scf.while` that counts as `scf.for`.
void populateUpliftWhileLoopsPatterns(RewritePatternSet &patterns);

/// Adds the pattern by which structured ops that write a part of a result, as
/// through `(i) -> (2 * i)`, write a tensor of that size, and that is inserted.
void populatePartialResultsPatterns(RewritePatternSet &patterns);

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Rewrites each `linalg.softmax` on tensors in `root` as the structured ops
/// that it stands for. Fails, with an error, at the first that has no such.
LogicalResult decomposeSoftmaxOps(RewriterBase &rewriter, Operation *root);

/// Adds the pattern that rewrites what the bodies of `linalg.reduce` and
/// `linalg.generic` do in each step as one of the combiners of devices.
void populateNormalizeReductionsPatterns(RewritePatternSet &patterns);

/// Adds the pattern that rewrites reductions by unsigned minima and maxima as
/// reductions by signed ones.
void populateSignReductionsPatterns(RewritePatternSet &patterns);

/// Adds the pattern that lets reductions of bf16 and f16 accumulate in f32.
/// Contractions stay as they are if `kernels` compute them.
void populateWidenReductionsPatterns(RewritePatternSet &patterns,
                                     bool kernels = false);

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Adds the patterns that give slices all their dims, take the strides off dims
/// of one element, and slice before unpacking. An op that is unpacked in vain
/// then is left without users.
void populateNormalizeSlicesPatterns(RewritePatternSet &patterns);

/// Replaces concatenations in `root` of what is computed alike on adjacent
/// slices of tensors by the computation on all of the slices.
void joinSlices(RewriterBase &rewriter, Operation *root);

/// Returns the ops in `root` that `joinSlices` joins, each with the
/// concatenation that it is joined for.
llvm::DenseMap<Operation *, Operation *> findJoinedOps(Operation *root);

/// Moves each slice that a loop in `root` stores in an iteration argument, and
/// the elementwise ops and reshapes that only the store reads, to where the
/// value that is stored is there. Stored at the end of the iteration, all these
/// values would be in use until then.
void storeEarly(RewriterBase &rewriter, Operation *root);

//===----------------------------------------------------------------------===//
// Elements and places
//===----------------------------------------------------------------------===//

/// Adds the patterns that write the offsets of slices as numbers where they are
/// made of constants.
void populateConstantOffsetsPatterns(RewritePatternSet &patterns);

/// Adds the pattern that makes inputs of captured tensors that the body of a
/// `linalg.generic` reads at the position of its loops.
void populateReadAsInputPatterns(RewritePatternSet &patterns);

/// Replaces elementwise ops that choose between two equal inputs by the input.
void populateEqualChoicesPatterns(RewritePatternSet &patterns);

/// Adds the pattern for a body that reads an element of a captured tensor at an
/// index that is data. The body then sums up the tensor, in which all other
/// elements are replaced by the identity element. Ops with more elements than
/// half of the tensor are left alone.
void populateSumSelectedPatterns(RewritePatternSet &patterns);

/// Adds the pattern that reads the one element of such a sum that counts, if
/// it is among those that are summed up.
void populateReadSelectedPatterns(RewritePatternSet &patterns);

} // namespace mesh

#endif // MESH_TRANSFORMS_NORMALIZE_NORMALIZE_H
