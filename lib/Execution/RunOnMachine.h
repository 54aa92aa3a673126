//===- RunOnMachine.h - the runtime's devices for an entry ------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_RUNONMACHINE_H
#define MESH_LIB_EXECUTION_RUNONMACHINE_H

#include "mesh/Execution/Execute.h"

namespace mesh {

/// The options of a machine that runs `signature`.
llvm::Expected<rt::RunOptions> getRunOptions(const Signature &signature,
                                             const ExecuteOptions &options);

llvm::Expected<std::unique_ptr<rt::Machine>>
startMachine(const rt::RunOptions &options);

/// Runs `program` on the devices. An error is what keeps it from that, or, if
/// it fails, a RunFailure.
llvm::Expected<rt::RunReport>
runOnMachine(rt::Machine &machine,
             const std::function<void(int64_t device)> &program);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_RUNONMACHINE_H
