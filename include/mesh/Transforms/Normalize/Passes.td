//===- Passes.td - Passes that bring ops to the forms that others expect -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_NORMALIZE_PASSES_TD
#define MESH_TRANSFORMS_NORMALIZE_PASSES_TD

include "mlir/Pass/PassBase.td"

def CheckBoundsPass : Pass<"mesh-check-bounds", "::mlir::func::FuncOp"> {
  let summary = "Check the indices of elements and slices while programs run";
  let description = [{
    Elements, slices, loads, stores and views whose indices are out of range
    would read or write what lies beside a tensor. Before each of them
    `cf.assert` says that they are not, as upstream's
    `RuntimeVerifiableOpInterface` does; what is constant and in range folds away
    afterwards. Of `tensor.gather` and `tensor.scatter` it says so of all indices
    at once. The loops of linalg ops stay within their operands by themselves, so
    that this comes before there are any.

    In global view the indices are those of whole tensors. In local view, or on
    memrefs, nothing is said of elements in split dims that no device has: each
    leaves them to the others.

    Input:

    ```mlir
    %0 = memref.load %a[%i] : memref<8xf32>
    ```

    Output:

    ```mlir
    %1 = arith.cmpi sge, %i, %c0 : index
    %2 = arith.cmpi slt, %i, %c8 : index
    %3 = arith.andi %1, %2 : i1
    cf.assert %3, "out-of-bounds access"
    %0 = memref.load %a[%i] : memref<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def NormalizeLoopsPass
    : Pass<"mesh-normalize-loops", "::mlir::func::FuncOp"> {
  let summary = "Check counted loops, and make others counted and sequential";
  let description = [{
    An `scf.for` has as many iterations as there are numbers from its lower
    bound up to its upper one, one for each step, and its step is positive.
    LLVM 22's canonicalizer takes a step that has its sign bit set for a
    negative one, though the loop compares without sign, and the loop for one
    without iterations; so it does where the distance between signed bounds does
    not fit their type. The lowered loop continues if the number after the last
    one wraps. In a wider type a loop of the same numbers has none of these
    problems, so such loops are errors, as far as bounds and steps are
    constants.

    `scf.forall` on tensors becomes a nest of `scf.for`, and
    `tensor.parallel_insert_slice` becomes `tensor.insert_slice`. Every device
    runs the whole loop on its part of each tensor; devices share the work by
    how tensors are split, not by who runs which iteration. An iteration reads
    of a shared tensor what it was before the loop, as `scf.forall` has it.

    `scf.while` that goes on while a number it carries is less than a bound, and
    adds a step to the number each time, becomes `scf.for`. Then its trip count is
    known to programs of single devices, to simulations and to what is fetched an
    iteration ahead. The comparison is the one op of the first region, but for a
    constant bound, and the region yields all iteration arguments as they are.

    So that the loop ends where it did, the step is 1, or the number's begin, its
    bound and its step are constants, none of which the number wraps at; where the
    comparison is without sign, these are not negative. What the loop's shardings
    say of the number goes.

    Begins the pipelines, before they canonicalize.

    Input:

    ```mlir
    %r = scf.forall (%i) in (4) shared_outs(%o = %out) -> (tensor<4x8xf32>) {
      %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %y = math.tanh %row : tensor<1x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %y into %o[%i, 0] [1, 8] [1, 1]
            : tensor<1x8xf32> into tensor<4x8xf32>
      }
    }
    ```

    Output:

    ```mlir
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %out) -> (tensor<4x8xf32>) {
      %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
      %y = math.tanh %row : tensor<1x8xf32>
      %next = tensor.insert_slice %y into %acc[%i, 0] [1, 8] [1, 1]
          : tensor<1x8xf32> into tensor<4x8xf32>
      scf.yield %next : tensor<4x8xf32>
    }
    ```

    Input:

    ```mlir
    %r:2 = scf.while (%i = %c0, %x = %a) : (index, tensor<8xf32>) -> (index, tensor<8xf32>) {
      %goes_on = arith.cmpi slt, %i, %n : index
      scf.condition(%goes_on) %i, %x : index, tensor<8xf32>
    } do {
    ^bb0(%i: index, %x: tensor<8xf32>):
      %y = math.tanh %x : tensor<8xf32>
      %j = arith.addi %i, %c1 : index
      scf.yield %j, %y : index, tensor<8xf32>
    }
    ```

    Output:

    ```mlir
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (tensor<8xf32>) {
      %y = math.tanh %x : tensor<8xf32>
      scf.yield %y : tensor<8xf32>
    }
    ```

    Input:

    ```mlir
    %c0 = arith.constant 0 : i8
    %c250 = arith.constant 250 : i8
    %c200 = arith.constant 200 : i8
    scf.for unsigned %i = %c0 to %c250 step %c200 : i8 {
      …
    }
    ```

    Output:

    ```
    error: 'scf.for' op step 200 has its sign bit set, which LLVM 22 takes for negative: use a wider type than 'i8'
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def NormalizeSlicesPass
    : Pass<"mesh-normalize-slices", "::mlir::func::FuncOp"> {
  let summary = "Write slices in the form that upstream's passes rely on";
  let description = [{
    Slices keep their dims of size 1, and reshapes drop them or add them: of
    several such dims upstream's canonicalizer may mistake one for another when
    an offset turns out to be a constant, and where there are strides its views
    do not find out which are dropped. The stride in a dim of one element, which
    does not matter, becomes 1.

    What is unpacked is sliced before it is, in dims without tiles: upstream's
    canonicalizer has `linalg.unpack` make the slice alone, but gives it all of
    its operand.

    Input:

    ```mlir
    %1 = tensor.extract_slice %0[2, 0] [1, 8] [3, 1] : tensor<8x8xf32> to tensor<8xf32>
    ```

    Output:

    ```mlir
    %whole = tensor.extract_slice %0[2, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %1 = tensor.collapse_shape %whole [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def HoistInvariantsPass
    : Pass<"mesh-hoist-invariants", "::mlir::func::FuncOp"> {
  let summary = "Communicate and compute once what loops would each time";
  let description = [{
    Moves out of loops what is the same in each iteration, as upstream's
    `loop-invariant-code-motion` does, which runs it even if the loop has no
    iterations. That is done here with what cannot fail, whatever it is given:
    not with remainders of integers that are not constants, reads at indices that
    are not, or loops. These leave loops that surely have an iteration, if
    nothing before them in it has effects, such as an assertion.

    Input:

    ```mlir
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<4xf32> {
      %g = mesh.all_gather %w on @m ["model"] dim 0 : tensor<2xf32> -> tensor<4xf32>
      %e = tensor.extract %t[%j] : tensor<8xf32>
      …
    ```

    Output:

    ```mlir
    %g = mesh.all_gather %w on @m ["model"] dim 0 : tensor<2xf32> -> tensor<4xf32>
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<4xf32> {
      %e = tensor.extract %t[%j] : tensor<8xf32>
      …
    ```
  }];
}

def PreparePropagationPass
    : Pass<"mesh-prepare-propagation", "::mlir::func::FuncOp"> {
  let summary = "Rewrite ops in forms that sharding rules can split";
  let description = [{
    In this order:

    1. Offsets of slices become numbers if they are made of constants, also by
       structured ops on tensors without dims.
    2. The body of a `linalg.generic` may read elements of other tensors. No
       sharding rule sees these, so that they would be gathered. Elements at the
       position of the loops become those of an input.
    3. An element at an index that is data, which the op yields, becomes a sum
       over the dim: each element is chosen if its position is the index, and
       else the identity element. So it is if there are at most half as many of
       them as the tensor has elements; `mesh-partition` reads the element again.
    4. `linalg.softmax` on tensors becomes the structured ops that it stands for:
       maximum, exponentials, sum and quotient. Devices then agree on maxima and
       sums, and no device sees a whole row.
    5. Devices combine partial results by a few ops. Reductions by others are
       rewritten as reductions by these, so that the dims that are reduced can be
       split. A step of `linalg.reduce` or `linalg.generic` that takes something
       from what was reduced before adds the negative of it. A step that chooses
       between a combination and none combines always, if need be with the
       identity element.
    6. A reduction by `arith.minui` or `arith.maxui` becomes one by `arith.minsi`
       or `arith.maxsi`, whose order is that of unsigned numbers once the highest
       bit is the other way round.

    Results of reductions are the same to the bit.

    Input:

    ```mlir
    %r = linalg.generic {indexing_maps = [affine_map<(k) -> (k)>], iterator_types = ["parallel"]}
        outs(%empty : tensor<4xf32>) {
    ^bb0(%out: f32):
      %k = linalg.index 0 : index
      %index = tensor.extract %indices[%k] : tensor<4xindex>
      %element = tensor.extract %table[%index] : tensor<8xf32>
      linalg.yield %element : f32
    } -> tensor<4xf32>
    ```

    Output:

    ```mlir
    %r = linalg.generic {indexing_maps = [affine_map<(k, v) -> (k)>, affine_map<(k, v) -> (v)>, affine_map<(k, v) -> (k)>],
                         iterator_types = ["parallel", "reduction"]}
        ins(%indices, %table : tensor<4xindex>, tensor<8xf32>) outs(%zeros : tensor<4xf32>) {
    ^bb0(%index: index, %element: f32, %sum: f32):
      %v = linalg.index 1 : index
      %is_it = arith.cmpi eq, %index, %v : index
      %chosen = arith.select %is_it, %element, %zero : f32
      %next = arith.addf %sum, %chosen : f32
      linalg.yield %next : f32
    } -> tensor<4xf32>
    ```

    Input:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xf32>) outs(%init : tensor<4xf32>) dimensions = [0]
      (%in: f32, %acc: f32) {
        %isIn = arith.cmpf ogt, %in, %bound : f32
        %less = arith.subf %acc, %in : f32
        %next = arith.select %isIn, %less, %acc : f32
        linalg.yield %next : f32
      }
    ```

    Output:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xf32>) outs(%init : tensor<4xf32>) dimensions = [0]
      (%in: f32, %acc: f32) {
        %isIn = arith.cmpf ogt, %in, %bound : f32
        %negative = arith.negf %in : f32
        %nothing = arith.constant -0.0 : f32
        %chosen = arith.select %isIn, %negative, %nothing : f32
        %next = arith.addf %acc, %chosen : f32
        linalg.yield %next : f32
      }
    ```

    Input:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xi32>) outs(%init : tensor<4xi32>) dimensions = [0]
      (%in: i32, %acc: i32) {
        %larger = arith.maxui %in, %acc : i32
        linalg.yield %larger : i32
      }
    ```

    Output:

    ```mlir
    %highest = arith.constant dense<-2147483648> : tensor<4xi32>
    %from = arith.xori %init, %highest : tensor<4xi32>
    %s = linalg.reduce ins(%x : tensor<8x4xi32>) outs(%from : tensor<4xi32>) dimensions = [0]
      (%in: i32, %acc: i32) {
        %bit = arith.constant -2147483648 : i32
        %signed = arith.xori %in, %bit : i32
        %larger = arith.maxsi %signed, %acc : i32
        linalg.yield %larger : i32
      }
    %r = arith.xori %s, %highest : tensor<4xi32>
    ```

    Input:

    ```mlir
    %0 = linalg.softmax dimension(1) ins(%x : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    ```

    Output:

    ```mlir
    %max = linalg.generic {…, iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<4x16xf32>) outs(%low : tensor<4xf32>) {… arith.maxnumf …}
    %exp = linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        ins(%x, %max : tensor<4x16xf32>, tensor<4xf32>) outs(%e : tensor<4x16xf32>) {… math.exp …}
    %sum = linalg.generic {…, iterator_types = ["parallel", "reduction"]}
        ins(%exp : tensor<4x16xf32>) outs(%zero : tensor<4xf32>) {… arith.addf …}
    %0 = linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        ins(%exp, %sum : tensor<4x16xf32>, tensor<4xf32>) outs(%e : tensor<4x16xf32>) {… arith.divf …}
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"
  ];
}

def WidenReductionsPass
    : Pass<"mesh-widen-reductions", "::mlir::func::FuncOp"> {
  let summary = "Reduce bf16 and f16 in f32";
  let description = [{
    Rewrites `linalg.reduce` and `linalg.generic` that add up, multiply or take
    the smallest or largest of numbers of bf16 or f16: they do so in f32, and the
    result is rounded once. Where each step rounds, each has to wait for several
    instructions of the one before.

    Input:

    ```mlir
    %r = linalg.reduce ins(%x : tensor<8x4xbf16>) outs(%init : tensor<4xbf16>) dimensions = [0]
      (%in: bf16, %acc: bf16) {
        %sum = arith.addf %in, %acc : bf16
        linalg.yield %sum : bf16
      }
    ```

    Output:

    ```mlir
    %from = arith.extf %init : tensor<4xbf16> to tensor<4xf32>
    %s = linalg.reduce ins(%x : tensor<8x4xbf16>) outs(%from : tensor<4xf32>) dimensions = [0]
      (%in: bf16, %acc: f32) {
        %wide = arith.extf %in : bf16 to f32
        %sum = arith.addf %wide, %acc : f32
        linalg.yield %sum : f32
      }
    %r = arith.truncf %s : tensor<4xf32> to tensor<4xbf16>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def SetVersionPass : Pass<"mesh-set-version", "::mlir::ModuleOp"> {
  let summary = "Let text say the version of the dialect, as bytecode does";
  let description = [{
    Sets `mesh.version` of the module to the version of the dialect that this
    compiler writes (`Version.h`). What was read is of that version, whatever an
    older text or bytecode said: modules within that say an older one say this
    one then. A compiler of an older version refuses the text.

    Input:

    ```mlir
    module attributes {mesh.version = 0 : i64} {
    }
    ```

    Output:

    ```mlir
    module attributes {mesh.version = 1 : i64} {
    }
    ```
  }];
}

#endif // MESH_TRANSFORMS_NORMALIZE_PASSES_TD
