// RUN: mesh-opt %s --mesh-plan-reshards --split-input-file --verify-diagnostics

mesh.mesh @m = <["data"=2]>

func.func @unknown(%x: tensor<8xf32>) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'math.tanh' op operand 0 has no sharding; run mesh-propagate first}}
  %y = math.tanh %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @no_way(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) -> (tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %two = arith.constant 2 : index
  // expected-error @below {{'tensor.extract_slice' op cannot compute result 0 split along dim 0 as its sharding says}}
  %y = tensor.extract_slice %x[1, 0] [4, 4] [%two, 1] {mesh.shardings = [#mesh.sharding<@m, [{"data"}, {}]>]} : tensor<8x4xf32> to tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @not_linear(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'math.tanh' op cannot have results that are partial over "data": no reduction in it is split along that axis, nor does it pass on operands that are partial over it}}
  %y = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{}], partial=sum{"data"}>]} : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func @other_combiner(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>}, %z: tensor<f32> {mesh.sharding = #mesh.sharding<@m, []>}) -> (tensor<f32> {mesh.sharding = #mesh.sharding<@m, []>}) {
  // expected-error @below {{'linalg.reduce' op cannot have results that are partial over "data" by 'max': it reduces by 'sum'}}
  %y = linalg.reduce {arith.addf} ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0] {mesh.shardings = [#mesh.sharding<@m, [], partial=max{"data"}>]}
  return %y : tensor<f32>
}

// -----

mesh.mesh @m = <["data"=2]>

func.func private @f(tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
func.func @call(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'func.call' op result 0 must be laid out as #mesh.sharding<@m, [{"data"}]>, got #mesh.sharding<@m, [{}]>}}
  %y = call @f(%x) {mesh.shardings = [#mesh.sharding<@m, [{}]>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=6]>

func.func @parts(%x: tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"data":(1)2}>}) -> (tensor<8xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}) {
  // expected-error @below {{'arith.negf' op cannot have results that are partial over "data":(1)3: no reduction in it is split along that axis, nor does it pass on operands that are partial over it}}
  %y = arith.negf %x {mesh.shardings = [#mesh.sharding<@m, [{}], partial=sum{"data":(1)3}>]} : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

mesh.mesh @m = <["data"=6]>

func.func @results(%x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{}]>}, %zero: tensor<f32> {mesh.sharding = #mesh.sharding<@m, []>})
    -> (tensor<f32> {mesh.sharding = #mesh.sharding<@m, []>}, tensor<f32> {mesh.sharding = #mesh.sharding<@m, []>}) {
  // expected-error @below {{'linalg.reduce' op cannot tell apart the parts of axes over which it is split and its results are partial}}
  %y:2 = linalg.reduce ins(%x, %x : tensor<6xf32>, tensor<6xf32>) outs(%zero, %zero : tensor<f32>, tensor<f32>) dimensions = [0]
      {mesh.shardings = [#mesh.sharding<@m, [], partial=sum{"data":(1)2}>, #mesh.sharding<@m, [], partial=sum{"data":(1)3}>]}
      (%a: f32, %b: f32, %c: f32, %d: f32) {
        %0 = arith.addf %a, %c : f32
        %1 = arith.addf %b, %d : f32
        linalg.yield %0, %1 : f32, f32
      }
  return %y#0, %y#1 : tensor<f32>, tensor<f32>
}

// -----

mesh.mesh @m = <["data"=2]>

#whole = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>

func.func @results(%x: tensor<8x8xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) {
  %zero = arith.constant {mesh.shardings = [#mesh.sharding<@m, [{}]>]} dense<0.0> : tensor<8xf32>
  // expected-error @below {{'linalg.generic' op cannot be split as its results' shardings say}}
  %y:2 = linalg.generic {indexing_maps = [#whole, #rows, #columns], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<8x8xf32>) outs(%zero, %zero : tensor<8xf32>, tensor<8xf32>)
      attrs = {mesh.shardings = [#mesh.sharding<@m, [{"data"}]>, #mesh.sharding<@m, [{"data"}]>]} {
  ^bb0(%e: f32, %row: f32, %column: f32):
    %0 = arith.addf %row, %e : f32
    %1 = arith.addf %column, %e : f32
    linalg.yield %0, %1 : f32, f32
  } -> (tensor<8xf32>, tensor<8xf32>)
  return
}
