//===- ShardingRuleOpInterface.td - sharding rules of ops --*- tablegen -*-===//

#ifndef MESH_INTERFACES_SHARDINGRULEOPINTERFACE_TD
#define MESH_INTERFACES_SHARDINGRULEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_ShardingRuleOpInterface : OpInterface<"ShardingRuleOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    Tells how the dims of an op's tensors go together, as an einsum would. All
    that deals with shardings asks this and nothing else, so an op of any
    dialect is partitioned once it has this interface, of its own or by an
    external model.
  }];
  let methods = [
    InterfaceMethod<[{
      The factors of the op. Fails, with an error at the op, if this op cannot
      be split in any way that is known.
    }], "::llvm::FailureOr<::mesh::ShardingRule>", "getShardingRule">,
    InterfaceMethod<[{
      Which results are partial if just `operands` are, over one axis and with
      one combiner, and the op is applied by each device to what it holds. An op
      that is linear in `operands` passes sums on. Fails if the result would be
      wrong: then operands have to be reduced first.
    }], "::llvm::FailureOr<::llvm::BitVector>", "getPartialResults",
      (ins "::mesh::Combiner":$combiner,
           "const ::llvm::BitVector &":$operands), "", "return failure();">,
    InterfaceMethod<[{
      The shardings that the op's operands and results must have, whatever the
      factors say; null where the factors decide. Symbols that the op names have
      their final shardings.
    }], "void", "getFixedShardings",
      (ins "::mlir::SymbolTableCollection &":$symbols,
           "::mesh::FixedShardings &":$shardings), "", "return;">
  ];
}

#endif // MESH_INTERFACES_SHARDINGRULEOPINTERFACE_TD
