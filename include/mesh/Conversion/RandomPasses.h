//===- RandomPasses.h - random numbers to loops -----------------*- C++ -*-===//

#ifndef MESH_CONVERSION_RANDOMPASSES_H
#define MESH_CONVERSION_RANDOMPASSES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Pass/Pass.h"

namespace mesh {

#define GEN_PASS_DECL
#include "mesh/Conversion/RandomPasses.h.inc"

#define GEN_PASS_REGISTRATION
#include "mesh/Conversion/RandomPasses.h.inc"

} // namespace mesh

#endif // MESH_CONVERSION_RANDOMPASSES_H
