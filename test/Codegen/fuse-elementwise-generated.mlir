// RUN: mesh-opt %s --mesh-fuse-elementwise | FileCheck %s

// A reduction generates what it reads, also where nothing else has the extents
// of its loops.

// CHECK-DAG: #[[$STEPS:.*]] = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-DAG: #[[$LATER:.*]] = affine_map<()[s0] -> (s0 + 3)>

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// CHECK-LABEL: @rows(
func.func @rows(%zeros: tensor<4xf32>, %first: index) -> tensor<4xf32> {
  // CHECK: %[[STEPS:.*]] = tensor.empty() : tensor<8xi8>
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[STEPS]] : tensor<8xi8>) outs(%{{.*}} : tensor<4xf32>)
  // CHECK: linalg.index
  // CHECK: math.cos
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  %e = tensor.empty() : tensor<4x8xf32>
  %cos = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.addi %k, %first : index
    %m = arith.index_cast %l : index to i32
    %x = arith.sitofp %m : i32 to f32
    %y = math.cos %x : f32
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%cos : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %sum : tensor<4xf32>
}

// A loop would generate the elements again in each iteration.

// CHECK-LABEL: @loop(
func.func @loop(%n: index, %zeros: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]}
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]}
  // CHECK-NOT: linalg.index
  // CHECK: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %cos = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x8xf32>) {
  ^bb0(%out: f32):
    %j = linalg.index 1 : index
    %k = arith.index_cast %j : index to i32
    %x = arith.sitofp %k : i32 to f32
    %y = math.cos %x : f32
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  %sums = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zeros) -> tensor<4xf32> {
    %next = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%cos : tensor<4x8xf32>) outs(%sum : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %sums : tensor<4xf32>
}

// Of a tensor that is read in slices alone, these are generated: in any order
// of dims, with steps, and without dims of one element.

// CHECK-LABEL: @slices(
// CHECK-SAME: %[[FIRST:.*]]: index
func.func @slices(%first: index) -> (tensor<4x2xindex>, tensor<8xindex>) {
  // CHECK-NOT: tensor<8x16xindex>
  // CHECK: linalg.generic {indexing_maps = [#{{.*}}], iterator_types = ["parallel", "parallel"]} outs(%{{.*}} : tensor<4x2xindex>)
  // CHECK: %[[I:.*]] = linalg.index 0
  // CHECK: %[[J:.*]] = linalg.index 1
  // CHECK-DAG: %[[Y:.*]] = affine.apply #[[$STEPS]]()[%[[FIRST]], %[[I]]]
  // CHECK-DAG: %[[X:.*]] = affine.apply #[[$LATER]]()[%[[J]]]
  // CHECK: arith.subi %[[X]], %[[Y]]
  // CHECK: linalg.generic {indexing_maps = [#{{.*}}], iterator_types = ["parallel"]} outs(%{{.*}} : tensor<8xindex>)
  // CHECK: %[[K:.*]] = linalg.index 0
  // CHECK: arith.subi %[[FIRST]], %[[K]]
  %e = tensor.empty() : tensor<8x16xindex>
  %numbers = linalg.generic {indexing_maps = [affine_map<(j, i) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x16xindex>) {
  ^bb0(%out: index):
    %j = linalg.index 0 : index
    %i = linalg.index 1 : index
    %k = arith.subi %j, %i : index
    linalg.yield %k : index
  } -> tensor<8x16xindex>
  %a = tensor.extract_slice %numbers[%first, 3] [4, 2] [2, 1] : tensor<8x16xindex> to tensor<4x2xindex>
  %b = tensor.extract_slice %numbers[0, %first] [8, 1] [1, 1] : tensor<8x16xindex> to tensor<8xindex>
  return %a, %b : tensor<4x2xindex>, tensor<8xindex>
}

// Slices that have more elements in sum are views of the whole, and so are
// those in a loop.

// CHECK-LABEL: @whole(
func.func @whole(%n: index) -> (tensor<8xindex>, tensor<8xindex>, tensor<4xindex>) {
  // CHECK-COUNT-2: linalg.generic {{.*}} outs(%{{.*}} : tensor<12xindex>)
  // CHECK-NOT: linalg.generic
  // CHECK: tensor.extract_slice
  // CHECK: tensor.extract_slice
  // CHECK: scf.for
  // CHECK: tensor.extract_slice
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<12xindex>
  %once = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<12xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<12xindex>
  %often = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<12xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    %j = arith.addi %i, %n : index
    linalg.yield %j : index
  } -> tensor<12xindex>
  %a = tensor.extract_slice %once[0] [8] [1] : tensor<12xindex> to tensor<8xindex>
  %b = tensor.extract_slice %once[4] [8] [1] : tensor<12xindex> to tensor<8xindex>
  %d = tensor.empty() : tensor<4xindex>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %d) -> tensor<4xindex> {
    %c = tensor.extract_slice %often[%i] [4] [1] : tensor<12xindex> to tensor<4xindex>
    scf.yield %c : tensor<4xindex>
  }
  return %a, %b, %last : tensor<8xindex>, tensor<8xindex>, tensor<4xindex>
}

