// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What attributes refuse by themselves, and against a mesh and a value.

// expected-error @below {{size of axis "x" must be at least 1, got 0}}
mesh.mesh @m = <["x"=0]>

// -----

// expected-error @below {{size of axis "x" must be at least 1, got -4}}
mesh.mesh @m = <["x"=-4]>

// -----

// expected-error @below {{axis name must not be empty}}
mesh.mesh @m = <[""=2]>

// -----

// expected-error @below {{axis "x" is declared twice}}
mesh.mesh @m = <["x"=2, "x"=2]>

// -----

// expected-error @below {{mesh has more than 2147483647 devices}}
mesh.mesh @m = <["x"=65536, "y"=32768]>

// -----

// expected-error @below {{mesh has more than 2147483647 devices}}
mesh.mesh @m = <["x"=9223372036854775807, "y"=9223372036854775807]>

// -----

// expected-error @below {{device_ids must name 4 devices, got 2}}
mesh.mesh @m = <["x"=4], device_ids=[1, 0]>

// -----

// expected-error @below {{device id must be in 0 … 1, got 2}}
mesh.mesh @m = <["x"=2], device_ids=[0, 2]>

// -----

// expected-error @below {{device id must be in 0 … 0, got 3}}
mesh.mesh @m = <[], device_ids=[3]>

// -----

// expected-error @below {{device id 1 is used twice}}
mesh.mesh @m = <["x"=2], device_ids=[1, 1]>

// -----

// expected-error @below {{device_ids in order must be left out}}
mesh.mesh @m = <["x"=2], device_ids=[0, 1]>

// -----

