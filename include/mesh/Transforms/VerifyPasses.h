//===- VerifyPasses.h - what a local view has to obey -----------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_VERIFYPASSES_H
#define MESH_TRANSFORMS_VERIFYPASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

/// Checks that devices agree where they have to, in a function in local view.
/// Reports all that is wrong; if `strict`, also collectives under control flow of
/// which it is not known that devices agree.
LogicalResult verifySpmd(FunctionOpInterface function,
                         SymbolTableCollection &symbols, bool strict = false);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Transforms/VerifyPasses.h.inc"

} // namespace mesh

#endif // MESH_TRANSFORMS_VERIFYPASSES_H
