//===- SimplifyGenerics.h - generics after their bodies changed -*- C++ -*-===//

#ifndef MESH_LIB_CODEGEN_FUSION_SIMPLIFYGENERICS_H
#define MESH_LIB_CODEGEN_FUSION_SIMPLIFYGENERICS_H

#include "mesh/Support/LLVM.h"

namespace mesh {

/// Lets each of `ops`, on tensors, read what it uses, and that once. Those that
/// give what they read go.
void simplifyGenerics(ArrayRef<Operation *> ops);

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUSION_SIMPLIFYGENERICS_H
