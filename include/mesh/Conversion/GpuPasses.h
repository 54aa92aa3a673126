//===- GpuPasses.h - from memrefs to kernels for GPUs -----------*- C++ -*-===//

#ifndef MESH_CONVERSION_GPUPASSES_H
#define MESH_CONVERSION_GPUPASSES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#include "mesh/Conversion/GpuPasses.h.inc"

#define GEN_PASS_REGISTRATION
#include "mesh/Conversion/GpuPasses.h.inc"

} // namespace mesh

#endif // MESH_CONVERSION_GPUPASSES_H
