//===- VerifyPasses.h - what a local view has to obey -----------*- C++ -*-===//

#ifndef MESH_PROGRAMS_VERIFYPASSES_H
#define MESH_PROGRAMS_VERIFYPASSES_H

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mesh {

struct VerifySpmdScope {
  /// Along these devices run other programs: nothing is checked.
  ArrayRef<AxisRefAttr> unlike = {};
  /// Along these control flow has been followed: it may differ.
  ArrayRef<AxisRefAttr> followed = {};
};

/// Checks that devices agree where they have to, in a function in local view.
/// Reports all that is wrong; if `strict`, also collectives under control flow,
/// and values that are declared to be the same, of which it is not known that
/// devices agree.
LogicalResult verifySpmd(FunctionOpInterface function,
                         SymbolTableCollection &symbols, bool strict = false,
                         const VerifySpmdScope &scope = {});

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "mesh/Programs/VerifyPasses.h.inc"

} // namespace mesh

#endif // MESH_PROGRAMS_VERIFYPASSES_H
