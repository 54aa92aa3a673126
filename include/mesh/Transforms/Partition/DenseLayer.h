//===- DenseLayer.h - a dense layer in linalg -------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PARTITION_DENSELAYER_H
#define MESH_TRANSFORMS_PARTITION_DENSELAYER_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// A value inside a dense layer, at which its tensor may be annotated.
enum class DensePoint {
  /// The operands as they come, the bias as it is added.
  X,
  Kernel,
  Bias,
  /// x as it is multiplied.
  GatheredX,
  /// The product before and after what is summed over devices.
  Product,
  ReducedProduct,
  /// The result.
  Y
};

/// Builds y = x · kernel + bias in the way of `op`, at the builder's place.
/// Products of bf16 and f16 are accumulated, and the bias is added, in f32.
/// `annotate` may replace the value at each point.
Value buildDense(OpBuilder &builder, TPDenseOp op,
                 function_ref<Value(DensePoint, Value)> annotate);

} // namespace mesh

#endif // MESH_TRANSFORMS_PARTITION_DENSELAYER_H
