//===- StepArguments.h - Arguments of steps that are state ------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_STEPARGUMENTS_H
#define MESH_LIB_TRAIN_STEPARGUMENTS_H

#include "mesh/Entries/Signature.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Returns the numbers of the arguments of `function` that it returns by the
/// same names.
SmallVector<int64_t> findReturned(FunctionOpInterface function);

/// Returns the numbers of the arguments that are parameters which `function`
/// does not return. `returned` are those that it returns.
SmallVector<int64_t> findFrozen(FunctionOpInterface function,
                                ArrayRef<int64_t> returned);

/// Returns true if each result is written over the argument of its name, or
/// over none.
bool areInPlaceByName(const Signature &signature);

} // namespace mesh

#endif // MESH_LIB_TRAIN_STEPARGUMENTS_H
