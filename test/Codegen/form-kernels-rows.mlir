// RUN: mesh-opt %s --mesh-form-kernels --split-input-file | FileCheck %s

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// Softmax of what is masked, and scaled: one op, which reads the scores once.
// The index is that of the new op's loops. Each reader of what is masked, and of
// the exponentials, computes them.

// CHECK-DAG: #[[$SECOND:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[$FIRST:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: @softmax(
// CHECK-SAME: %[[X:.*]]: tensor<512x64xbf16>, %[[SCALE:.*]]: tensor<64xbf16>, %[[E:.*]]: tensor<512x64xbf16>)
func.func @softmax(%x: tensor<512x64xbf16>, %scale: tensor<64xbf16>, %e: tensor<512x64xbf16>) -> tensor<512x64xbf16> {
  // CHECK: %[[Y:.*]] = linalg.generic {indexing_maps = [#[[WHOLE:.*]], #[[COLUMN:.*]], #[[WHOLE]]], iterator_types = ["parallel", "parallel"]} ins(%[[X]], %[[SCALE]] : {{.*}}) outs(%[[E]] : {{.*}})
  // CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %[[S:.*]]: bf16, %{{.*}}: bf16):
  // CHECK-NEXT: %[[SCALED:.*]] = arith.mulf %[[IN]], %[[S]]
  // CHECK: %[[I:.*]] = linalg.index 0
  // CHECK: %[[J:.*]] = linalg.index 1
  // CHECK: %[[ROW_NUMBER:.*]] = affine.apply #[[$FIRST]](%[[I]], %[[J]])
  // CHECK: %[[COLUMN_NUMBER:.*]] = affine.apply #[[$SECOND]](%[[I]], %[[J]])
  // CHECK: arith.cmpi ule, %[[COLUMN_NUMBER]], %[[ROW_NUMBER]]
  // CHECK: %[[MASKED:.*]] = arith.select
  // CHECK: %[[WIDE:.*]] = arith.extf %[[MASKED]]
  // CHECK: %[[ROW:.*]] = mesh_rt.combine_row maximumf %[[WIDE]] over 1 : f32
  // CHECK: %[[LARGEST:.*]] = arith.maximumf %{{.*}}, %[[ROW]]
  // CHECK: arith.truncf %[[LARGEST]]
  // CHECK: math.exp
  // CHECK: mesh_rt.combine_row addf %{{.*}} over 1 : f32
  // CHECK: %[[EXP:.*]] = math.exp
  // CHECK: %[[SHARE:.*]] = arith.divf %[[EXP]]
  // CHECK: linalg.yield %[[SHARE]] : bf16
  // CHECK: return %[[Y]]
  %least = arith.constant dense<-1.0e9> : tensor<512xf32>
  %none = arith.constant dense<0.0> : tensor<512xf32>
  %never = arith.constant -1.0e9 : bf16
  %scaled = linalg.generic {indexing_maps = [#whole, #column, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale : tensor<512x64xbf16>, tensor<64xbf16>) outs(%e : tensor<512x64xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %0 = arith.mulf %a, %b : bf16
    linalg.yield %0 : bf16
  } -> tensor<512x64xbf16>
  %masked = linalg.generic {indexing_maps = [#whole, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%scaled : tensor<512x64xbf16>) outs(%e : tensor<512x64xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %sees = arith.cmpi ule, %j, %i : index
    %0 = arith.select %sees, %a, %never : bf16
    linalg.yield %0 : bf16
  } -> tensor<512x64xbf16>
  %largest = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%masked : tensor<512x64xbf16>) outs(%least : tensor<512xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.maximumf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<512xf32>
  %exp = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%masked, %largest : tensor<512x64xbf16>, tensor<512xf32>) outs(%e : tensor<512x64xbf16>) {
  ^bb0(%a: bf16, %m: f32, %o: bf16):
    %0 = arith.truncf %m : f32 to bf16
    %1 = arith.subf %a, %0 : bf16
    %2 = math.exp %1 : bf16
    linalg.yield %2 : bf16
  } -> tensor<512x64xbf16>
  %sum = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%exp : tensor<512x64xbf16>) outs(%none : tensor<512xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<512xf32>
  %share = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<512x64xbf16>, tensor<512xf32>) outs(%e : tensor<512x64xbf16>) {
  ^bb0(%a: bf16, %s: f32, %o: bf16):
    %0 = arith.truncf %s : f32 to bf16
    %1 = arith.divf %a, %0 : bf16
    linalg.yield %1 : bf16
  } -> tensor<512x64xbf16>
  return %share : tensor<512x64xbf16>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// What others read later is a result, too: the sums here. They begin with what
// the op is given.

// CHECK-LABEL: @other_results(
// CHECK-SAME: %[[X:.*]]: tensor<512x64xf32>, %[[BEGIN:.*]]: tensor<512xf32>)
func.func @other_results(%x: tensor<512x64xf32>, %begin: tensor<512xf32>) -> (tensor<512x64xf32>, tensor<512xf32>) {
  // CHECK: %[[SUMS:.*]] = tensor.empty() : tensor<512xf32>
  // CHECK: %[[BOTH:.*]]:2 = linalg.generic {indexing_maps = [#[[WHOLE:.*]], #[[ROW:.*]], #[[ROW]], #[[WHOLE]]], {{.*}}} ins(%[[X]], %[[BEGIN]] : {{.*}}) outs(%[[SUMS]], %{{.*}} : tensor<512xf32>, tensor<512x64xf32>)
  // CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %[[FIRST:.*]]: f32, %{{.*}}: f32, %{{.*}}: f32):
  // CHECK-NEXT: %[[ALL:.*]] = mesh_rt.combine_row addf %[[IN]] over 1 : f32
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ALL]], %[[FIRST]]
  // CHECK-NEXT: %[[SHARE:.*]] = arith.divf %[[IN]], %[[SUM]]
  // CHECK-NEXT: linalg.yield %[[SUM]], %[[SHARE]]
  // CHECK: return %[[BOTH]]#1, %[[BOTH]]#0
  %e = tensor.empty() : tensor<512x64xf32>
  %sums = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x64xf32>) outs(%begin : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %shares = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : tensor<512x64xf32>, tensor<512xf32>) outs(%e : tensor<512x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<512x64xf32>
  return %shares, %sums : tensor<512x64xf32>, tensor<512xf32>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>

// Whatever the order of the loops: those of a row come last.

// CHECK-LABEL: @turned(
func.func @turned(%x: tensor<512x64xf32>, %e: tensor<512x64xf32>) -> tensor<512x64xf32> {
  // CHECK: linalg.generic {indexing_maps = [#[[WHOLE:.*]], #[[WHOLE]]]
  // CHECK: mesh_rt.combine_row minimumf %{{.*}} over 1 : f32
  %begin = arith.constant dense<1.0> : tensor<512xf32>
  %least = linalg.generic {indexing_maps = [#turned, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<512x64xf32>) outs(%begin : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.minimumf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %rest = linalg.generic {indexing_maps = [#turned, affine_map<(i, j) -> (j)>, #turned], iterator_types = ["parallel", "parallel"]}
      ins(%x, %least : tensor<512x64xf32>, tensor<512xf32>) outs(%e : tensor<512x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.subf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<512x64xf32>
  return %rest : tensor<512x64xf32>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// The last op may be a reduction, of what the first one gave.

// CHECK-LABEL: @variance(
func.func @variance(%x: tensor<512x64xf64>) -> tensor<512xf64> {
  // CHECK: linalg.generic {indexing_maps = [#[[WHOLE:.*]], #[[ROW:.*]]], iterator_types = ["parallel", "parallel"]} {{.*}} outs(%{{.*}} : tensor<512xf64>)
  // CHECK: %[[TOTAL:.*]] = mesh_rt.combine_row addf
  // CHECK: arith.subf
  // CHECK: mesh_rt.combine_row addf
  // CHECK-NOT: linalg.generic
  %zeros = arith.constant dense<0.0> : tensor<512xf64>
  %sums = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x64xf64>) outs(%zeros : tensor<512xf64>) {
  ^bb0(%a: f64, %o: f64):
    %0 = arith.addf %a, %o : f64
    linalg.yield %0 : f64
  } -> tensor<512xf64>
  %squares = linalg.generic {indexing_maps = [#whole, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sums : tensor<512x64xf64>, tensor<512xf64>) outs(%zeros : tensor<512xf64>) {
  ^bb0(%a: f64, %s: f64, %o: f64):
    %n = arith.constant 64.0 : f64
    %mean = arith.divf %s, %n : f64
    %0 = arith.subf %a, %mean : f64
    %1 = arith.mulf %0, %0 : f64
    %2 = arith.addf %1, %o : f64
    linalg.yield %2 : f64
  } -> tensor<512xf64>
  return %squares : tensor<512xf64>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// A reduction of many rows alone, whose elements are neighbours: not of little.

// CHECK-LABEL: @many_rows(
func.func @many_rows(%x: tensor<40000x16xi32>, %y: tensor<40000x8xi32>, %z: tensor<1000x64xi32>, %zeros: tensor<40000xi32>, %few: tensor<1000xi32>)
    -> (tensor<40000xi32>, tensor<40000xi32>, tensor<1000xi32>) {
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<40000x16xi32>, tensor<40000xi32>)
  // CHECK: mesh_rt.combine_row xori
  // CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<40000x8xi32>)
  // CHECK-NOT: mesh_rt.combine_row
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1000x64xi32>, tensor<1000xi32>)
  // CHECK: mesh_rt.combine_row xori
  %0 = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<40000x16xi32>) outs(%zeros : tensor<40000xi32>) {
  ^bb0(%a: i32, %o: i32):
    %s = arith.xori %a, %o : i32
    linalg.yield %s : i32
  } -> tensor<40000xi32>
  %1 = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<40000x8xi32>) outs(%zeros : tensor<40000xi32>) {
  ^bb0(%a: i32, %o: i32):
    %s = arith.xori %a, %o : i32
    linalg.yield %s : i32
  } -> tensor<40000xi32>
  %2 = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%z : tensor<1000x64xi32>) outs(%few : tensor<1000xi32>) {
  ^bb0(%a: i32, %o: i32):
    %s = arith.xori %a, %o : i32
    linalg.yield %s : i32
  } -> tensor<1000xi32>
  return %0, %1, %2 : tensor<40000xi32>, tensor<40000xi32>, tensor<1000xi32>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// A sum that is rounded: what comes after it has a number for each row.

// CHECK-LABEL: @rounded(
func.func @rounded(%x: tensor<512x64xbf16>) -> tensor<512xbf16> {
  // CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%{{.*}} : tensor<512x64xbf16>) outs(%{{.*}} : tensor<512xbf16>)
  // CHECK: %[[ALL:.*]] = mesh_rt.combine_row addf
  // CHECK: %[[SUM:.*]] = arith.addf %[[ALL]]
  // CHECK: %[[ROUNDED:.*]] = arith.truncf %[[SUM]]
  // CHECK: linalg.yield %[[ROUNDED]]
  %zeros = arith.constant dense<0.0> : tensor<512xf32>
  %e = tensor.empty() : tensor<512xbf16>
  %sums = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x64xbf16>) outs(%zeros : tensor<512xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<512xf32>
  %rounded = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sums : tensor<512xf32>) outs(%e : tensor<512xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %0 = arith.truncf %a : f32 to bf16
    linalg.yield %0 : bf16
  } -> tensor<512xbf16>
  return %rounded : tensor<512xbf16>
}

// -----

#whole = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// The sums are sent before the shares are computed.

// CHECK-LABEL: @under_way(
func.func @under_way(%x: tensor<512x64xf32>, %e: tensor<512x64xf32>, %to: tensor<512xf32>) -> (tensor<512x64xf32>, tensor<512xf32>) {
  // CHECK: mesh_rt.combine_row
  // CHECK: mesh_rt.run
  // CHECK: linalg.generic {indexing_maps = [#[[WHOLE:.*]], #[[ROW:.*]], #[[WHOLE]]]
  // CHECK-NOT: mesh_rt.combine_row
  %zeros = arith.constant dense<0.0> : tensor<512xf32>
  %sums = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<512x64xf32>) outs(%zeros : tensor<512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %sent = mesh_rt.run <permute, shift = 1, group = [4, 1]> from %sums : tensor<512xf32> into %to : tensor<512xf32> -> tensor<512xf32>
  %shares = linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : tensor<512x64xf32>, tensor<512xf32>) outs(%e : tensor<512x64xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %0 = arith.divf %a, %s : f32
    linalg.yield %0 : f32
  } -> tensor<512x64xf32>
  return %shares, %sent : tensor<512x64xf32>, tensor<512xf32>
}
