//===- ValueOrder.h - an order of a program's tensors -----------*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_VALUEORDER_H
#define MESH_LIB_SEARCH_VALUEORDER_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace mesh {

/// Puts values in the order in which the ops of a function meet them. So a
/// search visits the same decisions whatever the order of arguments, returned
/// values and parameters is.
class ValueOrder {
public:
  explicit ValueOrder(FunctionOpInterface function);

  /// The place of a value in the order, after that of the first value of its
  /// class: elementwise ops join these, or they are reads of one parameter.
  /// Propagation splits all of a class as it splits one, such as a parameter
  /// and its moments.
  using Place = std::pair<size_t, size_t>;
  Place get(Value value) const {
    return {firstPlaces.lookup(classes.getLeaderValue(value)),
            places.lookup(value)};
  }

private:
  void add(Value value);
  void meet(Operation *op);
  void joinElementwise(Operation *op);

  DenseMap<Value, size_t> places;
  llvm::EquivalenceClasses<Value> classes;
  /// By leader of a class: the place of its first value.
  DenseMap<Value, size_t> firstPlaces;
};

} // namespace mesh

#endif // MESH_LIB_SEARCH_VALUEORDER_H
