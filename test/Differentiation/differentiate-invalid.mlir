// RUN: mesh-opt --split-input-file --verify-diagnostics --mesh-differentiate %s

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'mesh.derivative' op must name at least one argument in 'wrt'}}
mesh.derivative @g = jvp of @f wrt []

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'mesh.derivative' op 'wrt' must have indices of arguments and names alone, got -1}}
mesh.derivative @g = jvp of @f wrt [-1]

// -----

// expected-error@+1 {{'mesh.derivative' op there is no function with a body @f}}
mesh.derivative @g = jvp of @f wrt [0]

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'mesh.derivative' op derivative @h must be declared before}}
mesh.derivative @g = jvp of @h wrt [0]
mesh.derivative @h = jvp of @f wrt [0]

// -----

func.func @f(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'mesh.derivative' op @f has no argument named "y"; mesh-lower-params makes arguments of parameters}}
mesh.derivative @g = jvp of @f wrt ["y"]

// -----

func.func @f(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'mesh.derivative' op 'wrt' names argument 0 of @f twice}}
mesh.derivative @g = vjp of @f wrt ["x", 0]

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'mesh.derivative' op 'wrt' must have indices less than 1, the number of arguments of @f, got 1}}
mesh.derivative @g = jvp of @f wrt [1]

// -----

// expected-error@+1 {{'func.func' op argument 0, with respect to which its derivative is, must be a tensor of floats or complex numbers of static shape, got 'tensor<4xi32>'}}
func.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {
  return %x : tensor<4xi32>
}
mesh.derivative @g = jvp of @f wrt [0]

// -----

// expected-error@+1 {{'func.func' op must have a first result of one float to have a gradient, got 'tensor<4xf32>'}}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
mesh.derivative @g = gradient of @f wrt [0]

// -----

func.func @no_rule(%x: tensor<4xf32>, %scale: tensor<4xf8E8M0FNU>) -> tensor<4xbf16> {
  // expected-error@+1 {{'arith.scaling_truncf' op has no rule for its derivative}}
  %0 = arith.scaling_truncf %x, %scale : tensor<4xf32>, tensor<4xf8E8M0FNU> to tensor<4xbf16>
  // expected-note@+1 {{what is differentiated depends on it by 'math.exp'}}
  %1 = math.exp %0 : tensor<4xbf16>
  // expected-note@+1 {{what is differentiated depends on it by 'arith.negf'}}
  %2 = arith.negf %1 : tensor<4xbf16>
  return %2 : tensor<4xbf16>
}
mesh.derivative @g = vjp of @no_rule wrt [0]

// -----

// The way goes on through regions and calls.
func.func private @layers(%x: tensor<4xf16>, %scale: tensor<4xf8E8M0FNU>) -> tensor<4xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-note@+1 {{what is differentiated depends on it by 'scf.for'}}
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<4xf16>) {
    // expected-error@+1 {{'arith.scaling_extf' op has no rule for its derivative}}
    %1 = arith.scaling_extf %h, %scale : tensor<4xf16>, tensor<4xf8E8M0FNU> to tensor<4xf32>
    // expected-note@+1 {{what is differentiated depends on it by 'math.sin'}}
    %2 = math.sin %1 : tensor<4xf32>
    // expected-note@+1 {{what is differentiated depends on it by 'arith.truncf'}}
    %3 = arith.truncf %2 : tensor<4xf32> to tensor<4xf16>
    scf.yield %3 : tensor<4xf16>
  }
  return %0 : tensor<4xf16>
}
func.func @calls(%x: tensor<4xf16>, %scale: tensor<4xf8E8M0FNU>) -> tensor<4xf16> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @layers(%x, %scale) : (tensor<4xf16>, tensor<4xf8E8M0FNU>) -> tensor<4xf16>
  // expected-note@+1 {{what is differentiated depends on it by 'math.sin'}}
  %1 = math.sin %0 : tensor<4xf16>
  return %1 : tensor<4xf16>
}
mesh.derivative @g = jvp of @calls wrt [0]

// -----

