//===- Processor.h - Kinds of processors ------------------------*- C++ -*-===//

#ifndef MESH_SUPPORT_PROCESSOR_H
#define MESH_SUPPORT_PROCESSOR_H

#include "llvm/Support/CommandLine.h"

namespace mesh {

/// The processors that devices compute with.
enum class Processor { Cpu, Gpu };

/// Returns the spellings of the processors as values of an option.
inline llvm::cl::ValuesClass processorValues() {
  return llvm::cl::values(clEnumValN(Processor::Cpu, "cpu", "a CPU"),
                          clEnumValN(Processor::Gpu, "gpu", "an NVIDIA GPU"));
}

} // namespace mesh

#endif // MESH_SUPPORT_PROCESSOR_H
