// Flags that would have no effect are errors, and nothing runs.
//
// REQUIRES: mesh-run
// RUN: not mesh-run %s --same-bits 2>&1 | FileCheck %s --check-prefix=BITS
// BITS: mesh-run: error: --same-bits needs --repeat of at least 2
// RUN: not mesh-run %s --tolerance=1 2>&1 | FileCheck %s --check-prefix=TOLERANCE
// TOLERANCE: mesh-run: error: --tolerance needs --check or --reference
// RUN: mesh-run %s --tolerance=1 --reference=%s
//
// RUN: not mesh-run %s --gpu-chip=sm_80 2>&1 | FileCheck %s --check-prefix=GPU -DFLAG=gpu-chip
// RUN: not mesh-run %s --libdevice=l.bc 2>&1 | FileCheck %s --check-prefix=GPU -DFLAG=libdevice
// RUN: not mesh-run %s --gpus=1 2>&1 | FileCheck %s --check-prefix=GPU -DFLAG=gpus
// RUN: not mesh-run %s --tf32 2>&1 | FileCheck %s --check-prefix=GPU -DFLAG=tf32
// RUN: not mesh-run %s --graphs=false 2>&1 | FileCheck %s --check-prefix=GPU -DFLAG=graphs
// RUN: not mesh-run %s --ordered-sums 2>&1 | FileCheck %s --check-prefix=GPU -DFLAG=ordered-sums
// GPU: mesh-run: error: --[[FLAG]] needs --transport=cuda
//
// Each of several processes would run the whole program.
// RUN: env OMPI_COMM_WORLD_SIZE=3 not mesh-run %s 2>&1 | FileCheck %s --check-prefix=MPI
// RUN: env PMI_SIZE=3 not mesh-run %s 2>&1 | FileCheck %s --check-prefix=MPI
// MPI: mesh-run: error: mpirun has started 3 processes, and each would run the whole program: give --transport=mpi
// RUN: env OMPI_COMM_WORLD_SIZE=1 mesh-run %s
//
// RUN: not mesh-compile %s --credits=-1 -o %t.o 2>&1 | FileCheck %s --check-prefix=CREDITS
// CREDITS: mesh-compile: error: the number of credits must be at least 0, got -1
// RUN: mesh-run --version | FileCheck %s --check-prefix=VERSION
// RUN: mesh-compile --version | FileCheck %s --check-prefix=VERSION
// VERSION: Mesh {{[0-9]+\.[0-9]+\.[0-9]+}}, with LLVM {{[0-9.]+}}

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
