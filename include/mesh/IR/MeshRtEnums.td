//===- MeshRtEnums.td - enumerations of the mesh_rt dialect -*- tablegen -*-===//

#ifndef MESH_IR_MESHRTENUMS_TD
#define MESH_IR_MESHRTENUMS_TD

include "mlir/IR/EnumAttr.td"

class MeshRt_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mesh";
}

def MeshRt_Kind : MeshRt_Enum<"RtKind", "kind of communication", [
  I32EnumAttrCase<"AllGather", 0, "all_gather">,
  I32EnumAttrCase<"AllReduce", 1, "all_reduce">,
  I32EnumAttrCase<"ReduceScatter", 2, "reduce_scatter">,
  I32EnumAttrCase<"AllToAll", 3, "all_to_all">,
  I32EnumAttrCase<"Permute", 4, "permute">,
  I32EnumAttrCase<"Broadcast", 5, "broadcast">,
  I32EnumAttrCase<"Send", 6, "send">,
  I32EnumAttrCase<"Recv", 7, "recv">
]>;

def MeshRt_Activation : MeshRt_Enum<"RtActivation",
    "function of each element of a contraction's result", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"Relu", 1, "relu">,
  I32EnumAttrCase<"Gelu", 2, "gelu">
]>;

#endif // MESH_IR_MESHRTENUMS_TD
