//===- MeshDialect.td - the mesh dialect --------------------*- tablegen -*-===//

#ifndef MESH_IR_MESHDIALECT_TD
#define MESH_IR_MESHDIALECT_TD

include "mlir/IR/OpBase.td"

def Mesh_Dialect : Dialect {
  let name = "mesh";
  let cppNamespace = "::mesh";
  let summary = "Sharded tensors and collectives over a mesh of devices";
  let description = [{
    A *mesh* arranges devices in a grid with named axes. The dialect has two
    kinds of ops:

    - *Global* ops (`mesh.shard`, `mesh.reshard`, `mesh.tp_dense`,
      `mesh.shard_map`) work on whole tensors. Their meaning does not depend on
      how the tensors are split: a program without the shardings computes the
      same. They do not stand in local view along the axes that they name.
    - *Local* ops (`mesh.all_gather`, `mesh.permute`, …) stand in a program
      that every device runs on its own part of the data (SPMD), and say how
      the devices communicate. A function in local view bears the attribute
      `mesh.spmd = @mesh`; the body of `mesh.shard_map` is in local view, too,
      along its manual axes.

    Shardings of values are written down as discardable attributes:

    | attribute | on | means |
    |---|---|---|
    | `mesh.sharding` | function arguments and results | how the value is split; in a function in local view: how the caller's whole tensor is |
    | `mesh.shardings` | any op | how each of its results is split |
    | `mesh.region_shardings` | loops and the like | for each region, how each of its arguments is split |
    | `mesh.spmd` | functions | local view: one program for all devices of the mesh |
    | `mesh.program` | functions | the program of only some devices of the mesh: its collectives must be kept as they are |
    | `mesh.overlap` | `mesh.reshard`, `mesh.shard` and collectives | how the communication overlaps with the contraction beside it |
    | `mesh.chunks` | the same, beside a `mesh.overlap` that is not `none` | how many messages of a ring each block is, an i64 of at least 1 |
    | `mesh.levels` | the same, beside a `mesh.overlap` that is not `none` | the sizes of the levels that the group of the collective is cut into, an `array<i64>`, from the minor one on: a collective for each |
    | `mesh.bruck` | the same, beside a `mesh.overlap` that is not `none`, without the two above | Bruck's all-gather or all-to-all: ⌈log2 n⌉ messages, to devices 1, 2, 4, … positions away |
    | `mesh.unpadded` | function arguments and results | the shape of the whole value before it was padded to divide into shards |
    | `mesh.agreement` | `mesh.broadcast` | devices have to agree to the bit on what decides a branch: the broadcast stays, though its operand is the same on all devices but for rounding |
    | `mesh.logical` | function arguments and results | a sharding in logical axis names |
    | `mesh.name` | function arguments and results | a name, by which tools take and hand out the value |
    | `mesh.param` | function arguments and results | the value is the parameter that its `mesh.name` tells: it is laid out alike in all public functions of a mesh |

    A whole value whose dims do not divide into equal shards is padded at the
    end of these dims, and `mesh.unpadded = array<i64: 10, 7>` tells its shape
    without the padding. Who calls a function from outside the module passes
    zeros in the padding of its arguments; what is in the padding of results is
    not defined.

    Example: the same dense layer, as a global program, and as the program of
    each of the four devices of a mesh.

    ```mlir
    mesh.mesh @m = <["model"=4]>

    func.func @global(
        %x: tensor<8x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>},
        %w: tensor<64x32xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>})
        -> tensor<8x32xf32> {
      %y = mesh.tp_dense gather %x, %w on @m "model"
          : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
      return %y : tensor<8x32xf32>
    }

    func.func @local(%x: tensor<8x16xf32>, %w: tensor<64x8xf32>)
        -> tensor<8x8xf32> attributes {mesh.spmd = @m} {
      %whole = mesh.all_gather %x on @m ["model"] dim 1
          : tensor<8x16xf32> -> tensor<8x64xf32>
      %zero = arith.constant dense<0.0> : tensor<8x8xf32>
      %y = linalg.matmul ins(%whole, %w : tensor<8x64xf32>, tensor<64x8xf32>)
          outs(%zero : tensor<8x8xf32>) -> tensor<8x8xf32>
      return %y : tensor<8x8xf32>
    }
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasCanonicalizer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let extraClassDeclaration = [{
    /// Names of the discardable attributes; see the dialect's description.
    static constexpr ::llvm::StringLiteral kShardingAttrName = "mesh.sharding";
    static constexpr ::llvm::StringLiteral kShardingsAttrName =
        "mesh.shardings";
    static constexpr ::llvm::StringLiteral kRegionShardingsAttrName =
        "mesh.region_shardings";
    static constexpr ::llvm::StringLiteral kSpmdAttrName = "mesh.spmd";
    static constexpr ::llvm::StringLiteral kProgramAttrName = "mesh.program";
    static constexpr ::llvm::StringLiteral kOverlapAttrName = "mesh.overlap";
    static constexpr ::llvm::StringLiteral kUnpaddedAttrName = "mesh.unpadded";
    static constexpr ::llvm::StringLiteral kAgreementAttrName =
        "mesh.agreement";
    static constexpr ::llvm::StringLiteral kLogicalAttrName = "mesh.logical";
    static constexpr ::llvm::StringLiteral kNameAttrName = "mesh.name";
    static constexpr ::llvm::StringLiteral kParamAttrName = "mesh.param";

  private:
    void registerAttributes();
    void registerTypes();

  public:
  }];
}

#endif // MESH_IR_MESHDIALECT_TD
