//===- ProgramEmitter.h - the program of a class of devices -----*- C++ -*-===//

#ifndef MESH_PROGRAMS_PROGRAMEMITTER_H
#define MESH_PROGRAMS_PROGRAMEMITTER_H

#include "mesh/Programs/DevicePlan.h"

#include "mlir/IR/PatternMatch.h"

namespace mesh {

/// Makes the program of the devices in `members` at the insertion point of
/// `rewriter`, with a name of its own. Fails with an error at an op that cannot
/// be in such a program.
FailureOr<FunctionOpInterface>
emitProgram(RewriterBase &rewriter, FunctionOpInterface function,
            DevicePlan &plan, ArrayRef<int64_t> members, StringRef name);

} // namespace mesh

#endif // MESH_PROGRAMS_PROGRAMEMITTER_H
