//===- CollectiveOpInterface.td - collectives --------------*- tablegen -*-===//

#ifndef MESH_IR_COLLECTIVEOPINTERFACE_TD
#define MESH_IR_COLLECTIVEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    A collective: an op by which the devices of a group exchange data. It has one
    tensor as operand, one as result, and axes of a mesh. The devices of a group
    differ only in their positions along these axes.

    Example: `mesh.all_reduce sum %x on @m ["model"]`, with one group for each
    position along the other axes of `@m`.
  }];
  let methods = [
    InterfaceMethod<"Returns the symbol of the mesh.", "::mlir::FlatSymbolRefAttr", "getMeshAttr">,
    InterfaceMethod<"Returns the axes that span the groups.", "::mesh::AxesAttr",
                    "getAxesAttr">,
    InterfaceMethod<"Sets the axes.", "void", "setAxesAttr",
                    (ins "::mesh::AxesAttr":$axes)>,
    InterfaceMethod<"Returns the operand: the block of this device.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>", "getInput">,
    InterfaceMethod<"Returns the result of this device.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>",
                    "getResult">,
    InterfaceMethod<"Returns the combiner of a reduction, nothing for others.",
                    "std::optional<::mesh::Combiner>", "getReductionCombiner",
                    (ins), "", "return std::nullopt;">,
    InterfaceMethod<[{
      Returns the least number of bytes that one device sends in a group of n
      devices.
    }], "int64_t", "getBytesOnWire", (ins "int64_t":$n)>,
    InterfaceMethod<[{
      Returns the number of sequential steps of a ring of n devices.
    }], "int64_t", "getRingSteps", (ins "int64_t":$n), "", "return n - 1;">
  ];
}

#endif // MESH_IR_COLLECTIVEOPINTERFACE_TD
