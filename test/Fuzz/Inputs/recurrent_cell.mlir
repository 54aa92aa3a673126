mesh.mesh @m = <["data"=2, "model"=4]>

func.func @main(
    %q: tensor<12x4x8x6xf32> {mesh.name = "q", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {"model"}, {}]>},
    %k: tensor<12x4x8x6xf32> {mesh.name = "k", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {"model"}, {}]>},
    %v: tensor<12x4x8x6xf32> {mesh.name = "v", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {"model"}, {}]>},
    %gates: tensor<12x4x8x2xf32> {mesh.name = "gates", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {"model"}, {}]>})
    -> (tensor<12x4x8x6xf32> {mesh.name = "h", mesh.sharding = #mesh.sharding<@m, [{}, {"data"}, {"model"}, {}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = arith.constant 12 : index
  %memory0 = arith.constant dense<0.0> : tensor<4x8x6x6xf32>
  %norm0 = arith.constant dense<0.0> : tensor<4x8x6xf32>
  %hidden0 = arith.constant dense<0.0> : tensor<12x4x8x6xf32>
  %last:3 = scf.for %t = %c0 to %steps step %c1
      iter_args(%memory = %memory0, %norm = %norm0, %hidden = %hidden0)
      -> (tensor<4x8x6x6xf32>, tensor<4x8x6xf32>, tensor<12x4x8x6xf32>) {
    %qt = tensor.extract_slice %q[%t, 0, 0, 0] [1, 4, 8, 6] [1, 1, 1, 1]
        : tensor<12x4x8x6xf32> to tensor<4x8x6xf32>
    %kt = tensor.extract_slice %k[%t, 0, 0, 0] [1, 4, 8, 6] [1, 1, 1, 1]
        : tensor<12x4x8x6xf32> to tensor<4x8x6xf32>
    %vt = tensor.extract_slice %v[%t, 0, 0, 0] [1, 4, 8, 6] [1, 1, 1, 1]
        : tensor<12x4x8x6xf32> to tensor<4x8x6xf32>
    %it = tensor.extract_slice %gates[%t, 0, 0, 0] [1, 4, 8, 1] [1, 1, 1, 1]
        : tensor<12x4x8x2xf32> to tensor<4x8xf32>
    %ft = tensor.extract_slice %gates[%t, 0, 0, 1] [1, 4, 8, 1] [1, 1, 1, 1]
        : tensor<12x4x8x2xf32> to tensor<4x8xf32>

    %i = math.exp %it : tensor<4x8xf32>
    %minus_f = arith.negf %ft : tensor<4x8xf32>
    %exp_f = math.exp %minus_f : tensor<4x8xf32>
    %one = arith.constant dense<1.0> : tensor<4x8xf32>
    %sum_f = arith.addf %one, %exp_f : tensor<4x8xf32>
    %f = arith.divf %one, %sum_f : tensor<4x8xf32>

    %next_memory = linalg.generic {
        indexing_maps = [affine_map<(b, h, d, k) -> (b, h)>,
                         affine_map<(b, h, d, k) -> (b, h)>,
                         affine_map<(b, h, d, k) -> (b, h, d)>,
                         affine_map<(b, h, d, k) -> (b, h, k)>,
                         affine_map<(b, h, d, k) -> (b, h, d, k)>],
        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%f, %i, %vt, %kt : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8x6xf32>, tensor<4x8x6xf32>)
        outs(%memory : tensor<4x8x6x6xf32>) {
    ^bb0(%forget: f32, %input: f32, %value: f32, %key: f32, %old: f32):
      %kept = arith.mulf %forget, %old : f32
      %product = arith.mulf %value, %key : f32
      %added = arith.mulf %input, %product : f32
      %new = arith.addf %kept, %added : f32
      linalg.yield %new : f32
    } -> tensor<4x8x6x6xf32>
    %next_norm = linalg.generic {
        indexing_maps = [affine_map<(b, h, k) -> (b, h)>,
                         affine_map<(b, h, k) -> (b, h)>,
                         affine_map<(b, h, k) -> (b, h, k)>,
                         affine_map<(b, h, k) -> (b, h, k)>],
        iterator_types = ["parallel", "parallel", "parallel"]}
        ins(%f, %i, %kt : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8x6xf32>)
        outs(%norm : tensor<4x8x6xf32>) {
    ^bb0(%forget: f32, %input: f32, %key: f32, %old: f32):
      %kept = arith.mulf %forget, %old : f32
      %added = arith.mulf %input, %key : f32
      %new = arith.addf %kept, %added : f32
      linalg.yield %new : f32
    } -> tensor<4x8x6xf32>

    %read_zeros = arith.constant dense<0.0> : tensor<4x8x6xf32>
    %read = linalg.contract
        indexing_maps = [affine_map<(b, h, d, k) -> (b, h, d, k)>,
                         affine_map<(b, h, d, k) -> (b, h, k)>,
                         affine_map<(b, h, d, k) -> (b, h, d)>]
        ins(%next_memory, %qt : tensor<4x8x6x6xf32>, tensor<4x8x6xf32>)
        outs(%read_zeros : tensor<4x8x6xf32>) -> tensor<4x8x6xf32>
    %weight_zeros = arith.constant dense<0.0> : tensor<4x8xf32>
    %weight = linalg.contract
        indexing_maps = [affine_map<(b, h, k) -> (b, h, k)>,
                         affine_map<(b, h, k) -> (b, h, k)>,
                         affine_map<(b, h, k) -> (b, h)>]
        ins(%next_norm, %qt : tensor<4x8x6xf32>, tensor<4x8x6xf32>)
        outs(%weight_zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
    %size = math.absf %weight : tensor<4x8xf32>
    %divisor = arith.maximumf %size, %one : tensor<4x8xf32>
    %empty = tensor.empty() : tensor<4x8x6xf32>
    %divisors = linalg.broadcast ins(%divisor : tensor<4x8xf32>)
        outs(%empty : tensor<4x8x6xf32>) dimensions = [2]
    %ht = arith.divf %read, %divisors : tensor<4x8x6xf32>
    %next_hidden = tensor.insert_slice %ht into %hidden[%t, 0, 0, 0] [1, 4, 8, 6] [1, 1, 1, 1]
        : tensor<4x8x6xf32> into tensor<12x4x8x6xf32>
    scf.yield %next_memory, %next_norm, %next_hidden
        : tensor<4x8x6x6xf32>, tensor<4x8x6xf32>, tensor<12x4x8x6xf32>
  }
  return %last#2 : tensor<12x4x8x6xf32>
}
