//===- EmulatedLinks.h - the links of a program's axes ----------*- C++ -*-===//

#ifndef MESH_EXECUTION_EMULATEDLINKS_H
#define MESH_EXECUTION_EMULATEDLINKS_H

#include "mesh-rt/run.h"
#include "mesh/Execution/Signature.h"
#include "mesh/Machine/LinkOption.h"

namespace mesh {

/// The links of a program's axes, for the runtime. An axis named in `links`
/// that the program's mesh does not have is an error.
llvm::Expected<std::vector<rt::LinkOptions>>
getLinkOptions(const LinkMap &links, const Signature &signature);

} // namespace mesh

#endif // MESH_EXECUTION_EMULATEDLINKS_H
