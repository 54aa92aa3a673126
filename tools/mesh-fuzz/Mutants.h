//===- Mutants.h - are broken programs found out? ---------------*- C++ -*-===//
//
// `mesh-fuzz --mutants` breaks exchanges that end well, in each way there is.
// All orders in which devices may run show which of them no longer end well.
// `mesh-verify-programs` must reject those. So must `mesh-verify-spmd`, if the
// control flow of devices may diverge.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_MUTANTS_H
#define MESH_TOOLS_MESH_FUZZ_MUTANTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// Makes `count` mutants from `seed` on, checks them, and prints a table of
/// what became of each kind to `os`. An error says how many were wrongly
/// accepted; they are printed with what ends badly.
llvm::Error runMutants(uint64_t seed, int64_t count, MLIRContext &context,
                       raw_ostream &os);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_MUTANTS_H