// Padding is generated with the tensor where slices of both alone are read: of
// insertions into a number, of concatenations and of pads.

// CHECK-LABEL: @padded(
// CHECK-SAME: %[[FIRST:.*]]: index
func.func @padded(%first: index) -> (tensor<4x3xf32>, tensor<2x4xf32>) {
  // CHECK-NOT: tensor.insert_slice
  // CHECK-NOT: tensor.concat
  // CHECK-NOT: tensor.pad
  // CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x3xf32>)
  // CHECK: arith.maxsi
  // CHECK: arith.minsi
  // CHECK: arith.cmpi eq
  // CHECK: math.cos
  // CHECK: arith.select
  // CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x4xf32>)
  // CHECK: math.cos
  // CHECK: arith.select
  // CHECK: return
  %e = tensor.empty() : tensor<8x16xf32>
  %cos = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x16xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %j : index
    %l = arith.index_cast %k : index to i32
    %x = arith.sitofp %l : i32 to f32
    %y = math.cos %x : f32
    linalg.yield %y : f32
  } -> tensor<8x16xf32>
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<10x16xf32>
  %more = arith.constant dense<0.0> : tensor<10x3xf32>
  %rows = tensor.insert_slice %cos into %zeros[1, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<10x16xf32>
  %columns = tensor.concat dim(1) %more, %rows : (tensor<10x3xf32>, tensor<10x16xf32>) -> tensor<10x19xf32>
  %a = tensor.extract_slice %columns[%first, 2] [4, 3] [1, 1] : tensor<10x19xf32> to tensor<4x3xf32>
  %pad = tensor.pad %cos low[0, 2] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<8x16xf32> to tensor<9x18xf32>
  %b = tensor.extract_slice %pad[%first, 0] [2, 4] [1, 1] : tensor<9x18xf32> to tensor<2x4xf32>
  return %a, %b : tensor<4x3xf32>, tensor<2x4xf32>
}

// Padding of two numbers, and what is read whole, stay as they are.

// CHECK-LABEL: @not_padded(
func.func @not_padded(%first: index) -> (tensor<4xf32>, tensor<10xf32>) {
  // CHECK: tensor.concat
  // CHECK: tensor.extract_slice
  // CHECK: tensor.insert_slice
  %e = tensor.empty() : tensor<8xf32>
  %cos = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %l = arith.index_cast %i : index to i32
    %x = arith.sitofp %l : i32 to f32
    %y = math.cos %x : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  %sin = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %l = arith.index_cast %i : index to i32
    %x = arith.sitofp %l : i32 to f32
    %y = math.sin %x : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  %zeros = arith.constant dense<0.0> : tensor<1xf32>
  %ones = arith.constant dense<1.0> : tensor<1xf32>
  %numbers = arith.constant dense<0.0> : tensor<10xf32>
  %both = tensor.concat dim(0) %zeros, %cos, %ones : (tensor<1xf32>, tensor<8xf32>, tensor<1xf32>) -> tensor<10xf32>
  %a = tensor.extract_slice %both[%first] [4] [1] : tensor<10xf32> to tensor<4xf32>
  %b = tensor.insert_slice %sin into %numbers[1] [8] [1] : tensor<8xf32> into tensor<10xf32>
  return %a, %b : tensor<4xf32>, tensor<10xf32>
}
