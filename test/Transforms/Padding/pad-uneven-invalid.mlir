// RUN: mesh-opt %s --mesh-pad-uneven --split-input-file --verify-diagnostics

mesh.mesh @m = <["x"=4]>

// What has no body cannot be padded.

func.func private @external(tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})

func.func @caller(%x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  // expected-error @below {{'func.call' op operand 0: dim 0 of size 6 does not divide into 4 shards, as #mesh.sharding<@m, [{"x"}]> says, and the op cannot work on padding; reshard it along other axes}}
  call @external(%x) : (tensor<6xf32>) -> ()
  return
}

// -----

mesh.mesh @m = <["x"=4]>

func.func private @external(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) -> (tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})

func.func @caller(%x: tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  // expected-error @below {{'func.call' op result 0: dim 0 of size 6 does not divide into 4 shards, as #mesh.sharding<@m, [{"x"}]> says, and the op cannot work on padding; reshard it along other axes}}
  %y = call @external(%x) {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]} : (tensor<4xf32>) -> tensor<6xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>

// Every tensor has to be split in some way, if it is only not at all.

func.func @operand(%x: tensor<6xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  %y = math.tanh %x {mesh.shardings = [#mesh.sharding<@m, [{"x"}]>]} : tensor<6xf32>
  // expected-error @below {{'math.absf' op result 0 has no sharding; run mesh-propagate first}}
  %z = math.absf %y : tensor<6xf32>
  return
}

// -----

// Dims that go together are long enough for both 8 and 3 shards: of the argument
// three devices of eight have something.

mesh.mesh @m = <["x"=8, "y"=3]>

// expected-warning @below {{padding makes 'tensor<24x4xf32>' of 'tensor<8x4xf32>', 3.0 times what its own sharding needs: dims that go with it are split into other numbers of shards; split them alike}}
func.func @excess(%x: tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}, {}]>}) {
  %y = mesh.reshard %x <@m, [{"y"}, {}]> : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

mesh.mesh @m = <["x"=2]>

// No number is the size with padding.

func.func @large(
    // expected-error @below {{dim 0 of 'tensor<9223372036854775807xi8>' is too long: expected at most 4611686018427387904 elements with the padding that lets it, and the dims that go with it, divide into their shards}}
    %x: tensor<9223372036854775807xi8> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>}) {
  return
}

// -----

mesh.mesh @a = <["x"=2147483647]>
mesh.mesh @b = <["x"=2147483629]>
mesh.mesh @c = <["x"=2147483587]>

// Nor is it the least common multiple of the numbers of shards.

func.func @first(
    // expected-error @below {{dim 0 of 'tensor<1xf32>' is too long}}
    %x: tensor<1xf32> {mesh.name = "x", mesh.param, mesh.sharding = #mesh.sharding<@a, [{"x"}]>}) {
  return
}

func.func @second(%x: tensor<1xf32> {mesh.name = "x", mesh.param, mesh.sharding = #mesh.sharding<@b, [{"x"}]>}) {
  return
}

func.func @third(%x: tensor<1xf32> {mesh.name = "x", mesh.param, mesh.sharding = #mesh.sharding<@c, [{"x"}]>}) {
  return
}
