#map = affine_map<(d0, d1) -> (d1)>
!row = tensor<?x0xf32, #sparse>
func.func private @f(%x: tensor<8x16xbf16> {mesh.sharding = #mesh.sharding<@m, [{"a\"b"}]>}) -> memref<*xi8, strided<[?, 1], offset: 2>> {
^bb0(%0:2 : vector<[4]x8xf32>):
  %y = "mesh.reshard"(%x#1) {step = 0x1F : i64, exact} : (!row) -> complex<f64> // "text" %x
  mesh.return %y, 1.5e-3, "open
  %c = linalg.fill ins(%y : f32) outs(%x : tensor<8x16xbf16>)
}

// CHECK: entity.other.attribute-value.mlir  #map
// CHECK-NEXT: storage.type.mlir  affine_map
// CHECK-NEXT: keyword.operator.arrow.mlir  ->
// CHECK-NEXT: entity.name.type.mlir  !row
// CHECK-NEXT: support.type.mlir  tensor
// CHECK-NEXT: constant.numeric.dim.mlir  ?x0x
// CHECK-NEXT: support.type.mlir  f32
// CHECK-NEXT: entity.other.attribute-value.mlir  #sparse
// CHECK-NEXT: support.function.op.mlir  func.func
// CHECK-NEXT: keyword.control.mlir  private
// CHECK-NEXT: entity.name.function.mlir  @f
// CHECK-NEXT: variable.other.mlir  %x
// CHECK-NEXT: support.type.mlir  tensor
// CHECK-NEXT: constant.numeric.dim.mlir  8x16x
// CHECK-NEXT: support.type.mlir  bf16
// CHECK-NEXT: entity.other.attribute-name.mlir  mesh.sharding
// CHECK-NEXT: entity.other.attribute-value.mlir  #mesh.sharding
// CHECK-NEXT: entity.name.function.mlir  @m
// CHECK-NEXT: string.quoted.double.mlir  "
// CHECK-NEXT: constant.character.escape.mlir  \"
// CHECK-NEXT: keyword.operator.arrow.mlir  ->
// CHECK-NEXT: support.type.mlir  memref
// CHECK-NEXT: constant.numeric.dim.mlir  *x
// CHECK-NEXT: support.type.mlir  i8
// CHECK-NEXT: storage.type.mlir  strided
// CHECK-NEXT: constant.numeric.mlir  1
// CHECK-NEXT: storage.type.mlir  offset
// CHECK-NEXT: constant.numeric.mlir  2
// CHECK-NEXT: entity.name.label.mlir  ^bb0
// CHECK-NEXT: variable.other.mlir  %0
// CHECK-NEXT: constant.numeric.mlir  :2
// CHECK-NEXT: support.type.mlir  vector
// CHECK-NEXT: constant.numeric.dim.mlir  [4]x8x
// CHECK-NEXT: support.type.mlir  f32
// CHECK-NEXT: variable.other.mlir  %y
// CHECK-NEXT: support.function.op.generic.mlir  "mesh.reshard"
// CHECK-NEXT: variable.other.mlir  %x
// CHECK-NEXT: constant.numeric.mlir  #1
// CHECK-NEXT: entity.other.attribute-name.mlir  step
// CHECK-NEXT: constant.numeric.mlir  0x1F
// CHECK-NEXT: support.type.mlir  i64
// CHECK-NEXT: entity.name.type.mlir  !row
// CHECK-NEXT: keyword.operator.arrow.mlir  ->
// CHECK-NEXT: support.type.mlir  complex
// CHECK-NEXT: support.type.mlir  f64
// CHECK-NEXT: comment.line.double-slash.mlir  // "text" %x
// CHECK-NEXT: support.function.op.mesh.mlir  mesh.return
// CHECK-NEXT: variable.other.mlir  %y
// CHECK-NEXT: constant.numeric.mlir  1.5e-3
// CHECK-NEXT: string.quoted.double.mlir  "
// CHECK-NEXT: variable.other.mlir  %c
// CHECK-NEXT: support.function.op.mlir  linalg.fill
