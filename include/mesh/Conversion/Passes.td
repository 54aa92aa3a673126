//===- Passes.td - Conversions between dialects ------------*- tablegen -*-===//

#ifndef MESH_CONVERSION_PASSES_TD
#define MESH_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertAggregatesToLinalgPass
    : Pass<"convert-aggregates-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Rewrite ops that stand for several as structured ops, on tensors";
  let description = [{
    Softmax, the tiled layouts of `linalg.pack` and `linalg.unpack`, the
    transforms of Winograd's convolution, `tensor.gather`, `tensor.scatter`,
    `mesh.gather_slices`, `mesh.scatter_slices` and `mesh.sort` have no loops of
    their own. Each becomes the ops or loops that
    it stands for, which can be fused and bufferized. A `tensor.pad` of a tensor
    without elements becomes a `tensor.generate`: the source's place may be out
    of bounds. A `tensor.reshape` of known shapes becomes a
    `tensor.collapse_shape` and a `tensor.expand_shape`, which do not read the
    shape. A sort is a stable merge sort of each row, with O(n log n)
    comparisons.

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
    Every linalg op that multiplies and adds, over dims that its operands have
    as they are, and whose types the runtime's kernels take, becomes a
    `mesh_rt.contract`. An `outs` of zeros is not read. Other contractions stay
    and become loops.

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
  let dependentDialects = ["::mesh::MeshRtDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ConvertHostAccessesToRuntimePass
    : Pass<"convert-host-accesses-to-runtime", "::mlir::func::FuncOp"> {
  let summary = "Let the host read and write numbers on the device by the runtime";
  let description = [{
    What is left outside of kernels runs on the host, and device memory is not
    the host's. A `memref.load` of it becomes a copy of one number to the host,
    which waits for the device; a `memref.store` one to the device. Other ops
    that would read or write such memory on the host are an error.

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
    Every structured op, and every `memref.copy`, becomes a `gpu.launch`, and so
    does a `mesh_rt.contract` of integers, which cuBLASLt lacks. The parallel
    loops are one row of threads, of which neighbours work on
    neighbouring elements of the result: so accesses coalesce, whatever the rank
    and however small the dims are. What does not divide into blocks is guarded.
    The other loops, those of reductions, run in each thread, with what they add
    up in registers.

    Where it can be seen that operands lie in rows at multiples of 16 bytes, a
    thread computes as many neighbours as fit into 16 bytes, of the smallest
    type, and loads and stores them at once, if that leaves enough threads to
    fill a GPU.

    If that would be fewer than 32,768 threads, and a result takes 64 steps or
    more, several threads of a block share each: all 256 one result whose steps
    are neighbours in memory, 16 bytes at once; else 8 each of 32 results. Each
    adds up every so manieth step; then the block adds up these sums, half of
    them to the other half in each round: those of one result that run together
    by shuffles (`gpu.shuffle`), others in memory that the block shares. The
    order is that of the code, and the error grows as in a tree. It has to be
    known how the steps combine: as sums, products, minima, maxima, and, or,
    xor.

    Where rows are combined (`mesh_rt.combine_row`), a power of two of threads
    share a row: in a warp by shuffles, beyond that by memory that the block
    shares. A row that fits into their registers stays there; longer ones are
    read again for each combination, and for the results.

    A kernel takes the addresses of its buffers, and the offsets and strides
    that are not known; what is known is in its code. Sizes have to be.

    A loop of scalar code that reads and writes memory becomes a kernel of one
    thread (`scf.for`, `scf.while` and `scf.if` that yield nothing).

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
    Resolves meshes to digits of the device's position, gives every
    communication op a destination, and drops what the dialect knows of the
    whole program: meshes, axis rules and its attributes. `mesh.async` and
    `mesh.wait` become `mesh_rt.start` and `mesh_rt.wait`; a future has to be
    waited for directly, not carried by loops, branches or calls.

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
    For what upstream has passes for: `convert-shard-to-mpi` and others. The
    module has no op or attribute of the mesh dialect left, so that `mlir-opt`
    can read it.

    A mesh becomes a grid. An axis of which parts are used becomes several axes
    of the grid, one for each part. What is in flight (`mesh.async`,
    `mesh.wait`) becomes synchronous. How the whole values were split
    (`mesh.sharding` of arguments and results) is not kept.

    Not supported, with a diagnostic: ops on whole tensors, meshes with
    `device_ids` or with sub-axes that do not nest, permutations other than
    shifts along one axis of the grid, messages with a tag other than 0, and
    futures that loops, branches or calls carry.

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
    Keys and random numbers become structured ops whose bodies have the rounds
    of the cipher, and, for floats, what makes floats of bits. Elements do not
    depend on each other, so that the loops are vectorised. Places are counted
    in 32 bits where the array has no more elements than that.

    Other ops are not fused with these: it would draw a number as often as it
    is read.

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
    Descriptors become constants of the module, with the source location of each
    op, so that the runtime can name it in reports and timelines. Memory comes
    from the device's arena: `memref.alloc` and `memref.dealloc` are converted
    here as well. So is `cf.assert`, whose failure ends the run with a report.
    Everything else is left to `convert-to-llvm`.

    First functions take buffers by their addresses. MLIR passes a buffer as its
    descriptor, seven words for a matrix, which a function of a thousand parameters
    stores and loads one by one, and LLVM compares each with each. Of a dense
    buffer of static shape all but one word is known: functions take that.
    Upstream has such a convention (`use-bare-ptr-memref-call-conv`), which takes
    time that grows with the product of a function's parameters and ops, and does
    not know the strides of buffers without elements.

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
    A `shard.grid` becomes a mesh whose axes are called "axis0", "axis1", ….

    What annotates whole tensors becomes an annotation of ours: a `shard.shard`
    of an argument is written on the argument, any other one becomes a
    `mesh.shard` of closed dims. `annotate_for_users` makes no difference to a
    `mesh.shard`: what uses the op's result gets the value so laid out, and what
    uses its operand does not.

    What stands in local view (collectives and questions about the device)
    becomes the op of ours, and its function is marked `mesh.spmd`. Ops that
    leave the result undefined on some devices become ones that define it:
    `shard.gather` an all-gather, `shard.reduce` an all-reduce, `shard.scatter` a
    broadcast and a slice, `shard.shift` a permutation that rotates. A halo
    update is an exchange of slices by permutations, dim after dim from the last
    one.

    Not supported, with a diagnostic: grids of dynamic shape, shards that overlap
    (`halo_sizes` of a sharding) or have sizes of their own
    (`sharded_dims_offsets`, unless they say what is so without them), tensors
    of dynamic shape and buffers, roots that are not constants, a `shard.recv`
    from any source, and the reductions `bitwise_xor` and `generic`.

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
