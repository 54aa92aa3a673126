//===- DerivativeEnums.td - kinds of derivatives ------------*- tablegen -*-===//

#ifndef MESH_IR_DERIVATIVEENUMS_TD
#define MESH_IR_DERIVATIVEENUMS_TD

include "mlir/IR/EnumAttr.td"

def Mesh_DerivativeMode : I32EnumAttr<"DerivativeMode", "a kind of derivative", [
  I32EnumAttrCase<"Gradient", 0, "gradient">,
  I32EnumAttrCase<"VJP", 1, "vjp">,
  I32EnumAttrCase<"JVP", 2, "jvp">
]> {
  let cppNamespace = "::mesh";
}

#endif // MESH_IR_DERIVATIVEENUMS_TD
