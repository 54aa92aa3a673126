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
      shardings: a program without them computes the same. A global op is not
      allowed in local view along the axes that it names.
    - *Local* ops (`mesh.all_gather`, `mesh.permute`, …) describe communication.
      They are in a program that every device runs on its own part of the data
      (SPMD). A function in local view has the attribute `mesh.spmd = @mesh`.
      The body of `mesh.shard_map` is in local view along its manual axes.

    Shardings of values are discardable attributes:

    | attribute | on | meaning |
    |---|---|---|
    | `mesh.sharding` | function arguments and results | sharding of the value; in a function in local view, sharding of the caller's whole tensor |
    | `mesh.shardings` | any op | sharding of each result |
    | `mesh.region_shardings` | loops and other ops with regions | for each region, the sharding of each argument |
    | `mesh.spmd` | functions | local view: one program for all devices of the mesh |
    | `mesh.program` | functions | program of some devices of the mesh; passes must keep its collectives |
    | `mesh.overlap` | `mesh.reshard`, `mesh.shard` and collectives | overlap of the communication with the contraction beside it |
    | `mesh.chunks` | the same, beside a `mesh.overlap` that is not `none` | messages of a ring for each block, an i64 of at least 1 |
    | `mesh.levels` | the same, beside a `mesh.overlap` that is not `none` | sizes of the levels of the group, an `array<i64>`, minor first; each level has a collective |
    | `mesh.bruck` | the same, beside a `mesh.overlap` that is not `none`, without the two above | Bruck's all-gather or all-to-all: ⌈log2 n⌉ messages, to devices 1, 2, 4, … positions away |
    | `mesh.open_partial` | `mesh.shard` | the annotation is about dimensions: the value may be a partial sum where loops or branches add it up |
    | `mesh.unpadded` | function arguments and results | shape of the whole value before padding |
    | `mesh.agreement` | `mesh.broadcast` | the value decides a branch, so devices must agree to the bit; the broadcast stays, though its operand only differs by rounding |
    | `mesh.logical` | function arguments and results | a sharding in logical axis names |
    | `mesh.name` | function arguments and results | a name, by which tools pass the value |
    | `mesh.param` | function arguments and results | the value is the parameter of its `mesh.name`, with one layout in all public functions of a mesh |

    Uneven dimensions of a whole value are padded at their end. The shape
    without padding is `mesh.unpadded`, such as `array<i64: 10, 7>`. A caller
    from outside the module passes zeros in the padding of arguments. The padding
    of results is undefined.

    Example: a dense layer as a global program, and as the program of each of
    the four devices of a mesh.

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
    static constexpr ::llvm::StringLiteral kOpenPartialAttrName =
        "mesh.open_partial";
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
