//===- MeshRt.td - the mesh_rt dialect ----------------------*- tablegen -*-===//

#ifndef MESH_IR_MESHRT_TD
#define MESH_IR_MESHRT_TD

include "mesh/IR/MeshEnums.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MeshRt_Dialect : Dialect {
  let name = "mesh_rt";
  let cppNamespace = "::mesh";
  let summary = "The calls of the runtime";
  let description = [{
    Mirrors the runtime's C interface, `mesh-rt/abi.h`, op by op. Meshes are
    resolved: a group of devices is a list of digits of the device's position.
    All ops are in destination-passing style and take tensors or memrefs, so
    that bufferization can write results straight to where they belong.
  }];
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    /// On a public function: the bytes of memory that it takes for
    /// intermediate values.
    static constexpr llvm::StringLiteral kMemoryAttrName = "mesh_rt.memory";
    /// On a function that is called from outside: its name in the program,
    /// while it has one that no library has.
    static constexpr llvm::StringLiteral kNameAttrName = "mesh_rt.name";
    /// On a function that is called for each repetition of a part of a program,
    /// with the number of the repetition as its first argument: how many there
    /// are.
    static constexpr llvm::StringLiteral kRepetitionsAttrName =
        "mesh_rt.repetitions";

    void registerAttributes();
  }];
}

def MeshRt_CommunicationAttr : AttrDef<MeshRt_Dialect, "Communication"> {
  let mnemonic = "communication";
  let summary = "What a communication op does: `mesh_rt_op` of abi.h";
  let description = [{
    `group` lists the size and the stride of each axis, the most major first;
    `pairs` the source and target of each edge of a permutation; `targets`, in
    the form of `group`, the axes that one goes to.

    Example:

    ```mlir
    #mesh_rt.communication<all_gather, dim = 1, group = [4, 1]>
    #mesh_rt.communication<permute, shift = -1, group = [2, 4, 4, 1]>
    ```

    Constraints:
    - (C1) `group`, `pairs` and `targets` have an even number of elements, sizes
      and strides being at least 1
    - (C2) dims, root and tag are not negative
  }];
  let parameters = (ins
      EnumParameter<MeshRt_Kind>:$kind,
      DefaultValuedParameter<"Combiner", "Combiner::Sum">:$combiner,
      DefaultValuedParameter<"int64_t", "0">:$dim,
      DefaultValuedParameter<"int64_t", "0">:$split,
      DefaultValuedParameter<"int64_t", "0">:$shift,
      DefaultValuedParameter<"int64_t", "0">:$root,
      DefaultValuedParameter<"int64_t", "0">:$tag,
      OptionalArrayRefParameter<"int64_t">:$group,
      OptionalArrayRefParameter<"int64_t">:$pairs,
      OptionalArrayRefParameter<"int64_t">:$targets);
  let assemblyFormat = [{
    `<` $kind (`,` struct($combiner, $dim, $split, $shift, $root, $tag,
                          custom<Numbers>($group), custom<Numbers>($pairs),
                          custom<Numbers>($targets))^)? `>`
  }];
  let genVerifyDecl = 1;
}

def MeshRt_Buffer : AnyTypeOf<[StaticShapeTensorOf<[AnyType]>,
                               StaticShapeMemRefOf<[AnyType]>],
                              "statically shaped tensor or memref">;

class MeshRt_Op<string mnemonic, list<Trait> traits = []>
    : Op<MeshRt_Dialect, mnemonic, traits>;

/// An op that reads `src` and writes `dst`.
class MeshRt_Communication<string mnemonic>
    : MeshRt_Op<mnemonic, [AttrSizedOperandSegments,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins MeshRt_CommunicationAttr:$communication,
                       Optional<MeshRt_Buffer>:$src,
                       Optional<MeshRt_Buffer>:$dst, Optional<Index>:$peer);
  let hasVerifier = 1;
}

