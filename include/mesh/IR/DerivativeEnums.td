//===- DerivativeEnums.td - kinds of derivatives, optimizers --*- tablegen -*-===//

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

def Mesh_SaveKind : I32EnumAttr<"SaveKind", "what reverse mode saves", [
  I32EnumAttrCase<"Everything", 0, "everything">,
  I32EnumAttrCase<"Contractions", 1, "contractions">,
  I32EnumAttrCase<"ContractionsWithoutBatch", 2, "contractions_without_batch">,
  I32EnumAttrCase<"Nothing", 3, "nothing">
]> {
  let cppNamespace = "::mesh";
}

def Mesh_OptimizerKind : I32EnumAttr<"OptimizerKind", "an optimizer", [
  I32EnumAttrCase<"SGD", 0, "sgd">,
  I32EnumAttrCase<"Momentum", 1, "momentum">,
  I32EnumAttrCase<"AdamW", 2, "adamw">
]> {
  let cppNamespace = "::mesh";
}

def Mesh_RateSchedule : I32EnumAttr<"RateSchedule", "a learning rate schedule", [
  I32EnumAttrCase<"Constant", 0, "constant">,
  I32EnumAttrCase<"Linear", 1, "linear">,
  I32EnumAttrCase<"Cosine", 2, "cosine">
]> {
  let cppNamespace = "::mesh";
}

#endif // MESH_IR_DERIVATIVEENUMS_TD