// expected-error @below {{size of a sub-axis of "x" must be at least 2, got 0}}
func.func private @f() attributes {a = #mesh.axis<"x":(0)0>}

// -----

// expected-error @below {{pre-size of a sub-axis of "x" must be at least 1, got 0}}
func.func private @f() attributes {a = #mesh.axis<"x":(0)2>}

// -----

// expected-error @below {{size of a sub-axis of "x" must be at least 2, got -2}}
func.func private @f() attributes {a = #mesh.axis<"x":(1)-2>}

// -----

// expected-error @below {{sub-axis (4611686018427387904)4 of "x" is larger than any mesh}}
func.func private @f() attributes {a = #mesh.axis<"x":(4611686018427387904)4>}

// -----

// expected-error @below {{axis name must not be empty}}
func.func private @f() attributes {a = #mesh.axis<"">}

// -----

// expected-error @below {{expected a priority like p0}}
func.func private @f() attributes {a = #mesh.sharding<@m, [{"x"}q1]>}

// -----

// expected-error @below {{axis "x" overlaps "x", which is already in use}}
func.func private @f() attributes {a = #mesh.sharding<@m, [{"x"}, {"x"}]>}

// -----

// expected-error @below {{axis "x":(2)2 overlaps "x":(1)4, which is already in use}}
func.func private @f() attributes {a = #mesh.sharding<@m, [{"x":(1)4}], replicated={"x":(2)2}>}

// -----

// Of an axis of 6 these are no two digits.
// expected-error @below {{axis "x":(3)2 overlaps "x":(1)2, which is already in use}}
func.func private @f() attributes {a = #mesh.sharding<@m, [{"x":(1)2}, {"x":(3)2}]>}

// -----

// expected-error @below {{sub-axes "x":(1)2 and "x":(2)2 must be written as one}}
func.func private @f() attributes {a = #mesh.sharding<@m, [{"x":(1)2, "x":(2)2}]>}

// -----

// expected-error @below {{partial axes and their combiner go together}}
func.func private @f() attributes {a = #mesh.sharding<@m, [], partial=sum{}>}

// -----

// expected-error @below {{expected 'replicated', 'partial' or 'unreduced', got 'reduced'}}
func.func private @f() attributes {a = #mesh.sharding<@m, [], reduced={"x"}>}

// -----

// expected-error @below {{logical axis name must not be empty}}
func.func private @f() attributes {a = #mesh.logical<@r, [""]>}

// -----

// expected-error @below {{logical axis name must not be empty}}
func.func private @f() attributes {a = #mesh.axis_rule<"" -> "x">}

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{attribute 'mesh.sharding' of argument 0: mesh has no axis "y"; its axes are "x"}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"y"}]>})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{attribute 'mesh.sharding' of argument 0: sub-axis "x":(1)3 does not divide axis of size 4}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x":(1)3}]>})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{sub-axis "x":(1)4 is the whole axis and must be written as "x"}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x":(1)4}]>})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{attribute 'mesh.sharding' of argument 0: sharding of rank 1 does not fit a value of rank 2}}
func.func private @f(tensor<4x4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{sharding needs a ranked tensor, got 'tensor<*xf32>'}}
func.func private @f(tensor<*xf32> {mesh.sharding = #mesh.sharding<@m, []>})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{elements of 'tensor<4xf32>' cannot be combined by 'and'}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=and{"x"}>})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{elements of '!llvm.ptr' cannot be combined by 'sum'}}
func.func private @f(!llvm.ptr {mesh.sharding = #mesh.sharding<@m, [], partial=sum{"x"}>})

// -----

// expected-error @below {{attribute 'mesh.sharding' of argument 0: there is no mesh @m}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})

// -----

func.func private @m()
// A symbol, but no mesh.
// expected-error @below {{attribute 'mesh.sharding' of argument 0: there is no mesh @m}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>})

// -----

// expected-error @below {{attribute 'mesh.sharding' of argument 0: expected a #mesh.sharding, got 1 : i64}}
func.func private @f(tensor<4xf32> {mesh.sharding = 1})

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{an argument in local view cannot be partial}}
func.func private @f(tensor<4xf32> {mesh.sharding = #mesh.sharding<@m, [{}], partial=sum{"x"}>}) attributes {mesh.spmd = @m}

// -----

// expected-error @below {{attribute 'mesh.logical' of argument 0: expected a #mesh.logical, got "x"}}
func.func private @f(tensor<4xf32> {mesh.logical = "x"})

// -----

// expected-error @below {{attribute 'mesh.logical' of result 0: 2 names do not fit a value of rank 1}}
func.func private @f() -> (tensor<4xf32> {mesh.logical = #mesh.logical<@r, ["a", _]>})

// -----

// expected-error @below {{attribute 'mesh.name' of argument 0: expected a string, got 3 : i64}}
func.func private @f(tensor<4xf32> {mesh.name = 3})

// -----

// expected-error @below {{attribute 'mesh.param' of result 0: expected 'mesh.name' beside it, which tells parameters apart}}
func.func private @f() -> (tensor<4xf32> {mesh.param})

// -----

// expected-error @below {{attribute 'mesh.param' of argument 0: expected no value, got "x"}}
func.func private @f(tensor<4xf32> {mesh.param = "x"})

// -----

// expected-error @below {{attribute 'mesh.nonsense' of argument 0: not an attribute that a value can have}}
func.func private @f(tensor<4xf32> {mesh.nonsense})

// -----

// expected-error @below {{attribute 'mesh.no_derivative' of argument 0: expected no value, got 1 : i64}}
func.func @f(%x: tensor<4xf32> {mesh.no_derivative = 1}) {
  return
}

// -----

// expected-error @below {{attribute 'mesh.no_derivative' of result 0: not an attribute that a value can have}}
func.func private @f() -> (tensor<4xf32> {mesh.no_derivative})

// -----

// expected-error @below {{attribute 'mesh.nonsense' is not known}}
func.func private @f() attributes {mesh.nonsense}

// -----

mesh.mesh @m = <["x"=4]>
func.func @sharding_on_op(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{attribute 'mesh.sharding' is for arguments and results of functions; ops take 'mesh.shardings', a list with one for each result}}
  %y = math.exp %x {mesh.sharding = #mesh.sharding<@m, [{"x"}]>} : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// expected-error @below {{attribute 'mesh.spmd' must name a mesh, on a function}}
func.func private @f() attributes {mesh.spmd}

// -----

// expected-error @below {{attribute 'mesh.spmd': there is no mesh @m}}
func.func private @f() attributes {mesh.spmd = @m}

// -----

// expected-error @below {{attribute 'mesh.program' must be on a function}}
module attributes {mesh.program} {}

// -----

// expected-error @below {{attribute 'mesh.overlap' must be a #mesh.overlap, got "ring"}}
func.func private @f() attributes {mesh.overlap = "ring"}

// -----

// expected-error @below {{attribute 'mesh.overlap' must be on mesh.shard, mesh.reshard or a collective}}
func.func private @f() attributes {mesh.overlap = #mesh.overlap<ring>}

// -----

// expected-error @below {{attribute 'mesh.chunks' must be on mesh.shard, mesh.reshard or a collective, beside 'mesh.overlap'}}
func.func private @f() attributes {mesh.chunks = 2 : i64}

// -----

mesh.mesh @m = <["a"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.bruck' must be on mesh.shard, mesh.reshard or a collective, beside 'mesh.overlap'}}
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.bruck} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.chunks' must be beside a 'mesh.overlap' other than none}}
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.overlap = #mesh.overlap<none>, mesh.chunks = 2 : i64} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.bruck' must be beside a 'mesh.overlap' other than none}}
  %0 = mesh.all_gather %x on @m ["a"] dim 0 {mesh.overlap = #mesh.overlap<none>, mesh.bruck} : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

mesh.mesh @m = <["a"=4]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.levels' must not be beside 'mesh.bruck', which cuts neither blocks nor groups}}
  %0 = mesh.all_gather %x on @m ["a"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck, mesh.levels = array<i64: 2, 2>} : tensor<4xf32> -> tensor<16xf32>
  return
}

// -----

mesh.mesh @m = <["a"=4]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.chunks' must not be beside 'mesh.bruck', which cuts neither blocks nor groups}}
  %0 = mesh.all_gather %x on @m ["a"] dim 0 {mesh.overlap = #mesh.overlap<ring>, mesh.bruck, mesh.chunks = 2 : i64} : tensor<4xf32> -> tensor<16xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.bruck' must have no value, got true}}
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.overlap = #mesh.overlap<ring>, mesh.bruck = true} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.chunks' must be an i64 of at least 1, got 0 : i64}}
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.overlap = #mesh.overlap<ring>, mesh.chunks = 0 : i64} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["a"=2]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.levels' must be an array<i64> of numbers of at least 2, got array<i64: 1, 2>}}
  %0 = mesh.all_reduce sum %x on @m ["a"] {mesh.overlap = #mesh.overlap<ring>, mesh.levels = array<i64: 1, 2>} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.shardings' must have a sharding for each of the 1 results, got []}}
  %0 = arith.addf %x, %x {mesh.shardings = []} : tensor<4xf32>
  return
}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.shardings' for result 0: sharding of rank 0 does not fit a value of rank 1}}
  %0 = arith.addf %x, %x {mesh.shardings = [#mesh.sharding<@m, []>]} : tensor<4xf32>
  return
}

// -----

// expected-error @below {{attribute 'mesh.unpadded' of argument 0: expected a size for each dim of 'tensor<8xf32>', got array<i64: 5, 4>}}
func.func private @f(tensor<8xf32> {mesh.unpadded = array<i64: 5, 4>})

// -----

// expected-error @below {{attribute 'mesh.unpadded' of argument 0: dim 0 must have at most the 8 elements that it has with padding, got 9}}
func.func private @f(tensor<8xf32> {mesh.unpadded = array<i64: 9>})

// -----

func.func @f(%c: i1) {
  // expected-error @below {{attribute 'mesh.region_shardings' must have a list for each of the 2 regions, got []}}
  scf.if %c {
  } {mesh.region_shardings = []}
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'mesh.region_shardings' of region 0 must have a sharding for each of the 0 arguments, got [1]}}
  // expected-note @below {{canonicalization may drop what a loop or a branch carries, and not its shardings}}
  scf.execute_region {
    scf.yield
  } {mesh.region_shardings = [[1]]}
  return
}

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{attribute 'mesh.unpadded' of result 0: dim 0 must have at most the 8 elements that it has with padding, got 9}}
func.func private @f() -> (tensor<2xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 9>}) attributes {mesh.spmd = @m}

// -----

mesh.mesh @m = <["x"=4]>
// expected-error @below {{attribute 'mesh.unpadded' of argument 0: the whole of 'tensor<4611686018427387904xf32>' has too many elements}}
func.func private @f(tensor<4611686018427387904xf32> {mesh.sharding = #mesh.sharding<@m, [{"x"}]>, mesh.unpadded = array<i64: 9>}) attributes {mesh.spmd = @m}

// -----

mesh.mesh @m = <["x"=4]>
func.func @f(%x: tensor<4xf32>, %n: index) {
  // expected-error @below {{attribute 'mesh.region_shardings' of region 0 for argument 1: sharding of rank 0 does not fit a value of rank 1}}
  %r = scf.for %i = %n to %n step %n iter_args(%a = %x) -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  } {mesh.region_shardings = [[#mesh.sharding<@m, []>, #mesh.sharding<@m, []>]]}
  return
}

// -----

// expected-error @below {{attribute 'mesh.agreement' must be on mesh.broadcast}}
func.func private @f() attributes {mesh.agreement}

// -----

// expected-error @below {{attribute 'mesh.open_partial' must be on mesh.shard}}
func.func private @f() attributes {mesh.open_partial}

// -----

func.func @associative_value(%x: tensor<4xf32>) {
  // expected-error @below {{'math.exp' op attribute 'mesh.associative' must be a unit attribute, got 3 : i64}}
  %0 = math.exp %x {mesh.associative = 3 : i64} : tensor<4xf32>
  return
}

// -----

func.func @associative_op(%x: tensor<4xf32>) {
  // expected-error @below {{'math.exp' op attribute 'mesh.associative' is for linalg.generic}}
  %0 = math.exp %x {mesh.associative} : tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'math.exp' op attribute 'mesh.checkpoint' must be on a function or a mesh.pipeline}}
  %0 = math.exp %x {mesh.checkpoint} : tensor<4xf32>
  return
}

// -----

// expected-error @below {{'func.func' op attribute 'mesh.checkpoint' must be "everything", "contractions", "contractions_without_batch", "nothing" or a list of names, got 3 : i64}}
func.func @f() attributes {mesh.checkpoint = 3 : i64} {
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'math.exp' op attribute 'mesh.checkpoint_name' must be a string, got 3 : i64}}
  %0 = math.exp %x {mesh.checkpoint_name = 3 : i64} : tensor<4xf32>
  return
}

// -----

// expected-error @below {{'func.func' op attribute 'mesh.custom_vjp' must name two functions, got [@f]}}
func.func @f() attributes {mesh.custom_vjp = [@f]} {
  return
}

// -----

// expected-error @below {{'func.func' op attribute 'mesh.custom_jvp' must name a function, got [@f]}}
func.func @f() attributes {mesh.custom_jvp = [@f]} {
  return
}

// -----

// expected-error @below {{'func.func' op attribute 'mesh.derivative' must name a derivative, on a function without a body, got @g}}
func.func @f() attributes {mesh.derivative = @g} {
  return
}
