//===- VerifySpmd.h - Check that devices agree ------------------*- C++ -*-===//

#ifndef MESH_PROGRAMS_VERIFYSPMD_H
#define MESH_PROGRAMS_VERIFYSPMD_H

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

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

} // namespace mesh

#endif // MESH_PROGRAMS_VERIFYSPMD_H
