//===- MeshEnums.td - enumerations of the mesh dialect ------*- tablegen -*-===//

#ifndef MESH_IR_MESHENUMS_TD
#define MESH_IR_MESHENUMS_TD

include "mesh/IR/MeshDialect.td"
include "mlir/IR/EnumAttr.td"

class Mesh_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mesh";
}

def Mesh_Combiner : Mesh_Enum<"Combiner",
    "how a reduction combines elements: integers as signed numbers, `min` and "
    "`max` of floats propagate NaN, `and` and `or` are bitwise", [
  I32EnumAttrCase<"Sum", 0, "sum">,
  I32EnumAttrCase<"Product", 1, "product">,
  I32EnumAttrCase<"Min", 2, "min">,
  I32EnumAttrCase<"Max", 3, "max">,
  I32EnumAttrCase<"And", 4, "and">,
  I32EnumAttrCase<"Or", 5, "or">
]>;

def Mesh_TPMode : Mesh_Enum<"TPMode", "how a dense layer is tensor parallel", [
  I32EnumAttrCase<"Gather", 0, "gather">,
  I32EnumAttrCase<"Scatter", 1, "scatter">,
  I32EnumAttrCase<"None", 2, "none">
]>;

def Mesh_OverlapMode : Mesh_Enum<"OverlapMode",
    "how a collective is spread over the contraction beside it", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"Ring", 1, "ring">,
  I32EnumAttrCase<"Bidirectional", 2, "bidirectional">,
  I32EnumAttrCase<"Split", 3, "split">
]>;

def Mesh_Direction : Mesh_Enum<"Direction",
    "which way blocks travel in a ring: `up` from device d to d + 1", [
  I32EnumAttrCase<"Up", 0, "up">,
  I32EnumAttrCase<"Down", 1, "down">
]>;

#endif // MESH_IR_MESHENUMS_TD
