// What the options of pipelines have to be.
//
// DEFINE: %{options} =
// DEFINE: %{opt} = not mesh-opt %s --pass-pipeline="builtin.module(mesh-outline-repeats{%{options}})" 2>&1
// REDEFINE: %{options} = pipeline-axis=other
// RUN: %{opt} | FileCheck %s --check-prefix=NONE
// NONE: mesh-outline-repeats: pipeline-axis 'other' is of no mesh
// REDEFINE: %{options} = pipeline-axis=both
// RUN: %{opt} | FileCheck %s --check-prefix=BOTH
// BOTH: mesh-outline-repeats: pipeline-axis 'both' is of several meshes
// REDEFINE: %{options} = pipeline-axis=pipe microbatches=0
// RUN: %{opt} | FileCheck %s --check-prefix=LEAST
// LEAST: mesh-outline-repeats: microbatches must be at least 1, got 0
// REDEFINE: %{options} = pipeline-axis=pipe
// RUN: %{opt} | FileCheck %s --check-prefix=NOTHING
// NOTHING: mesh-outline-repeats: no function repeats blocks that could be stages
// REDEFINE: %{options} = pipeline-axis=pipe schedule=fifo
// RUN: %{opt} | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE: mesh-outline-repeats: there is no schedule 'fifo'; there are 'gpipe', '1f1b',
// REDEFINE: %{options} = pipeline-axis=pipe local-view
// RUN: %{opt} | FileCheck %s --check-prefix=LOCAL
// LOCAL: mesh-outline-repeats: pipelines are made on whole tensors: leave out local-view or pipeline-axis
// REDEFINE: %{options} = microbatches=2
// RUN: %{opt} | FileCheck %s --check-prefix=MICROBATCHES
// MICROBATCHES: mesh-outline-repeats: microbatches is of a pipeline: give pipeline-axis
// REDEFINE: %{options} = schedule=1f1b
// RUN: %{opt} | FileCheck %s --check-prefix=ALONE
// ALONE: mesh-outline-repeats: schedule is of a pipeline: give pipeline-axis
// REDEFINE: %{options} = chunks=2
// RUN: %{opt} | FileCheck %s --check-prefix=CHUNKS
// CHUNKS: mesh-outline-repeats: chunks is of a pipeline: give pipeline-axis

mesh.mesh @m = <["pipe"=2, "both"=2]>
mesh.mesh @n = <["both"=2]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
