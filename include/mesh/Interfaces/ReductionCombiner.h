//===- ReductionCombiner.h - combiners of reductions ------------*- C++ -*-===//

#ifndef MESH_INTERFACES_REDUCTIONCOMBINER_H
#define MESH_INTERFACES_REDUCTIONCOMBINER_H

#include "mesh/Support/LLVM.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// The one op by which `op` combines result `index` with what it has reduced
/// before. Null if there are several, or it does something else.
inline Operation *getReductionCombiner(mlir::linalg::LinalgOp op,
                                       unsigned index) {
  SmallVector<Operation *> combiners;
  bool isReduction =
      mlir::matchReduction(op.getRegionOutputArgs(), index, combiners) &&
      combiners.size() == 1;
  return isReduction ? combiners.front() : nullptr;
}

} // namespace mesh

#endif // MESH_INTERFACES_REDUCTIONCOMBINER_H
