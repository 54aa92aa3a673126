//===- RtActivation.td - what comes after contractions ------*- tablegen -*-===//

#ifndef MESH_IR_RTACTIVATION_TD
#define MESH_IR_RTACTIVATION_TD

include "mlir/IR/EnumAttr.td"

def MeshRt_Activation : I32EnumAttr<"RtActivation",
    "what is done with each element of a contraction's result", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"Relu", 1, "relu">,
  I32EnumAttrCase<"Gelu", 2, "gelu">
]> {
  let cppNamespace = "::mesh";
}

#endif // MESH_IR_RTACTIVATION_TD
