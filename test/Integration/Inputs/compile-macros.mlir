// Names that are macros of C's headers or compilers, or are kept for them.
func.func @f(%a: tensor<2xf32> {mesh.name = "uint16_t"}, %b: tensor<bf16> {mesh.name = "linux"},
             %c: tensor<2xf32> {mesh.name = "__FILE__"}, %d: tensor<2xf32> {mesh.name = "_Bool"})
    -> (tensor<2xf32> {mesh.name = "INT64_MAX"}, tensor<bf16> {mesh.name = "NULL"},
        tensor<2xf32> {mesh.name = "SIZE_MAX"}, tensor<2xf32> {mesh.name = "INT8_C"}) {
  return %a, %b, %c, %d : tensor<2xf32>, tensor<bf16>, tensor<2xf32>, tensor<2xf32>
}
