//===- PrepareProgram.h - random programs as they are run -------*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_PREPAREPROGRAM_H
#define MESH_TOOLS_MESH_FUZZ_PREPAREPROGRAM_H

#include "mesh-fuzz/GenerateProgram.h"

namespace mesh {

/// Makes `program` what is to be run: a pipeline of its layers, or derivatives,
/// or both. `reference` becomes what that is compared with, or null if it is
/// compared with itself on whole tensors. Fails, with an error, if the program
/// has no pipeline or derivative.
LogicalResult prepareProgram(RandomProgram &program, const FuzzOptions &options,
                             OwningOpRef<ModuleOp> &reference);

/// Returns the pass that makes such a pipeline, with its options.
std::string describePipeline(const PipelineSpec &spec);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_PREPAREPROGRAM_H
