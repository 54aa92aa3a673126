//===- WarpShuffle.h - numbers between threads that run together -*- C++
//-*-===//
//
// The threads of a warp hand each other numbers from register to register,
// without memory and barriers. All of them have to come there.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_WARPSHUFFLE_H
#define MESH_LIB_CONVERSION_WARPSHUFFLE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// Whether numbers of `type` can be handed on: those of up to 64 bits.
bool canShuffle(Type type);

/// What the thread that is `distance` behind in the warp has as `value`; any
/// number where there is none.
Value emitShuffleDown(OpBuilder &builder, Location loc, Value value,
                      int64_t distance);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_WARPSHUFFLE_H
