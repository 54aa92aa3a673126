//===- Inflate.h - bytes that were packed by "deflate" ----------*- C++ -*-===//
//
// RFC 1951, by zlib. Packed bytes come from outside: memory is taken as bytes
// come out of them, never because something says how many there are.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CHECKPOINT_INFLATE_H
#define MESH_LIB_CHECKPOINT_INFLATE_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace mesh {

using UnpackedBytes = SmallVector<char, 0>;

/// Unpacks `packed` to `size` bytes. An error if it is more or less, or if
/// `packed` is damaged or does not end where they do.
llvm::Expected<UnpackedBytes> inflate(StringRef packed, uint64_t size);

/// The first bytes of that, `count` of them if there are as many.
llvm::Expected<UnpackedBytes> inflateFirst(StringRef packed, uint64_t count);

} // namespace mesh

#endif // MESH_LIB_CHECKPOINT_INFLATE_H