def MeshRt_RtRunOp : MeshRt_Communication<"run"> {
  let summary = "Communicates: `mesh_rt_run`";
  let description = [{
    A send has no `dst`, a receive no `src`; these two have a `peer`. With
    tensors the result is `dst` with what arrived.

    Example:

    ```mlir
    %1 = mesh_rt.run <all_gather, dim = 1, group = [4, 1]> from %0 : tensor<2x2xf32>
        into %empty : tensor<2x8xf32> -> tensor<2x8xf32>
    mesh_rt.run <send, tag = 3> from %buffer : memref<4xf32> peer %peer
    ```

    Constraints:
    - (C1) there are the operands that the kind asks for
    - (C2) there is a result if and only if `dst` is a tensor, of its type
  }];
  let results = (outs Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $communication (`from` $src^ `:` type($src))? (`into` $dst^ `:` type($dst))?
    (`peer` $peer^)? attr-dict (`->` type($result)^)?
  }];
}

def MeshRt_RtStartOp : MeshRt_Communication<"start"> {
  let summary = "Starts to communicate: `mesh_rt_start`";
  let description = [{
    As `mesh_rt.run`; `mesh_rt.wait` ends it. Until then `dst`, or the result
    that stands for it, is neither read nor written.

    Example:

    ```mlir
    %token, %flying = mesh_rt.start <permute, shift = 1, group = [4, 1]>
        from %0 : tensor<4xf32> into %empty : tensor<4xf32> -> tensor<4xf32>
    ```

    Constraints: those of `mesh_rt.run`.
  }];
  let results = (outs I64:$token,
                      Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $communication (`from` $src^ `:` type($src))? (`into` $dst^ `:` type($dst))?
    (`peer` $peer^)? attr-dict (`->` type($result)^)?
  }];
}

def MeshRt_RtWaitOp : MeshRt_Op<"wait", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Ends what `mesh_rt.start` began: `mesh_rt_wait`";
  let description = [{
    `dst` is what the start gave, `src` what it sends. The wait counts as a
    read of `src`, which keeps bufferization from reusing its memory while it
    is under way, and deallocation from freeing it.

    Example:

    ```mlir
    %1 = mesh_rt.wait %token for %flying : tensor<4xf32>
        reading %0 : tensor<4xf32> -> tensor<4xf32>
    ```

    Constraints:
    - (C1) there is a result if and only if `dst` is a tensor, of its type
  }];
  let arguments = (ins I64:$token, Optional<MeshRt_Buffer>:$dst,
                       Optional<MeshRt_Buffer>:$src);
  let results = (outs Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $token (`for` $dst^ `:` type($dst))? (`reading` $src^ `:` type($src))?
    attr-dict (`->` type($result)^)?
  }];
  let hasVerifier = 1;
}

def MeshRt_RtDeviceOp : MeshRt_Op<"device", [Pure]> {
  let summary = "This device's position in the mesh: `mesh_rt_device`";
  let description = [{
    Example: `%p = mesh_rt.device`
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def MeshRt_RtContractOp : MeshRt_Op<"contract", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A tensor contraction: `mesh_rt_contract`";
  let description = [{
    `loops` holds, for each loop, the dim of lhs, rhs and out that it runs
    over, -1 where it runs over none. Products are summed up into `out`, or
    replace what it holds unless `accumulate` is set.

    Example: a matmul.

    ```mlir
    %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```

    Constraints:
    - (C1) `loops` are triples; each names a dim of two operands at least, and
      each dim of each operand is in one loop
    - (C2) the dims of a loop have the same size
    - (C3) lhs and rhs have one element type, out the same, or f32 for bf16 and
      f16, or i32 for i8
    - (C4) there is a result if and only if `out` is a tensor, of its type
  }];
  let arguments = (ins DenseI64ArrayAttr:$loops, MeshRt_Buffer:$lhs,
                       MeshRt_Buffer:$rhs, MeshRt_Buffer:$out,
                       UnitAttr:$accumulate);
  let results = (outs Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $loops $lhs `,` $rhs `into` $out (`accumulate` $accumulate^)? attr-dict
    `:` type($lhs) `,` type($rhs) `,` type($out) (`->` type($result)^)?
  }];
  let hasVerifier = 1;
}

#endif // MESH_IR_MESHRT_TD
