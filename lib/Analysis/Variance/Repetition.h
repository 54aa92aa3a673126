//===- Repetition.h - tensors that are copies of one ------------*- C++ -*-===//

#ifndef MESH_LIB_ANALYSIS_VARIANCE_REPETITION_H
#define MESH_LIB_ANALYSIS_VARIANCE_REPETITION_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// A tensor that is copies of `copied`, one behind the other along a dim.
struct Repetition {
  Value copied;
  /// The number of elements along the dim of each copy.
  int64_t period;
};

/// Returns the repetition of which `tensor` is copies along `dim`: of itself at
/// least. Not looked into are values other than those that `skip` makes of
/// them.
Repetition findRepetition(Value tensor, int64_t dim,
                          function_ref<Value(Value)> skip);

/// The largest number that `index` is known to be a multiple of; 0 if it is 0.
int64_t getKnownDivisor(Value index);

} // namespace mesh

#endif // MESH_LIB_ANALYSIS_VARIANCE_REPETITION_H
