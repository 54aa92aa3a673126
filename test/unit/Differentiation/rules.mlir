// Programs in which each op that has a rule stands: RulesTest.cpp compares their
// Jacobian-vector with their vector-Jacobian products, and with differences.
// Arguments are from 0.2 to 0.8; integers are constants.

mesh.mesh @m = <["x"=2]>

func.func @math_absf(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.absf %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_acos(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.acos %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_asin(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.asin %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_asinh(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.asinh %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_atan(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.atan %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_atanh(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.atanh %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_cbrt(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.cbrt %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

// Bits are flat where the number is.
func.func @arith_bitcast(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %step = math.floor %x : tensor<3x4xf64>
  %bits = arith.bitcast %step : tensor<3x4xf64> to tensor<3x4xf64>
  %y = tensor.bitcast %bits : tensor<3x4xf64> to tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_ceil(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.ceil %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_cos(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.cos %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_cosh(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.cosh %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_erf(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.erf %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_erfc(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.erfc %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_exp(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.exp %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_exp2(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.exp2 %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_expm1(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.expm1 %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_floor(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.floor %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_log(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.log %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_log10(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.log10 %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_log1p(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.log1p %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_log2(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.log2 %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_round(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.round %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_roundeven(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.roundeven %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_rsqrt(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.rsqrt %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_sin(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.sin %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_sinh(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.sinh %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_sqrt(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.sqrt %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_tan(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.tan %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_tanh(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.tanh %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}

func.func @math_trunc(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %y = math.trunc %x : tensor<3x4xf64>
  %z = arith.addf %x, %y : tensor<3x4xf64>
  return %z : tensor<3x4xf64>
}
func.func @math_acosh(%x: tensor<5xf64>) -> tensor<5xf64> {
  %one = arith.constant dense<1.0> : tensor<5xf64>
  %more = arith.addf %x, %one : tensor<5xf64>
  %y = math.acosh %more : tensor<5xf64>
  return %y : tensor<5xf64>
}

func.func @math_atan2(%x: tensor<5xf64>, %y: tensor<5xf64>) -> tensor<5xf64> {
  %z = math.atan2 %x, %y : tensor<5xf64>
  return %z : tensor<5xf64>
}

func.func @math_copysign(%x: tensor<5xf64>, %y: tensor<5xf64>) -> tensor<5xf64> {
  %minus = arith.negf %y : tensor<5xf64>
  %z = math.copysign %x, %minus : tensor<5xf64>
  return %z : tensor<5xf64>
}

func.func @math_fma(%x: tensor<5xf64>, %y: tensor<5xf64>, %z: tensor<5xf64>) -> tensor<5xf64> {
  %w = math.fma %x, %y, %z : tensor<5xf64>
  return %w : tensor<5xf64>
}

func.func @math_fpowi(%x: tensor<4xf64>) -> tensor<4xf64> {
  %n = arith.constant dense<[0, 1, 3, -2]> : tensor<4xi32>
  %y = math.fpowi %x, %n : tensor<4xf64>, tensor<4xi32>
  return %y : tensor<4xf64>
}

func.func @math_powf(%x: tensor<5xf64>, %y: tensor<5xf64>) -> tensor<5xf64> {
  %z = math.powf %x, %y : tensor<5xf64>
  return %z : tensor<5xf64>
}

func.func @arithmetic(%x: tensor<2x3xf64>, %y: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>) {
  %0 = arith.addf %x, %y : tensor<2x3xf64>
  %1 = arith.mulf %0, %y : tensor<2x3xf64>
  %2 = arith.subf %1, %x : tensor<2x3xf64>
  %3 = arith.divf %2, %y : tensor<2x3xf64>
  %4 = arith.negf %3 : tensor<2x3xf64>
  %5 = arith.remf %y, %x : tensor<2x3xf64>
  return %4, %5 : tensor<2x3xf64>, tensor<2x3xf64>
}

func.func @extrema(%x: tensor<7xf64>, %y: tensor<7xf64>) -> (tensor<7xf64>, tensor<7xf64>) {
  %0 = arith.maximumf %x, %y : tensor<7xf64>
  %1 = arith.minimumf %x, %y : tensor<7xf64>
  %2 = arith.maxnumf %0, %x : tensor<7xf64>
  %3 = arith.minnumf %1, %y : tensor<7xf64>
  %4 = arith.mulf %0, %1 : tensor<7xf64>
  %5 = arith.cmpf ogt, %x, %y : tensor<7xf64>
  %6 = arith.select %5, %4, %x : tensor<7xi1>, tensor<7xf64>
  // Both are equal here: each has half of the derivative, as the difference.
  %7 = arith.maximumf %6, %6 : tensor<7xf64>
  return %6, %7 : tensor<7xf64>, tensor<7xf64>
}

func.func @conversions(%x: f64) -> f64 {
  %0 = arith.mulf %x, %x : f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.extf %1 : f32 to f64
  %3 = arith.subf %2, %0 : f64
  // Small, and flat but for rounding: the conversions are what counts.
  %4 = arith.addf %3, %x : f64
  return %4 : f64
}

func.func @contractions(%a: tensor<3x4xf64>, %b: tensor<4x5xf64>, %c: tensor<3x5xf64>) -> tensor<3x5xf64> {
  %0 = linalg.matmul ins(%a, %b : tensor<3x4xf64>, tensor<4x5xf64>) outs(%c : tensor<3x5xf64>) -> tensor<3x5xf64>
  return %0 : tensor<3x5xf64>
}

// Dims that are permuted, and one that only one operand has.
func.func @permuted(%a: tensor<3x2x4xf64>, %b: tensor<4x2x5xf64>) -> tensor<5x2xf64> {
  %zeros = arith.constant dense<0.0> : tensor<5x2xf64>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d1, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d3, d1, d0)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %b : tensor<3x2x4xf64>, tensor<4x2x5xf64>) outs(%zeros : tensor<5x2xf64>) {
  ^bb0(%x: f64, %y: f64, %sum: f64):
    %product = arith.mulf %x, %y : f64
    %next = arith.addf %sum, %product : f64
    linalg.yield %next : f64
  } -> tensor<5x2xf64>
  return %0 : tensor<5x2xf64>
}

// A body of several ops, of which two results are sums, one a difference.
func.func @bodies(%a: tensor<3x4xf64>, %b: tensor<4xf64>, %start: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
  %0:2 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<3x4xf64>, tensor<4xf64>) outs(%start, %start : tensor<3xf64>, tensor<3xf64>) {
  ^bb0(%x: f64, %y: f64, %s: f64, %t: f64):
    %j = linalg.index 1 : index
    %i32 = arith.index_cast %j : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %tanh = math.tanh %x : f64
    %product = arith.mulf %tanh, %y : f64
    %weighted = arith.mulf %product, %number : f64
    %sum = arith.addf %s, %weighted : f64
    %exp = math.exp %product : f64
    %difference = arith.subf %t, %exp : f64
    linalg.yield %sum, %difference : f64, f64
  } -> (tensor<3xf64>, tensor<3xf64>)
  return %0#0, %0#1 : tensor<3xf64>, tensor<3xf64>
}

// The branches of a body, and an output that is read.
func.func @branches_in_body(%a: tensor<6xf64>, %b: tensor<6xf64>) -> tensor<6xf64> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<6xf64>) outs(%b : tensor<6xf64>) {
  ^bb0(%x: f64, %y: f64):
    %half = arith.constant 0.5 : f64
    %large = arith.cmpf ogt, %x, %half : f64
    %r = scf.if %large -> f64 {
      %square = arith.mulf %x, %x : f64
      %z = arith.mulf %square, %y : f64
      scf.yield %z : f64
    } else {
      %s = math.sin %y : f64
      scf.yield %s : f64
    }
    linalg.yield %r : f64
  } -> tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func @maxima(%a: tensor<3x4xf64>, %start: tensor<3xf64>) -> (tensor<3xf64>, tensor<f64>) {
  %0 = linalg.reduce { arith.maximumf } ins(%a : tensor<3x4xf64>) outs(%start : tensor<3xf64>) dimensions = [1]
  %infinity = arith.constant dense<0x7FF0000000000000> : tensor<f64>
  %1 = linalg.reduce { arith.minnumf } ins(%a : tensor<3x4xf64>) outs(%infinity : tensor<f64>) dimensions = [0, 1]
  return %0, %1 : tensor<3xf64>, tensor<f64>
}

// The results have a dim that no loop is.
func.func @maxima_in_place(%a: tensor<3x4xf64>, %start: tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<1xf64>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (0, i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<3x4xf64>) outs(%start : tensor<1x3xf64>) {
  ^bb0(%in: f64, %out: f64):
    %1 = arith.maximumf %in, %out : f64
    linalg.yield %1 : f64
  } -> tensor<1x3xf64>
  %low = arith.constant dense<-1.0e9> : tensor<1xf64>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (0)>], iterator_types = ["reduction", "reduction"]}
      ins(%a : tensor<3x4xf64>) outs(%low : tensor<1xf64>) {
  ^bb0(%in: f64, %out: f64):
    %3 = arith.maximumf %in, %out : f64
    linalg.yield %3 : f64
  } -> tensor<1xf64>
  return %0, %2 : tensor<1x3xf64>, tensor<1xf64>
}

// Only a part of each result is written.
func.func @gaps(%x: tensor<4xf64>, %a: tensor<7xf64>, %b: tensor<2x9xf64>) -> (tensor<7xf64>, tensor<2x9xf64>) {
  %0, %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>, affine_map<(i) -> (1, i * 2 + 2)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf64>) outs(%a, %b : tensor<7xf64>, tensor<2x9xf64>) {
  ^bb0(%in: f64, %first: f64, %second: f64):
    %2 = arith.mulf %in, %first : f64
    %3 = math.sin %in : f64
    linalg.yield %2, %3 : f64, f64
  } -> (tensor<7xf64>, tensor<2x9xf64>)
  return %0, %1 : tensor<7xf64>, tensor<2x9xf64>
}

func.func @products(%a: tensor<3x4xf64>, %start: tensor<3xf64>) -> tensor<3xf64> {
  // One zero in the first row, two in the second.
  %mask = arith.constant dense<[[1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf64>
  %masked = arith.mulf %a, %mask : tensor<3x4xf64>
  %0 = linalg.reduce { arith.mulf } ins(%masked : tensor<3x4xf64>) outs(%start : tensor<3xf64>) dimensions = [1]
  return %0 : tensor<3xf64>
}

func.func @broadcasts(%a: tensor<3xf64>, %s: tensor<f64>) -> (tensor<4x3xf64>, tensor<3x4xf64>, tensor<2xf64>) {
  %e = tensor.empty() : tensor<4x3xf64>
  %0 = linalg.broadcast ins(%a : tensor<3xf64>) outs(%e : tensor<4x3xf64>) dimensions = [0]
  %t = tensor.empty() : tensor<3x4xf64>
  %1 = linalg.transpose ins(%0 : tensor<4x3xf64>) outs(%t : tensor<3x4xf64>) permutation = [1, 0]
  %number = tensor.extract %s[] : tensor<f64>
  %f = tensor.empty() : tensor<2xf64>
  %2 = linalg.fill ins(%number : f64) outs(%f : tensor<2xf64>) -> tensor<2xf64>
  return %0, %1, %2 : tensor<4x3xf64>, tensor<3x4xf64>, tensor<2xf64>
}

func.func @slices(%a: tensor<6x5xf64>, %b: tensor<2x3xf64>) -> (tensor<3xf64>, tensor<6x5xf64>) {
  %0 = tensor.extract_slice %a[1, 0] [1, 3] [1, 2] : tensor<6x5xf64> to tensor<3xf64>
  %1 = tensor.extract_slice %a[1, 2] [1, 3] [1, 1] : tensor<6x5xf64> to tensor<3xf64>
  %2 = arith.mulf %0, %1 : tensor<3xf64>
  %3 = tensor.insert_slice %b into %a[1, 1] [2, 3] [2, 1] : tensor<2x3xf64> into tensor<6x5xf64>
  return %2, %3 : tensor<3xf64>, tensor<6x5xf64>
}

func.func @shapes(%a: tensor<6x5xf64>, %s: f64) -> (tensor<30xf64>, tensor<2x3x5xf64>, tensor<12x5xf64>, tensor<8x6xf64>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<6x5xf64> into tensor<30xf64>
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 5] : tensor<6x5xf64> into tensor<2x3x5xf64>
  %2 = tensor.concat dim(0) %a, %a : (tensor<6x5xf64>, tensor<6x5xf64>) -> tensor<12x5xf64>
  %3 = tensor.pad %a low[1, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f64
  } : tensor<6x5xf64> to tensor<8x6xf64>
  return %0, %1, %2, %3 : tensor<30xf64>, tensor<2x3x5xf64>, tensor<12x5xf64>, tensor<8x6xf64>
}

func.func @elements(%a: tensor<2x2xf64>, %s: f64) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<3xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x = tensor.extract %a[%zero, %one] : tensor<2x2xf64>
  %y = arith.mulf %x, %s : f64
  %0 = tensor.insert %y into %a[%one, %one] : tensor<2x2xf64>
  %1 = tensor.from_elements %x, %y, %s, %s : tensor<2x2xf64>
  %2 = tensor.splat %y : tensor<3xf64>
  return %0, %1, %2 : tensor<2x2xf64>, tensor<2x2xf64>, tensor<3xf64>
}

func.func @sharded(%a: tensor<4x4xf64>) -> tensor<4x4xf64> {
  %0 = mesh.shard %a <@m, [{"x"}, {}]> : tensor<4x4xf64>
  %1 = arith.mulf %0, %a : tensor<4x4xf64>
  %2 = mesh.reshard %1 <@m, [{}, {"x"}]> : tensor<4x4xf64>
  return %2 : tensor<4x4xf64>
}

// Weights of each layer by slices, a value from outside, the loop's variable.
func.func @loops(%x: tensor<3xf64>, %w: tensor<4x3xf64>, %b: tensor<3xf64>) -> (tensor<3xf64>, f64) {
  %begin = arith.constant 1 : index
  %end = arith.constant 8 : index
  %step = arith.constant 2 : index
  %two = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %0:2 = scf.for %i = %begin to %end step %step iter_args(%h = %x, %s = %zero) -> (tensor<3xf64>, f64) {
    %layer = arith.divui %i, %two : index
    %row = tensor.extract_slice %w[%layer, 0] [1, 3] [1, 1] : tensor<4x3xf64> to tensor<3xf64>
    %product = arith.mulf %h, %row : tensor<3xf64>
    %sum = arith.addf %product, %b : tensor<3xf64>
    %next = math.tanh %sum : tensor<3xf64>
    %first = tensor.extract %next[%two] : tensor<3xf64>
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %scaled = arith.mulf %first, %number : f64
    %t = arith.addf %s, %scaled : f64
    scf.yield %next, %t : tensor<3xf64>, f64
  }
  return %0#0, %0#1 : tensor<3xf64>, f64
}

func.func @nested_loops(%x: tensor<3xf64>, %b: tensor<3xf64>) -> tensor<3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 0.5 : f64
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<3xf64>) {
    %inner = scf.for %j = %c0 to %c2 step %c1 iter_args(%g = %h) -> (tensor<3xf64>) {
      %product = arith.mulf %g, %h : tensor<3xf64>
      %element = tensor.extract %product[%j] : tensor<3xf64>
      %large = arith.cmpf ogt, %element, %half : f64
      %next = scf.if %large -> tensor<3xf64> {
        %sin = math.sin %product : tensor<3xf64>
        %more = arith.mulf %sin, %b : tensor<3xf64>
        scf.yield %more : tensor<3xf64>
      } else {
        %exp = math.exp %product : tensor<3xf64>
        scf.yield %exp : tensor<3xf64>
      }
      scf.yield %next : tensor<3xf64>
    }
    %last = arith.mulf %inner, %b : tensor<3xf64>
    scf.yield %last : tensor<3xf64>
  }
  return %0 : tensor<3xf64>
}

// An inner loop without iterations, and a tensor without elements: what
// iterations save of them has no elements.
func.func @loops_without_elements(%x: tensor<3xf64>, %y: tensor<0x3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x, %e = %y) -> (tensor<3xf64>, tensor<0x3xf64>) {
    %t = math.sin %a : tensor<3xf64>
    %s = scf.for %j = %c0 to %c0 step %c1 iter_args(%b = %t) -> (tensor<3xf64>) {
      %u = math.sin %b : tensor<3xf64>
      scf.yield %u : tensor<3xf64>
    }
    %f = math.sin %e : tensor<0x3xf64>
    scf.yield %s, %f : tensor<3xf64>, tensor<0x3xf64>
  }
  %sum = linalg.reduce {arith.addf} ins(%r#1 : tensor<0x3xf64>) outs(%x : tensor<3xf64>) dimensions = [0]
  return %r#0, %sum : tensor<3xf64>, tensor<3xf64>
}

func.func private @layer(%x: tensor<3xf64>, %w: tensor<3xf64>, %n: i32) -> (tensor<3xf64>, i32) {
  %0 = arith.mulf %x, %w : tensor<3xf64>
  %1 = math.tanh %0 : tensor<3xf64>
  %2 = func.call @inner(%1, %w) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  return %2, %n : tensor<3xf64>, i32
}

func.func private @inner(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %0 = arith.mulf %x, %w : tensor<3xf64>
  %1 = math.exp %0 : tensor<3xf64>
  return %1 : tensor<3xf64>
}

// Called with other active arguments, in a loop and outside of it.
func.func @calls(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = arith.constant 7 : i32
  %fixed = arith.constant dense<0.25> : tensor<3xf64>
  %0:2 = func.call @layer(%fixed, %w, %n) : (tensor<3xf64>, tensor<3xf64>, i32) -> (tensor<3xf64>, i32)
  %1 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<3xf64>) {
    %2:2 = func.call @layer(%h, %w, %0#1) : (tensor<3xf64>, tensor<3xf64>, i32) -> (tensor<3xf64>, i32)
    scf.yield %2#0 : tensor<3xf64>
  }
  %3:2 = func.call @layer(%1, %0#0, %n) : (tensor<3xf64>, tensor<3xf64>, i32) -> (tensor<3xf64>, i32)
  return %3#0 : tensor<3xf64>
}

// Strides and dilations, also where not all of the input is read.
func.func @convolutions(%image: tensor<2x9x8x3xf64>, %kernel: tensor<3x2x3x4xf64>, %start: tensor<2x3x6x4xf64>) -> tensor<2x3x6x4xf64> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<[1, 2]> : tensor<2xi64>}
      ins(%image, %kernel : tensor<2x9x8x3xf64>, tensor<3x2x3x4xf64>) outs(%start : tensor<2x3x6x4xf64>) -> tensor<2x3x6x4xf64>
  return %0 : tensor<2x3x6x4xf64>
}

func.func @depthwise(%image: tensor<1x7x7x3xf64>, %kernel: tensor<3x3x3xf64>) -> tensor<1x5x5x3xf64> {
  %zeros = arith.constant dense<0.0> : tensor<1x5x5x3xf64>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%image, %kernel : tensor<1x7x7x3xf64>, tensor<3x3x3xf64>) outs(%zeros : tensor<1x5x5x3xf64>) -> tensor<1x5x5x3xf64>
  return %0 : tensor<1x5x5x3xf64>
}

func.func @poolings(%image: tensor<1x8x7x2xf64>) -> (tensor<1x3x3x2xf64>, tensor<1x6x5x2xf64>) {
  %window = tensor.empty() : tensor<3x3xf64>
  %low = arith.constant dense<0xFFF0000000000000> : tensor<1x3x3x2xf64>
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%image, %window : tensor<1x8x7x2xf64>, tensor<3x3xf64>) outs(%low : tensor<1x3x3x2xf64>) -> tensor<1x3x3x2xf64>
  %zeros = arith.constant dense<0.0> : tensor<1x6x5x2xf64>
  %1 = linalg.pooling_nhwc_sum ins(%image, %window : tensor<1x8x7x2xf64>, tensor<3x3xf64>) outs(%zeros : tensor<1x6x5x2xf64>) -> tensor<1x6x5x2xf64>
  return %0, %1 : tensor<1x3x3x2xf64>, tensor<1x6x5x2xf64>
}

// A dim that is read backwards.
func.func @reversal(%a: tensor<5x3xf64>) -> tensor<5x3xf64> {
  %e = tensor.empty() : tensor<5x3xf64>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (4 - i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5x3xf64>) outs(%e : tensor<5x3xf64>) {
  ^bb0(%x: f64, %out: f64):
    %y = math.exp %x : f64
    linalg.yield %y : f64
  } -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

// Dims that are read at one place.
func.func @constant_maps(%a: tensor<3x1xf64>, %b: tensor<1x1xf64>, %c: tensor<4x3xf64>) -> tensor<3x4xf64> {
  %e = tensor.empty() : tensor<3x4xf64>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, 0)>, affine_map<(i, j) -> (0, 0)>,
                       affine_map<(i, j) -> (2, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c : tensor<3x1xf64>, tensor<1x1xf64>, tensor<4x3xf64>) outs(%e : tensor<3x4xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64, %out: f64):
    %1 = arith.mulf %x, %y : f64
    %2 = arith.mulf %1, %z : f64
    linalg.yield %2 : f64
  } -> tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

func.func @layers(%x: tensor<4x6xf64>, %w: tensor<6x8xf64>, %b: tensor<8xf64>) -> tensor<4x8xf64> {
  %0 = mesh.tp_dense gather %x, %w bias %b on @m "x"
      : (tensor<4x6xf64>, tensor<6x8xf64>, tensor<8xf64>) -> tensor<4x8xf64>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<4x8xf64>) outs(%0 : tensor<4x8xf64>) -> tensor<4x8xf64>
  return %1 : tensor<4x8xf64>
}

func.func @packed(%x: tensor<5x4xf64>) -> tensor<1x4x5xf64> {
  %empty = tensor.empty() : tensor<1x4x5xf64>
  %y = linalg.pack %x outer_dims_perm = [0, 1] inner_dims_pos = [0] inner_tiles = [5] into %empty : tensor<5x4xf64> -> tensor<1x4x5xf64>
  %z = arith.mulf %y, %y : tensor<1x4x5xf64>
  return %z : tensor<1x4x5xf64>
}

func.func @unpacked(%x: tensor<4x1x7xf64>) -> tensor<5x4xf64> {
  %empty = tensor.empty() : tensor<5x4xf64>
  %y = linalg.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [7] into %empty : tensor<4x1x7xf64> -> tensor<5x4xf64>
  %z = arith.mulf %y, %y : tensor<5x4xf64>
  return %z : tensor<5x4xf64>
}

func.func @math_sincos(%x: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>) {
  %sin, %cos = math.sincos %x : tensor<3x4xf64>
  return %sin, %cos : tensor<3x4xf64>, tensor<3x4xf64>
}

// max(min(x, low), high), of which each is the largest once.
func.func @math_clampf(%x: tensor<3xf64>, %low: tensor<3xf64>, %high: tensor<3xf64>) -> tensor<3xf64> {
  %shift = arith.constant dense<[2.0, 3.0, 1.0]> : tensor<3xf64>
  %shift2 = arith.constant dense<[3.0, 2.0, 1.0]> : tensor<3xf64>
  %bound = arith.constant dense<[1.0, 1.0, 4.0]> : tensor<3xf64>
  %value = arith.addf %x, %shift : tensor<3xf64>
  %min = arith.addf %low, %shift2 : tensor<3xf64>
  %max = arith.addf %high, %bound : tensor<3xf64>
  %y = math.clampf %value to [%min, %max] : tensor<3xf64>
  return %y : tensor<3xf64>
}

func.func @casts(%a: tensor<6x5xf64>) -> (tensor<6x5xf64>, tensor<3x10xf64>) {
  %0 = arith.mulf %a, %a : tensor<6x5xf64>
  %1 = tensor.cast %0 : tensor<6x5xf64> to tensor<6x5xf64>
  %shape = arith.constant dense<[3, 10]> : tensor<2xi64>
  %2 = tensor.reshape %a(%shape) : (tensor<6x5xf64>, tensor<2xi64>) -> tensor<3x10xf64>
  return %1, %2 : tensor<6x5xf64>, tensor<3x10xf64>
}

//===----------------------------------------------------------------------===//
// Slices at indices that are data
//===----------------------------------------------------------------------===//

// An index that is there twice, and one that is out of bounds.
func.func @gather_slices(%table: tensor<5x3xf64>, %rows: tensor<2x4x3xf64>) -> (tensor<2x2x3xf64>, tensor<2x2x3xf64>) {
  %ids = arith.constant dense<[[[1], [4]], [[1], [9]]]> : tensor<2x2x1xi32>
  %0 = mesh.gather_slices %table[%ids] dims [0] : tensor<5x3xf64>, tensor<2x2x1xi32>
  %ids2 = arith.constant dense<[[[1], [3]], [[0], [0]]]> : tensor<2x2x1xi32>
  %1 = mesh.gather_slices %rows[%ids2] dims [1] batch_dims [0] : tensor<2x4x3xf64>, tensor<2x2x1xi32>
  return %0, %1 : tensor<2x2x3xf64>, tensor<2x2x3xf64>
}

func.func @scatter_sum(%dest: tensor<5x3xf64>, %x: tensor<4x3xf64>) -> tensor<5x3xf64> {
  %ids = arith.constant dense<[[1], [4], [1], [9]]> : tensor<4x1xi32>
  %0 = mesh.scatter_slices %x into %dest at %ids dims [0] by {
  ^bb0(%old: f64, %new: f64):
    %sum = arith.addf %old, %new : f64
    mesh.scalar_yield %sum : f64
  } : tensor<4x3xf64> into tensor<5x3xf64> at tensor<4x1xi32>
  return %0 : tensor<5x3xf64>
}

// Of those at the same place the last one stays.
func.func @scatter_replace(%dest: tensor<2x5x3xf64>, %x: tensor<2x4x3xf64>) -> tensor<2x5x3xf64> {
  %ids = arith.constant dense<[[[1], [4], [1], [9]], [[0], [0], [-1], [2]]]> : tensor<2x4x1xi32>
  %0 = mesh.scatter_slices %x into %dest at %ids dims [1] batch_dims [0] by {
  ^bb0(%old: f64, %new: f64):
    mesh.scalar_yield %new : f64
  } : tensor<2x4x3xf64> into tensor<2x5x3xf64> at tensor<2x4x1xi32>
  return %0 : tensor<2x5x3xf64>
}

func.func @scatter_max(%dest: tensor<5x3xf64>, %x: tensor<4x3xf64>) -> tensor<5x3xf64> {
  %ids = arith.constant dense<[[1], [4], [1], [9]]> : tensor<4x1xi32>
  %0 = mesh.scatter_slices %x into %dest at %ids dims [0] by {
  ^bb0(%old: f64, %new: f64):
    %max = arith.maximumf %old, %new : f64
    mesh.scalar_yield %max : f64
  } : tensor<4x3xf64> into tensor<5x3xf64> at tensor<4x1xi32>
  return %0 : tensor<5x3xf64>
}

// Also by zeros.
func.func @scatter_product(%dest: tensor<5x3xf64>, %x: tensor<4x3xf64>) -> tensor<5x3xf64> {
  %ids = arith.constant dense<[[1], [4], [1], [9]]> : tensor<4x1xi32>
  %mask = arith.constant dense<[[1.0, 0.0, 1.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf64>
  %masked = arith.mulf %x, %mask : tensor<4x3xf64>
  %0 = mesh.scatter_slices %masked into %dest at %ids dims [0] by {
  ^bb0(%old: f64, %new: f64):
    %product = arith.mulf %old, %new : f64
    mesh.scalar_yield %product : f64
  } : tensor<4x3xf64> into tensor<5x3xf64> at tensor<4x1xi32>
  return %0 : tensor<5x3xf64>
}

func.func @tensor_gather(%a: tensor<4x5x3xf64>) -> (tensor<2x4x1x3xf64>, tensor<3x5xf64>) {
  %ids = arith.constant dense<[[1], [4]]> : tensor<2x1xindex>
  %0 = tensor.gather %a[%ids] gather_dims([1]) : (tensor<4x5x3xf64>, tensor<2x1xindex>) -> tensor<2x4x1x3xf64>
  %pairs = arith.constant dense<[[1, 2], [3, 0], [1, 2]]> : tensor<3x2xindex>
  %1 = tensor.gather %a[%pairs] gather_dims([0, 2]) : (tensor<4x5x3xf64>, tensor<3x2xindex>) -> tensor<3x5xf64>
  return %0, %1 : tensor<2x4x1x3xf64>, tensor<3x5xf64>
}

func.func @tensor_scatter(%a: tensor<4x5x3xf64>, %x: tensor<2x4x1x3xf64>) -> tensor<4x5x3xf64> {
  %ids = arith.constant dense<[[1], [4]]> : tensor<2x1xindex>
  %0 = tensor.scatter %x into %a[%ids] scatter_dims([1]) unique : (tensor<2x4x1x3xf64>, tensor<4x5x3xf64>, tensor<2x1xindex>) -> tensor<4x5x3xf64>
  return %0 : tensor<4x5x3xf64>
}

func.func @sorts(%x: tensor<3x5xf64>, %y: tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>) {
  %0:2 = mesh.sort %x, %y dim 1 by {
  ^bb0(%a: f64, %b: f64, %c: f64, %d: f64):
    %before = arith.cmpf olt, %a, %b : f64
    mesh.scalar_yield %before : i1
  } : tensor<3x5xf64>, tensor<3x5xf64>
  %1 = mesh.sort %y dim 0 stable by {
  ^bb0(%a: f64, %b: f64):
    %before = arith.cmpf ogt, %a, %b : f64
    mesh.scalar_yield %before : i1
  } : tensor<3x5xf64>
  %2 = arith.mulf %0#0, %1 : tensor<3x5xf64>
  return %0#0, %0#1, %2 : tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>
}

// What a body reads beside its operands: a number, and elements at indices that
// are data and of its loops.
func.func @captures(%table: tensor<5x3xf64>, %x: tensor<2x4xf64>, %s: f64, %t: tensor<f64>) -> tensor<2xf64> {
  %ids = arith.constant dense<[[0, 2, 4, 1], [2, 2, 0, 3]]> : tensor<2x4xi32>
  %zeros = arith.constant dense<0.0> : tensor<2xf64>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%ids, %x : tensor<2x4xi32>, tensor<2x4xf64>) outs(%zeros : tensor<2xf64>) {
  ^bb0(%id: i32, %a: f64, %sum: f64):
    %i = linalg.index 0 : index
    %row = arith.index_cast %id : i32 to index
    %element = tensor.extract %table[%row, %i] : tensor<5x3xf64>
    %other = tensor.extract %t[] : tensor<f64>
    %product = arith.mulf %element, %a : f64
    %scaled = arith.mulf %product, %s : f64
    %more = arith.mulf %scaled, %other : f64
    %next = arith.addf %sum, %more : f64
    linalg.yield %next : f64
  } -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// Elements that a body reads in a branch, at indices that are computed there.
func.func @captures_in_branches(%x: tensor<3x4xf64>, %y: tensor<4xf64>, %a: tensor<3x4xf64>) -> (tensor<4xf64>, tensor<3x4xf64>) {
  %ids = arith.constant dense<[[0, 2, 9, 1], [-1, 2, 0, 3], [7, 3, 3, 1]]> : tensor<3x4xi32>
  %zeros = arith.constant dense<0.0> : tensor<4xf64>
  %empty = tensor.empty() : tensor<3x4xf64>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %sums = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%ids, %a : tensor<3x4xi32>, tensor<3x4xf64>) outs(%zeros : tensor<4xf64>) {
  ^bb0(%id: i32, %e: f64, %sum: f64):
    %i = linalg.index 0 : index
    %place = arith.index_cast %id : i32 to index
    %low = arith.cmpi sge, %place, %c0 : index
    %read = scf.if %low -> f64 {
      %high = arith.cmpi slt, %place, %c4 : index
      %inner = scf.if %high -> f64 {
        %element = tensor.extract %x[%i, %place] : tensor<3x4xf64>
        %other = tensor.extract %y[%place] : tensor<4xf64>
        %product = arith.mulf %element, %other : f64
        scf.yield %product : f64
      } else {
        scf.yield %e : f64
      }
      %sin = math.sin %inner : f64
      scf.yield %sin : f64
    } else {
      %last = arith.subi %c4, %i : index
      %one = arith.constant 1 : index
      %back = arith.subi %last, %one : index
      %element = tensor.extract %y[%back] : tensor<4xf64>
      scf.yield %element : f64
    }
    %product = arith.mulf %read, %e : f64
    %next = arith.addf %sum, %product : f64
    linalg.yield %next : f64
  } -> tensor<4xf64>
  %mapped = linalg.map ins(%ids, %a : tensor<3x4xi32>, tensor<3x4xf64>) outs(%empty : tensor<3x4xf64>)
    (%id: i32, %e: f64, %out: f64) {
      %place = arith.index_cast %id : i32 to index
      %read = scf.index_switch %place -> f64
      case 1 {
        %element = tensor.extract %y[%place] : tensor<4xf64>
        scf.yield %element : f64
      }
      case 2 {
        %element = tensor.extract %x[%place, %c0] : tensor<3x4xf64>
        %scaled = arith.mulf %element, %e : f64
        scf.yield %scaled : f64
      }
      default {
        scf.yield %e : f64
      }
      linalg.yield %read : f64
    }
  return %sums, %mapped : tensor<4xf64>, tensor<3x4xf64>
}

// Elements that a body reads in loops and branches in one another.
func.func @captures_in_loops(%w: tensor<4x3xf64>, %x: tensor<3xf64>, %a: tensor<2x4xf64>) -> (tensor<2xf64>, tensor<4x2xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %start = arith.constant dense<0.5> : tensor<2xf64>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<2x4xf64>) outs(%start : tensor<2xf64>) {
  ^bb0(%e: f64, %sum: f64):
    %j = linalg.index 1 : index
    %first = math.sin %e : f64
    %row = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %first) -> f64 {
      %weight = tensor.extract %w[%j, %k] : tensor<4x3xf64>
      %element = tensor.extract %x[%k] : tensor<3xf64>
      %product = arith.mulf %weight, %element : f64
      %scaled = arith.mulf %product, %e : f64
      %tanh = math.tanh %acc : f64
      %next = arith.addf %tanh, %scaled : f64
      scf.yield %next : f64
    }
    %part = arith.mulf %row, %first : f64
    %more = arith.addf %sum, %part : f64
    linalg.yield %more : f64
  } -> tensor<2xf64>
  %1 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %some = arith.cmpi ult, %j, %i : index
    %e = tensor.extract %a[%j, %i] : tensor<2x4xf64>
    %value = scf.if %some -> f64 {
      %begin = math.exp %e : f64
      %half = arith.constant 2 : index
      %sum:2 = scf.for %k = %c0 to %c3 step %half iter_args(%acc = %begin, %place = %i) -> (f64, index) {
        %even = arith.remui %place, %c2 : index
        %is = arith.cmpi eq, %even, %c0 : index
        %next = scf.if %is -> f64 {
          %inner = scf.for %l = %c0 to %c2 step %c1 iter_args(%own = %acc) -> f64 {
            %at = arith.addi %l, %j : index
            %weight = tensor.extract %w[%i, %at] : tensor<4x3xf64>
            %product = arith.mulf %own, %weight : f64
            scf.yield %product : f64
          }
          scf.yield %inner : f64
        } else {
          %element = tensor.extract %x[%k] : tensor<3xf64>
          %other = arith.addf %acc, %element : f64
          scf.yield %other : f64
        }
        %up = arith.addi %place, %c1 : index
        scf.yield %next, %up : f64, index
      }
      %count = arith.index_cast %sum#1 : index to i64
      %number = arith.sitofp %count : i64 to f64
      %scaled = arith.mulf %sum#0, %number : f64
      scf.yield %scaled : f64
    } else {
      %root = math.sqrt %e : f64
      scf.yield %root : f64
    }
    tensor.yield %value : f64
  } : tensor<4x2xf64>
  return %0, %1 : tensor<2xf64>, tensor<4x2xf64>
}

// An element at a place that a reduction counts, beside what it computes.
func.func @captures_at_state(%x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  %first = arith.constant dense<1> : tensor<i32>
  %start = arith.constant dense<0.25> : tensor<f64>
  %0:2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<4xf64>) outs(%first, %start : tensor<i32>, tensor<f64>) {
  ^bb0(%e: f64, %place: i32, %sum: f64):
    %index = arith.index_cast %place : i32 to index
    %read = scf.for %k = %c0 to %c2 step %c1 iter_args(%acc = %sum) -> f64 {
      %element = tensor.extract %y[%index] : tensor<4xf64>
      %product = arith.mulf %acc, %element : f64
      %more = arith.addf %product, %e : f64
      scf.yield %more : f64
    }
    %up = arith.addi %place, %three : i32
    %next = arith.remui %up, %four : i32
    linalg.yield %next, %read : i32, f64
  } -> (tensor<i32>, tensor<f64>)
  return %0#1 : tensor<f64>
}

// Elements made by a body that reads a number, and elements of a tensor.
func.func @generates(%x: tensor<4xf64>, %s: f64) -> tensor<3x4xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %back = arith.subi %c3, %j : index
    %element = tensor.extract %x[%back] : tensor<4xf64>
    %row = arith.index_cast %i : index to i64
    %number = arith.sitofp %row : i64 to f64
    %sum = arith.addf %number, %s : f64
    %product = arith.mulf %element, %sum : f64
    tensor.yield %product : f64
  } : tensor<3x4xf64>
  return %0 : tensor<3x4xf64>
}

// A padding that differs from element to element.
func.func @pads_by_elements(%x: tensor<2x3xf64>, %y: tensor<5xf64>, %s: f64) -> tensor<4x5xf64> {
  %0 = tensor.pad %x low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %element = tensor.extract %y[%j] : tensor<5xf64>
    %product = arith.mulf %element, %s : f64
    tensor.yield %product : f64
  } : tensor<2x3xf64> to tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}

// One that adds nothing.
func.func @pads_by_no_elements(%x: tensor<2x3xf64>, %y: tensor<3xf64>) -> tensor<2x3xf64> {
  %0 = tensor.pad %x nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %element = tensor.extract %y[%j] : tensor<3xf64>
    tensor.yield %element : f64
  } : tensor<2x3xf64> to tensor<2x3xf64>
  %1 = math.sin %0 : tensor<2x3xf64>
  return %1 : tensor<2x3xf64>
}

// Steps that read a number beside their operands.
func.func @steps_with_captures(%x: tensor<4xf64>, %s: f64) -> tensor<f64> {
  %start = arith.constant dense<0.5> : tensor<f64>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<4xf64>) outs(%start : tensor<f64>) {
  ^bb0(%a: f64, %so_far: f64):
    %product = arith.mulf %so_far, %s : f64
    %tanh = math.tanh %product : f64
    %next = arith.addf %tanh, %a : f64
    linalg.yield %next : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

func.func @winograd(%x: tensor<1x6x6x2xf64>, %k: tensor<2x3x3x2xf64>, %y: tensor<6x6x1x1x1x2xf64>)
    -> (tensor<6x6x1x1x1x2xf64>, tensor<6x6x2x2xf64>, tensor<1x4x4x2xf64>) {
  %of_input = tensor.empty() : tensor<6x6x1x1x1x2xf64>
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<1x6x6x2xf64>) outs(%of_input : tensor<6x6x1x1x1x2xf64>) -> tensor<6x6x1x1x1x2xf64>
  %of_filter = tensor.empty() : tensor<6x6x2x2xf64>
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%k : tensor<2x3x3x2xf64>) outs(%of_filter : tensor<6x6x2x2xf64>) -> tensor<6x6x2x2xf64>
  %zeros = arith.constant dense<0.0> : tensor<1x4x4x2xf64>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%y : tensor<6x6x1x1x1x2xf64>) outs(%zeros : tensor<1x4x4x2xf64>) -> tensor<1x4x4x2xf64>
  return %0, %1, %2 : tensor<6x6x1x1x1x2xf64>, tensor<6x6x2x2xf64>, tensor<1x4x4x2xf64>
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

// It tests last, and reads the number that counts.
func.func @while_tests_last(%x: tensor<3xf64>, %y: tensor<3xf64>) -> tensor<3xf64> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  %0:2 = scf.while (%i = %zero, %h = %x) : (i32, tensor<3xf64>) -> (tensor<3xf64>, i32) {
    %number = arith.sitofp %i : i32 to f64
    %numbers = tensor.splat %number : tensor<3xf64>
    %sin = math.sin %h : tensor<3xf64>
    %product = arith.mulf %sin, %y : tensor<3xf64>
    %next = arith.addf %product, %numbers : tensor<3xf64>
    %j = arith.addi %i, %one : i32
    %less = arith.cmpi slt, %j, %four : i32
    scf.condition(%less) %next, %j : tensor<3xf64>, i32
  } do {
  ^bb0(%h: tensor<3xf64>, %i: i32):
    scf.yield %i, %h : i32, tensor<3xf64>
  }
  return %0#0 : tensor<3xf64>
}

// Both regions compute, and a tensor counts down.
func.func @while_tests_between(%x: tensor<3xf64>, %y: tensor<3xf64>) -> tensor<3xf64> {
  %two = arith.constant dense<2> : tensor<i32>
  %nine = arith.constant dense<9> : tensor<i32>
  %zero = arith.constant 0 : i32
  %0:2 = scf.while (%i = %nine, %h = %x) : (tensor<i32>, tensor<3xf64>) -> (tensor<3xf64>, tensor<i32>) {
    %sin = math.sin %h : tensor<3xf64>
    %j = arith.subi %i, %two : tensor<i32>
    %number = tensor.extract %j[] : tensor<i32>
    %less = arith.cmpi slt, %zero, %number : i32
    scf.condition(%less) %sin, %j : tensor<3xf64>, tensor<i32>
  } do {
  ^bb0(%h: tensor<3xf64>, %i: tensor<i32>):
    %product = arith.mulf %h, %y : tensor<3xf64>
    scf.yield %i, %product : tensor<i32>, tensor<3xf64>
  }
  return %0#0 : tensor<3xf64>
}

// A loop that counts.
func.func @counted_while(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.constant 4 : i32
  %0:2 = scf.while (%i = %zero, %h = %x) : (i32, tensor<3xf64>) -> (i32, tensor<3xf64>) {
    %more = arith.cmpi slt, %i, %end : i32
    scf.condition(%more) %i, %h : i32, tensor<3xf64>
  } do {
  ^bb0(%i: i32, %h: tensor<3xf64>):
    %next = arith.addi %i, %one : i32
    %product = arith.mulf %h, %w : tensor<3xf64>
    %tanh = math.tanh %product : tensor<3xf64>
    scf.yield %next, %tanh : i32, tensor<3xf64>
  }
  return %0#1 : tensor<3xf64>
}

// Iterations that write slices of their own, of elements made one by one.
func.func @parallel_loop(%x: tensor<4xf64>, %w: tensor<4x2xf64>) -> tensor<4x2xf64> {
  %0 = scf.forall (%i) in (4) shared_outs(%out = %w) -> (tensor<4x2xf64>) {
    %row = tensor.extract_slice %w[%i, 0] [1, 2] [1, 1] : tensor<4x2xf64> to tensor<2xf64>
    %made = tensor.generate {
    ^bb0(%j: index):
      %a = tensor.extract %x[%i] : tensor<4xf64>
      %b = tensor.extract %row[%j] : tensor<2xf64>
      %product = arith.mulf %a, %b : f64
      tensor.yield %product : f64
    } : tensor<2xf64>
    %sin = math.sin %made : tensor<2xf64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %sin into %out[%i, 0] [1, 2] [1, 1] : tensor<2xf64> into tensor<4x2xf64>
    }
  }
  return %0 : tensor<4x2xf64>
}

// A loop that counts down.
func.func @counted_down(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %begin = arith.constant 4 : i32
  %0:2 = scf.while (%i = %begin, %h = %x) : (i32, tensor<3xf64>) -> (i32, tensor<3xf64>) {
    %more = arith.cmpi sgt, %i, %zero : i32
    scf.condition(%more) %i, %h : i32, tensor<3xf64>
  } do {
  ^bb0(%i: i32, %h: tensor<3xf64>):
    %next = arith.subi %i, %one : i32
    %number = arith.sitofp %i : i32 to f64
    %all = tensor.splat %number : tensor<3xf64>
    %scaled = arith.divf %h, %all : tensor<3xf64>
    %product = arith.mulf %scaled, %w : tensor<3xf64>
    %tanh = math.tanh %product : tensor<3xf64>
    scf.yield %next, %tanh : i32, tensor<3xf64>
  }
  return %0#1 : tensor<3xf64>
}

// One of three regions in each iteration.
func.func @switches(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<3xf64>) {
    %next = scf.index_switch %i -> tensor<3xf64>
    case 1 {
      %sin = math.sin %h : tensor<3xf64>
      %product = arith.mulf %sin, %w : tensor<3xf64>
      scf.yield %product : tensor<3xf64>
    }
    case 3 {
      scf.yield %w : tensor<3xf64>
    }
    default {
      %square = arith.mulf %h, %h : tensor<3xf64>
      scf.yield %square : tensor<3xf64>
    }
    %sum = arith.addf %next, %h : tensor<3xf64>
    scf.yield %sum : tensor<3xf64>
  }
  return %0 : tensor<3xf64>
}

func.func @executes(%x: tensor<3xf64>) -> tensor<3xf64> {
  %0 = scf.execute_region -> tensor<3xf64> {
    %1 = arith.mulf %x, %x : tensor<3xf64>
    scf.yield %1 : tensor<3xf64>
  }
  %2 = arith.mulf %0, %x : tensor<3xf64>
  return %2 : tensor<3xf64>
}

//===----------------------------------------------------------------------===//
// Ops of the mesh dialect
//===----------------------------------------------------------------------===//

func.func @norms(%x: tensor<3x4xf64>, %y: tensor<5xf64>) -> (tensor<f64>, tensor<f64>) {
  %0 = mesh.norm %x, %y : tensor<3x4xf64>, tensor<5xf64> -> tensor<f64>
  %1 = mesh.norm squared reproducible %x : tensor<3x4xf64> -> tensor<f64>
  return %0, %1 : tensor<f64>, tensor<f64>
}

func.func @dropout(%x: tensor<8x6xf64>) -> tensor<8x6xf64> {
  %seed = arith.constant 7 : i64
  %key = mesh.rng_key %seed : i64 -> tensor<2xi32>
  %0 = arith.mulf %x, %x : tensor<8x6xf64>
  %1 = mesh.dropout %0, %key rate 0.4 : tensor<2xi32>, tensor<8x6xf64>
  %2 = mesh.random_normal %key : tensor<2xi32> -> tensor<8x6xf64>
  %3 = arith.mulf %1, %2 : tensor<8x6xf64>
  return %3 : tensor<8x6xf64>
}

func.func @barriers(%x: tensor<3xf64>) -> tensor<3xf64> {
  %0 = mesh.optimization_barrier %x : tensor<3xf64>
  %1 = arith.mulf %0, %x : tensor<3xf64>
  return %1 : tensor<3xf64>
}

//===----------------------------------------------------------------------===//
// Regions in local view
//===----------------------------------------------------------------------===//

// A weight that is the same on all devices, used where values vary; the sum over
// devices, and what comes of it.
func.func @shard_map_sum(%x: tensor<4x6xf64>, %w: tensor<6xf64>) -> (tensor<4x6xf64>, tensor<6xf64>, tensor<4xf64>) {
  %0:3 = mesh.shard_map on @m manual ["x"] (%x, %w)
      in [<@m, [{"x"}, {}]>, <@m, [{}]>] out [<@m, [{"x"}, {}]>, <@m, [{}]>, <@m, [{"x"}]>] {
  ^bb0(%part: tensor<2x6xf64>, %v: tensor<6xf64>):
    %square = arith.mulf %v, %v : tensor<6xf64>
    %e = tensor.empty() : tensor<2x6xf64>
    %wide = linalg.broadcast ins(%square : tensor<6xf64>) outs(%e : tensor<2x6xf64>) dimensions = [0]
    %product = arith.mulf %part, %wide : tensor<2x6xf64>
    %zeros = arith.constant dense<0.0> : tensor<6xf64>
    %column = linalg.reduce { arith.addf } ins(%product : tensor<2x6xf64>) outs(%zeros : tensor<6xf64>) dimensions = [0]
    %all = mesh.all_reduce sum %column on @m ["x"] : tensor<6xf64>
    %exp = math.exp %all : tensor<6xf64>
    %both = arith.mulf %exp, %v : tensor<6xf64>
    %wide2 = linalg.broadcast ins(%both : tensor<6xf64>) outs(%e : tensor<2x6xf64>) dimensions = [0]
    %more = arith.mulf %wide2, %part : tensor<2x6xf64>
    %zeros2 = arith.constant dense<0.0> : tensor<2xf64>
    %row = linalg.reduce { arith.addf } ins(%more : tensor<2x6xf64>) outs(%zeros2 : tensor<2xf64>) dimensions = [1]
    mesh.yield %more, %both, %row : tensor<2x6xf64>, tensor<6xf64>, tensor<2xf64>
  } : (tensor<4x6xf64>, tensor<6xf64>) -> (tensor<4x6xf64>, tensor<6xf64>, tensor<4xf64>)
  return %0#0, %0#1, %0#2 : tensor<4x6xf64>, tensor<6xf64>, tensor<4xf64>
}

// A sum of what is the same counts each device.
func.func @shard_map_count(%w: tensor<3xf64>) -> tensor<3xf64> {
  %0 = mesh.shard_map on @m manual ["x"] (%w) in [<@m, [{}]>] out [<@m, [{}]>] {
  ^bb0(%v: tensor<3xf64>):
    %sin = math.sin %v : tensor<3xf64>
    %all = mesh.all_reduce sum %sin on @m ["x"] : tensor<3xf64>
    %product = arith.mulf %all, %v : tensor<3xf64>
    mesh.yield %product : tensor<3xf64>
  } : (tensor<3xf64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

func.func @shard_map_reductions(%x: tensor<4x6xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>) {
  %0:3 = mesh.shard_map on @m manual ["x"] (%x)
      in [<@m, [{"x"}, {}]>] out [<@m, [{}, {}]>, <@m, [{}, {}]>, <@m, [{"x"}, {}]>] {
  ^bb0(%part: tensor<2x6xf64>):
    %max = mesh.all_reduce max %part on @m ["x"] : tensor<2x6xf64>
    %product = mesh.all_reduce product %part on @m ["x"] : tensor<2x6xf64>
    %min = mesh.reduce_scatter min %part on @m ["x"] dim 0 : tensor<2x6xf64> -> tensor<1x6xf64>
    %sum = mesh.reduce_scatter sum %part on @m ["x"] dim 0 : tensor<2x6xf64> -> tensor<1x6xf64>
    %both = arith.mulf %min, %sum : tensor<1x6xf64>
    mesh.yield %max, %product, %both : tensor<2x6xf64>, tensor<2x6xf64>, tensor<1x6xf64>
  } : (tensor<4x6xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>)
  return %0#0, %0#1, %0#2 : tensor<2x6xf64>, tensor<2x6xf64>, tensor<2x6xf64>
}

func.func @shard_map_moves(%x: tensor<4x6xf64>, %w: tensor<4xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4xf64>) {
  %0:4 = mesh.shard_map on @m manual ["x"] (%x, %w)
      in [<@m, [{"x"}, {}]>, <@m, [{}]>]
      out [<@m, [{}, {"x"}]>, <@m, [{"x"}, {}]>, <@m, [{}, {}]>, <@m, [{"x"}]>] {
  ^bb0(%part: tensor<2x6xf64>, %v: tensor<4xf64>):
    %square = arith.mulf %part, %part : tensor<2x6xf64>
    %turned = mesh.all_to_all %square on @m ["x"] split 1 concat 0 : tensor<2x6xf64> -> tensor<4x3xf64>
    %whole = mesh.all_gather %square on @m ["x"] dim 0 : tensor<2x6xf64> -> tensor<4x6xf64>
    %next = mesh.permute %part on @m ["x"] shift 1 : tensor<2x6xf64>
    %one = mesh.permute %part on @m ["x"] pairs [0 -> 1] : tensor<2x6xf64>
    %first = mesh.broadcast %part on @m ["x"] root 1 : tensor<2x6xf64>
    %a = arith.mulf %next, %first : tensor<2x6xf64>
    %b = arith.mulf %a, %square : tensor<2x6xf64>
    %c = arith.addf %b, %one : tensor<2x6xf64>
    %slice = mesh.all_slice %v on @m ["x"] dim 0 : tensor<4xf64> -> tensor<2xf64>
    %again = mesh.all_slice %whole on @m ["x"] dim 0 : tensor<4x6xf64> -> tensor<2x6xf64>
    %d = arith.mulf %c, %again : tensor<2x6xf64>
    // A slice of what varies.
    %i = mesh.axis_index @m ["x"]
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %splat = tensor.splat %number : tensor<4xf64>
    %varied = arith.mulf %v, %splat : tensor<4xf64>
    %own = mesh.all_slice %varied on @m ["x"] dim 0 : tensor<4xf64> -> tensor<2xf64>
    %e = arith.addf %slice, %own : tensor<2xf64>
    mesh.yield %turned, %d, %whole, %e : tensor<4x3xf64>, tensor<2x6xf64>, tensor<4x6xf64>, tensor<2xf64>
  } : (tensor<4x6xf64>, tensor<4xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4xf64>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4xf64>
}

// A weight in a loop that communicates, whose carried value comes to vary.
func.func @shard_map_loops(%x: tensor<4x3xf64>, %w: tensor<3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>) {
  %0:2 = mesh.shard_map on @m manual ["x"] (%x, %w)
      in [<@m, [{"x"}, {}]>, <@m, [{}]>] out [<@m, [{"x"}, {}]>, <@m, [{}]>] {
  ^bb0(%part: tensor<2x3xf64>, %v: tensor<3xf64>):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %e = tensor.empty() : tensor<2x3xf64>
    %zeros = arith.constant dense<0.0> : tensor<3xf64>
    %1:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %part, %s = %v) -> (tensor<2x3xf64>, tensor<3xf64>) {
      %product = arith.mulf %s, %v : tensor<3xf64>
      %wide = linalg.broadcast ins(%product : tensor<3xf64>) outs(%e : tensor<2x3xf64>) dimensions = [0]
      %next = arith.mulf %h, %wide : tensor<2x3xf64>
      %moved = mesh.permute %next on @m ["x"] shift 1 : tensor<2x3xf64>
      %column = linalg.reduce { arith.addf } ins(%moved : tensor<2x3xf64>) outs(%zeros : tensor<3xf64>) dimensions = [0]
      %all = mesh.all_reduce sum %column on @m ["x"] : tensor<3xf64>
      %tanh = math.tanh %all : tensor<3xf64>
      scf.yield %moved, %tanh : tensor<2x3xf64>, tensor<3xf64>
    }
    mesh.yield %1#0, %1#1 : tensor<2x3xf64>, tensor<3xf64>
  } : (tensor<4x3xf64>, tensor<3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
  return %0#0, %0#1 : tensor<4x3xf64>, tensor<3xf64>
}

// A branch that devices take in their own way, and a result that is the same but
// not known to be.
func.func @shard_map_branches(%x: tensor<4xf64>, %w: tensor<2xf64>) -> (tensor<4xf64>, tensor<2xf64>) {
  %0:2 = mesh.shard_map on @m manual ["x"] (%x, %w)
      in [<@m, [{"x"}]>, <@m, [{}]>] out [<@m, [{"x"}]>, <@m, [{}]>] {
  ^bb0(%part: tensor<2xf64>, %v: tensor<2xf64>):
    %c0 = arith.constant 0 : index
    %i = mesh.axis_index @m ["x"]
    %first = arith.cmpi eq, %i, %c0 : index
    %1 = func.call @branch(%first, %v) : (i1, tensor<2xf64>) -> tensor<2xf64>
    %2 = arith.mulf %1, %part : tensor<2xf64>
    %other = mesh.permute %part on @m ["x"] shift 1 : tensor<2xf64>
    %product = arith.mulf %other, %part : tensor<2xf64>
    mesh.yield %2, %product : tensor<2xf64>, tensor<2xf64>
  } : (tensor<4xf64>, tensor<2xf64>) -> (tensor<4xf64>, tensor<2xf64>)
  return %0#0, %0#1 : tensor<4xf64>, tensor<2xf64>
}

func.func private @branch(%condition: i1, %v: tensor<2xf64>) -> tensor<2xf64> {
  %0 = scf.if %condition -> tensor<2xf64> {
    %1 = math.sin %v : tensor<2xf64>
    %2 = arith.mulf %1, %v : tensor<2xf64>
    scf.yield %2 : tensor<2xf64>
  } else {
    scf.yield %v : tensor<2xf64>
  }
  return %0 : tensor<2xf64>
}

func.func @shard_map_params(%w: tensor<4x2xf64>, %x: tensor<2x3xf64>) -> (tensor<4x3xf64>, tensor<2x2xf64>, tensor<4x2xf64>) {
  %0:3 = mesh.shard_map on @m manual ["x"] (%w, %x)
      in [<@m, [{"x"}, {}]>, <@m, [{}, {}]>] out [<@m, [{"x"}, {}]>, <@m, [{"x"}, {}]>, <@m, [{"x"}, {}]>] {
  ^bb0(%part: tensor<2x2xf64>, %y: tensor<2x3xf64>):
    %whole = mesh.gather_param %part on @m ["x"] dim 0 grad_type f64 : tensor<2x2xf64> -> tensor<4x2xf64>
    %zeros = arith.constant dense<0.0> : tensor<4x3xf64>
    %product = linalg.matmul ins(%whole, %y : tensor<4x2xf64>, tensor<2x3xf64>) outs(%zeros : tensor<4x3xf64>) -> tensor<4x3xf64>
    %own = mesh.all_slice %product on @m ["x"] dim 0 : tensor<4x3xf64> -> tensor<2x3xf64>
    %square = arith.mulf %part, %part : tensor<2x2xf64>
    %mean = mesh.scatter_grad %square on @m ["x"] dim 0 : tensor<2x2xf64> -> tensor<1x2xf64>
    %stacked = mesh.stack %mean on @m ["x"] dim 1 mask_except 1 : tensor<1x2xf64> -> tensor<1x1x2xf64>
    %unstacked = mesh.unstack %stacked on @m ["x"] dim 1 : tensor<1x1x2xf64> -> tensor<1x2xf64>
    %z = arith.mulf %part, %square : tensor<2x2xf64>
    mesh.yield %own, %unstacked, %z : tensor<2x3xf64>, tensor<1x2xf64>, tensor<2x2xf64>
  } : (tensor<4x2xf64>, tensor<2x3xf64>) -> (tensor<4x3xf64>, tensor<2x2xf64>, tensor<4x2xf64>)
  return %0#0, %0#1, %0#2 : tensor<4x3xf64>, tensor<2x2xf64>, tensor<4x2xf64>
}

//===----------------------------------------------------------------------===//
// Functions that are computed again
//===----------------------------------------------------------------------===//

func.func private @again(%x: tensor<3xf64>, %w: tensor<3xf64>, %n: i32) -> (tensor<3xf64>, i32) attributes {mesh.checkpoint} {
  %0 = arith.mulf %x, %w : tensor<3xf64>
  %1 = math.tanh %0 : tensor<3xf64>
  %2 = math.exp %1 : tensor<3xf64>
  %3 = arith.mulf %2, %x : tensor<3xf64>
  return %3, %n : tensor<3xf64>, i32
}

func.func @checkpoints(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = arith.constant 7 : i32
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x) -> (tensor<3xf64>) {
    %1:2 = func.call @again(%h, %w, %n) : (tensor<3xf64>, tensor<3xf64>, i32) -> (tensor<3xf64>, i32)
    scf.yield %1#0 : tensor<3xf64>
  }
  return %0 : tensor<3xf64>
}

// Products that are added to what was there, without a reduction.
func.func @added_products(%a: tensor<3x3xf64>, %c: tensor<3x3xf64>) -> tensor<3x3xf64> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<3x3xf64>, tensor<3x3xf64>) outs(%c : tensor<3x3xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %1 = arith.mulf %x, %y : f64
    %2 = arith.addf %out, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}

// A body in a region that captures a constant of the region.
func.func @shard_map_captures(%x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [<@m, [{"x"}]>] {
  ^bb0(%part: tensor<2xf64>):
    %three = arith.constant 3.0 : f64
    %e = tensor.empty() : tensor<2xf64>
    %1 = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]} ins(%part : tensor<2xf64>) outs(%e : tensor<2xf64>) {
    ^bb0(%a: f64, %out: f64):
      %2 = arith.divf %a, %three : f64
      %3 = arith.mulf %2, %a : f64
      linalg.yield %3 : f64
    } -> tensor<2xf64>
    mesh.yield %1 : tensor<2xf64>
  } : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// What is chosen nowhere adds nothing, though it is infinite.
func.func @arith_mulf_infinite(%x: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %infinite = arith.constant dense<0x7FF0000000000000> : tensor<3x4xf64>
  %one = arith.constant dense<1.0> : tensor<3x4xf64>
  %0 = arith.mulf %x, %infinite : tensor<3x4xf64>
  %1 = arith.cmpf oge, %x, %one : tensor<3x4xf64>
  %2 = arith.mulf %x, %x : tensor<3x4xf64>
  %3 = arith.select %1, %0, %2 : tensor<3x4xi1>, tensor<3x4xf64>
  return %3 : tensor<3x4xf64>
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

// Parameters, a captured tensor and a captured number, and parts of a tensor
// that is split along with the input.
func.func @pipeline(%x: tensor<6x2xf64>, %w: tensor<4x2x2xf64>, %b: tensor<2xf64>, %a: f64, %mask: tensor<6x2xf64>) -> tensor<6x2xf64> {
  %zeros = arith.constant dense<0.0> : tensor<2x2xf64>
  %y = mesh.pipeline(%x) on @m "x" stages 4 microbatches 3 params(%w) split(%mask) {
  ^stage(%h: tensor<2x2xf64>, %k: tensor<2x2xf64>, %part: tensor<2x2xf64>, %stage: index, %microbatch: index):
    %0 = linalg.matmul ins(%h, %k : tensor<2x2xf64>, tensor<2x2xf64>) outs(%zeros : tensor<2x2xf64>) -> tensor<2x2xf64>
    %e = tensor.empty() : tensor<2x2xf64>
    %1 = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%0, %b, %part : tensor<2x2xf64>, tensor<2xf64>, tensor<2x2xf64>) outs(%e : tensor<2x2xf64>) {
    ^bb0(%in: f64, %bias: f64, %scale: f64, %out: f64):
      %2 = arith.addf %in, %bias : f64
      %3 = arith.mulf %2, %scale : f64
      %4 = arith.mulf %3, %a : f64
      linalg.yield %4 : f64
    } -> tensor<2x2xf64>
    %t = math.tanh %1 : tensor<2x2xf64>
    mesh.stage_yield %t : tensor<2x2xf64>
  } : (tensor<6x2xf64>, tensor<4x2x2xf64>, tensor<6x2xf64>) -> tensor<6x2xf64>
  return %y : tensor<6x2xf64>
}

// Stages that differ, with values that skip stages, a value that two stages
// capture, integers, and a cotangent that depends on the result.
func.func @pipeline_of_stages(%x: tensor<4x2xf64>, %table: tensor<3x2xf64>, %n: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<2xf64>) {
  %zeros = arith.constant dense<0.0> : tensor<2x3xf64>
  %ids = arith.constant dense<[[1], [2], [0], [2]]> : tensor<4x1xindex>
  %y:3 = mesh.pipeline(%x, %ids) on @m "x" stages 4 microbatches 2 schedule "zb-h1" split(%n) {
  ^stage(%h: tensor<2x2xf64>, %id: tensor<2x1xindex>, %part: tensor<2x3xf64>, %stage: index, %microbatch: index):
    %e = tensor.gather %table[%id] gather_dims([0]) : (tensor<3x2xf64>, tensor<2x1xindex>) -> tensor<2x2xf64>
    %s = arith.addf %h, %e : tensor<2x2xf64>
    %q = math.sin %s : tensor<2x2xf64>
    mesh.stage_yield %s, %id : tensor<2x2xf64>, tensor<2x1xindex> skipping %q, %id, %h to [2, 2, 3] : tensor<2x2xf64>, tensor<2x1xindex>, tensor<2x2xf64>
  }, {
  ^stage(%s: tensor<2x2xf64>, %id: tensor<2x1xindex>, %part: tensor<2x3xf64>, %stage: index, %microbatch: index):
    %t = math.tanh %s : tensor<2x2xf64>
    mesh.stage_yield %t : tensor<2x2xf64>
  }, {
  ^stage(%t: tensor<2x2xf64>, %q: tensor<2x2xf64>, %id: tensor<2x1xindex>, %part: tensor<2x3xf64>, %stage: index, %microbatch: index):
    %c0 = arith.constant 0 : index
    %p = tensor.extract %part[%c0, %c0] : tensor<2x3xf64>
    %f = tensor.splat %p : tensor<2x2xf64>
    %u = arith.mulf %t, %q : tensor<2x2xf64>
    %v = arith.mulf %u, %f : tensor<2x2xf64>
    mesh.stage_yield %v : tensor<2x2xf64>
  }, {
  ^stage(%u: tensor<2x2xf64>, %h: tensor<2x2xf64>, %part: tensor<2x3xf64>, %stage: index, %microbatch: index):
    %sum = arith.addf %u, %h : tensor<2x2xf64>
    %scores = linalg.contract
        indexing_maps = [affine_map<(b, t, d) -> (b, d)>, affine_map<(b, t, d) -> (t, d)>, affine_map<(b, t, d) -> (b, t)>]
        ins(%sum, %table : tensor<2x2xf64>, tensor<3x2xf64>) outs(%zeros : tensor<2x3xf64>) -> tensor<2x3xf64>
    %c = arith.mulf %scores, %part : tensor<2x3xf64>
    %none = arith.constant dense<0.0> : tensor<1xf64>
    %flat = tensor.collapse_shape %c [[0, 1]] : tensor<2x3xf64> into tensor<6xf64>
    %rows = tensor.expand_shape %flat [[0, 1]] output_shape [1, 6] : tensor<6xf64> into tensor<1x6xf64>
    %total = linalg.reduce { arith.addf } ins(%rows : tensor<1x6xf64>) outs(%none : tensor<1xf64>) dimensions = [1]
    %count = arith.constant dense<1> : tensor<1xi32>
    mesh.stage_yield %c, %total, %count : tensor<2x3xf64>, tensor<1xf64>, tensor<1xi32>
  } : (tensor<4x2xf64>, tensor<4x1xindex>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<2xf64>, tensor<2xi32>)
  %squares = arith.mulf %y#0, %y#0 : tensor<4x3xf64>
  return %squares, %y#1 : tensor<4x3xf64>, tensor<2xf64>
}

// A pipeline in a loop and in a callee, with a loop and a callee in its stages.
func.func private @stage_body(%h: tensor<2x2xf64>, %k: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = math.tanh %h : tensor<2x2xf64>
  %1 = arith.mulf %0, %k : tensor<2x2xf64>
  return %1 : tensor<2x2xf64>
}

func.func private @pipeline_body(%x: tensor<4x2xf64>, %w: tensor<2x2x2xf64>) -> tensor<4x2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %y = mesh.pipeline(%x) on @m "x" stages 2 microbatches 2 params(%w) {
  ^stage(%h: tensor<2x2xf64>, %k: tensor<2x2xf64>, %stage: index, %microbatch: index):
    %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %h) -> (tensor<2x2xf64>) {
      %1 = func.call @stage_body(%g, %k) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
      %2 = arith.addf %1, %h : tensor<2x2xf64>
      scf.yield %2 : tensor<2x2xf64>
    }
    mesh.stage_yield %0 : tensor<2x2xf64>
  } : (tensor<4x2xf64>, tensor<2x2x2xf64>) -> tensor<4x2xf64>
  return %y : tensor<4x2xf64>
}

func.func @pipelines_in_loops(%x: tensor<4x2xf64>, %w: tensor<2x2x2xf64>) -> tensor<4x2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %x) -> (tensor<4x2xf64>) {
    %1 = func.call @pipeline_body(%g, %w) : (tensor<4x2xf64>, tensor<2x2x2xf64>) -> tensor<4x2xf64>
    %2 = mesh.pipeline(%1) on @m "x" stages 2 microbatches 4 params(%w) {
    ^stage(%h: tensor<1x2xf64>, %k: tensor<2x2xf64>, %stage: index, %microbatch: index):
      %row = tensor.extract_slice %k[%stage, 0] [1, 2] [1, 1] : tensor<2x2xf64> to tensor<1x2xf64>
      %m = arith.mulf %h, %row : tensor<1x2xf64>
      mesh.stage_yield %m : tensor<1x2xf64>
    } : (tensor<4x2xf64>, tensor<2x2x2xf64>) -> tensor<4x2xf64>
    scf.yield %2 : tensor<4x2xf64>
  }
  return %0 : tensor<4x2xf64>
}

