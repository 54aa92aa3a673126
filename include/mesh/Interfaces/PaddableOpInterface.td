//===- PaddableOpInterface.td - ops on padded tensors -------*- tablegen -*-===//

#ifndef MESH_INTERFACES_PADDABLEOPINTERFACE_TD
#define MESH_INTERFACES_PADDABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_PaddableOpInterface : OpInterface<"PaddableOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    For ops with a sharding rule that are more than their types when their
    tensors are padded so that they divide: that say shapes in attributes, or
    that reduce; and for all that have `PartitionableOpInterface`, if they can
    work on padding. An op with neither interface is given padded types along
    the factors that pass through, if each is a dim of its own, and computes
    something in the padding that nobody looks at. Along all other factors its
    tensors are trimmed before and padded after.
  }];
  let methods = [
    InterfaceMethod<[{
      The factors of `rule`, which is the op's sharding rule, that may run over
      padding at their end. Where several factors make up a dim this holds for
      the leading one; padding along that of the others is never seen.
    }], "::llvm::BitVector", "getPaddableFactors",
      (ins "const ::mesh::ShardingRule &":$rule), "",
      "return ::mesh::getPassedFactors(rule);">,
    InterfaceMethod<[{
      Brings the op in line with the types of its operands and results, which
      have been padded, and keeps what is in the padding of its operands from
      what it reduces. The op may be replaced by another one. Only called if
      something has been padded. Fails with an error at the op.
    }], "::llvm::LogicalResult", "pad",
      (ins "::mlir::RewriterBase &":$rewriter,
           "::mesh::PaddedView &":$view), "",
      "return ::llvm::success();">
  ];
}

#endif // MESH_INTERFACES_PADDABLEOPINTERFACE_TD
