//===- RenamedOptions.h - Names that went away ------------------*- C++ -*-===//

#ifndef MESH_SUPPORT_RENAMEDOPTIONS_H
#define MESH_SUPPORT_RENAMEDOPTIONS_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"

namespace mesh {

/// Fails if one of the arguments of a command line is a pass, an option of a
/// pass or a flag that has another name today, also inside the text of a pass
/// pipeline. The error names the old one and the new one.
llvm::Error checkRenamedOptions(ArrayRef<const char *> arguments);

} // namespace mesh

#endif // MESH_SUPPORT_RENAMEDOPTIONS_H
