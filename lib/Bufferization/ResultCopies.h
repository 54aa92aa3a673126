//===- ResultCopies.h - Buffers that are copied to results ------*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_RESULTCOPIES_H
#define MESH_LIB_BUFFERIZATION_RESULTCOPIES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Puts buffers that `function` copies to its results at the end into the
/// memory of these.
void writeIntoResults(RewriterBase &rewriter, FunctionOpInterface function);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_RESULTCOPIES_H
