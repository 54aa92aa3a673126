//===- Passes.td - Passes on parameters --------------------*- tablegen -*-===//

#ifndef MESH_PARAMS_PASSES_TD
#define MESH_PARAMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerParamsPass : Pass<"mesh-lower-params", "::mlir::ModuleOp"> {
  let summary = "Make arguments of parameters, build their initialiser, and lower "
                "norms and exchanges of them";
  let description = [{
    A function that reads parameters, itself or in what it calls, takes them as
    arguments after its own, in the order in which they are declared, each with
    the parameter's name and layout, and marked `mesh.param`: public functions
    of a module take and return a parameter in one layout, however each would
    split or pad it by itself. The function named `init` takes a key and
    returns all parameters. It works on whole tensors like the others:
    partitioned, each device draws its parts of them and sees nothing else, and
    what it draws does not depend on the mesh.

    Ops on the values of parameters become simpler ones:

    - `mesh.norm` becomes sums of squares: of whole tensors, which partitioning
      splits, or of what a device holds;
    - `mesh.stack` and `mesh.unstack` become reshapes, with a mask a choice by
      the device's index;
    - `mesh.gather_param` becomes an all-gather, `mesh.scatter_grad` a division
      and a reduce-scatter, between conversions to the type that is sent.

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
           "The name of a function that returns the norm of each parameter "
           "that has floats, and of all: to the bit the same on any mesh">
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
    Splits each parameter of more than `min-size` elements on a device along its
    largest dim that no axis splits yet and that the axis divides; of dims of
    equal size along the last. Remarks say which dim was taken, and, for what was
    left whole, why: `--remarks-filter=mesh-assign-fsdp`.

    Parameters with logical names are not touched: their rules say where they
    go.

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
           "Parameters of so many elements on a device, or fewer, stay whole">
  ];
  let dependentDialects = ["::mesh::MeshDialect"];
}

def GatherParamsPass : Pass<"mesh-gather-params", "::mlir::ModuleOp"> {
  let summary = "Gather parameters before they are used";
  let description = [{
    Of parameters that are split over `axis`, the readers get the whole, as far
    as that axis goes: they are resharded where they are read. With `type`,
    they are rounded to it before, so that less is sent, and extended after.

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
           "The floating point type to gather in; none for the parameter's own">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mesh::MeshDialect"];
}


#endif // MESH_PARAMS_PASSES_TD
