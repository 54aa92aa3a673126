//===- ExchangeBuffers.h - Iteration arguments in another order -*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_EXCHANGEBUFFERS_H
#define MESH_LIB_BUFFERIZATION_EXCHANGEBUFFERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Returns true if nothing but `loop` needs what it starts from any more: a
/// whole buffer, allocated beside the loop, or given to it by the loop around.
bool isGivenUp(Value init, Operation *loop);

/// Returns true if nothing but `loop`, and what comes before it, uses `buffer`,
/// which is allocated beside the loop, or given to it by the loop around.
bool isFreeFor(Value buffer, Operation *loop);

/// Lets the loops of `function` that yield copies of their own iteration
/// arguments, in another order, yield these buffers themselves.
void exchangeBuffers(RewriterBase &rewriter, FunctionOpInterface function);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_EXCHANGEBUFFERS_H
