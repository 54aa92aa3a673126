// RUN: mesh-opt %s --mesh-form-kernels --split-input-file | FileCheck %s --implicit-check-not=mesh_rt.combine_row

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// Sums of columns: neighbours in memory are of different ones.

// CHECK-LABEL: @columns(
func.func @columns(%x: tensor<512x64xf32>, %e: tensor<512x64xf32>) -> tensor<512x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x64xf32>) outs(%zeros : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %shares = linalg.generic {indexing_maps = [#whole, #column, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : tensor<512x64xf32>, tensor<64xf32>) outs(%e : tensor<512x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<512x64xf32>
  return %shares : tensor<512x64xf32>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// Few rows, which are long: a kernel for each reduction has more threads.

// CHECK-LABEL: @few_long(
func.func @few_long(%x: tensor<8x70000xf32>, %e: tensor<8x70000xf32>) -> tensor<8x70000xf32> {
  %zeros = arith.constant dense<0.0> : tensor<8xf32>
  %sums = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x70000xf32>) outs(%zeros : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %shares = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : tensor<8x70000xf32>, tensor<8xf32>) outs(%e : tensor<8x70000xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<8x70000xf32>
  return %shares : tensor<8x70000xf32>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// The sums are those of the rows, and read along the columns.

// CHECK-LABEL: @other_place(
func.func @other_place(%x: tensor<64x64xf32>, %e: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %zeros = arith.constant dense<0.0> : tensor<64xf32>
  %sums = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<64x64xf32>) outs(%zeros : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %shares = linalg.generic {indexing_maps = [#whole, affine_map<(i, j) -> (j)>, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : tensor<64x64xf32>, tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<64x64xf32>
  return %shares : tensor<64x64xf32>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// In order, as it is not known to be associative; and no rows.

// CHECK-LABEL: @in_order(
func.func @in_order(%x: tensor<512x64xf32>, %e: tensor<512x64xf32>, %n: tensor<0x64xf32>) -> (tensor<512x64xf32>, tensor<0x64xf32>) {
  %zeros = arith.constant dense<0.0> : tensor<512xf32>
  %differences = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x64xf32>) outs(%zeros : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.subf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %shares = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %differences : tensor<512x64xf32>, tensor<512xf32>) outs(%e : tensor<512x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<512x64xf32>
  %nothing = arith.constant dense<0.0> : tensor<0xf32>
  %none = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%n : tensor<0x64xf32>) outs(%nothing : tensor<0xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<0xf32>
  %left = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%n, %none : tensor<0x64xf32>, tensor<0xf32>) outs(%n : tensor<0x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<0x64xf32>
  return %shares, %left : tensor<512x64xf32>, tensor<0x64xf32>
}

// -----

#row = affine_map<(i, j) -> (i)>

// Nothing that is read or written has the size of a row.

// CHECK-LABEL: @no_whole(
func.func @no_whole(%x: tensor<512xf32>, %whole: tensor<512x64xf32>, %e: tensor<512xf32>) -> tensor<512xf32> {
  %zeros = arith.constant dense<0.0> : tensor<512xf32>
  %numbers = linalg.generic {indexing_maps = [#row, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512xf32>) outs(%whole : tensor<512x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %j = linalg.index 1 : index
    %0 = arith.index_cast %j : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.mulf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<512x64xf32>
  %sums = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, #row], iterator_types = ["parallel", "reduction"]}
      ins(%numbers : tensor<512x64xf32>) outs(%zeros : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  return %sums : tensor<512xf32>
}
