//===- ReductionStep.h - steps of reductions --------------------*- C++ -*-===//
//
// A reduction whose steps are associative can be done in parts, each from a
// identity element, which are then combined.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CODEGEN_FUSION_REDUCTIONSTEP_H
#define MESH_CODEGEN_FUSION_REDUCTIONSTEP_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// Fewer threads do not keep a GPU busy.
inline constexpr int64_t kEnoughThreads = 1 << 15;
/// The threads of a block, and those that run together.
inline constexpr int64_t kMaxThreads = 256;
inline constexpr int64_t kWarp = 32;
/// The least work that several threads do faster than one, though they have to
/// wait for one another.
inline constexpr int64_t kManySums = 64;

/// Returns true if a thread for each of `numResults`, which take `numSums`
/// each, would leave a GPU idle.
inline bool needsBlocks(int64_t numResults, int64_t numSums) {
  return numResults > 0 && numResults < kEnoughThreads && numSums >= kManySums;
}

/// Returns true if all shapes are known, and what tensors are of is all that
/// their types say.
bool isPlain(linalg::GenericOp op);

struct ReductionStep {
  /// Combines what there is so far with what comes next.
  Operation *combiner;
  /// In the body, what there is so far.
  mlir::BlockArgument soFar;
  mlir::TypedAttr neutral;

  /// Combines two parts.
  Value emit(OpBuilder &builder, Value lhs, Value rhs) const;
};

/// The steps of each result of `op`; nothing if there is one that is not known
/// to be associative, or that does not combine numbers.
std::optional<SmallVector<ReductionStep>>
matchReductionSteps(linalg::LinalgOp op);

/// Returns true if each result of `op` is a reduction over all loops that it
/// does not run over itself.
bool reducesOtherLoops(linalg::LinalgOp op);

} // namespace mesh

#endif // MESH_CODEGEN_FUSION_REDUCTIONSTEP_H
