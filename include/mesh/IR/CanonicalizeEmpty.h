//===- CanonicalizeEmpty.h - collectives of nothing -------------*- C++ -*-===//

#ifndef MESH_IR_CANONICALIZEEMPTY_H
#define MESH_IR_CANONICALIZEEMPTY_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Returns true if there is nothing in what `op` brings, so that nothing need
/// be sent.
bool bringsNothing(CollectiveOpInterface op);

/// Replaces `op`, which brings nothing, by an empty tensor.
void replaceEmpty(RewriterBase &rewriter, CollectiveOpInterface op);

} // namespace mesh

#endif // MESH_IR_CANONICALIZEEMPTY_H
