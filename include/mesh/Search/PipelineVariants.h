//===- PipelineVariants.h - programs with pipelines -------------*- C++ -*-===//

#ifndef MESH_SEARCH_PIPELINEVARIANTS_H
#define MESH_SEARCH_PIPELINEVARIANTS_H

#include "mesh/Schedule/Generate.h"
#include "mesh/Search/ChooseProgram.h"
#include "mesh/Search/FirstProblem.h"

namespace mesh {

/// A pipeline, and what it is estimated to take of a device.
struct PipelineProposal {
  AxisRefAttr axis;
  int64_t numMicrobatches = 1;
  std::optional<ScheduleKind> kind;
  int64_t numChunks = 1;
  double seconds = 0, bytes = 0;

  std::string getLabel() const;
};

/// Returns pipelines of what the function `name` of `module`, or the one that
/// `name` is a derivative or a step of training of, repeats most
/// (`pipelineRepeats`): over an axis of its mesh, with a number of
/// micro-batches and a schedule. The fastest ones are first. None if it repeats
/// nothing, or if there is no such pipeline.
///
/// One stage on a micro-batch is simulated, and split evenly over the other
/// axes. From its time and that of a message, the simulator of schedules tells
/// what a pipeline takes. It has to fit into `memoryLimit`, with its live
/// micro-batches. Ends once `isOver`, but measures one in any case. `problem`
/// says why there are none.
std::vector<PipelineProposal>
proposePipelines(ModuleOp module, StringRef name, const MachineModel &machine,
                 std::optional<int64_t> memoryLimit,
                 function_ref<bool()> isOver, FirstProblem &problem);

/// Returns copies of `module` with the first of the pipelines. There may be
/// fewer than `proposals` once `isOver`.
std::vector<ProgramVariant> makePipelines(ModuleOp module, StringRef name,
                                          ArrayRef<PipelineProposal> proposals,
                                          function_ref<bool()> isOver,
                                          FirstProblem &problem);

} // namespace mesh

#endif // MESH_SEARCH_PIPELINEVARIANTS_H
