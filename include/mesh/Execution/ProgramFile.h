//===- ProgramFile.h - the functions of a file that can be run --*- C++ -*-===//

#ifndef MESH_EXECUTION_PROGRAMFILE_H
#define MESH_EXECUTION_PROGRAMFILE_H

#include "mesh/IR/SourceFile.h"

#include <string>

namespace mesh {

/// Makes arguments of the parameters of `module`, and defines the function of
/// their norms.
LogicalResult lowerParams(ModuleOp module);

/// Steps of training whose loss is not finite.
enum class NonFiniteSteps { Count, Skip };

/// Lets the program at `name` have the functions that it declares: to whoever
/// runs it, parameters are arguments, and derivatives are functions like
/// others.
llvm::Error defineFunctions(ModuleOp module, StringRef name,
                            NonFiniteSteps steps = NonFiniteSteps::Count);

/// Opens file `path` with its parameters as arguments, which they are to
/// whoever runs it.
llvm::Expected<std::unique_ptr<SourceFile>>
openProgram(StringRef path, MLIRContext &context, raw_ostream &os,
            NonFiniteSteps steps = NonFiniteSteps::Count);

/// Parses the text of a program, which locations call `name`. Diagnostics go to
/// the context's handlers, without the lines they are about.
llvm::Expected<mlir::OwningOpRef<ModuleOp>>
parseProgram(StringRef text, StringRef name, MLIRContext &context);

/// The name of the function to run: `wanted` if it is a public function with a
/// body; if `wanted` is empty, "main" or the only one. Else an error lists
/// those that there are.
llvm::Expected<std::string> selectEntry(ModuleOp module, StringRef wanted);

/// The same as a list, or, with `all`, the names of all public functions of
/// the program in file `path`. An error begins with the path.
llvm::Expected<SmallVector<std::string>>
selectEntries(StringRef path, ModuleOp module, StringRef wanted, bool all);

} // namespace mesh

#endif // MESH_EXECUTION_PROGRAMFILE_H
