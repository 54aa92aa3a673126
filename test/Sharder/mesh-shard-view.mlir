// Draws which device holds which part.

// RUN: mesh-shard-view %s | FileCheck %s
// RUN: mesh-shard-view %s --entry=logical --value=y | FileCheck %s --check-prefix=VALUE
// RUN: mesh-shard-view %s --value=x --svg | FileCheck %s --check-prefix=SVG
// RUN: mesh-shard-view --mesh='"data"=2,"model"=4' --sharding='[{"model"}]' --type=10xf32 | FileCheck %s --check-prefix=GIVEN
// RUN: mesh-shard-view --mesh='data =2, model= 4' --sharding='[{"model"}]' --type=10xf32 --width=20 | FileCheck %s --check-prefix=LIST

mesh.mesh @m = <["data"=2, "model"=2]>
mesh.mesh @swapped = <["x"=4], device_ids=[2, 3, 0, 1]>
mesh.axis_rules @r on @m = {"batch" -> "data", "embed" -> "model"}

// Parameters come first; those without a layout are left out.
// RUN: mesh-shard-view %s --value=w --svg | FileCheck %s --check-prefix=PARAM
// PARAM: parameter @w: 8x6xf32
// CHECK: parameter @w: 8x6xf32 over #mesh.mesh<["data"=2, "model"=2]> by #mesh.sharding<@m, [{}, {"model"}]>, parts of 8x3xf32
// CHECK: │ 0,2 │ 1,3 │
// CHECK: parameter @b: 5xf32 over #mesh.mesh<["data"=2, "model"=2]> by #mesh.sharding<@m, [{"model"}]>, parts of 3xf32
// CHECK-NOT: @whole
mesh.param @w : tensor<8x6xf32> init zeros sharding <@m, [{}, {"model"}]>
mesh.param @b : tensor<5xf32> init zeros logical <@r, ["embed"]>
mesh.param @whole : tensor<5xf32> init zeros

// CHECK: @tiles argument x: 5x8xf32 over #mesh.mesh<["data"=2, "model"=2]> by
// CHECK-SAME: , parts of 3x4xf32
// CHECK-NEXT:           [0:4) [4:8)
// CHECK-NEXT:         ┌─────┬─────┐
// CHECK-NEXT:   [0:3) │  0  │  1  │
// CHECK-NEXT:         ├─────┼─────┤
// CHECK-NEXT: [3:5)+1 │  2  │  3  │
// CHECK-NEXT:         └─────┴─────┘

// What is partial is the sum of what several devices hold; copies are a list.
// CHECK: @tiles result 0: 4x2x3xf32 over
// CHECK-NEXT: [0:2), :, :
// CHECK-NEXT:         [0:3)
// CHECK-NEXT:       ┌───────┐
// CHECK-NEXT: [0:2) │ 0 + 1 │
// CHECK-NEXT:       └───────┘
// CHECK-NEXT: [2:4), :, :
// CHECK-NEXT:         [0:3)
// CHECK-NEXT:       ┌───────┐
// CHECK-NEXT: [0:2) │ 2 + 3 │
// CHECK-NEXT:       └───────┘
func.func private @tiles(tensor<5x8xf32> {mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{"data"}, {"model"}]>})
    -> (tensor<4x2x3xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}, {}], partial=sum{"model"}>})

// The devices are those at the mesh's positions.
// CHECK: @order argument 0: 8xi8
// CHECK: │   2   │   3   │   0   │   1   │
func.func private @order(tensor<8xi8> {mesh.sharding = #mesh.sharding<@swapped, [{"x"}]>})

// CHECK: @copies argument 0: f32
// CHECK-NEXT: ┌─────┐
// CHECK-NEXT: │ 0-3 │
// CHECK-NEXT: └─────┘
func.func private @copies(f32 {mesh.sharding = #mesh.sharding<@m, []>})

// In local view the types are those of parts.
// CHECK: @local argument 0: 8x8xf32 over {{.*}}, parts of 4x8xf32
func.func private @local(tensor<4x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>})
    attributes {mesh.spmd = @m}

// They may have padding.
// CHECK: @padded argument 0: 5x8xf32 over {{.*}}, parts of 3x8xf32
// CHECK: [3:5)+1 │
func.func private @padded(tensor<3x8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}, {}]>, mesh.unpadded = array<i64: 5, 8>})
    attributes {mesh.spmd = @m}

// VALUE-NOT: @logical argument x
// VALUE: @logical argument y: 4x4xf32 over {{.*}} by #mesh.sharding<@m, [{"data"}, {"model"}]>
func.func private @logical(tensor<4xf32> {mesh.name = "z", mesh.logical = #mesh.logical<@r, ["batch"]>},
                           tensor<4x4xf32> {mesh.name = "y", mesh.logical = #mesh.logical<@r, ["batch", "embed"]>})

// SVG: <svg xmlns="http://www.w3.org/2000/svg"
// SVG: >@tiles argument x: 5x8xf32 over #mesh.mesh&lt;
// SVG-COUNT-4: fill="hsl(
// SVG: </svg>

// GIVEN: 10xf32 over #mesh.mesh<["data"=2, "model"=4]> by #mesh.sharding<@mesh, [{"model"}]>, parts of 3xf32
// GIVEN-NEXT:    [0:3)    [3:6)    [6:9)   [9:10)+2
// GIVEN-NEXT: ┌────────┬────────┬────────┬────────┐
// GIVEN-NEXT: │  0,4   │  1,5   │  2,6   │  3,7   │
// GIVEN-NEXT: └────────┴────────┴────────┴────────┘

// LIST: 10xf32
// LIST-NEXT: [0:3): 0,4
// LIST-NEXT: [3:6): 1,5
// LIST-NEXT: [6:9): 2,6
// LIST-NEXT: [9:10)+2: 3,7
