//===- CollectiveOpInterface.td - collectives --------------*- tablegen -*-===//

#ifndef MESH_IR_COLLECTIVEOPINTERFACE_TD
#define MESH_IR_COLLECTIVEOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def Mesh_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::mesh";
  let description = [{
    An op by which the devices of a group exchange data. It has one tensor as
    operand, one as result, and axes of a mesh.
  }];
  let methods = [
    InterfaceMethod<"The mesh.", "::mlir::FlatSymbolRefAttr", "getMeshAttr">,
    InterfaceMethod<"The axes that make the groups.", "::mesh::AxesAttr",
                    "getAxesAttr">,
    InterfaceMethod<"Changes the axes.", "void", "setAxesAttr",
                    (ins "::mesh::AxesAttr":$axes)>,
    InterfaceMethod<"What this device brings in.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>", "getInput">,
    InterfaceMethod<"What this device gets.",
                    "::mlir::TypedValue<::mlir::RankedTensorType>",
                    "getResult">,
    InterfaceMethod<"How elements are combined, for reductions.",
                    "std::optional<::mesh::Combiner>", "getReductionCombiner",
                    (ins), "", "return std::nullopt;">,
    InterfaceMethod<[{
      Bytes that one device sends, at the least, in a group of n devices.
    }], "int64_t", "getBytesOnWire", (ins "int64_t":$n)>,
    InterfaceMethod<[{
      Steps one after the other that a ring of n devices takes.
    }], "int64_t", "getRingSteps", (ins "int64_t":$n), "", "return n - 1;">
  ];
}

#endif // MESH_IR_COLLECTIVEOPINTERFACE_TD
