//===- ValuePlaces.h - the memory of values ---------------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_VALUEPLACES_H
#define MESH_LIB_REMAT_VALUEPLACES_H

#include "mesh/Remat/RematProblem.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mesh {

/// The memory that the values of a block have in common, as bufferization
/// decides it. `roots` are the ops of `steps`.
class ValuePlaces {
public:
  ValuePlaces(ArrayRef<Operation *> roots, ArrayRef<RematStep> steps,
              MutableArrayRef<RematValue> values)
      : roots(roots), steps(steps), values(values) {}

  /// Chooses the values that are written over: of those that may be, by the
  /// value that is written, one that is read no more.
  void chooseReplaced(
      const DenseMap<unsigned, SmallVector<unsigned, 2>> &replaceable);
  /// Has what arrives received where it is put into another tensor, which is in
  /// use from then on. `getSource` returns the value that is put there.
  void placeInInserts(
      function_ref<std::optional<unsigned>(tensor::InsertSliceOp)> getSource);
  /// A value that a result is written over is in the memory of the result.
  /// `isBuffer` is true for values that have memory.
  void placeInResults(function_ref<bool(unsigned)> isBuffer);

  /// Returns the first step that writes to the memory of `value`.
  unsigned getFirstWrite(unsigned value) const;

private:
  bool isOverOld(unsigned value) const;
  void findMemories();
  std::optional<unsigned> getReceivingStep(tensor::InsertSliceOp insert,
                                           unsigned source, unsigned whole,
                                           ArrayRef<unsigned> writes) const;

  ArrayRef<Operation *> roots;
  ArrayRef<RematStep> steps;
  MutableArrayRef<RematValue> values;
  /// The last step that reads each value.
  std::vector<unsigned> lastReaders;
  /// The first value in the memory of each.
  std::vector<unsigned> firstOf;
  /// The last step that reads a value in the memory of each such first one.
  std::vector<unsigned> lastReads;
  /// The values that others are written over.
  llvm::DenseSet<unsigned> overwritten;
};

} // namespace mesh

#endif // MESH_LIB_REMAT_VALUEPLACES_H
