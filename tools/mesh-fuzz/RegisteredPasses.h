//===- RegisteredPasses.h - All passes of this process ----------*- C++ -*-===//

#ifndef MESH_FUZZ_REGISTEREDPASSES_H
#define MESH_FUZZ_REGISTEREDPASSES_H

#include "mesh/Support/LLVM.h"

#include <string>

namespace mesh {

/// Returns the registered passes and pipelines as elements of a module's
/// pipeline. A pass on other ops is nested: `func.func(mesh-check-bounds)`. A
/// pass on any op is there for the module, and for each op that others are on.
/// All are registered before the first call.
ArrayRef<std::string> getRegisteredPasses();

} // namespace mesh

#endif // MESH_FUZZ_REGISTEREDPASSES_H
