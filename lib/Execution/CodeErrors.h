//===- CodeErrors.h - errors of code generation -----------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CODEERRORS_H
#define MESH_LIB_EXECUTION_CODEERRORS_H

#include "llvm/Support/ErrorHandling.h"

namespace mesh {

/// While this lives, code is generated. LLVM has no other way to say that an
/// instruction is none of this CPU, as an intrinsic of another, than to end the
/// process: with an error and status 1, as it is the program's fault.
class CodeErrors {
public:
  CodeErrors();

private:
  llvm::ScopedFatalErrorHandler handler;
};

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CODEERRORS_H
