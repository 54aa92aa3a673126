//===- RandomNumbers.h - the arithmetic of random numbers -------*- C++ -*-===//
//
// Emits scalar ops of arith and math that make numbers of keys and counts, in
// JAX's way: the bits are the same, and so are uniform numbers. What they are
// made of can be vectorised.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CONVERSION_RANDOMTOLINALG_RANDOMNUMBERS_H
#define MESH_CONVERSION_RANDOMTOLINALG_RANDOMNUMBERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include <array>

namespace mesh {

/// Two i32.
using WordValues = std::array<Value, 2>;

/// The words that the cipher makes of a key and a count (Support/Threefry.h).
WordValues emitThreefry(ImplicitLocOpBuilder &b, WordValues key,
                        WordValues count);

/// `width` random bits, an integer, of the cipher's words.
Value emitBits(ImplicitLocOpBuilder &b, WordValues words, unsigned width);

/// Returns the number of random bits that a float of `type` is made of.
unsigned getNumRandomBits(FloatType type);

/// A float from `low` on and less than `high`, rounded to `type`.
Value emitUniform(ImplicitLocOpBuilder &b, FloatType type, Value bits,
                  double low, double high);

/// A number of the standard normal distribution.
Value emitNormal(ImplicitLocOpBuilder &b, FloatType type, Value bits);

/// One that lies between `low` and `high`.
Value emitTruncatedNormal(ImplicitLocOpBuilder &b, FloatType type, Value bits,
                          double low, double high);

} // namespace mesh

#endif // MESH_CONVERSION_RANDOMTOLINALG_RANDOMNUMBERS_H
