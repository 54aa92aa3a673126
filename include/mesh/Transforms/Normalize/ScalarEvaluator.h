//===- ScalarEvaluator.h - Scalars that are made of constants ---*- C++ -*-===//

#ifndef MESH_TRANSFORMS_NORMALIZE_SCALAREVALUATOR_H
#define MESH_TRANSFORMS_NORMALIZE_SCALAREVALUATOR_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/DenseMap.h"

namespace mesh {

/// Computes scalars that are made of constants, also by ops on tensors of rank
/// 0.
class ScalarEvaluator {
public:
  /// Takes `scalar` for `number`.
  void assume(Value scalar, Attribute number) { known[scalar] = number; }

  /// Null if `scalar` depends on anything else, or on very many ops.
  Attribute evaluate(Value scalar);

private:
  Attribute evaluateElement(Value tensor);
  Attribute evaluateBody(linalg::GenericOp op);

  DenseMap<Value, Attribute> known;
  int numOps = 0;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_NORMALIZE_SCALAREVALUATOR_H
