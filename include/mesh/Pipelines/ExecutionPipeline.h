//===- ExecutionPipeline.h - a program as devices execute it ----*- C++ -*-===//
//
// The pipeline that mesh-run, mesh-simulate and mesh-compile lower programs by,
// from any level of the IR to the LLVM dialect:
//
//   annotated (levels 0, 1) -> local view (2) -> rings (3) -> LLVM (5)
//                                             programs (4) ->
//
// Programs without a mesh run on one device. What is found out about the
// entries on the way is noted in the module (mesh/IR/EntryNotes.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PIPELINES_EXECUTIONPIPELINE_H
#define MESH_PIPELINES_EXECUTIONPIPELINE_H

#include "mesh/Pipelines/Pipelines.h"

namespace mesh {

/// The options of pipelines that end in code for entries.
template <typename T>
struct EntriesPipelineOptions : public PassPipelineOptions<T> {
  typename PassPipelineOptions<T>::template ListOption<std::string> entries{
      *this, "entries",
      llvm::cl::desc("The functions that are called from outside; the others "
                     "are lowered as far as these call them. None: all public "
                     "ones")};
  typename PassPipelineOptions<T>::template Option<bool> kernels{
      *this, "kernels",
      llvm::cl::desc("Leave contractions to the runtime's kernels; else they "
                     "are loops, in the order of their dims. Not on GPUs"),
      llvm::cl::init(true)};
};

struct ExecutionPipelineOptions
    : public EntriesPipelineOptions<ExecutionPipelineOptions> {
  Option<std::string> pipeline{
      *this, "pipeline",
      llvm::cl::desc(
          "Passes to run first, in the syntax of --pass-pipeline, in "
          "braces")};
  Option<OverlapRequest> overlap{
      *this, "overlap", llvm::cl::desc("How collectives overlap"),
      llvm::cl::init(OverlapRequest::Auto), overlapRequestValues()};
  Option<Direction> direction{
      *this, "direction",
      llvm::cl::desc("Which way the blocks travel, or the larger part of them"),
      llvm::cl::init(Direction::Up), directionValues()};
  Option<std::string> machine{
      *this, "machine",
      llvm::cl::desc("The description of the machine to decide and to predict "
                     "for, a JSON file")};
  Option<int64_t> memoryLimit{
      *this, "memory-limit",
      llvm::cl::desc("The bytes of a device for arguments, results and "
                     "intermediate values: values are recomputed if it has "
                     "fewer (mesh-plan-remat); 0: no limit"),
      llvm::cl::init(0)};
  Option<double> planningSeconds{
      *this, "planning-seconds",
      llvm::cl::desc("The processor time after which no further plan of "
                     "recomputation is tried; 0: no bound"),
      llvm::cl::init(0)};
  Option<int64_t> credits{
      *this, "credits",
      llvm::cl::desc("With how many credits programs of single devices are "
                     "simulated, and have to run to their end"),
      llvm::cl::init(0)};
  Option<bool> verify{
      *this, "verify",
      llvm::cl::desc("Check that devices agree where they have to"),
      llvm::cl::init(true)};
  Option<bool> checkBounds{
      *this, "check-bounds",
      llvm::cl::desc("Let the program check the indices that it computes; not "
                     "on GPUs"),
      llvm::cl::init(false)};
  Option<bool> donateState{
      *this, "donate-state",
      llvm::cl::desc("Let steps of training write new parameters and state "
                     "over the old ones, which their callers do not need"),
      llvm::cl::init(false)};
  Option<bool> planOnly{
      *this, "plan-only",
      llvm::cl::desc("End once time is predicted and memory is planned, before "
                     "code is made"),
      llvm::cl::init(false)};
  Option<bool> predictOnly{
      *this, "predict-only",
      llvm::cl::desc("End once time is predicted, before memory is planned"),
      llvm::cl::init(false)};
  Option<bool> gpu{*this, "gpu", llvm::cl::desc("Devices are GPUs"),
                   llvm::cl::init(false)};
  Option<std::string> chip{
      *this, "chip",
      llvm::cl::desc("With gpu, the oldest GPU that the code is for, sm_80 or "
                     "newer"),
      llvm::cl::init("sm_80")};
  Option<std::string> libdevice{
      *this, "libdevice",
      llvm::cl::desc("With gpu, the CUDA toolkit's libdevice.10.bc, for "
                     "functions that are not written out")};
};

/// Adds the passes. An error says what about the options cannot be.
///
/// Passes of its own mark the levels: mesh-keep-entries comes first,
/// mesh-split-program after the passes of `pipeline`, mesh-describe-entries on
/// local view, mesh-predict-time on rings.
llvm::Error buildExecutionPipeline(OpPassManager &pm,
                                   const ExecutionPipelineOptions &options);

/// Returns the options of --mesh-rings in it.
RingsPipelineOptions getRings(const ExecutionPipelineOptions &options);

/// Registers --mesh-execution.
void registerExecutionPipeline();

/// The reference of a program: the program without its shardings, on one
/// device, in double precision. It checks its indices: elements beyond a tensor
/// are no reference.
struct ReferencePipelineOptions
    : public EntriesPipelineOptions<ReferencePipelineOptions> {
  Option<bool> widen{
      *this, "widen",
      llvm::cl::desc("Compute in double precision (mesh-widen-floats); else in "
                     "the program's own types"),
      llvm::cl::init(true)};
};

/// Adds the passes: those of buildExecutionPipeline, and before them those that
/// make the reference.
llvm::Error buildReferencePipeline(OpPassManager &pm,
                                   const ReferencePipelineOptions &options);

/// Registers --mesh-reference.
void registerReferencePipeline();

} // namespace mesh

#endif // MESH_PIPELINES_EXECUTIONPIPELINE_H
