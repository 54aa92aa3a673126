//===- WarpShuffle.h - numbers of threads that run together -----*- C++ -*-===//
//
// The threads of a warp hand each other numbers from register to register,
// without memory and barriers. All of them have to come there.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_LINALGTOGPU_WARPSHUFFLE_H
#define MESH_LIB_CONVERSION_LINALGTOGPU_WARPSHUFFLE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// Returns true if numbers of `type` can be shuffled: those of up to 64 bits.
bool canShuffle(Type type);

/// Whom a thread gets a number from: the one that is so far behind in the warp,
/// any number where there is none; or the one whose number differs in these
/// bits.
enum class Shuffle { Down, Xor };

/// Returns `value` of another thread of the warp; `distance` is less than a
/// warp.
Value emitShuffle(OpBuilder &builder, Location loc, Shuffle mode, Value value,
                  int64_t distance);

} // namespace mesh

#endif // MESH_LIB_CONVERSION_LINALGTOGPU_WARPSHUFFLE_H
