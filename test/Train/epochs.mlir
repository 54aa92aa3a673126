// Each epoch takes each row once: ten rows in two epochs of five steps. Without
// a shuffle, rows come in their order. A step written by hand can be trained, too.
//
// REQUIRES: mesh-run, mesh-train
//
// RUN: rm -rf %t && mkdir %t
// RUN: mesh-run %s --entry=data --out i=%t/i.npy --arg i=iota
// RUN: mesh-train %s --entry=count --steps=5 --data i=%t/i.npy --checkpoint=%t/two.npz --log-every=1 | FileCheck %s --check-prefix=MIXED
// RUN: mesh-run %s --entry=spread --params=%t/two.npz | FileCheck %s
// RUN: mesh-train %s --entry=count --steps=3 --data i=%t/i.npy --shuffle=false --log-every=1 | FileCheck %s --check-prefix=ORDER
//
// Rows are counted by their numbers.
// CHECK: least = 2
// CHECK: most = 2
//
// The loss is the sum of the rows' numbers: 0 to 3, 4 to 7, and 8, 9, 0, 1.
// ORDER: step 1 of 3 loss 6
// ORDER: step 2 of 3 loss 22
// ORDER: step 3 of 3 loss 18
//
// Two epochs have 90, and the first step is another one.
// MIXED-NOT: step 1 of 5 loss 6 {{[0-9]}}
// MIXED: step 5 of 5 loss

func.func @data(%i: tensor<10xi32> {mesh.name = "i"}) -> (tensor<10xi32> {mesh.name = "i"}) {
  return %i : tensor<10xi32>
}

func.func @init_count() -> (tensor<10xi32> {mesh.name = "seen"}) {
  %zeros = arith.constant dense<0> : tensor<10xi32>
  return %zeros : tensor<10xi32>
}

func.func @count(%i: tensor<4xi32> {mesh.name = "i"}, %seen: tensor<10xi32> {mesh.name = "seen"})
    -> (tensor<f32> {mesh.name = "loss"}, tensor<10xi32> {mesh.name = "seen"}) {
  %next = linalg.generic {
      indexing_maps = [affine_map<(v, k) -> (k)>, affine_map<(v, k) -> (v)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%i : tensor<4xi32>) outs(%seen : tensor<10xi32>) {
  ^bb0(%row: i32, %sum: i32):
    %index = linalg.index 0 : index
    %number = arith.index_cast %index : index to i32
    %is = arith.cmpi eq, %row, %number : i32
    %one = arith.extui %is : i1 to i32
    %more = arith.addi %sum, %one : i32
    linalg.yield %more : i32
  } -> tensor<10xi32>
  %rows = arith.sitofp %i : tensor<4xi32> to tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%rows : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %loss, %next : tensor<f32>, tensor<10xi32>
}

func.func @spread(%seen: tensor<10xi32> {mesh.name = "seen"})
    -> (tensor<i32> {mesh.name = "least"}, tensor<i32> {mesh.name = "most"}) {
  %high = arith.constant dense<100> : tensor<i32>
  %low = arith.constant dense<-1> : tensor<i32>
  %least = linalg.reduce { arith.minsi } ins(%seen : tensor<10xi32>) outs(%high : tensor<i32>) dimensions = [0]
  %most = linalg.reduce { arith.maxsi } ins(%seen : tensor<10xi32>) outs(%low : tensor<i32>) dimensions = [0]
  return %least, %most : tensor<i32>, tensor<i32>
}
