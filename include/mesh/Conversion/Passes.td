//===- Passes.td - Conversions between dialects ------------*- tablegen -*-===//

#ifndef MESH_CONVERSION_PASSES_TD
#define MESH_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertAggregatesToLinalgPass
    : Pass<"convert-aggregates-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Decompose composite ops into structured ops, on tensors";
  let description = [{
    Decomposes ops that have no loops of their own into structured ops or loops,
    which can be fused and bufferized:

    - softmax,
    - the tiled layouts of `linalg.pack` and `linalg.unpack`,
    - the transforms of Winograd's convolution,
    - `tensor.gather` and `tensor.scatter`,
    - `mesh.gather_slices` and `mesh.scatter_slices`,
    - `mesh.sort`: a stable merge sort of each row, with O(n log n) comparisons.

    A `tensor.pad` of a tensor without elements becomes a `tensor.generate`,
    since the source's place may be out of bounds. A `tensor.reshape` of known
    shapes becomes a `tensor.collapse_shape` and a `tensor.expand_shape`, which
    do not read the shape.

    Input:

    ```mlir
    %0 = tensor.gather %table[%ids] gather_dims([0])
        : (tensor<8x4xf32>, tensor<5x1xindex>) -> tensor<5x4xf32>
    ```

    Output:

    ```mlir
    %0 = linalg.generic {…} outs(%empty : tensor<5x4xf32>) {
    ^bb0(%out: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %id = tensor.extract %ids[%i, %c0] : tensor<5x1xindex>
      %x = tensor.extract %table[%id, %j] : tensor<8x4xf32>
      linalg.yield %x : f32
    } -> tensor<5x4xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ConvertContractionsToRuntimePass
    : Pass<"convert-contractions-to-runtime", "::mlir::func::FuncOp"> {
  let summary = "Turn linalg contractions into calls of the runtime, on tensors";
  let description = [{
    Converts contractions to `mesh_rt.contract`. These are the linalg ops that
    multiply and add over dims of their operands, in types that the runtime's
    kernels take. An `outs` of zeros is not read. Other contractions stay, and
    become loops later.

    Convolutions are contractions with loops that share a dimension of an operand,
    each in steps of its own; so are their derivatives. Those by channel or group
    stay if fewer than four elements of a group lie side by side in the result,
    since loops over groups are faster then. With `windows=false` all of them
    stay: GPUs would pack each window of an operand.

    Where a result has one reader, which permutes its dimensions into a fresh
    tensor, the contraction writes it permuted, unless the runtime would run over
    more loops for it.

    Input:

    ```mlir
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>)
        outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
    ```

    Output:

    ```mlir
    %0 = mesh_rt.contract [0, -1, 0, -1, 1, 1, 1, 0, -1] %a, %b into %c accumulate
        : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
    ```
  }];
  let options = [
    Option<"windows", "windows", "bool", "true",
           "Also convert contractions that read windows, as convolutions do">
  ];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertHostAccessesToRuntimePass
    : Pass<"convert-host-accesses-to-runtime", "::mlir::func::FuncOp"> {
  let summary = "Convert accesses of the host to device memory to calls of the runtime";
  let description = [{
    Ops outside of kernels run on the host, which cannot access device memory. A
    `memref.load` of device memory becomes a copy of one element to the host,
    which waits for the device. A `memref.store` becomes a copy of one element to
    the device. Other ops that access device memory on the host are errors.

    Input:

    ```mlir
    %0 = memref.load %condition[] : memref<i1>
    ```

    Output:

    ```mlir
    %host = memref.alloca() : memref<i1>
    mesh_rt.copy_to_host %condition into %host : memref<i1>, memref<i1>
    %0 = memref.load %host[] : memref<i1>
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertLinalgToGpuPass : Pass<"convert-linalg-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Turn structured ops on memrefs into kernels";
  let description = [{
    Converts structured ops and `memref.copy` to `gpu.launch`. A
    `mesh_rt.contract` of integers becomes a kernel, too, since cuBLASLt lacks
    these.

    *Threads.* The parallel loops become one row of threads. Neighbouring
    threads work on neighbouring elements of the result. So accesses coalesce,
    whatever the rank and however small the dims. A guard handles sizes that are
    not divisible into blocks. Loops of reductions run in each thread, with
    accumulators in registers.

    *Vectors.* A thread may compute several neighbouring elements, as many of
    the smallest type as fit into 16 bytes, and loads and stores them at once.
    The operands must be known to lie in rows at multiples of 16 bytes, and
    enough threads must remain to fill a GPU.

    *Shared reductions.* Several threads of a block share each result if there
    would be fewer than 32,768 threads, and a result takes 64 steps or more:

    - All 256 threads share one result if its steps are neighbours in memory,
      and read 16 bytes at once. Otherwise, 8 threads share each of 32 results.
    - Each thread adds up steps at a constant stride. Then the block adds up
      these sums: in each round, one half of them to the other half.
    - Threads of one result in one warp use shuffles (`gpu.shuffle`), others
      shared memory.
    - The order is fixed by the code, and the error grows as in a tree.
    - The combiner must be a sum, a product, a minimum, a maximum, and, or, or
      xor.

    *Combined rows.* For `mesh_rt.combine_row`, a power of two of threads share
    a row: by shuffles in a warp, and by shared memory beyond that. A row that
    fits into their registers stays there. Longer rows are read again for each
    combination, and for the results.

    A kernel takes the addresses of its buffers, and those offsets and strides
    that are not constants. Known values are part of its code. Sizes must be
    known.

    A loop of scalar code that reads and writes memory becomes a kernel of one
    thread. It may be an `scf.for`, `scf.while` or `scf.if` without results.

    Input:

    ```mlir
    linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<100x70xf32>) outs(%b : memref<100x70xf32>) {…}
    ```

    Output:

    ```mlir
    %base_a, … = memref.extract_strided_metadata %a
    gpu.launch blocks(…) in (28, 1, 1) threads(…) in (256, 1, 1) {
      %t = %block * 256 + %thread
      %inside = arith.cmpi ult, %t, %c7000 : i32
      scf.if %inside {
        %j = arith.remui %t, %c70 : i32
        %i = arith.divui %t, %c70 : i32
        %view = memref.reinterpret_cast %base_a to offset: [0], sizes: [100, 70], …
        %x = memref.load %view[%i, %j] : memref<100x70xf32>
        …
      }
      gpu.terminator
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def ConvertMeshToRuntimePass : Pass<"convert-mesh-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Turn collectives into calls of the runtime, on tensors";
  let description = [{
    Resolves meshes to digits of the device's position, and gives every
    communication op a destination. It erases what describes the global program:
    meshes, axis rules and the dialect's attributes. `mesh.async` and
    `mesh.wait` become `mesh_rt.start` and `mesh_rt.wait`. A future must be
    waited for directly: loops, branches and calls may not carry it.

    Input:

    ```mlir
    mesh.mesh @m = <["model"=4]>
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> attributes {mesh.spmd = @m} {
      %0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<2x4xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> {
      %empty = tensor.empty() : tensor<2x16xf32>
      %0 = mesh_rt.run <all_gather, dim = 1, group = [4, 1]> from %x : tensor<2x4xf32>
          into %empty : tensor<2x16xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```
  }];
  let dependentDialects = ["::mesh::MeshRtDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertMeshToShardPass : Pass<"convert-mesh-to-shard", "::mlir::ModuleOp"> {
  let summary = "Export SPMD programs to upstream's shard dialect";
  let description = [{
    Exports programs for upstream's passes, such as `convert-shard-to-mpi`. The
    result has no op or attribute of the mesh dialect, so that `mlir-opt` reads
    it.

    A mesh becomes a grid. An axis with sub-axes becomes several axes of the
    grid, one for each. Asynchronous collectives (`mesh.async`, `mesh.wait`)
    become synchronous. The shardings of global arguments and results
    (`mesh.sharding`) are lost.

    Rejects with a diagnostic:

    - ops on whole tensors;
    - meshes with `device_ids`, or with sub-axes that do not nest;
    - permutations other than shifts along one axis of the grid;
    - messages with a tag other than 0;
    - futures that loops, branches or calls carry.

    Input:

    ```mlir
    mesh.mesh @m = <["data"=2, "model"=4]>
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> attributes {mesh.spmd = @m} {
      %0 = mesh.all_gather %x on @m ["model"] dim 1 : tensor<2x4xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```

    Output:

    ```mlir
    shard.grid @m(shape = 2x4)
    func.func @f(%x: tensor<2x4xf32>) -> tensor<2x16xf32> {
      %0 = shard.all_gather %x on @m grid_axes = [1] gather_axis = 1 : tensor<2x4xf32> -> tensor<2x16xf32>
      return %0 : tensor<2x16xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::shard::ShardDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertRandomToLinalgPass
    : Pass<"convert-random-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Rewrite random numbers as loops of integer arithmetic, on tensors";
  let description = [{
    Converts keys and random numbers to structured ops. Their bodies have the
    rounds of the cipher and, for floats, the conversion of bits to floats.
    Elements do not depend on each other, so that the loops are vectorised. The
    counter has 32 bits if the array's number of elements fits.

    Other ops are not fused with these, since that would draw a number once for
    each read.

    Input:

    ```mlir
    %0 = mesh.random_bits %key : tensor<2xi32> -> tensor<64x16xi32>
    ```

    Output:

    ```mlir
    %k0 = tensor.extract %key[%c0] : tensor<2xi32>
    %k1 = tensor.extract %key[%c1] : tensor<2xi32>
    %empty = tensor.empty() : tensor<64x16xi32>
    %0 = linalg.generic {…, iterator_types = ["parallel", "parallel"]}
        outs(%empty : tensor<64x16xi32>) {
    ^bb0(%out: i32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      … 16 * %i + %j, and 20 rounds with %k0 and %k1 …
      linalg.yield %bits : i32
    } -> tensor<64x16xi32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"
  ];
}

def ConvertRuntimeToLLVMPass
    : Pass<"convert-runtime-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Turn mesh_rt on memrefs into calls of the C interface";
  let description = [{
    Converts `mesh_rt` ops to calls:

    - Descriptors become constants of the module. They have the source location
      of each op, for the runtime's reports and timelines.
    - `memref.alloc` and `memref.dealloc` use the device's arena.
    - A failure of `cf.assert` ends the run with a report.

    `convert-to-llvm` converts everything else.

    First, the pass changes the calling convention for dense buffers of static
    shape: functions take their addresses only. MLIR passes a buffer as its
    descriptor, seven words for a matrix. A function of a thousand parameters
    stores and loads these one by one, and LLVM compares each with each.
    Upstream's own convention (`use-bare-ptr-memref-call-conv`) takes time that
    grows with the product of a function's parameters and ops. Also, it does not
    know the strides of buffers without elements.

    Input:

    ```mlir
    mesh_rt.run <send, tag = 3> from %buffer : memref<4xf32> peer %peer
    ```

    Output:

    ```mlir
    %op = llvm.mlir.addressof @__mesh_rt_0 : !llvm.ptr
    llvm.store %descriptor, %slot : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @mesh_rt_run(%op, %slot, %null, %peer) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> ()
    ```

    Input:

    ```mlir
    func.func @f(%x: memref<4x8xf32>) {
      call @g(%x) : (memref<4x8xf32>) -> ()
      …
    }
    ```

    Output:

    ```mlir
    func.func @f(%address: !llvm.ptr) {
      %descriptor = … : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %x = builtin.unrealized_conversion_cast %descriptor : … to memref<4x8xf32>
      %0 = builtin.unrealized_conversion_cast %x : memref<4x8xf32> to …
      %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      call @g(%1) : (!llvm.ptr) -> ()
      …
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ConvertShardToMeshPass : Pass<"convert-shard-to-mesh", "::mlir::ModuleOp"> {
  let summary = "Import programs in upstream's shard dialect";
  let description = [{
    Converts a `shard.grid` to a mesh with axes "axis0", "axis1", ….

    Annotations of whole tensors become Mesh's annotations. A `shard.shard` of
    an argument becomes the argument's sharding, and any other one a
    `mesh.shard` of closed dims. `annotate_for_users` makes no difference to a
    `mesh.shard`: users of the op's result get the sharded value, and users of
    its operand do not.

    Ops in local view, which are collectives and queries of the device, become
    Mesh's ops. Their function is marked `mesh.spmd`. Some ops leave the result
    undefined on some devices. They become ops that define it:

    - `shard.gather` becomes an all-gather;
    - `shard.reduce` becomes an all-reduce;
    - `shard.scatter` becomes a broadcast and a slice;
    - `shard.shift` becomes a permutation that rotates.

    A halo update becomes an exchange of slices by permutations, one dim at a
    time, from the last one.

    Rejects with a diagnostic:

    - grids of dynamic shape;
    - shards that overlap (`halo_sizes` of a sharding);
    - shards with explicit sizes (`sharded_dims_offsets`), unless these are the
      default sizes;
    - tensors of dynamic shape, and buffers;
    - roots that are not constants;
    - a `shard.recv` from any source;
    - the reductions `bitwise_xor` and `generic`.

    Input:

    ```mlir
    shard.grid @g(shape = 2x4)
    func.func @f(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
      %0 = shard.shard %x to %s : tensor<8x16xf32>
      %1 = math.exp %0 : tensor<8x16xf32>
      return %1 : tensor<8x16xf32>
    }
    ```

    Output:

    ```mlir
    mesh.mesh @g = <["axis0"=2, "axis1"=4]>
    func.func @f(%x: tensor<8x16xf32> {mesh.sharding = #mesh.sharding<@g, [{"axis0"}, {"axis1"} ]>})
        -> tensor<8x16xf32> {
      %0 = math.exp %x : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```
  }];
  let dependentDialects = ["::mesh::MeshDialect", "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}


#endif // MESH_CONVERSION_PASSES_TD
