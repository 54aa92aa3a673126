//===- LowerParamValues.h - exchanges of parameters, lowered ----*- C++ -*-===//

#ifndef MESH_PARAMS_LOWERPARAMVALUES_H
#define MESH_PARAMS_LOWERPARAMVALUES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"

namespace mesh {

/// Rewrites stacks, gathers and scatters of parameters in `root`, which are in
/// local view, in simpler ops, as `mesh-lower-param-values` does.
void lowerParamExchanges(Operation *root);

} // namespace mesh

#endif // MESH_PARAMS_LOWERPARAMVALUES_H
