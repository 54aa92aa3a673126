//===- TakenElements.h - Elements at indices that are data ------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_NORMALIZE_TAKENELEMENTS_H
#define MESH_LIB_TRANSFORMS_NORMALIZE_TAKENELEMENTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mesh {

/// A generic op like `op`, with other inputs, maps and loops. Its body has no
/// ops yet.
linalg::GenericOp createLike(RewriterBase &rewriter, linalg::GenericOp op,
                             ValueRange inputs, ValueRange inits,
                             ArrayRef<AffineMap> maps,
                             ArrayRef<utils::IteratorType> kinds);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_NORMALIZE_TAKENELEMENTS_H
