//===- RunFacts.h - facts shared by the processes of a job ------*- C++ -*-===//
//
// Each process of a job compiles the program and makes the arguments by itself.
// These facts tell whether all of them came to the same.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_RUNFACTS_H
#define MESH_EXECUTION_RUNFACTS_H

#include "mesh/Execution/RunFile.h"

namespace mesh {

/// Tells a program from others, after Stage::Rings: what comes later says
/// where the file lies, which may be elsewhere for each process.
std::string digestProgram(ModuleOp module);

/// Tells a tensor from others of its shape.
std::string digestTensor(const HostTensor &tensor);

/// Returns the facts of a run of `entries` of a program. Their number does not
/// depend on the entries.
std::vector<JobFact> describeRun(const RunRequest &request,
                                 ArrayRef<std::string> entries,
                                 const std::string &programDigest);

/// Returns the facts of the whole arguments of an entry.
std::vector<JobFact> describeArguments(const Signature &signature,
                                       ArrayRef<HostTensor> arguments);

} // namespace mesh

#endif // MESH_EXECUTION_RUNFACTS_H