func.func @bounds(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{'scf.for' op must have constant bounds to be differentiated in reverse mode}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%h = %x) -> (tensor<4xf32>) {
    %1 = math.tanh %h : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @bounds wrt [0]

// -----

// Reductions by other bodies are loops, if sizes are known.
func.func @combiner(%whole: tensor<4xf32>) -> tensor<f32> {
  %x = tensor.cast %whole : tensor<4xf32> to tensor<?xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  // expected-error@+1 {{'linalg.generic' op has no rule for the derivative of result 0, which is neither a sum, a product, a maximum nor a minimum}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<?xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%a: f32, %out: f32):
    %1 = arith.mulf %out, %out : f32
    %2 = arith.addf %a, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
mesh.derivative @g = gradient of @combiner wrt [0]

// -----

// Loops in bodies need the same trip count for all elements.
func.func @lookup(%x: tensor<4xf32>) -> tensor<2xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2xf32>
  // expected-error@+1 {{'linalg.generic' op has no rule for the derivative of captured values that a loop of its body reads, whose bounds differ from element to element}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%empty : tensor<2xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %1 = scf.for %k = %zero to %i step %one iter_args(%sum = %start) -> f32 {
      %2 = tensor.extract %x[%k] : tensor<4xf32>
      %3 = arith.addf %sum, %2 : f32
      scf.yield %3 : f32
    }
    linalg.yield %1 : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
mesh.derivative @g = vjp of @lookup wrt [0]

// -----

func.func @windows(%whole: tensor<6xf32>, %y: tensor<3xf32>) -> tensor<?xf32> {
  %x = tensor.cast %whole : tensor<6xf32> to tensor<?xf32>
  %c4 = arith.constant 4 : index
  %empty = tensor.empty(%c4) : tensor<?xf32>
  // expected-error@+1 {{'linalg.generic' op has no rule for the derivative with respect to operand 0, which it reads through affine_map<(d0, d1) -> (d0 - d1 + 2)>}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, k) -> (i - k + 2)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %y : tensor<?xf32>, tensor<3xf32>) outs(%empty : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %1 = arith.mulf %a, %b : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
mesh.derivative @g = vjp of @windows wrt [0]

// -----

// expected-error@+1 {{'func.func' op calls itself, so it cannot be differentiated}}
func.func @recursive(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @recursive(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @recursive wrt [0]

// -----

func.func private @unknown(%x: tensor<4xf32>) -> tensor<4xf32>
func.func @external(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'func.call' op calls @unknown, which has no body, so it has no derivative}}
  %0 = func.call @unknown(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = jvp of @external wrt [0]

// -----

func.func @until(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f32
  // expected-error@+1 {{'scf.while' op must have a constant trip count to be differentiated in reverse mode: count in an 'scf.for' with constant bounds, and do nothing in iterations beyond the last}}
  %0 = scf.while (%h = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %first = tensor.extract %h[%c0] : tensor<4xf32>
    %more = arith.cmpf ogt, %first, %half : f32
    scf.condition(%more) %h : tensor<4xf32>
  } do {
  ^bb0(%h: tensor<4xf32>):
    %1 = math.sin %h : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @until wrt [0]

// -----

func.func @scatter(%x: tensor<4xf32>, %y: tensor<2xf32>) -> tensor<4xf32> {
  %ids = arith.constant dense<[[1], [3]]> : tensor<2x1xi32>
  // expected-error@+1 {{'mesh.scatter_slices' op has no rule for the derivative of result 0, which is combined neither by a sum, a product, a maximum nor a minimum, and not replaced}}
  %0 = mesh.scatter_slices %y into %x at %ids dims [0] by {
  ^bb0(%old: f32, %new: f32):
    %1 = arith.subf %old, %new : f32
    mesh.scalar_yield %1 : f32
  } : tensor<2xf32> into tensor<4xf32> at tensor<2x1xi32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @scatter wrt [0]

// -----

mesh.mesh @m = <["x"=2, "y"=2]>

func.func @partial(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{'mesh.shard_map' op has no rule for the derivative of a result that is partial, but no sum}}
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [<@m, [{}], partial=max{"x"}>] {
  ^bb0(%part: tensor<2xf32>):
    mesh.yield %part : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
mesh.derivative @g = vjp of @partial wrt [0]

// -----

mesh.mesh @m = <["x"=2]>

func.func private @total(%x: tensor<2xf32>) -> tensor<2xf32>
    attributes {mesh.custom_vjp = [@total_forward, @total_backward]} {
  return %x : tensor<2xf32>
}
func.func private @total_forward(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func private @total_backward(%dy: tensor<2xf32>) -> tensor<2xf32> {
  %0 = mesh.all_reduce sum %dy on @m ["x"] : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @communicates(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'mesh.shard_map'}}
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [<@m, [{"x"}]>] {
  ^bb0(%part: tensor<2xf32>):
    // expected-error@+1 {{'func.call' op has no rule for its derivative in local view: @total has 'mesh.custom_vjp' and communicates}}
    %1 = func.call @total(%part) : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @communicates wrt [0]

// -----

mesh.mesh @m = <["x"=2, "y"=2]>

func.func @outer_axes(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'mesh.shard_map'}}
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [<@m, [{"x"}]>] {
  ^bb0(%part: tensor<2xf32>):
    %1 = mesh.shard_map on @m manual ["y"] (%part) in [<@m, [{"y"}]>] out [<@m, [{"y"}]>] {
    ^bb0(%own: tensor<1xf32>):
      // expected-error@+1 {{'mesh.all_reduce' op has no rule for its derivative over axes of a region around its own}}
      %2 = mesh.all_reduce sum %own on @m ["x"] : tensor<1xf32>
      mesh.yield %2 : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    mesh.yield %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @outer_axes wrt [0]

// -----

mesh.mesh @m = <["x"=2]>

func.func @local(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.spmd = @m} {
  // expected-error@+1 {{'mesh.all_reduce' op has a rule for its derivative in 'mesh.shard_map' alone}}
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @local wrt [0]

// -----

func.func private @own(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_vjp = [@own_forward, @own_backward]} {
  return %x : tensor<4xf32>
}
func.func private @own_forward(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xi32>) {
  %0 = arith.constant dense<1> : tensor<2xi32>
  return %x, %0 : tensor<4xf32>, tensor<2xi32>
}
func.func private @own_backward(%n: tensor<2xi32>, %dy: tensor<4xf32>) -> tensor<4xf32> {
  return %dy : tensor<4xf32>
}
func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'func.call' op calls @own, which has 'mesh.custom_vjp' and no 'mesh.custom_jvp': a derivative in reverse mode alone}}
  %0 = func.call @own(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = jvp of @forward wrt [0]

// -----

func.func private @powers(%x: tensor<4xf32>, %n: tensor<4xf32> {mesh.no_derivative}) -> tensor<4xf32> {
  %0 = math.powf %x, %n : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @by_powers(%x: tensor<4xf32>, %n: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'func.call' op calls @powers, which has no derivative by argument 1}}
  %0 = func.call @powers(%x, %n) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @by_base = vjp of @by_powers wrt [0]
mesh.derivative @by_power = jvp of @by_powers wrt [1]

// -----

func.func private @powers(%x: tensor<4xf32>, %n: tensor<4xf32> {mesh.no_derivative}) -> tensor<4xf32> {
  %0 = math.powf %x, %n : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @by_powers(%x: tensor<4xf32>, %n: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'func.call' op calls @powers, which has no derivative by argument 1}}
  %0 = func.call @powers(%x, %n) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @by_power = vjp of @by_powers wrt [1]

// -----

// expected-error@+1 {{'func.func' op attribute 'mesh.custom_vjp': there is no function @nowhere}}
func.func private @own(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_vjp = [@nowhere, @own]} {
  return %x : tensor<4xf32>
}
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @own(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @caller wrt [0]

// -----

// expected-error@+1 {{'func.func' op attribute 'mesh.custom_vjp': @forward must take ('tensor<4xf32>') and return ('tensor<4xf32>'), got '() -> ()'}}
func.func private @own(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_vjp = [@forward, @own]} {
  return %x : tensor<4xf32>
}
func.func private @forward() {
  return
}
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @own(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @caller wrt [0]

// -----

// expected-error@+1 {{'func.func' op attribute 'mesh.custom_vjp': @backward must take ('tensor<4xf32>', 'tensor<4xf32>') and return ('tensor<4xf32>'), got '(tensor<4xf32>) -> tensor<4xf32>'}}
func.func private @own(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_vjp = [@forward, @backward]} {
  return %x : tensor<4xf32>
}
func.func private @forward(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}
func.func private @backward(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @own(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @caller wrt [0]

// -----

mesh.mesh @m = <["pipe"=2]>
func.func @trains(%x: tensor<4xf32>, %dy: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'mesh.pipeline' op computes gradients, which have no derivative; differentiate a pipeline that only goes forward, for second derivatives its 'jvp' first}}
  %y, %dx = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 2 schedule "1f1b" gradients(%dy) {
  ^stage(%h: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %h : tensor<2xf32>
  } backward {
  ^stage(%dh: tensor<2xf32>, %stage: index, %microbatch: index):
    mesh.stage_yield %dh : tensor<2xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %y : tensor<4xf32>
}
mesh.derivative @g = vjp of @trains wrt [0]

// -----

func.func @f(%x: f32) -> f32 { return %x : f32 }
// expected-error@+1 {{'mesh.derivative' op 'wrt' must have indices less than 1, the number of arguments of @f, got 4294967296}}
mesh.derivative @g = vjp of @f wrt [4294967296]

// -----

// expected-error@+1 {{'func.func' op must have a first result of one float to have a gradient, got 'complex<f32>'}}
func.func @f(%x: f32) -> complex<f32> {
  %number = complex.create %x, %x : complex<f32>
  return %number : complex<f32>
}
mesh.derivative @g = gradient of @f wrt [0]

// -----

func.func @f(%x: f32) -> f64 {
  %number = complex.create %x, %x : complex<f32>
  // expected-error@+1 {{'complex.bitcast' op has no rule for its derivative}}
  %bits = complex.bitcast %number : complex<f32> to f64
  return %bits : f64
}
mesh.derivative @g = gradient of @f wrt [0]

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.derivative' op attribute 'saving' must be "everything", "contractions", "contractions_without_batch", "nothing" or a list of names, got "some"}}
mesh.derivative @g = gradient of @f wrt [0] {saving = "some"}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.derivative' op 'saving' and 'save_every' are for reverse mode}}
mesh.derivative @g = jvp of @f wrt [0] {save_every = 2}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = math.sin %x {mesh.checkpoint_name = "sin"} : tensor<f32>
  return %0 : tensor<f32>
}
// expected-warning@+1 {{'saving' has the name "sine", but no op has it as 'mesh.checkpoint_name'}}
mesh.derivative @g = gradient of @f wrt [0] {saving = ["contractions", "sin", "sine"]}

// -----

func.func private @loop(%x: tensor<f32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %x) -> (tensor<f32>) {
    %s = math.sin %at : tensor<f32>
    scf.yield %s : tensor<f32>
  }
  return %y : tensor<f32>
}
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = func.call @loop(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
mesh.derivative @splits = gradient of @f wrt [0] {save_every = 3}
mesh.derivative @splits_again = gradient of @f wrt [0] {save_every = 3}
// expected-warning@+1 {{'save_every' splits no loop: expected one with constant bounds and more than 4 iterations, which does not communicate in local view}}
mesh.derivative @g = gradient of @f wrt [0] {save_every = 4}

// -----

// expected-warning@+1 {{'mesh.checkpoint' has the name "sine", but no op has it as 'mesh.checkpoint_name'}}
func.func private @i(%x: tensor<4xf64>) -> tensor<4xf64> attributes {mesh.checkpoint = ["sine"]} {
  %s = math.sin %x : tensor<4xf64>
  %e = math.exp %s : tensor<4xf64>
  return %e : tensor<4xf64>
}
func.func @f(%x: tensor<4xf64>) -> tensor<4xf64> {
  %a = func.call @i(%x) : (tensor<4xf64>) -> tensor<4xf64>
  return %a : tensor<4xf64>
}
mesh.derivative @g = vjp of @f wrt [0]

// -----

func.func @f(%d: tensor<5xcomplex<f64>>, %i: tensor<3x1xindex>, %u: tensor<3xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
  // expected-error@+1 {{'mesh.scatter_slices' op has no rule for the derivative of result 0, whose complex numbers are combined by no sum, and not replaced}}
  %r = mesh.scatter_slices %u into %d at %i dims [0] by {
  ^bb0(%a: complex<f64>, %b: complex<f64>):
    %m = complex.mul %a, %b : complex<f64>
    mesh.scalar_yield %m : complex<f64>
  } : tensor<3xcomplex<f64>> into tensor<5xcomplex<f64>> at tensor<3x1xindex>
  return %r : tensor<5xcomplex<f64>>
}
mesh.derivative @g = vjp of @f wrt [0, 2]

// -----

// expected-error@+1 {{'func.func' op attribute 'mesh.custom_jvp': there is no function @nowhere}}
func.func private @own(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_jvp = @nowhere} {
  return %x : tensor<4xf32>
}
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @own(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = jvp of @caller wrt [0]

// -----

// expected-error@+1 {{'func.func' op attribute 'mesh.custom_jvp': @own must take ('tensor<4xf32>', 'tensor<4xf32>') and return ('tensor<4xf32>', 'tensor<4xf32>'), got '(tensor<4xf32>) -> tensor<4xf32>'}}
func.func private @own(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.custom_jvp = @own} {
  return %x : tensor<4xf32>
}
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note@+1 {{what is differentiated depends on it by 'func.call'}}
  %0 = func.call @own(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = jvp of @caller wrt [0]

// -----

mesh.mesh @m = <["x"=2]>
// expected-warning@+1 {{'mesh.checkpoint' of @block has no effect in local view, as it communicates; its calls have the policy of the derivative, 'saving'}}
func.func private @block(%x: tensor<4xf32>) -> tensor<4xf32> attributes {mesh.checkpoint} {
  %0 = mesh.all_reduce sum %x on @m ["x"] : tensor<4xf32>
  %1 = math.tanh %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @caller(%x: tensor<8xf32>) -> tensor<4xf32> {
  %0 = mesh.shard_map on @m manual ["x"] (%x) in [<@m, [{"x"}]>] out [<@m, [{}]>] {
  ^bb0(%part: tensor<4xf32>):
    %1 = func.call @block(%part) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = func.call @block(%1) : (tensor<4xf32>) -> tensor<4xf32>
    mesh.yield %2 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
mesh.derivative @g = vjp of @caller wrt [0]
