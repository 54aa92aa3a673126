//===- Passes.td - Passes on parameters --------------------*- tablegen -*-===//

#ifndef MESH_PARAMS_PASSES_TD
#define MESH_PARAMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerParamsPass : Pass<"mesh-lower-params", "::mlir::ModuleOp"> {
  let summary = "Make arguments of parameters, build their initialiser, and lower "
                "norms and exchanges of them";
  let description = [{
    Turns parameters into arguments of the functions that read them, directly or
    by calls. They follow the function's own arguments, in the order of their
    declarations. Each has the parameter's name and layout, and the mark
    `mesh.param`. So all public functions of a module take and return a
    parameter in one layout and with one padding.

    The function named `init` takes a key and returns all parameters. It works
    on whole tensors. Once it is partitioned, each device draws only its own
    blocks. The values do not depend on the mesh.

    Ops on the values of parameters become simpler ones:

    - `mesh.norm` becomes sums of squares: of whole tensors, which partitioning
      splits, or of the blocks of a device.
    - `mesh.stack` and `mesh.unstack` become reshapes. With a mask, they become a
      choice by the device's index.
    - `mesh.gather_param` becomes an all-gather.
    - `mesh.scatter_grad` becomes a division and a reduce-scatter.

    Conversions to and from the type of the messages surround the last two.

    While the module declares derivatives (`mesh.derivative`,
    `mesh.train_step`), these ops stay: they have derivatives of their own. The pass lowers them once it runs after
    `mesh-differentiate`, as in `--mesh-spmd`.

    Input:

    ```mlir
    mesh.param @w : tensor<8x4xf32> init normal 0.02 sharding <@m, [{}, {"model"} ]>
    func.func @f(%x: tensor<4x8xf32>) -> tensor<4x4xf32> {
      %w = mesh.param_get @w : tensor<8x4xf32>
      …
    }
    ```

    Output:

    ```mlir
    func.func @f(%x: tensor<4x8xf32>,
                 %w: tensor<8x4xf32> {mesh.name = "w", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>})
        -> tensor<4x4xf32> {
      …
    }
    func.func @init_params(%key: tensor<2xi32> {mesh.name = "key"})
        -> (tensor<8x4xf32> {mesh.name = "w", mesh.param, mesh.sharding = #mesh.sharding<@m, [{}, {"model"} ]>}) {
      %own = mesh.rng_fold %key, %hash : tensor<2xi32>, i64
      %0 = mesh.random_normal %own : tensor<2xi32> -> tensor<8x4xf32>
      %1 = arith.mulf %0, %scale : tensor<8x4xf32>
      return %1 : tensor<8x4xf32>
    }
    ```

    Input, in local view:

    ```mlir
    %w = mesh.gather_param %0 on @m ["data"] dim 1 type bf16 : tensor<8x4xf32> -> tensor<8x16xf32>
    %g = mesh.scatter_grad %dw on @m ["data"] dim 1 : tensor<8x16xf32> -> tensor<8x4xf32>
    %s = mesh.stack %0 on @m ["data"] dim 0 : tensor<8x4xf32> -> tensor<1x8x4xf32>
    ```

    Output:

    ```mlir
    %1 = arith.truncf %0 : tensor<8x4xf32> to tensor<8x4xbf16>
    %2 = mesh.all_gather %1 on @m ["data"] dim 1 : tensor<8x4xbf16> -> tensor<8x16xbf16>
    %w = arith.extf %2 : tensor<8x16xbf16> to tensor<8x16xf32>
    %3 = arith.divf %dw, %n : tensor<8x16xf32>
    %g = mesh.reduce_scatter sum %3 on @m ["data"] dim 1 : tensor<8x16xf32> -> tensor<8x4xf32>
    %s = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 8, 4] : tensor<8x4xf32> into tensor<1x8x4xf32>
    ```
  }];
  let options = [
    Option<"init", "init", "std::string", "\"init_params\"",
           "The name of the function that initialises the parameters">,
    Option<"norms", "norms", "std::string", "",
           "The name of a function that returns the norm of each floating point "
           "parameter, and of all: bitwise the same on any mesh">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::tensor::TensorDialect", "::mesh::MeshDialect"
  ];
}

def AssignFsdpPass : Pass<"mesh-assign-fsdp", "::mlir::ModuleOp"> {
  let summary = "Split parameters over an axis of data parallelism";
  let description = [{
    Splits each parameter of more than `min-size` elements on a device. It picks
    the largest dim that no axis splits yet, and whose size is divisible by that
    of the axis. Of dims of equal size, it picks the last.

    Remarks (`--remarks-filter=mesh-assign-fsdp`) tell the dim of each
    parameter, or the reason why it is not split.

    The pass skips parameters with logical names, since axis rules decide about
    them.

    Input, with `axis=data min-size=1000`:

    ```mlir
    mesh.mesh @m = <["data"=4]>
    mesh.param @w : tensor<64x128xf32> init lecun_normal
    mesh.param @b : tensor<128xf32> init zeros
    ```

    Output:

    ```mlir
    mesh.mesh @m = <["data"=4]>
    mesh.param @w : tensor<64x128xf32> init lecun_normal sharding <@m, [{}, {"data"} ]>
    mesh.param @b : tensor<128xf32> init zeros
    ```
  }];
  let options = [
    Option<"axis", "axis", "std::string", "", "The axis to split over">,
    Option<"minSize", "min-size", "int64_t", "262144",
           "Parameters of at most so many elements on a device are not split">
  ];
  let dependentDialects = ["::mesh::MeshDialect"];
}

def GatherParamsPass : Pass<"mesh-gather-params", "::mlir::ModuleOp"> {
  let summary = "Gather parameters before they are used";
  let description = [{
    Reshards each parameter that is split over `axis` where it is read, so that
    readers get it gathered along that axis. With `type`, the pass rounds the
    parameter before the gather, so that messages are smaller, and extends it
    afterwards.

    Input, with `axis=data type=bf16`:

    ```mlir
    mesh.param @w : tensor<64x128xf32> init lecun_normal sharding <@m, [{}, {"data"} ]>
    …
      %w = mesh.param_get @w : tensor<64x128xf32>
    ```

    Output:

    ```mlir
    mesh.param @w : tensor<64x128xf32> init lecun_normal sharding <@m, [{}, {"data"} ]>
    …
      %0 = mesh.param_get @w : tensor<64x128xf32>
      %1 = arith.truncf %0 : tensor<64x128xf32> to tensor<64x128xbf16>
      %2 = mesh.reshard %1 <@m, [{}, {} ]> : tensor<64x128xbf16>
      %w = arith.extf %2 : tensor<64x128xbf16> to tensor<64x128xf32>
    ```
  }];
  let options = [
    Option<"axis", "axis", "std::string", "", "The axis to gather over">,
    Option<"type", "type", "std::string", "",
           "The floating point type to gather in; none: the parameter's own">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mesh::MeshDialect"];
}


#endif // MESH_PARAMS_PASSES_TD
