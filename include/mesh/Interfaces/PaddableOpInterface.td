//===- PaddableOpInterface.td - ops on padded tensors -------*- tablegen -*-===//

#ifndef MESH_INTERFACES_PADDABLEOPINTERFACE_TD
#define MESH_INTERFACES_PADDABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_PaddableOpInterface : OpInterface<"PaddableOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    Adapts an op with a sharding rule to tensors that `mesh-pad-uneven` has
    padded to divisible sizes. It is for ops that name shapes in attributes, for
    reductions, and for all ops with `PartitionableOpInterface` that can work on
    padding.

    An op with neither interface gets padded types along the factors that pass
    through, if each is a dimension of its own. It computes unspecified elements
    in the padding, which nothing reads. Along all other factors, slices remove
    the padding of its operands, and its results are padded again.

    Example: `linalg.matmul` on `tensor<10x6xf32>` and `tensor<6x8xf32>`, whose
    contracted dimension is split over 4 devices, becomes one on
    `tensor<10x8xf32>` and `tensor<8x8xf32>`. `pad` masks the padding with zeros
    where its contents are not known to be zero.
  }];
  let methods = [
    InterfaceMethod<[{
      Returns the factors of `rule`, the op's sharding rule, that may include
      padding at their end. Of several factors that make up a dimension, only the
      leading one may.
    }], "::llvm::BitVector", "getPaddableFactors",
      (ins "const ::mesh::ShardingRule &":$rule), "",
      "return ::mesh::getPassedFactors(rule);">,
    InterfaceMethod<[{
      Adapts the op to its operands and results, whose types are padded
      already, and keeps the padding of its operands out of reductions. It may
      replace the op. It is called only if an operand or a result is padded.
      Fails with an error at the op.
    }], "::llvm::LogicalResult", "pad",
      (ins "::mlir::RewriterBase &":$rewriter,
           "::mesh::PaddedView &":$view), "",
      "return ::llvm::success();">
  ];
}

#endif // MESH_INTERFACES_PADDABLEOPINTERFACE_TD
