//===- ShardingRuleOpInterface.td - sharding rules of ops --*- tablegen -*-===//

#ifndef MESH_INTERFACES_SHARDINGRULEOPINTERFACE_TD
#define MESH_INTERFACES_SHARDINGRULEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_ShardingRuleOpInterface : OpInterface<"ShardingRuleOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    Relates the dimensions of an op's tensors by *factors*, as an einsum does. A
    factor is a loop, and each dimension is a list of factors. Propagation,
    reshards and partitioning use this interface alone. So an op of any dialect
    is partitioned once it has the interface, of its own or by an external
    model. An op without the interface is replicated, if it has no side effects.

    Example: the rule of `linalg.matmul` has the factors m, n, k, with operands
    [m, k] and [k, n] and the result [m, n]. If k is split over an axis, the
    result is partial over that axis.
  }];
  let methods = [
    InterfaceMethod<[{
      Returns the sharding rule of the op. Fails with an error at the op if it
      cannot be partitioned.
    }], "::llvm::FailureOr<::mesh::ShardingRule>", "getShardingRule">,
    InterfaceMethod<[{
      Returns the results that are partial if exactly `operands` are partial
      over an axis with `combiner`. Each device applies the op to its own values
      then. For example, results of an op that is linear in `operands` are
      partial sums if these are. Fails without an error if such results would be
      wrong; the operands are reduced first then.
    }], "::llvm::FailureOr<::llvm::BitVector>", "getPartialResults",
      (ins "::mesh::Combiner":$combiner,
           "const ::llvm::BitVector &":$operands), "", "return failure();">,
    InterfaceMethod<[{
      Sets the shardings that operands and results must have, regardless of the
      factors. They are null where the factors decide. The shardings of symbols
      that the op refers to are final when it is called.
    }], "void", "getFixedShardings",
      (ins "::mlir::SymbolTableCollection &":$symbols,
           "::mesh::FixedShardings &":$shardings), "", "return;">
  ];
  let extraClassDeclaration = [{
    /// Returns the rule by which `op` is partitioned: its own, or that of an op
    /// without one that each device may apply to whole tensors. Null if there
    /// is neither. Casts know rules of an op's own alone.
    static ShardingRuleOpInterface find(::mlir::Operation *op);

    static bool classof(::mlir::Operation *op) {
      return Base::getInterfaceFor(op) != nullptr;
    }

    /// The model of a rule that `find` returns; hides that of the base class,
    /// which knows the op's own alone.
    static Concept *getInterfaceFor(::mlir::Operation *op);
  }];
}

#endif // MESH_INTERFACES_SHARDINGRULEOPINTERFACE_TD
