//===- MeshBase.td - common parts of ops -------------------*- tablegen -*-===//

#ifndef MESH_IR_MESHBASE_TD
#define MESH_IR_MESHBASE_TD

include "mesh/IR/CollectiveOpInterface.td"
include "mesh/IR/MeshAttrs.td"
include "mesh/IR/MeshTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Mesh_Op<string mnemonic, list<Trait> traits = []>
    : Op<Mesh_Dialect, mnemonic, traits>;

/// An op whose shapes are verified against the mesh it names.
class Mesh_OpOnMesh<string mnemonic, list<Trait> traits = []>
    : Mesh_Op<mnemonic, traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;

/// The op has a meaning in local view only: it may not stand in a program on
/// whole tensors.
def LocalViewOnly : NativeOpTrait<"LocalViewOnly"> {
  let cppNamespace = "::mesh";
}

/// The op's results are a function of its operands on any device: it may stand
/// in a program on whole tensors and in local view.
def DeviceIndependent : NativeOpTrait<"DeviceIndependent"> {
  let cppNamespace = "::mesh";
}

def Mesh_Dim : ConfinedAttr<I64Attr, [IntNonNegative]>;
/// The parser takes no empty names, which other readers of IR would.
def Mesh_SymbolName : ConfinedAttr<
    SymbolNameAttr, [AttrConstraint<
        CPred<"!::llvm::cast<::mlir::StringAttr>($_self).empty()">, "that is not empty">]>;
/// The elements that devices exchange: numbers, so that there are zeros, and
/// bytes to count.
def Mesh_LocalTensor
    : StaticShapeTensorOf<[AnyInteger, Index, AnyFloat, AnyComplex]>;

#endif // MESH_IR_MESHBASE_TD
