//===- RandomOps.td - keys and random numbers ---------------*- tablegen -*-===//
//
// Counter-based: a number depends on a key and on the place of its element in
// the whole array, and on nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_RANDOMOPS_TD
#define MESH_IR_RANDOMOPS_TD

include "mesh/IR/MeshBase.td"
include "mesh/IR/DrawOpInterface.td"

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// A key has two words along the last dim, which the verifiers check.
def Mesh_Keys : StaticShapeTensorOf<[I32]>;
def Mesh_KeyWord : AnyTypeOf<[I32, I64, Index]>;

/// An op that means the same on whichever device it is run.
class Mesh_RandomOp<string mnemonic, list<Trait> traits = []>
    : Mesh_Op<mnemonic, traits # [Pure, DeviceIndependent]>;

def Mesh_RngKeyOp : Mesh_RandomOp<"rng_key"> {
  let summary = "Makes a key from a seed";
  let description = [{
    A *key* is a tensor of two words, `tensor<2xi32>`, as in JAX. It is an
    ordinary value, which files, loops and calls can hold. Several keys are a
    tensor whose last dimension has the two words of each.

    The words are the upper and the lower half of the seed. The upper half of an
    i32 is zero.

    Example:

    ```mlir
    %key = mesh.rng_key %seed : i64 -> tensor<2xi32>
    ```

    Constraints:
    - (C1) the result is one key
  }];
  let arguments = (ins Mesh_KeyWord:$seed);
  let results = (outs Mesh_Keys:$result);
  let assemblyFormat = "$seed attr-dict `:` type($seed) `->` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Mesh_RngFoldOp : Mesh_RandomOp<"rng_fold", [
    AllTypesMatch<["key", "result"]>]> {
  let summary = "Makes a key from a key and a number";
  let description = [{
    Makes the key for one of many uses, such as a layer, a step or a
    micro-batch. Only the lower 32 bits of the number count. Several keys are
    all folded with the same number. This is JAX's `fold_in`.

    Example:

    ```mlir
    %layer_key = mesh.rng_fold %key, %layer : tensor<2xi32>, index
    ```

    Constraints:
    - (C1) the last dim of the keys has size 2
  }];
  let arguments = (ins Mesh_Keys:$key, Mesh_KeyWord:$data);
  let results = (outs Mesh_Keys:$result);
  let assemblyFormat = "$key `,` $data attr-dict `:` type($key) `,` type($data)";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Mesh_RngSplitOp : Mesh_RandomOp<"rng_split"> {
  let summary = "Makes many keys from one";
  let description = [{
    The result has a new dimension of any size, before the last one. Key i of it
    is the key folded with i, or with `from` + i. This is JAX's `split`.

    If the new dimension is split over an axis, each device has the key that is
    folded with its index. So in a program on whole tensors, devices can draw
    different numbers. In local view, `mesh.rng_fold_axes` does that.

    Example:

    ```mlir
    %keys = mesh.rng_split %key : tensor<2xi32> -> tensor<8x2xi32>
    ```

    Constraints:
    - (C1) the last dim of the keys has size 2
    - (C2) the result has one more dimension, before the last
  }];
  let arguments = (ins Mesh_Keys:$key, Optional<Index>:$from);
  let results = (outs Mesh_Keys:$result);
  let assemblyFormat = [{
    $key (`from` $from^)? attr-dict `:` type($key) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Mesh_RngFoldAxesOp : Mesh_OpOnMesh<"rng_fold_axes", [
    LocalViewOnly, Pure, AllTypesMatch<["key", "result"]>]> {
  let summary = "Makes a different key for each device along axes";
  let description = [{
    Folds the key with the device's index on `axes`, row-major. It is an op of
    local view. No other op makes random numbers depend on the mesh. Programs
    without it draw the same numbers on any mesh.

    Example:

    ```mlir
    %mine = mesh.rng_fold_axes %key on @m ["model"] : tensor<2xi32>
    ```

    Constraints:
    - (C1) the last dim of the keys has size 2
    - (C2) the mesh exists and has the axes
  }];
  let arguments = (ins Mesh_Keys:$key, FlatSymbolRefAttr:$mesh,
                       Mesh_AxesAttr:$axes);
  let results = (outs Mesh_Keys:$result);
  let assemblyFormat = [{
    $key `on` $mesh custom<Axes>($axes) attr-dict `:` type($key)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

def Mesh_RandomFloats : StaticShapeTensorOf<[BF16, F16, F32, F64]>;

/// An op that draws a number for each element of its result.
class Mesh_DrawOp<string mnemonic, list<Trait> traits = []>
    : Mesh_RandomOp<mnemonic, traits # [
        DeclareOpInterfaceMethods<Mesh_DrawOpInterface>]> {
  dag block = (ins Variadic<Index>:$offsets,
                   OptionalAttr<DenseI64ArrayAttr>:$shape);
  string syntax = "";
  let assemblyFormat = "$key " # syntax # [{
    `` custom<Block>($offsets, $shape) attr-dict
    `:` type($key) `->` type($result)
  }];
}

def Mesh_RandomBitsOp : Mesh_DrawOp<"random_bits"> {
  let summary = "Draws random integers";
  let description = [{
    Element i of the array, counted row-major, is threefry2x32 of the key and
    the count i, in 20 rounds. This is JAX's `random.bits` in its partitionable
    form, bit for bit. Results of 8 and 16 bits are the lower bits of those of
    32. Results of 64 bits use both words.

    The result's leading dimensions are those of the keys; each key has its own
    array. With `at` and `of`, the result is a block of a larger array, with the
    numbers of that block. A device draws its part of a split tensor so. Without
    `at`, the block begins at 0. Elements outside of the array get unspecified
    numbers.

    Example: a whole array, and eight rows from `%i` on of one with 64.

    ```mlir
    %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
    %1 = mesh.random_bits %key at [%i, %zero] of [64, 16] : tensor<2xi32> -> tensor<8x16xi32>
    ```

    Constraints of this op and of all that draw numbers:
    - (C1) the last dim of the keys has size 2
    - (C2) the result has the keys' leading dimensions
    - (C3) there is a size for each of the result's other dimensions, and an
      offset, if there are offsets
    - (C4) offsets need a shape
  }];
  let arguments = !con((ins Mesh_Keys:$key), block);
  let results = (outs StaticShapeTensorOf<[I8, I16, I32, I64]>:$result);
}

def Mesh_RandomUniformOp : Mesh_DrawOp<"random_uniform"> {
  let summary = "Draws floats from an interval";
  let description = [{
    Draws numbers from `low` to less than `high`, like JAX's `random.uniform`:
    random bits are a mantissa, which is scaled. See `mesh.random_bits` for
    blocks.

    Numbers depend on the result's type; those of f64 and f32 differ. Bounds and
    numbers are rounded to the type. So a number may be `high` or, in narrow
    types, beyond it. From 3.3 to 3.4 in bf16 is from 3.296875 to 3.40625.

    Example:

    ```mlir
    %0 = mesh.random_uniform %key from -1.0 to 1.0 : tensor<2xi32> -> tensor<64x16xf32>
    ```

    Constraints:
    - (C1) `low` is less than `high`, and both are finite, as numbers of the
      result's type
    - (C2) so is their difference
  }];
  let arguments = !con((ins Mesh_Keys:$key, F64Attr:$low, F64Attr:$high),
                       block);
  let results = (outs Mesh_RandomFloats:$result);
  let syntax = "`from` $low `to` $high";
  let hasVerifier = 1;
}

def Mesh_RandomNormalOp : Mesh_DrawOp<"random_normal"> {
  let summary = "Draws floats of the standard normal distribution";
  let description = [{
    Draws the inverse error function of uniform numbers between -1 and 1, times
    the root of two, like JAX's `random.normal`. See `mesh.random_bits` for
    blocks.

    Example:

    ```mlir
    %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<64x16xf32>
    ```
  }];
  let arguments = !con((ins Mesh_Keys:$key), block);
  let results = (outs Mesh_RandomFloats:$result);
}

def Mesh_RandomTruncatedNormalOp : Mesh_DrawOp<"random_truncated_normal"> {
  let summary = "Draws floats of a truncated normal distribution";
  let description = [{
    Draws numbers of the standard normal distribution strictly between `low` and
    `high`, like JAX's `random.truncated_normal` on CPUs. Between -2 and 2,
    their standard deviation is 0.88. See `mesh.random_bits` for blocks.

    The numbers are the inverse error function of uniform numbers between the
    error functions of `low` and `high`. So in a tail, the type's numbers near 1
    limit the resolution. Beyond 8.3 in f64, all results are next to the outer
    bound. In f32, the numbers are those of JAX outside of `jit`. In `jit`, XLA
    rounds the error function of constants differently.

    Example:

    ```mlir
    %0 = mesh.random_truncated_normal %key from -2.0 to 2.0 : tensor<2xi32> -> tensor<64x16xf32>
    ```

    Constraints:
    - (C1) `low` is less than `high`, and both are finite, as numbers of the
      result's type
  }];
  let arguments = !con((ins Mesh_Keys:$key, F64Attr:$low, F64Attr:$high),
                       block);
  let results = (outs Mesh_RandomFloats:$result);
  let syntax = "`from` $low `to` $high";
  let hasVerifier = 1;
}

def Mesh_RandomBernoulliOp : Mesh_DrawOp<"random_bernoulli"> {
  let summary = "Draws truth values";
  let description = [{
    An element is true if a uniform f32 is less than the probability, like JAX's
    `random.bernoulli`. See `mesh.random_bits` for blocks.

    Example:

    ```mlir
    %0 = mesh.random_bernoulli %key probability 0.9 : tensor<2xi32> -> tensor<64x16xi1>
    ```

    Constraints:
    - (C1) the probability is from 0 to 1
  }];
  let arguments = !con((ins Mesh_Keys:$key, F64Attr:$probability), block);
  let results = (outs StaticShapeTensorOf<[I1]>:$result);
  let syntax = "`probability` $probability";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Mesh_DropoutOp : Mesh_DrawOp<"dropout", [
    DeclareOpInterfaceMethods<Mesh_DrawOpInterface, ["getCountedShape"]>,
    AllTypesMatch<["input", "result"]>]> {
  let summary = "Zeroes elements at random";
  let description = [{
    An element is divided by 1 - `rate` with that probability, and becomes zero
    otherwise. `mesh.random_bernoulli` of the key decides. So the mask depends
    on the index of an element in the whole array. It does not depend on its
    type, the mesh, or the order of computation. With `at` and `of`, a part of a
    batch has the same mask as in the whole.

    Elements along `broadcast_dims` share one decision. This is the Dropout
    layer of Flax.

    Example: `%part` is 8 rows of a batch of 64.

    ```mlir
    %0 = mesh.dropout %x, %key rate 0.1 : tensor<2xi32>, tensor<64x16xf32>
    %1 = mesh.dropout %part, %key rate 0.1 at [%i, %zero] of [64, 16] : tensor<2xi32>, tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the rate is from 0 to 1
    - (C2) there is one key
    - (C3) `broadcast_dims` are dimensions, each once
  }];
  let arguments = !con((ins Mesh_RandomFloats:$input, Mesh_Keys:$key,
                            F64Attr:$rate),
                       block,
                       (ins OptionalAttr<DenseI64ArrayAttr>:$broadcast_dims));
  let results = (outs Mesh_RandomFloats:$result);
  let assemblyFormat = [{
    $input `,` $key `rate` $rate `` custom<Block>($offsets, $shape)
    (`broadcast_dims` `=` $broadcast_dims^)? attr-dict
    `:` type($key) `,` type($input)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

#endif // MESH_IR_RANDOMOPS_TD
