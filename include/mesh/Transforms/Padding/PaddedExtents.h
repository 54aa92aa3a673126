//===- PaddedExtents.h - extents of padded dims -----------------*- C++ -*-===//
//
// Dims that an op runs over together must be equally long, with padding too. So
// padding is a matter of *classes* of dims: those tied by a factor of an op,
// by a reshard, by a call, by control flow, or that are of one parameter. All
// dims of a class grow by the same ratio, to the least size that divides into
// every number of shards that a dim of the class is split into: reshards
// between them stay ordinary ones.
//
// Operands that an op must see without padding are not tied by it. There
// tensors are trimmed before and padded after.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PADDING_PADDEDEXTENTS_H
#define MESH_TRANSFORMS_PADDING_PADDEDEXTENTS_H

#include "mesh/Analysis/GlobalFunctions.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/IntEqClasses.h"

namespace mesh {

/// The factors of an op that may run over padding.
struct PaddingRule {
  ShardingRule rule;
  llvm::BitVector paddable;

  /// The factor along which a dim made of `factors` is padded; nothing if it
  /// cannot be.
  std::optional<unsigned> getFactor(ArrayRef<unsigned> factors) const;
};

/// The padding rule of an op on whole tensors that have shardings.
FailureOr<PaddingRule> getPaddingRule(ShardingRuleOpInterface op,
                                      SymbolTableCollection &symbols,
                                      MeshAttr mesh);

/// The function that `op` calls, if it is one with a body.
FunctionOpInterface getCalledFunction(Operation *op,
                                      SymbolTableCollection &symbols);

/// Calls `visit` with each op of `function` that involves tensors, in order,
/// and with those in control flow after the op around them.
LogicalResult forEachTensorOp(FunctionOpInterface function,
                              function_ref<LogicalResult(Operation *)> visit);

/// Returns true if a dim of `functions` does not divide into its shards.
bool needsPadding(ArrayRef<GlobalFunction> functions);

class PaddedExtents {
public:
  /// Fails, with an error, where an op has no sharding rule or a dim is too
  /// long.
  static FailureOr<PaddedExtents> compute(ArrayRef<GlobalFunction> functions,
                                          SymbolTableCollection &symbols);

  /// The type of `value` with padding.
  Type getType(Value value) const;
  /// The type of a function's result with padding.
  Type getResultType(FunctionOpInterface function, unsigned index) const;

private:
  /// A value, or a function and the number of its result, counted from 1.
  using Key = std::pair<void *, unsigned>;
  static Key getKey(Value value) { return {value.getAsOpaquePointer(), 0}; }
  static Key getKey(FunctionOpInterface function, unsigned result) {
    return {function.getOperation(), result + 1};
  }
  struct Dim {
    int64_t size, shards;
  };
  /// Each dim of a class becomes longer by to / from. Of dims that have
  /// elements `to` is 0 where it overflows.
  struct Ratio {
    int64_t from = 0, to = 1;
  };

  unsigned add(Key key, Type type, ShardingAttr sharding, MeshAttr mesh);
  unsigned add(Value value, MeshAttr mesh);
  unsigned addResult(FunctionOpInterface function, unsigned index,
                     MeshAttr mesh);
  void tie(unsigned a, unsigned b, unsigned rank);
  void addSignature(const GlobalFunction &function);
  void tieParam(ParamKey key, unsigned first);
  LogicalResult visit(Operation *op, MeshAttr mesh,
                      SymbolTableCollection &symbols);
  void visitCall(Operation *op, FunctionOpInterface callee, MeshAttr mesh);
  void visitReturn(Operation *op, MeshAttr mesh);
  void visitControlFlow(RegionBranchOpInterface op, MeshAttr mesh);
  void findRatios();
  LogicalResult verifySizes(Value value) const;
  LogicalResult verifySizes(FunctionOpInterface function) const;
  Type getType(Key key, Type type) const;

  /// The first dim of each tensor.
  DenseMap<Key, unsigned> firstDims;
  /// The first dim of each parameter.
  DenseMap<ParamKey, unsigned> params;
  SmallVector<Dim> dims;
  llvm::IntEqClasses classes;
  SmallVector<Ratio> ratios;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_PADDING_PADDEDEXTENTS_H
