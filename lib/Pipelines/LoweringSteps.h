//===- LoweringSteps.h - common steps of lowering to LLVM -------*- C++ -*-===//

#ifndef MESH_LIB_PIPELINES_LOWERINGSTEPS_H
#define MESH_LIB_PIPELINES_LOWERINGSTEPS_H

#include "mesh/Pipelines/ExecutionPipeline.h"

#include "mlir/Pass/PassManager.h"

namespace mesh {

/// The processors that devices compute with.
enum class Processor { Cpu, Gpu };

/// Adds the checks that devices agree where they have to: nothing later speaks
/// of axes. Sends of programs of single devices have `credits`.
void addChecks(OpPassManager &pm, int64_t credits);

/// On tensors: calls of the runtime where it does the work, fused elementwise
/// ops for the rest. A device runs one iteration after the other. Without
/// `kernels` contractions are among the rest; GPUs have no convolutions.
void addTensorPasses(OpPassManager &pm, bool kernels, Processor processor);

/// From tensors to memory: results are written where they belong, and all else
/// has its place in one block of memory.
void addBufferizationPasses(OpPassManager &pm, Processor processor);

/// From rings (level 3) until memory is planned, without checks.
void addMemoryPlanning(OpPassManager &pm, bool kernels, bool gpu);

/// bf16 is computed in f32: few CPUs have it, and libm does not. It is rounded
/// where it is stored; between ops of one loop it stays f32.
void addSmallFloatPasses(OpPassManager &pm, Processor processor);

/// On memrefs: loops of what is left, and all of it in LLVM's dialect.
void addLLVMPasses(OpPassManager &pm);

} // namespace mesh

#endif // MESH_LIB_PIPELINES_LOWERINGSTEPS_H
