//===- PartitionableOpInterface.td - ops in local view ------*- tablegen -*-===//

#ifndef MESH_INTERFACES_PARTITIONABLEOPINTERFACE_TD
#define MESH_INTERFACES_PARTITIONABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_PartitionableOpInterface : OpInterface<"PartitionableOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    For ops that are more than their clone with local types when each device
    works on its own part: constants, slices, index computations. An op with a
    sharding rule that lacks this interface is cloned.
  }];
  let methods = [
    InterfaceMethod<[{
      Builds what each device runs in place of the op, and maps the op's results
      to it. Fails with an error at the op.
    }], "::llvm::LogicalResult", "partition",
      (ins "::mlir::OpBuilder &":$builder, "::mesh::LocalView &":$view)>
  ];
}

#endif // MESH_INTERFACES_PARTITIONABLEOPINTERFACE_TD
