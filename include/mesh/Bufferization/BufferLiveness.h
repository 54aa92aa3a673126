//===- BufferLiveness.h - from when to when buffers are in use --*- C++ -*-===//

#ifndef MESH_BUFFERIZATION_BUFFERLIVENESS_H
#define MESH_BUFFERIZATION_BUFFERLIVENESS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include <optional>

namespace mesh {

/// The live ranges of the buffers of a function. Ops are numbered in the order
/// in which they stand; an op with regions extends over what is in them.
///
/// Invariants: what a loop allocates is not used in a later iteration. If
/// blocks branch to one another, everything is in use all the time.
class BufferLiveness {
public:
  explicit BufferLiveness(FunctionOpInterface function);

  struct Span {
    int64_t begin;
    int64_t end;
  };
  /// From the first to the last use of `buffer`, an allocation, a view of it,
  /// or what control flow makes of it. If that is in a loop that does not
  /// contain the allocation, from the begin or to the end of the loop.
  Span getUse(Value buffer) const;
  /// From the first to the last use of `buffer`, an argument, a view of it, or
  /// what control flow makes of it, by whole ops of the function's block;
  /// nothing if there is none.
  std::optional<Span> getAccess(Value buffer) const;
  /// While `op` runs.
  Span getSpan(Operation *op) const { return spans.at(op); }

private:
  void numberOps(FunctionOpInterface function);
  void findUsers(FunctionOpInterface function);
  Span getOuterSpan(Operation *op) const;

  bool hasBranches = false;
  Span all{0, 0};
  DenseMap<Operation *, Span> spans;
  /// The first and last users of values and of all that is made of them; the
  /// ends of loops around them do not count yet.
  DenseMap<Value, Operation *> firstUsers, lastUsers;
};

} // namespace mesh

#endif // MESH_BUFFERIZATION_BUFFERLIVENESS_H
