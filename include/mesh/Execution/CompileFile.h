//===- CompileFile.h - the tool mesh-compile --------------------*- C++ -*-===//

#ifndef MESH_EXECUTION_COMPILEFILE_H
#define MESH_EXECUTION_COMPILEFILE_H

#include "mesh/Execution/Program.h"

namespace mesh {

/// The options of `mesh-compile`, whose --help says what they mean.
struct CompileRequest {
  std::string file;
  /// Empty: all public functions.
  std::vector<std::string> entries;
  /// The options of the compiler; the entries are those above.
  CompileOptions compile;
  std::string cpu = "generic";
  bool sanitizeThreads = false;
  bool shared = false;
  /// The object file or shared library.
  std::string output;
};

/// Compiles a file's entries to machine code, and writes it to
/// `request.output`, and the header that declares it beside it, with the
/// extension .h. An error says what is wrong with the request or which step
/// failed; details of a program that does not compile go to the context's
/// diagnostics. Nothing is left of files that could not be written whole.
llvm::Error compileFile(const CompileRequest &request, MLIRContext &context);

} // namespace mesh

#endif // MESH_EXECUTION_COMPILEFILE_H
