//===- ValueRoles.h - the roles of values -----------------------*- C++ -*-===//

#ifndef MESH_SEARCH_VALUEROLES_H
#define MESH_SEARCH_VALUEROLES_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// Tells values of a function apart by what surrounds them: those of repeated
/// layers have the same role. Colors are refined a few times by those of
/// neighbours (Weisfeiler and Leman), so that layers at the ends of a stack
/// differ from those within only where they meet others.
class ValueRoles {
public:
  explicit ValueRoles(FunctionOpInterface function);

  /// Returns a number that values of one role and type have in common.
  uint64_t get(Value value) const { return colors.lookup(value); }

private:
  void refine();

  SmallVector<Operation *> ops;
  SmallVector<Value> values;
  DenseMap<Operation *, uint64_t> kinds;
  DenseMap<Value, uint64_t> colors;
};

} // namespace mesh

#endif // MESH_SEARCH_VALUEROLES_H
