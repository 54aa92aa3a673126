//===- PartitionableOpInterface.td - ops in local view ------*- tablegen -*-===//

#ifndef MESH_INTERFACES_PARTITIONABLEOPINTERFACE_TD
#define MESH_INTERFACES_PARTITIONABLEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_PartitionableOpInterface : OpInterface<"PartitionableOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    Builds the local form of an op: what each device runs on its own block. It
    is for ops of which a clone with local types would be wrong: constants,
    slices, index computations. `mesh-partition` clones an op that has a sharding
    rule and lacks this interface.

    Example: `linalg.index 0` along a loop that 4 devices split into blocks of 8
    counts from 0 in each block. Its local form adds 8 times the position of the
    device.
  }];
  let methods = [
    InterfaceMethod<[{
      Builds the local form of the op with `builder`, and maps the op's results
      to local values in `view`, which also has the local operands. Fails with an
      error at the op.
    }], "::llvm::LogicalResult", "partition",
      (ins "::mlir::OpBuilder &":$builder, "::mesh::LocalView &":$view)>
  ];
}

#endif // MESH_INTERFACES_PARTITIONABLEOPINTERFACE_TD
