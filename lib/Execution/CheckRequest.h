//===- CheckRequest.h - checks of requests to run ---------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CHECKREQUEST_H
#define MESH_LIB_EXECUTION_CHECKREQUEST_H

#include "mesh/Execution/RunFile.h"

namespace mesh {

/// An error if no program can be run so.
llvm::Error checkRunRequest(const RunRequest &request);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CHECKREQUEST_H
