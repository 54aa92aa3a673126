//===- SplitCode.h - Parts of a module for several threads ------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_SPLITCODE_H
#define MESH_LIB_EXECUTION_SPLITCODE_H

#include <memory>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace mesh {

/// Splits a module into parts of about equal size, each a module that defines
/// some of its functions and declares the others. The parts depend on the
/// module alone. Small modules are one part: `module` itself.
///
/// Functions that LLVM may inline into each other stay together, so each part
/// can be optimized by itself. Local functions and variables that several parts
/// use become global, with hidden visibility; each part sees the values of
/// small constants.
std::vector<std::unique_ptr<llvm::Module>>
splitCode(std::unique_ptr<llvm::Module> module);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_SPLITCODE_H
