//===- FunctionShardings.h - shardings of all arguments ---------*- C++ -*-===//

#ifndef MESH_IR_FUNCTIONSHARDINGS_H
#define MESH_IR_FUNCTIONSHARDINGS_H

#include "mesh/IR/Mesh.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Writes `mesh.sharding` on the arguments and the results of a function, but
/// for those for which it is null, which are left alone. All at once, since one
/// by one that takes time and memory quadratic in their number: each change of
/// an argument's attributes makes a list of those of all arguments.
void setSignatureShardings(FunctionOpInterface function,
                           ArrayRef<ShardingAttr> arguments,
                           ArrayRef<ShardingAttr> results);

} // namespace mesh

#endif // MESH_IR_FUNCTIONSHARDINGS_H