// Complex numbers, by their real and imaginary parts.

func.func @complex_conj(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.conj %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_cos(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.cos %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_exp(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.exp %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_expm1(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.expm1 %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_log(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.log %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_log1p(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.log1p %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_neg(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.neg %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_rsqrt(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.rsqrt %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_sign(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.sign %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_sin(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.sin %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_sqrt(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.sqrt %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_tan(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.tan %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_tanh(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.tanh %z : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_abs(%x: f64, %y: f64) -> f64 {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.abs %z : complex<f64>
  return %w : f64
}

func.func @complex_angle(%x: f64, %y: f64) -> f64 {
  %z = complex.create %x, %y : complex<f64>
  %w = complex.angle %z : complex<f64>
  return %w : f64
}

func.func @complex_add(%x: f64, %y: f64, %a: f64, %b: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %c = complex.create %a, %b : complex<f64>
  %w = complex.add %z, %c : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_atan2(%x: f64, %y: f64, %a: f64, %b: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %c = complex.create %a, %b : complex<f64>
  %w = complex.atan2 %z, %c : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_div(%x: f64, %y: f64, %a: f64, %b: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %c = complex.create %a, %b : complex<f64>
  %w = complex.div %z, %c : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_mul(%x: f64, %y: f64, %a: f64, %b: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %c = complex.create %a, %b : complex<f64>
  %w = complex.mul %z, %c : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_pow(%x: f64, %y: f64, %a: f64, %b: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %c = complex.create %a, %b : complex<f64>
  %w = complex.pow %z, %c : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_sub(%x: f64, %y: f64, %a: f64, %b: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %c = complex.create %a, %b : complex<f64>
  %w = complex.sub %z, %c : complex<f64>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

func.func @complex_powi(%x: f64, %y: f64) -> (f64, f64) {
  %z = complex.create %x, %y : complex<f64>
  %three = arith.constant 3 : i32
  %w = complex.powi %z, %three : complex<f64>, i32
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

// Nothing turns at zero, and nothing has a size.
func.func @complex_zero(%x: f64, %y: f64) -> f64 {
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  %z = complex.create %x, %y : complex<f64>
  %w = complex.mul %z, %zero : complex<f64>
  %size = complex.abs %w : complex<f64>
  %angle = complex.angle %w : complex<f64>
  %sum = arith.addf %size, %angle : f64
  return %sum : f64
}

#own = affine_map<(d0, d1) -> (d0, d1)>
func.func private @join(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>> {
  %e = tensor.empty() : tensor<3x4xcomplex<f64>>
  %z = linalg.generic {indexing_maps = [#own, #own, #own], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<3x4xf64>, tensor<3x4xf64>) outs(%e : tensor<3x4xcomplex<f64>>) {
  ^bb0(%a: f64, %b: f64, %out: complex<f64>):
    %c = complex.create %a, %b : complex<f64>
    linalg.yield %c : complex<f64>
  } -> tensor<3x4xcomplex<f64>>
  return %z : tensor<3x4xcomplex<f64>>
}

func.func private @parts(%z: tensor<3x4xcomplex<f64>>) -> (tensor<3x4xf64>, tensor<3x4xf64>) {
  %e = tensor.empty() : tensor<3x4xf64>
  %x, %y = linalg.generic {indexing_maps = [#own, #own, #own], iterator_types = ["parallel", "parallel"]}
      ins(%z : tensor<3x4xcomplex<f64>>) outs(%e, %e : tensor<3x4xf64>, tensor<3x4xf64>) {
  ^bb0(%c: complex<f64>, %out0: f64, %out1: f64):
    %a = complex.re %c : complex<f64>
    %b = complex.im %c : complex<f64>
    linalg.yield %a, %b : f64, f64
  } -> (tensor<3x4xf64>, tensor<3x4xf64>)
  return %x, %y : tensor<3x4xf64>, tensor<3x4xf64>
}

// A contraction, a value that is read several times, slices and padding.
func.func @complex_tensors(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3x4xf64>) {
  %z = func.call @join(%x, %y) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
  %e = tensor.empty() : tensor<4x3xcomplex<f64>>
  %t = linalg.transpose ins(%z : tensor<3x4xcomplex<f64>>) outs(%e : tensor<4x3xcomplex<f64>>) permutation = [1, 0]
  %zero = arith.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f64>>
  %p = linalg.matmul ins(%z, %t : tensor<3x4xcomplex<f64>>, tensor<4x3xcomplex<f64>>) outs(%zero : tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %none = complex.constant [0.5, -0.5] : complex<f64>
  %q = tensor.pad %p low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : complex<f64>
  } : tensor<3x3xcomplex<f64>> to tensor<3x4xcomplex<f64>>
  %row = tensor.extract_slice %z[1, 0] [1, 4] [1, 1] : tensor<3x4xcomplex<f64>> to tensor<1x4xcomplex<f64>>
  %r = tensor.insert_slice %row into %q[0, 0] [1, 4] [1, 1] : tensor<1x4xcomplex<f64>> into tensor<3x4xcomplex<f64>>
  %a, %b = func.call @parts(%r) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xf64>, tensor<3x4xf64>)
  return %a, %b : tensor<3x4xf64>, tensor<3x4xf64>
}

// Loops and branches, and a sum.
func.func @complex_loop(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = func.call @join(%x, %y) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
  %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%c = %z) -> (tensor<3x4xcomplex<f64>>) {
    %e = tensor.empty() : tensor<3x4xcomplex<f64>>
    %isFirst = arith.cmpi eq, %k, %c0 : index
    %next = scf.if %isFirst -> (tensor<3x4xcomplex<f64>>) {
      scf.yield %c : tensor<3x4xcomplex<f64>>
    } else {
      %m = linalg.mul ins(%c, %z : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) outs(%e : tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
      scf.yield %m : tensor<3x4xcomplex<f64>>
    }
    scf.yield %next : tensor<3x4xcomplex<f64>>
  }
  %zero = arith.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %s = linalg.reduce { complex.add } ins(%r : tensor<3x4xcomplex<f64>>) outs(%zero : tensor<complex<f64>>) dimensions = [0, 1]
  %w = tensor.extract %s[] : tensor<complex<f64>>
  %re = complex.re %w : complex<f64>
  %im = complex.im %w : complex<f64>
  return %re, %im : f64, f64
}

// Windows that do not overlap, some with gaps and with elements behind the last
// one; those that do, with padding, which is cut off, and of odd sizes.

func.func @window_disjoint(%x: tensor<6x2xf64>) -> tensor<3x2xf64> {
  %init = arith.constant dense<-1.0e9> : tensor<3x2xf64>
  %window = tensor.empty() : tensor<2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 2 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : tensor<6x2xf64>, tensor<2xf64>) outs(%init : tensor<3x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.maximumf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}

func.func @window_disjoint_rest(%x: tensor<7x2xf64>) -> tensor<3x2xf64> {
  %init = arith.constant dense<0.0> : tensor<3x2xf64>
  %window = tensor.empty() : tensor<2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 2 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : tensor<7x2xf64>, tensor<2xf64>) outs(%init : tensor<3x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.addf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}

func.func @window_disjoint_gaps(%x: tensor<10x2xf64>) -> tensor<3x2xf64> {
  %init = arith.constant dense<-1.0e9> : tensor<3x2xf64>
  %window = tensor.empty() : tensor<2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 3 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : tensor<10x2xf64>, tensor<2xf64>) outs(%init : tensor<3x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.maximumf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}

func.func @window_disjoint_padded(%x: tensor<7x2xf64>) -> tensor<3x2xf64> {
  %init = arith.constant dense<0.0> : tensor<3x2xf64>
  %window = tensor.empty() : tensor<2xf64>
  %none = arith.constant 0.0 : f64
  %p = tensor.pad %x low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : f64
  } : tensor<7x2xf64> to tensor<10x2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 3 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<10x2xf64>, tensor<2xf64>) outs(%init : tensor<3x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.addf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<3x2xf64>
  return %y : tensor<3x2xf64>
}

// Windows of what is padded by a value that has a derivative, too.
func.func @window_of_padding(%x: tensor<6x2xf64>, %s: f64) -> tensor<6x2xf64> {
  %init = arith.constant dense<0.0> : tensor<6x2xf64>
  %window = tensor.empty() : tensor<3xf64>
  %p = tensor.pad %x low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f64
  } : tensor<6x2xf64> to tensor<8x2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<8x2xf64>, tensor<3xf64>) outs(%init : tensor<6x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %sin = math.sin %a : f64
    %sum = arith.addf %out, %sin : f64
    linalg.yield %sum : f64
  } -> tensor<6x2xf64>
  return %y : tensor<6x2xf64>
}

func.func @window_overlapping(%x: tensor<9x2xf64>) -> tensor<4x2xf64> {
  %init = arith.constant dense<-1.0e9> : tensor<4x2xf64>
  %window = tensor.empty() : tensor<3xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 2 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : tensor<9x2xf64>, tensor<3xf64>) outs(%init : tensor<4x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.maximumf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<4x2xf64>
  return %y : tensor<4x2xf64>
}

func.func @window_overlapping_padded(%x: tensor<8x2xf64>) -> tensor<4x2xf64> {
  %init = arith.constant dense<-1.0e9> : tensor<4x2xf64>
  %window = tensor.empty() : tensor<3xf64>
  %none = arith.constant -1.0e9 : f64
  %p = tensor.pad %x low[0, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : f64
  } : tensor<8x2xf64> to tensor<9x2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 2 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<9x2xf64>, tensor<3xf64>) outs(%init : tensor<4x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.maximumf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<4x2xf64>
  return %y : tensor<4x2xf64>
}

func.func @window_overlapping_far(%x: tensor<8x2xf64>) -> tensor<6x2xf64> {
  %init = arith.constant dense<0.0> : tensor<6x2xf64>
  %window = tensor.empty() : tensor<5xf64>
  %none = arith.constant 0.0 : f64
  %p = tensor.pad %x low[3, 0] high[4, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : f64
  } : tensor<8x2xf64> to tensor<15x2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 2 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<15x2xf64>, tensor<5xf64>) outs(%init : tensor<6x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.addf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<6x2xf64>
  return %y : tensor<6x2xf64>
}

func.func @window_overlapping_whole(%x: tensor<8x2xf64>) -> tensor<4x2xf64> {
  %init = arith.constant dense<0.0> : tensor<4x2xf64>
  %window = tensor.empty() : tensor<4xf64>
  %none = arith.constant 0.0 : f64
  %p = tensor.pad %x low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : f64
  } : tensor<8x2xf64> to tensor<10x2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 2 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<10x2xf64>, tensor<4xf64>) outs(%init : tensor<4x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.addf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<4x2xf64>
  return %y : tensor<4x2xf64>
}

// The first of equal elements has the derivative, here one of two copies: all of
// it. With a start among them, the start has it.
func.func @window_ties(%x: tensor<4xf64>, %start: tensor<f64>) -> (tensor<7xf64>, tensor<2xf64>) {
  %init = arith.constant dense<0xFFF0000000000000> : tensor<7xf64>
  %window = tensor.empty() : tensor<2xf64>
  %e = tensor.empty() : tensor<4x2xf64>
  %copies = linalg.broadcast ins(%x : tensor<4xf64>) outs(%e : tensor<4x2xf64>) dimensions = [1]
  %p = tensor.collapse_shape %copies [[0, 1]] : tensor<4x2xf64> into tensor<8xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%p, %window : tensor<8xf64>, tensor<2xf64>) outs(%init : tensor<7xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %c = arith.maximumf %out, %a : f64
    linalg.yield %c : f64
  } -> tensor<7xf64>
  %e2 = tensor.empty() : tensor<2xf64>
  %starts = linalg.broadcast ins(%start : tensor<f64>) outs(%e2 : tensor<2xf64>) dimensions = [0]
  %s4 = tensor.empty() : tensor<4xf64>
  %equal = linalg.broadcast ins(%start : tensor<f64>) outs(%s4 : tensor<4xf64>) dimensions = [0]
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%equal, %window : tensor<4xf64>, tensor<2xf64>) outs(%starts : tensor<2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %c = arith.minimumf %out, %a : f64
    linalg.yield %c : f64
  } -> tensor<2xf64>
  return %y, %z : tensor<7xf64>, tensor<2xf64>
}

func.func @window_stride_one(%x: tensor<7x2xf64>) -> tensor<7x2xf64> {
  %init = arith.constant dense<-1.0e9> : tensor<7x2xf64>
  %window = tensor.empty() : tensor<3xf64>
  %none = arith.constant -1.0e9 : f64
  %p = tensor.pad %x low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %none : f64
  } : tensor<7x2xf64> to tensor<9x2xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 1 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %window : tensor<9x2xf64>, tensor<3xf64>) outs(%init : tensor<7x2xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %s = math.sin %a : f64
    %c = arith.maximumf %out, %s : f64
    linalg.yield %c : f64
  } -> tensor<7x2xf64>
  return %y : tensor<7x2xf64>
}

func.func @window_kernel(%x: tensor<1x8x2xf64>, %k: tensor<3x2x2xf64>) -> tensor<1x4x2xf64> {
  %zero = arith.constant 0.0 : f64
  %init = arith.constant dense<0.0> : tensor<1x4x2xf64>
  %p = tensor.pad %x low[0, 0, 0] high[0, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %zero : f64
  } : tensor<1x8x2xf64> to tensor<1x9x2xf64>
  %y = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>}
      ins(%p, %k : tensor<1x9x2xf64>, tensor<3x2x2xf64>) outs(%init : tensor<1x4x2xf64>) -> tensor<1x4x2xf64>
  return %y : tensor<1x4x2xf64>
}

// The factor k · log k is NaN at zero.
func.func @window_infinite_at_zero(%x: tensor<9xf64>, %k: tensor<3xf64>) -> tensor<4xf64> {
  %c = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4xf64>
  %init = linalg.fill ins(%c : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %k : tensor<9xf64>, tensor<3xf64>) outs(%init : tensor<4xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %l = math.log %b : f64
    %kl = arith.mulf %b, %l : f64
    %p = arith.mulf %a, %kl : f64
    %s = arith.addf %out, %p : f64
    linalg.yield %s : f64
  } -> tensor<4xf64>
  return %y : tensor<4xf64>
}

// The window reads no element of the source.
func.func @window_padding_alone(%x: tensor<1xf64>) -> tensor<1xf64> {
  %z = arith.constant 0.0 : f64
  %init = arith.constant dense<0.0> : tensor<1xf64>
  %k = tensor.empty() : tensor<2xf64>
  %p = tensor.pad %x low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %z : f64
  } : tensor<1xf64> to tensor<5xf64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%p, %k : tensor<5xf64>, tensor<2xf64>) outs(%init : tensor<1xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %s = arith.addf %o, %a : f64
    linalg.yield %s : f64
  } -> tensor<1xf64>
  return %y : tensor<1xf64>
}

// The index wraps around.
func.func @for_narrow_index(%x: tensor<128xf64>) -> tensor<1xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c300 = arith.constant 300 : index
  %z8 = arith.constant 0 : i8
  %z = arith.constant dense<0.0> : tensor<1xf64>
  %r = scf.for %i = %c0 to %c300 step %c1 iter_args(%a = %z) -> (tensor<1xf64>) {
    %n8 = arith.index_cast %i : index to i8
    %p8 = arith.maxsi %n8, %z8 : i8
    %j = arith.index_cast %p8 : i8 to index
    %s = tensor.extract_slice %x[%j] [1] [1] : tensor<128xf64> to tensor<1xf64>
    %n = arith.addf %a, %s : tensor<1xf64>
    scf.yield %n : tensor<1xf64>
  }
  return %r : tensor<1xf64>
}

func.func @reduce_quotient(%z: tensor<4xf64>) -> tensor<f64> {
  %one = arith.constant dense<1.0> : tensor<f64>
  %y = linalg.reduce ins(%z : tensor<4xf64>) outs(%one : tensor<f64>) dimensions = [0]
   (%a: f64, %b: f64) { %p = arith.divf %b, %a : f64
     linalg.yield %p : f64 }
  return %y : tensor<f64>
}

// Each device contributes to the cotangent of a complex number.
func.func @shard_map_complex(%x: tensor<8xf64>, %w: tensor<f64>) -> tensor<8xf64> {
  %r = mesh.shard_map on @m manual ["x"] (%x, %w) in [<@m, [{"x"}]>, <@m, []>] out [<@m, [{"x"}]>] {
  ^bb0(%p: tensor<4xf64>, %v: tensor<f64>):
    %ec = tensor.empty() : tensor<complex<f64>>
    %wc = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v : tensor<f64>) outs(%ec : tensor<complex<f64>>) {
    ^bb0(%a: f64, %o: complex<f64>):
      %z = complex.create %a, %a : complex<f64>
      %q = complex.exp %z : complex<f64>
      linalg.yield %q : complex<f64>
    } -> tensor<complex<f64>>
    %e = tensor.empty() : tensor<4xf64>
    %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%p, %wc : tensor<4xf64>, tensor<complex<f64>>) outs(%e : tensor<4xf64>) {
    ^bb0(%a: f64, %c: complex<f64>, %o: f64):
      %z = complex.create %a, %a : complex<f64>
      %m = complex.mul %z, %c : complex<f64>
      %n = complex.im %m : complex<f64>
      linalg.yield %n : f64
    } -> tensor<4xf64>
    mesh.yield %s : tensor<4xf64>
  } : (tensor<8xf64>, tensor<f64>) -> tensor<8xf64>
  return %r : tensor<8xf64>
}

// No result has a dim for a loop of windows: no cotangent is zero outside of
// it. The windows are spread, or of two phases.
func.func @window_reduced_sum(%x: tensor<4xf64>, %y: tensor<7xf64>, %z: tensor<6xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
  %init = arith.constant dense<0.0> : tensor<f64>
  %a3 = tensor.empty() : tensor<3xf64>
  %a2 = tensor.empty() : tensor<2xf64>
  %s:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x, %a3, %a2 : tensor<4xf64>, tensor<3xf64>, tensor<2xf64>) outs(%init, %init : tensor<f64>, tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64, %p: f64):
    %0 = arith.addf %a, %o : f64
    %m = arith.mulf %a, %a : f64
    %1 = arith.subf %p, %m : f64
    linalg.yield %0, %1 : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%y, %a3, %a3 : tensor<7xf64>, tensor<3xf64>, tensor<3xf64>) outs(%init : tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.addf %a, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  %u = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1 * 2)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%z, %a2, %a2 : tensor<6xf64>, tensor<2xf64>, tensor<2xf64>) outs(%init : tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.addf %a, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %s#0, %s#1, %t, %u : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
}

func.func @window_reduced_product(%x: tensor<4xf64>, %y: tensor<7xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
  %one = arith.constant dense<1.0> : tensor<f64>
  %none = arith.constant dense<0xFFF0000000000000> : tensor<f64>
  %a3 = tensor.empty() : tensor<3xf64>
  %a2 = tensor.empty() : tensor<2xf64>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x, %a3, %a2 : tensor<4xf64>, tensor<3xf64>, tensor<2xf64>) outs(%one : tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.mulf %a, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x, %a3, %a2 : tensor<4xf64>, tensor<3xf64>, tensor<2xf64>) outs(%none : tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.maximumf %a, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%y, %a3, %a3 : tensor<7xf64>, tensor<3xf64>, tensor<3xf64>) outs(%one : tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %0 = arith.mulf %a, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %p, %m, %q : tensor<f64>, tensor<f64>, tensor<f64>
}

// The extremum over the first element has the cotangent once: it is in one
// window, and would be in two of the changed loops. The sum beside it has none
// of the numbers that the selection has.
func.func @window_reduced_first(%x: tensor<4xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>) {
  %none = arith.constant dense<0xFFF0000000000000> : tensor<f64>
  %init = arith.constant dense<0.0> : tensor<f64>
  %more = arith.constant dense<[5.0, 0.0, 0.0, 0.0]> : tensor<4xf64>
  %y = arith.addf %x, %more : tensor<4xf64>
  %a3 = tensor.empty() : tensor<3xf64>
  %a2 = tensor.empty() : tensor<2xf64>
  %s:3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%y, %a3, %a2 : tensor<4xf64>, tensor<3xf64>, tensor<2xf64>) outs(%none, %none, %init : tensor<f64>, tensor<f64>, tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %m: f64, %n: f64, %o: f64):
    %0 = arith.maximumf %a, %m : f64
    %g = arith.cmpf ogt, %a, %n : f64
    %1 = arith.select %g, %a, %n : f64
    %2 = arith.addf %a, %o : f64
    linalg.yield %0, %1, %2 : f64, f64, f64
  } -> (tensor<f64>, tensor<f64>, tensor<f64>)
  return %s#0, %s#1, %s#2 : tensor<f64>, tensor<f64>, tensor<f64>
}

// A start that is greater than all elements is selected.
func.func @window_start(%x: tensor<4xf64>, %y: tensor<9x5xf64>, %start: tensor<f64>) -> (tensor<f64>, tensor<7xf64>) {
  %a3 = tensor.empty() : tensor<3xf64>
  %a2 = tensor.empty() : tensor<2xf64>
  %nine = arith.constant dense<9.0> : tensor<f64>
  %s = arith.addf %start, %nine : tensor<f64>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x, %a3, %a2 : tensor<4xf64>, tensor<3xf64>, tensor<2xf64>) outs(%s : tensor<f64>) {
  ^bb0(%a: f64, %b: f64, %b2: f64, %out: f64):
    %g = arith.cmpf ogt, %a, %out : f64
    %c = arith.select %g, %a, %out : f64
    linalg.yield %c : f64
  } -> tensor<f64>
  %w = tensor.empty() : tensor<3x3x3xf64>
  %e = tensor.empty() : tensor<7xf64>
  %starts = linalg.broadcast ins(%s : tensor<f64>) outs(%e : tensor<7xf64>) dimensions = [0]
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d1, d2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction", "reduction"]}
      ins(%y, %w : tensor<9x5xf64>, tensor<3x3x3xf64>) outs(%starts : tensor<7xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %c = arith.maximumf %out, %a : f64
    linalg.yield %c : f64
  } -> tensor<7xf64>
  return %z, %m : tensor<f64>, tensor<7xf64>
}

// Places in reverse are no places.
func.func @sort_by_reverse(%x: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %e = tensor.empty() : tensor<2x4xi32>
  %t = tensor.empty() : tensor<4x2xi32>
  %p:3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]}
      outs(%e, %e, %t : tensor<2x4xi32>, tensor<2x4xi32>, tensor<4x2xi32>) {
  ^bb0(%o: i32, %o2: i32, %o3: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c3 = arith.constant 3 : i32
    %r = arith.subi %c3, %j : i32
    linalg.yield %j, %r, %j : i32, i32, i32
  } -> (tensor<2x4xi32>, tensor<2x4xi32>, tensor<4x2xi32>)
  %s:2 = mesh.sort %x, %p#1 dim 1 stable by {
  ^bb0(%a: f64, %b: f64, %i: i32, %j: i32):
    %0 = arith.cmpf olt, %a, %b : f64
    mesh.scalar_yield %0 : i1
  } : tensor<2x4xf64>, tensor<2x4xi32>
  %xt = tensor.empty() : tensor<4x2xf64>
  %y = linalg.transpose ins(%x : tensor<2x4xf64>) outs(%xt : tensor<4x2xf64>) permutation = [1, 0]
  %u:2 = mesh.sort %y, %p#2 dim 1 stable by {
  ^bb0(%a: f64, %b: f64, %i: i32, %j: i32):
    %0 = arith.cmpf olt, %a, %b : f64
    mesh.scalar_yield %0 : i1
  } : tensor<4x2xf64>, tensor<4x2xi32>
  %e2 = tensor.empty() : tensor<2x4xf64>
  %v = linalg.transpose ins(%u#0 : tensor<4x2xf64>) outs(%e2 : tensor<2x4xf64>) permutation = [1, 0]
  %weights = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [8.0, 7.0, 6.0, 5.0]]> : tensor<2x4xf64>
  %m = arith.mulf %s#0, %weights : tensor<2x4xf64>
  %n = arith.mulf %m, %v : tensor<2x4xf64>
  return %n : tensor<2x4xf64>
}

// The loops of the result, and of the window, have no number 4 or 3, and none
// below zero: the quotients are of their numbers alone.
func.func @window_quotient(%x: tensor<9xf64>) -> (tensor<4xf64>, tensor<4xf64>) {
  %init = arith.constant dense<0.0> : tensor<4xf64>
  %window = tensor.empty() : tensor<3xf64>
  %y:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %window : tensor<9xf64>, tensor<3xf64>) outs(%init, %init : tensor<4xf64>, tensor<4xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64, %p: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %i1 = arith.addi %i, %c1 : index
    %i4 = arith.subi %i, %c4 : index
    %j3 = arith.subi %j, %c3 : index
    %q = arith.divsi %c12, %i1 : index
    %r = arith.divsi %q, %i4 : index
    %s = arith.divsi %c12, %j3 : index
    %r32 = arith.index_cast %r : index to i32
    %s32 = arith.index_cast %s : index to i32
    %f = arith.sitofp %r32 : i32 to f64
    %g = arith.sitofp %s32 : i32 to f64
    %m = arith.mulf %a, %f : f64
    %n = arith.mulf %a, %g : f64
    %0 = arith.addf %o, %m : f64
    %1 = arith.addf %p, %n : f64
    linalg.yield %0, %1 : f64, f64
  } -> (tensor<4xf64>, tensor<4xf64>)
  return %y#0, %y#1 : tensor<4xf64>, tensor<4xf64>
}
