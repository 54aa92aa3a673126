//===- AnalyzeModule.h - Decide what is computed in place -------*- C++ -*-===//

#ifndef MESH_LIB_BUFFERIZATION_ANALYZEMODULE_H
#define MESH_LIB_BUFFERIZATION_ANALYZEMODULE_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"

namespace mesh {

/// Decides which ops of `module` compute in place, as upstream's
/// `analyzeModuleOp` does. The time is in proportion to the number of arguments
/// and results of a function, where upstream's is to their product.
LogicalResult analyzeModule(ModuleOp module,
                            bufferization::OneShotAnalysisState &state);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_ANALYZEMODULE_H
