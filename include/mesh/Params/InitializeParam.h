//===- InitializeParam.h - initial values of parameters ---------*- C++ -*-===//

#ifndef MESH_PARAMS_INITIALIZEPARAM_H
#define MESH_PARAMS_INITIALIZEPARAM_H

#include "mesh/IR/ParamOps.h"

namespace mesh {

/// Builds the elements that `param` begins with, as a whole tensor of its type,
/// from the key of all parameters. Split over devices, each draws its own part
/// of them.
Value emitInitializer(OpBuilder &builder, ParamOp param, Value key);

} // namespace mesh

#endif // MESH_PARAMS_INITIALIZEPARAM_H
