//===- MeshRt.td - the mesh_rt dialect ----------------------*- tablegen -*-===//

#ifndef MESH_IR_MESHRT_TD
#define MESH_IR_MESHRT_TD

include "mesh/IR/MeshRtEnums.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MeshRt_Dialect : Dialect {
  let name = "mesh_rt";
  let cppNamespace = "::mesh";
  let summary = "The calls of the runtime";
  let description = [{
    Mirrors the runtime's C interface, `mesh-rt/abi.h`, op by op. Meshes are
    resolved: a group of devices is a list of digits of the device's position.
    All ops are in destination-passing style and take tensors or memrefs. So
    bufferization can write results straight to their place.

    `mesh_rt.combine_row` is the only exception. It is an op of code generation
    in the body of a structured op. It becomes a part of a kernel, and calls
    nothing.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
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
    /// On an argument of a public function: callers do not need it any more
    /// after a call, so that a result may be written over it.
    static constexpr llvm::StringLiteral kDonatedAttrName = "mesh_rt.donated";
    /// On a public function: pairs of a result and the argument that it is
    /// written over.
    static constexpr llvm::StringLiteral kInPlaceAttrName = "mesh_rt.in_place";

    void registerAttributes();
  }];
}

def MeshRt_CommunicationAttr : AttrDef<MeshRt_Dialect, "Communication"> {
  let mnemonic = "communication";
  let summary = "A kind of communication and its parameters: `mesh_rt_op`";
  let description = [{
    - `group` lists the size and the stride of each axis, the most major first.
    - `pairs` lists the source and target of each edge of a permutation.
    - `targets` lists the target axes of a permutation, in the form of `group`.

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
  let extraClassDeclaration = [{
    /// Returns true if `dst` may be `src`.
    bool canBeInPlace() const { return getKind() == RtKind::AllReduce; }
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

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

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
    A send has no `dst`, and a receive no `src`; these two have a `peer`. With
    tensors, the result is `dst` with the received data. The `dst` of an
    all-reduce may be its `src`: it then works in place.

    Example:

    ```mlir
    %1 = mesh_rt.run <all_gather, dim = 1, group = [4, 1]> from %0 : tensor<2x2xf32>
        into %empty : tensor<2x8xf32> -> tensor<2x8xf32>
    mesh_rt.run <send, tag = 3> from %buffer : memref<4xf32> peer %peer
    ```

    Constraints:
    - (C1) there are the operands of the kind
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
    As `mesh_rt.run`, until `mesh_rt.wait`. Before the wait, `dst`, or the
    result for it, is neither read nor written.

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
  let summary = "Waits for a `mesh_rt.start`: `mesh_rt_wait`";
  let description = [{
    `dst` is the destination of the start, `src` its source. The wait counts as
    a read of `src`. So bufferization does not reuse the memory of `src` in
    flight, and deallocation does not free it.

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

def MeshRt_RtCommitOp : MeshRt_Op<"commit"> {
  let summary = "Waits for all devices before donated arguments are overwritten: `mesh_rt_commit`";
  let description = [{
    A run that fails or is stopped before has written to nothing that it was
    given. What comes after the op cannot fail.

    Example: `mesh_rt.commit`
  }];
  let assemblyFormat = "attr-dict";
}

def MeshRt_RtDeviceOp : MeshRt_Op<"device", [Pure]> {
  let summary = "This device's position in the mesh: `mesh_rt_device`";
  let description = [{
    Example: `%p = mesh_rt.device`
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

def MeshRt_RtContractOp : MeshRt_Op<"contract", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A tensor contraction: `mesh_rt_contract`";
  let description = [{
    `loops` lists, for each loop, its dimensions of lhs, rhs and out, or -1 for
    none. The sum of products replaces the elements of `out`. With `accumulate`,
    it is added to them.

    `steps` lists, for each loop, how far it advances along these dimensions; it
    is 1 everywhere if it is absent. Where loops share a dimension, the index is
    the sum of theirs, each times its step. So a convolution is a contraction:
    its strides and dilations are steps.

    Example: a matmul.

    ```mlir
    %1 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```

    Example: a convolution out[o, f] = sum over k and c of
    image[2 o + k, c] kernel[k, c, f].

    ```mlir
    %1 = mesh_rt.contract [0, -1, 0, -1, 2, 1, 0, 0, -1, 1, 1, -1]
        steps [2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] %image, %kernel into %out
        : tensor<9x3xf32>, tensor<3x3x6xf32>, tensor<4x6xf32> -> tensor<4x6xf32>
    ```

    Constraints:
    - (C1) `loops` are triples; each has a dimension of at least two operands,
      and each dimension of each operand is in a loop
    - (C2) the dimensions that a loop has for itself, in steps of 1, have the
      same size, which is the number of its iterations; there is one at least
    - (C3) lhs and rhs have one element type, out the same, or f32 for bf16 and
      f16, or i32 for i8
    - (C4) there is a result if and only if `out` is a tensor, of its type
    - (C5) `steps` has an element for each of `loops`, of at least 1
    - (C6) each dimension of out has one loop, in steps of 1
    - (C7) no index is beyond the end of its dimension
  }];
  let arguments = (ins DenseI64ArrayAttr:$loops, MeshRt_Buffer:$lhs,
                       MeshRt_Buffer:$rhs, MeshRt_Buffer:$out,
                       UnitAttr:$accumulate,
                       OptionalAttr<DenseI64ArrayAttr>:$steps);
  let results = (outs Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $loops (`steps` $steps^)? $lhs `,` $rhs `into` $out
    (`accumulate` $accumulate^)? attr-dict
    `:` type($lhs) `,` type($rhs) `,` type($out) (`->` type($result)^)?
  }];
  let extraClassDeclaration = [{
    /// Returns the step at `place`, an index of `loops`.
    int64_t getStep(size_t place) {
      std::optional<::llvm::ArrayRef<int64_t>> steps = getSteps();
      return steps ? (*steps)[place] : 1;
    }
  }];
  let hasVerifier = 1;
}

def MeshRt_RtContractThenOp : MeshRt_Op<"contract_then", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Contraction with bias and activation: `mesh_rt_contract_then`";
  let description = [{
    As `mesh_rt.contract`, followed by a bias and an activation. `bias` has an
    element for each index along dimension `bias_dim` of `out`. `relu` is max(x,
    0), and 0 for NaN. `gelu` is the approximation by tanh. Accumulation comes
    before the bias. The result is rounded once, at the end. Only GPUs have this
    op.

    Example: relu(a b + bias), with a bias for each column.

    ```mlir
    %1 = mesh_rt.contract_then relu [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c
        bias %bias : tensor<2xf32> along 1
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```

    Constraints: those of `mesh_rt.contract`, where `steps` is absent, and
    - (C8) out has elements of f32, bf16 or f16
    - (C9) there is a `bias_dim` if and only if there is a bias
    - (C10) the bias has the element type of out, and the size of that dimension
    - (C11) the dimension is that of a loop of rows (of lhs and out) or columns
      (of rhs and out); other such loops have one step
  }];
  let arguments = (ins MeshRt_Activation:$activation, DenseI64ArrayAttr:$loops,
                       MeshRt_Buffer:$lhs, MeshRt_Buffer:$rhs,
                       MeshRt_Buffer:$out, Optional<MeshRt_Buffer>:$bias,
                       OptionalAttr<I64Attr>:$bias_dim, UnitAttr:$accumulate);
  let results = (outs Optional<StaticShapeTensorOf<[AnyType]>>:$result);
  let assemblyFormat = [{
    $activation $loops $lhs `,` $rhs `into` $out (`accumulate` $accumulate^)?
    (`bias` $bias^ `:` type($bias) `along` $bias_dim)? attr-dict
    `:` type($lhs) `,` type($rhs) `,` type($out) (`->` type($result)^)?
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Copies between host and device
//===----------------------------------------------------------------------===//

def MeshRt_Memory : StaticShapeMemRefOf<[AnyType]>;

/// A copy of a whole buffer between memory of the host and of the device.
class MeshRt_Copy<string mnemonic> : MeshRt_Op<mnemonic, []> {
  let arguments = (ins Arg<MeshRt_Memory, "", [MemRead]>:$src,
                       Arg<MeshRt_Memory, "", [MemWrite]>:$dst);
  let assemblyFormat = [{
    $src `into` $dst attr-dict `:` type($src) `,` type($dst)
  }];
  let hasVerifier = 1;
}

def MeshRt_RtCopyToHostOp : MeshRt_Copy<"copy_to_host"> {
  let summary = "Copies from the device to the host: `mesh_rt_copy_to_host`";
  let description = [{
    Waits until the device has executed all ops before it. `src` is memory of
    the device, `dst` of the host.

    Example:

    ```mlir
    mesh_rt.copy_to_host %number into %host : memref<f32>, memref<f32>
    ```

    Constraints:
    - (C1) both are contiguous, with the same number of elements, of one type
  }];
}

def MeshRt_RtCopyToDeviceOp : MeshRt_Copy<"copy_to_device"> {
  let summary = "Copies from the host to the device: `mesh_rt_copy_to_device`";
  let description = [{
    Runs after all ops that the device got before. `src` is memory of the host,
    `dst` of the device.

    Example:

    ```mlir
    mesh_rt.copy_to_device %host into %number : memref<f32>, memref<f32>
    ```

    Constraints: those of `mesh_rt.copy_to_host`.
  }];
}

//===----------------------------------------------------------------------===//
// Code generation
//===----------------------------------------------------------------------===//

def MeshRt_RtCombineRowOp : MeshRt_Op<"combine_row", [
    Pure, SameOperandsAndResultType,
    ParentOneOf<["::mlir::linalg::GenericOp"]>]> {
  let summary = "Combines the values of all steps of a row";
  let description = [{
    The loops of the structured op around are parallel. The steps of its last
    `loops` loops are a row, and run the body together. Each step contributes a
    value, and all get the combination, in unspecified order. So one op replaces
    a reduction and an elementwise op that reads the reduced tensor again. Only
    GPUs have this op.

    This op does not call the runtime. `mesh-form-kernels` makes it, and
    `convert-linalg-to-gpu` replaces it. Rows are fused on tensors, before
    bufferization, where there are no threads yet. The `gpu` dialect's
    reductions (`gpu.all_reduce`, `gpu.subgroup_reduce`) combine the threads of
    an existing launch, and do not name the loops of a row.

    Example: each row divided by its sum.

    ```mlir
    linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %sum = mesh_rt.combine_row addf %in over 1 : f32
      %share = arith.divf %in, %sum : f32
      linalg.yield %share : f32
    } -> tensor<8x64xf32>
    ```

    Constraints:
    - (C1) the loops of the op around are parallel, and are at least `loops`
    - (C2) the kind combines values of the type, of 64 bits at most
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind, AnyTypeOf<[AnyFloat,
                       AnySignlessInteger]>:$value, I64Attr:$loops);
  let results = (outs AnyTypeOf<[AnyFloat, AnySignlessInteger]>:$result);
  let assemblyFormat = [{
    $kind $value `over` $loops attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

#endif // MESH_IR_MESHRT_TD
