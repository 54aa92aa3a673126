//===- ParamEnums.td - initializers of parameters ----------*- tablegen -*-===//

#ifndef MESH_IR_PARAMENUMS_TD
#define MESH_IR_PARAMENUMS_TD

include "mlir/IR/EnumAttr.td"

class Mesh_ParamEnum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mesh";
}

def Mesh_InitKind : Mesh_ParamEnum<"InitKind", "how a parameter begins", [
  I32EnumAttrCase<"Constant", 0, "constant">,
  I32EnumAttrCase<"Normal", 1, "normal">,
  I32EnumAttrCase<"TruncatedNormal", 2, "truncated_normal">,
  I32EnumAttrCase<"Uniform", 3, "uniform">,
  I32EnumAttrCase<"VarianceScaling", 4, "variance_scaling">
]>;

def Mesh_FanMode : Mesh_ParamEnum<"FanMode", "what a variance is divided by", [
  I32EnumAttrCase<"In", 0, "fan_in">,
  I32EnumAttrCase<"Out", 1, "fan_out">,
  I32EnumAttrCase<"Average", 2, "fan_avg">
]>;

def Mesh_InitDistribution : Mesh_ParamEnum<"InitDistribution",
    "the distribution that a variance is for", [
  I32EnumAttrCase<"TruncatedNormal", 0, "truncated_normal">,
  I32EnumAttrCase<"Normal", 1, "normal">,
  I32EnumAttrCase<"Uniform", 2, "uniform">
]>;

#endif // MESH_IR_PARAMENUMS_TD
