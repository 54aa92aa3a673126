//===- Npy.h - NumPy's file format ------------------------------*- C++ -*-===//
//
// Reads format versions 1, 2 and 3, in C and in Fortran order, little- and
// big-endian; writes version 1, C order, little-endian.
//
// Element types, by NumPy's names: b1, i1, i2, i4, i8, u1, u2, u4, u8, f2, f4,
// f8, and bf16, which ml_dtypes writes as V2 (raw bytes) or "bfloat16".
// Integers without a sign are read as those of their bits that have one, for
// types here are signless; they are written as i1 to i8.
//
// Files come from outside: whatever they contain, the answer is a tensor or an
// error that names the file, what was found and what was expected.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_HOST_NPY_H
#define MESH_HOST_NPY_H

#include "mesh/Host/HostTensor.h"

#include "llvm/ADT/StringRef.h"

namespace mesh {

/// The tensor in file `path`.
llvm::Expected<HostTensor> readNpy(StringRef path);

/// The tensor that a file of these bytes contains. `name` is for errors.
llvm::Expected<HostTensor> parseNpy(StringRef bytes, StringRef name);

/// The bytes of the file for `tensor`.
std::string formatNpy(const HostTensor &tensor);

/// Writes file `path`, which after an error is as it was before.
llvm::Error writeNpy(StringRef path, const HostTensor &tensor);

} // namespace mesh

#endif // MESH_HOST_NPY_H
