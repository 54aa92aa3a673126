//===- PipelineVariants.h - programs with pipelines -------------*- C++ -*-===//

#ifndef MESH_SEARCH_PIPELINEVARIANTS_H
#define MESH_SEARCH_PIPELINEVARIANTS_H

#include "mesh/Search/ChooseProgram.h"
#include "mesh/Search/FirstProblem.h"

namespace mesh {

/// Returns `module` with what its function `name`, or the one that `name` is a
/// derivative or a step of training of, repeats most as a pipeline
/// (`pipelineRepeats`): over an axis of its mesh, with a number of
/// micro-batches and a schedule. None if it repeats nothing, or if there is no
/// such pipeline.
///
/// One stage on a micro-batch is simulated, and split evenly over the other
/// axes. From its time and that of a message, the simulator of schedules tells
/// what a pipeline takes. The best pipelines are returned whose live
/// micro-batches fit into `memoryLimit`. Ends with those that there are once
/// `isOver`. `problem` says why there are none.
std::vector<ProgramVariant>
getPipelineVariants(ModuleOp module, StringRef name,
                    const MachineModel &machine,
                    std::optional<int64_t> memoryLimit,
                    function_ref<bool()> isOver, FirstProblem &problem);

} // namespace mesh

#endif // MESH_SEARCH_PIPELINEVARIANTS_H
