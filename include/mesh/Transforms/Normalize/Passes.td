//===- Passes.td - Passes that bring ops to the forms that others expect -*- tablegen -*-===//

#ifndef MESH_TRANSFORMS_NORMALIZE_PASSES_TD
#define MESH_TRANSFORMS_NORMALIZE_PASSES_TD

include "mlir/Pass/PassBase.td"

def CheckBoundsPass : Pass<"mesh-check-bounds", "::mlir::func::FuncOp"> {
  let summary = "Check the indices of elements and slices while programs run";
  let description = [{
    Asserts that indices of elements, slices, loads, stores and views are in
    range. Out of range, these ops would access memory beside a tensor. The
    checks are a `cf.assert` before each op, as upstream's
    `RuntimeVerifiableOpInterface` builds them. Checks of constants fold away
    afterwards. For `tensor.gather` and `tensor.scatter`, one check covers all
    indices. The loops of linalg ops stay within their operands. So the pass
    runs before other ops become such loops.

    In global view, the indices are those of whole tensors. In local view and on
    memrefs, the pass accepts indices in split dims outside of the device's
    block. Each device leaves such elements to the others.

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
    Rejects loops that LLVM 22's canonicalizer or lowering gets wrong, as far as
    bounds and steps are constants. An `scf.for` has one iteration for each step
    from its lower bound to its upper one, and its step is positive.

    - The canonicalizer takes a step with its sign bit set for a negative one,
      although the loop compares unsigned numbers. It then removes the loop.
    - It also removes loops whose signed bounds have a distance that does not
      fit their type.
    - The lowered loop does not end if the number after the last one wraps.

    A loop of the same numbers in a wider type has none of these problems.

    `scf.forall` on tensors becomes a nest of `scf.for`, and
    `tensor.parallel_insert_slice` becomes `tensor.insert_slice`. Every device
    runs the whole loop on its block of each tensor. The sharding of tensors
    divides the work, and iterations do not. As `scf.forall` demands, an
    iteration reads the value that a shared tensor had before the loop.

    An `scf.while` becomes `scf.for` if it counts: it runs while a carried
    number has a relation to a bound, and adds a constant each time. Programs of
    single devices, simulations, prefetching by one iteration and reverse mode
    need its trip count. The number and the bound may be tensors of one number.
    What the first region does comes once more after the loop. If the second
    region only passes on all results that are read, the loop tests last: then
    all of its work is in the first region, and there is one more iteration
    instead.

    To keep the trip count, one of these must hold:

    - the number is less than the bound as it is, signed, and the step is 1;
    - the number's begin and its bound are constants, and no number that is
      compared wraps.

    A remark of the category `mesh-normalize-loops` says why another `scf.while`
    is left alone. The pass drops shardings of the counter.

    A structured op may write a part of a result, as through the map
    `(i) -> (0, 2 * i + 1)`. It then writes a tensor of that size, which is
    inserted into what the result begins with.

    The pass begins the pipelines, before they canonicalize.

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
    "::mlir::tensor::TensorDialect", "::mesh::MeshDialect"
  ];
}

def NormalizeSlicesPass
    : Pass<"mesh-normalize-slices", "::mlir::func::FuncOp"> {
  let summary = "Rewrite slices in the form that upstream's passes rely on";
  let description = [{
    Rewrites slices so that they keep their dims of size 1, and reshapes drop or
    add such dims. Upstream's canonicalizer may confuse several such dims when
    an offset turns out to be constant. With strides, its views do not find the
    dropped dims. A stride in a dim of one element has no effect, and becomes 1.

    A slice of an unpacked tensor moves before the `linalg.unpack`, in dims
    without tiles. Upstream's canonicalizer makes the `linalg.unpack` produce
    the slice alone, but gives it the whole operand.

    A loop that saves a slice of each iteration stores it as soon as it is
    there. Stored at the end of the iteration, all such values would be in
    memory at once.

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
  let summary = "Hoist loop-invariant communication and computation";
  let description = [{
    Moves loop-invariant ops out of loops. Upstream's
    `loop-invariant-code-motion` does so, too, but runs ops even if the loop has
    no iterations. This pass hoists only ops that cannot fail, whatever their
    operands. Three kinds of ops may fail:

    - remainders of integers by divisors that are not constants,
    - reads at indices that are not constants,
    - loops.

    They move only out of loops with at least one iteration. No op before them
    in the iteration may have effects, such as an assertion.

    `mesh.optimization_barrier` stays in the loop, and so does what reads it: a
    backward pass computes values behind it again, to have them in memory for less
    time.

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

def JoinSlicesPass : Pass<"mesh-join-slices", "::mlir::func::FuncOp"> {
  let summary = "Join computations on adjacent slices that are concatenated";
  let description = [{
    Replaces a `tensor.concat` of what is computed alike on adjacent slices of
    tensors by the computation on all of the slices. A matmul that is cut by
    rows or columns becomes one matmul again. If the dim is split, the slices
    would move between devices, and their results back.

    Between slices and `tensor.concat` may be structured ops of linalg, along
    parallel loops, and elementwise ops. A broadcast that all parts read is one
    of the whole. Each element is computed as before, so results are the same to
    the bit unless a kernel adds in another order for another shape. A sum of two contractions over halves of the contracted dim
    is left alone: joined, it would be rounded in other places.

    An op is not joined

    - if another op reads a part's result,
    - if the joined tensor has more elements than the concatenation: a program
      may compute it in parts to take less memory,
    - if a `mesh.shard` is between: the annotation is of the part.

    Input:

    ```mlir
    %a = tensor.extract_slice %x[0, 0] [4, 16] [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
    %b = tensor.extract_slice %x[4, 0] [4, 16] [1, 1] : tensor<8x16xf32> to tensor<4x16xf32>
    %c = linalg.matmul ins(%a, %w : tensor<4x16xf32>, tensor<16x8xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
    %d = linalg.matmul ins(%b, %w : tensor<4x16xf32>, tensor<16x8xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
    %r = tensor.concat dim(0) %c, %d : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    ```

    Output:

    ```mlir
    %r = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>) outs(%zeros : tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def PreparePropagationPass
    : Pass<"mesh-prepare-propagation", "::mlir::func::FuncOp"> {
  let summary = "Rewrite ops in forms that sharding rules can split";
  let description = [{
    Rewrites ops in this order:

    1. Offsets of slices become constants if they are computed from constants,
       also by structured ops on tensors of rank 0.
    2. The body of a `linalg.generic` may read elements of other tensors. No
       sharding rule covers these reads, so that the tensors would be gathered.
       A read at the position of the loops becomes an input. An elementwise op
       that chooses between two equal inputs becomes the input.
    3. A yielded element at an index that is data becomes a sum over the dim. A
       term is the element if its position is the index, and else the identity
       element. This applies if at most half of the tensor's elements are read.
       `mesh-partition` turns the sum into a read again.
    4. `linalg.softmax` on tensors becomes maximum, exponentials, sum and
       quotient. Devices then agree on maxima and sums, and no device needs a
       whole row.
    5. Devices combine partial results by a few combiners. Other reductions are
       rewritten in terms of these, so that reduced dims can be split. A step of
       `linalg.reduce` or `linalg.generic` that subtracts from the accumulator
       adds the negative. A conditional step combines always, if need be with
       the identity element.
    6. A reduction by `arith.minui` or `arith.maxui` becomes one by `arith.minsi`
       or `arith.maxsi`. Their order is that of unsigned numbers once the
       highest bit is flipped.

    The results of reductions are bitwise the same.

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
    Rewrites reductions of bf16 and f16 by `linalg.reduce` and `linalg.generic`
    to f32: sums, products, minima and maxima. The result is rounded once.
    Rounding in each step adds several instructions of latency to the step.

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
  let summary = "Record the version of the dialect in text, as bytecode does";
  let description = [{
    Sets `mesh.version` of the module to the version of the dialect that this
    compiler writes (`Version.h`). Reading text or bytecode of an older version
    upgrades it, so nested modules with an older version get this one, too. A
    compiler of an older version rejects the text.

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
