// The parameters of a transformer of 17 million, from their declaration to a
// checkpoint that another mesh reads.
//
// A table of them, with what decays:
//
//   mesh-params parameters.mlir --weight-decay-exclude='norm|bias'
//
// Initialise them on 2x2x2 devices, each of which draws its parts alone, and
// write them to a file:
//
//   mesh-run parameters.mlir --entry=init_params --arg key=iota --out p.safetensors
//
// The norm of each and of all, there and on a mesh of 1x1x8 devices:
//
//   mesh-run parameters.mlir --entry=param_norms --params p.safetensors
//   sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=1, "model"=8/' parameters.mlir |
//     mesh-run - --entry=param_norms --params p.safetensors
//
// They are the same, to the bit. So are the parameters, if they are initialised
// there; and a file may be an .npz, too.
//
// The layers are stacked: those of a stage of the pipeline are on its devices.
// Each has random numbers of its own.

mesh.mesh @m = <["data"=2, "pipe"=2, "model"=2]>
mesh.axis_rules @rules on @m = {
  "layer" -> "pipe", "vocabulary" -> "model", "mlp" -> "model",
  "heads" -> "model", "embed" -> "data", "norm" -> {}
}

mesh.param @embedding : tensor<8192x512xf32> init normal 0.02 logical <@rules, ["vocabulary", "embed"]>
mesh.param @layers.norm1 : tensor<4x512xf32> init ones logical <@rules, ["layer", "norm"]> {stacked = 1 : i64}
mesh.param @layers.qkv : tensor<4x512x1536xf32> init lecun_normal logical <@rules, ["layer", "embed", "heads"]> {split_rngs, stacked = 1 : i64}
mesh.param @layers.out : tensor<4x512x512xf32> init lecun_normal logical <@rules, ["layer", "heads", "embed"]> {adjust = 0.5, split_rngs, stacked = 1 : i64}
mesh.param @layers.norm2 : tensor<4x512xf32> init ones logical <@rules, ["layer", "norm"]> {stacked = 1 : i64}
mesh.param @layers.up : tensor<4x512x2048xf32> init he_normal logical <@rules, ["layer", "embed", "mlp"]> {split_rngs, stacked = 1 : i64}
mesh.param @layers.up_bias : tensor<4x2048xf32> init zeros logical <@rules, ["layer", "mlp"]> {stacked = 1 : i64}
mesh.param @layers.down : tensor<4x2048x512xf32> init lecun_normal logical <@rules, ["layer", "mlp", "embed"]> {adjust = 0.5, split_rngs, stacked = 1 : i64}
mesh.param @norm : tensor<512xf32> init ones logical <@rules, ["norm"]>
