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
  let summary = "Makes a key of a seed";
  let description = [{
    A *key* is a tensor of two words, `tensor<2xi32>`, as JAX has it: it can be
    an argument, be stored in a file, be carried by loops and handed to calls
    like any other value. Several keys are a tensor whose last dim has the two
    words of each.

    The words are the upper and the lower half of the seed; an i32 has an upper
    half of zero.

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
  let summary = "Makes a key of a key and a number";
  let description = [{
    The key for one of many uses: of a layer, a step, a micro-batch. Only the
    lower 32 bits of the number count. Of several keys, each is folded with the
    same number. This is JAX's `fold_in`.

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
  let summary = "Makes many keys of one";
  let description = [{
    Key i of the new dim, which comes before the last one, is the key folded
    with i, or with `from` + i: each is as good as any other, and there can be as
    many as one likes. This is JAX's `split`.

    Split over an axis along the new dim, each device has the one key that is
    folded with its index: it is how randomness differs from device to device
    in a program on whole tensors. `mesh.rng_fold_axes` does that in local view.

    Example:

    ```mlir
    %keys = mesh.rng_split %key : tensor<2xi32> -> tensor<8x2xi32>
    ```

    Constraints:
    - (C1) the last dim of the keys has size 2
    - (C2) the result has one dim more, before the last
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
  let summary = "Makes a key of its own for each device along axes";
  let description = [{
    Folds the key with the device's index on `axes`, row-major. It stands in
    local view, and is the one op by which random numbers come to depend on the
    mesh: programs without it draw the same numbers on any.

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
    the count i, in 20 rounds: JAX's `random.bits` in its partitionable form,
    bit for bit. Results of 8 and 16 bits are the lower bits of those of 32; for
    64 bits both words count.

    The result's leading dims are those of the keys, each of which has an array
    of its own. `at` and `of` make the result a block of a larger array, with the
    numbers that it has there: what a device draws of a tensor that is split.
    Without `at` the block begins at 0, and a result larger than the array is
    padded by some other numbers.

    Example: a whole array, and the eight rows from `%i` on of one with 64.

    ```mlir
    %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
    %1 = mesh.random_bits %key at [%i, %zero] of [64, 16] : tensor<2xi32> -> tensor<8x16xi32>
    ```

    Constraints of this op and of all that draw numbers:
    - (C1) the last dim of the keys has size 2
    - (C2) the result has the keys' leading dims
    - (C3) there is a size, and an offset if there are any, for each of the
      result's other dims
    - (C4) where there are offsets, there is a shape
  }];
  let arguments = !con((ins Mesh_Keys:$key), block);
  let results = (outs StaticShapeTensorOf<[I8, I16, I32, I64]>:$result);
}

def Mesh_RandomUniformOp : Mesh_DrawOp<"random_uniform"> {
  let summary = "Draws floats from an interval";
  let description = [{
    Numbers from `low` on and less than `high`, as JAX's `random.uniform` makes
    them of random bits: a mantissa, scaled. See `mesh.random_bits` for blocks.

    The numbers are of the result's type: in f64 they are others than in f32.
    Bounds and numbers are rounded to it, which may lead to `high` and, in narrow
    types, beyond: from 3.3 to 3.4 in bf16 is from 3.296875 to 3.40625.

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
    The inverse error function of uniform numbers between -1 and 1, times the
    root of two, as in JAX's `random.normal`. See `mesh.random_bits` for blocks.

    Example:

    ```mlir
    %0 = mesh.random_normal %key : tensor<2xi32> -> tensor<64x16xf32>
    ```
  }];
  let arguments = !con((ins Mesh_Keys:$key), block);
  let results = (outs Mesh_RandomFloats:$result);
}

def Mesh_RandomTruncatedNormalOp : Mesh_DrawOp<"random_truncated_normal"> {
  let summary = "Draws floats of the standard normal distribution's middle";
  let description = [{
    Numbers of the standard normal distribution that lie between `low` and
    `high`, and are neither, as in JAX's `random.truncated_normal` on CPUs.
    Between -2 and 2 their standard deviation is 0.88. See `mesh.random_bits`
    for blocks.

    They are uniform numbers between the error function of `low` and that of
    `high`, through its inverse. So in a tail the type's numbers near 1 are all
    there is: beyond 8.3 in f64, all are next to the outer bound. In f32 they
    are JAX's as called outside of `jit`, in which XLA rounds the error function
    of constants otherwise.

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
    True where a uniform f32 is less than the probability, as in JAX's
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
    An element stays with probability 1 - `rate`, divided by that, and becomes
    zero otherwise. Which ones stay is `mesh.random_bernoulli` of the key: it
    depends on the place of an element in the whole array, not on its type,
    the mesh, or how often and in which order devices compute it. A part of a
    batch is masked like in the whole if it says where it lies by `at` and `of`.

    Along `broadcast_dims` elements share their fate. This is the Dropout layer
    of Flax.

    Example: `%part` are 8 of the rows of a batch of 64.

    ```mlir
    %0 = mesh.dropout %x, %key rate 0.1 : tensor<2xi32>, tensor<64x16xf32>
    %1 = mesh.dropout %part, %key rate 0.1 at [%i, %zero] of [64, 16] : tensor<2xi32>, tensor<8x16xf32>
    ```

    Constraints:
    - (C1) the rate is from 0 to 1
    - (C2) there is one key
    - (C3) `broadcast_dims` are dims, each once
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
