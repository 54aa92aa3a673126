// RUN: mesh-opt --split-input-file --verify-diagnostics --mesh-differentiate %s

// expected-error@+1 {{'mesh.train_step' op there is no function with a body @f}}
mesh.train_step @s of @f by sgd {rate = 0.1}

// -----

func.func private @f(%x: tensor<4xf32>) -> tensor<f32>
// expected-error@+1 {{'mesh.train_step' op there is no function with a body @f}}
mesh.train_step @s of @f by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op must name at least one argument in 'wrt'}}
mesh.train_step @s of @f wrt [] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'wrt' must have indices of arguments and names alone, got -1}}
mesh.train_step @s of @f wrt [-1] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'rate' must be at least 0, got -1}}
mesh.train_step @s of @f wrt [0] by sgd {rate = -1.0}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'beta2' must be at least 0 and less than 1, got 1}}
mesh.train_step @s of @f wrt [0] by adamw {beta2 = 1.0}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'clip' must be more than 0, got 0}}
mesh.train_step @s of @f wrt [0] by adamw {clip = 0.0}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op attribute 'micro_batches' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
mesh.train_step @s of @f wrt [0] by adamw {micro_batches = 0}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'momentum' and 'nesterov' are for optimizer 'momentum', got 'sgd'}}
mesh.train_step @s of @f wrt [0] by sgd {momentum = 0.5}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'beta1', 'beta2' and 'epsilon' are for optimizer 'adamw', got 'momentum'}}
mesh.train_step @s of @f wrt [0] by momentum {epsilon = 0.5}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op a schedule needs a 'rate' to change}}
mesh.train_step @s of @f wrt [0] by sgd {warmup = 3}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'steps' and 'end_rate' need a schedule that falls: 'linear' or 'cosine'}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1, steps = 3}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op schedule 'linear' needs 'steps'}}
mesh.train_step @s of @f wrt [0] by sgd schedule linear {rate = 0.1}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'steps' must be more than the 3 of 'warmup', got 3}}
mesh.train_step @s of @f wrt [0] by sgd schedule cosine {rate = 0.1, warmup = 3, steps = 3}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op takes 'decay_include' or 'decay_exclude', not both}}
mesh.train_step @s of @f wrt [0] by sgd {decay_include = "w", decay_exclude = "b"}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'shard_state' must name at least one axis}}
mesh.train_step @s of @f wrt [0] by sgd {shard_state = []}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'shard_gradients' needs 'shard_state'}}
mesh.train_step @s of @f wrt [0] by sgd {shard_gradients}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'growth_steps' needs 'loss_scale'}}
mesh.train_step @s of @f wrt [0] by sgd {growth_steps = 3}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op @f has no parameters of floats: name arguments in 'wrt'; mesh-lower-params makes arguments of parameters}}
mesh.train_step @s of @f by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op @f has no argument named "w"; mesh-lower-params makes arguments of parameters}}
mesh.train_step @s of @f wrt ["w"] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op argument 0 must have a 'mesh.name', by which its state is called}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1}

// -----

func.func @f(%x: f32 {mesh.name = "x"}) -> f32 { return %x : f32 }
// expected-error@+1 {{'mesh.train_step' op argument 0 must be a tensor of floats to be trained, got 'f32'}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}, %n: i32) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op argument 1 of @f must be a tensor, got 'i32'}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}, %n: tensor<f32> {mesh.name = "x.m"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op has two arguments called "x.m"; arguments of the loss must have names that the state does not use}}
mesh.train_step @s of @f wrt [0] by momentum {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> (tensor<f32>, tensor<f32>) { return %x, %x : tensor<f32>, tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op accumulates over micro-batches, so @f must have the loss as its only result, got 2}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1, micro_batches = 2}

// -----

// expected-note@+1 {{here}}
func.func @init_s() { return }
func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op defines @init_s: there is one already}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op the pattern 'b' matches no parameter}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1, decay = 0.1, decay_exclude = "b"}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op splits the state of "x", which has no sharding, but the module has not one mesh}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1, shard_state = ["data"]}

// -----

mesh.mesh @m = <["data"=4]>
func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'shard_state': }}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1, shard_state = ["model"]}

// -----

func.func @f(%x: tensor<4xf32> {mesh.name = "x"}) -> tensor<4xf32> { return %x : tensor<4xf32> }
// expected-error@+1 {{'mesh.train_step' op the first result of @f must be a loss of one float, got 'tensor<4xf32>'}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1, loss_scale = 2.0}

// -----

func.func @f(%x: tensor<4xf32> {mesh.name = "x"}) { return }
// expected-error@+1 {{'mesh.train_step' op the first result of @f must be a loss of one float, got none}}
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1}

// -----

// expected-error@+1 {{argument 0, with respect to which its derivative is, must be a tensor of floats or complex numbers of static shape, got 'tensor<i32>'}}
func.func @f(%n: tensor<i32> {mesh.name = "n"}, %x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
mesh.train_step @s of @f wrt [0] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'decay_include' and 'decay_exclude' need 'decay'}}
mesh.train_step @s of @f wrt [0] by sgd {decay_include = "x"}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'growth_steps' must be at most 2147483647, got 2147483648}}
mesh.train_step @s of @f wrt [0] by sgd {loss_scale = 2.0, growth_steps = 2147483648}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'wrt' must have indices less than 1, the number of arguments of @f, got 4294967296}}
mesh.train_step @s of @f wrt [4294967296] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op 'wrt' names argument 0 of @f twice}}
mesh.train_step @s of @f wrt ["x", 0] by sgd {rate = 0.1}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}, %n: tensor<?xf32>) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op argument 1 of @f must have a static shape to be split into micro-batches, got 'tensor<?xf32>'}}
mesh.train_step @s of @f wrt ["x"] by sgd {rate = 0.1, micro_batches = 2}

// -----

func.func @f(%x: tensor<f32> {mesh.name = "x"}) -> tensor<f32> { return %x : tensor<f32> }
// expected-error@+1 {{'mesh.train_step' op attribute 'saving' must be "everything", "contractions", "contractions_without_batch", "nothing" or a list of names, got "some"}}
mesh.train_step @s of @f wrt ["x"] by sgd {rate = 0.1, saving = "some"}
