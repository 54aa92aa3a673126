//===- PeakMemory.h - memory of a program in local view ---------*- C++ -*-===//
//
// An estimate for programs that are not lowered yet: what is read from types
// and live ranges. A tensor has a buffer from its op to its last use. Views,
// results in the place of an operand that is used no more, and elementwise
// values that fuse with their only user have none of their own. The memory plan
// (mesh-plan-memory) is exact.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SEARCH_PEAKMEMORY_H
#define MESH_SEARCH_PEAKMEMORY_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Estimates the bytes of arguments, results and intermediate values of
/// `function`, which is in local view, on a device.
int64_t estimatePeakBytes(FunctionOpInterface function,
                          SymbolTableCollection &symbols);

} // namespace mesh

#endif // MESH_SEARCH_PEAKMEMORY_H
