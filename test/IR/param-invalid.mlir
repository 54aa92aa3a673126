// RUN: mesh-opt %s --split-input-file --verify-diagnostics
//
// What parameters refuse.

// expected-error @below {{'mesh.param' op must be of static shape, got 'tensor<?xf32>'}}
mesh.param @p : tensor<?xf32> init zeros

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.param' op has both a sharding and logical names}}
mesh.param @p : tensor<4xf32> init zeros sharding <@m, [{"x"}]> logical <@r, ["a"]>

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.param' op is the whole of what functions read and cannot be partial, as #mesh.sharding<@m, [{}], partial=sum{"x"}> says}}
mesh.param @p : tensor<4xf32> init zeros sharding <@m, [{}], partial=sum{"x"}>

// -----

// expected-error @below {{expected a number without a type}}
mesh.param @p : tensor<4xi32> init constant true

// -----

// expected-error @below {{'mesh.param' op 2 names do not fit a parameter of rank 1}}
mesh.param @p : tensor<4xf32> init zeros logical <@r, ["a", "b"]>

// -----

// expected-error @below {{'mesh.param' op there is no mesh @m}}
mesh.param @p : tensor<4xf32> init zeros sharding <@m, [{"x"}]>

// -----

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'mesh.param' op mesh has no axis "y"; its axes are "x"}}
mesh.param @p : tensor<4xf32> init zeros sharding <@m, [{"y"}]>

// -----

// expected-error @below {{'mesh.param' op random or adjusted elements must be bf16, f16, f32 or f64, got 'i32'}}
mesh.param @p : tensor<4xi32> init normal 1.0

// -----

// expected-error @below {{'mesh.param' op elements of type 'i32' cannot be 5.000000e-01 : f64}}
mesh.param @p : tensor<4xi32> init constant 0.5

// -----

// expected-error @below {{'mesh.param' op elements of type 'i8' cannot be -1.290000e+02 : f64}}
mesh.param @p : tensor<4xi8> init constant -129

// -----

// expected-error @below {{'mesh.param' op elements of type 'i8' cannot be 2.560000e+02 : f64}}
mesh.param @p : tensor<4xi8> init constant 256

// -----

// expected-error @below {{expected a number that f64 holds exactly}}
mesh.param @p : tensor<4xi64> init constant 9007199254740993

// -----

// expected-error @below {{expected a number that f64 holds exactly}}
mesh.param @p : tensor<4xi64> init constant 18446744073709551615

// -----

// expected-error @below {{'mesh.param' op variance must be more than 0, got -1.000000e+00 : f64}}
mesh.param @p : tensor<4x4xf32> init variance_scaling(-1.0, fan_in, normal)

// -----

// expected-error @below {{'mesh.param' op initialiser must have a finite number, got 0x7FF0000000000000 : f64}}
"mesh.param"() {sym_name = "p", type = tensor<4xf32>, init = 1 : i32, value = 0x7FF0000000000000 : f64} : () -> ()

// -----

// expected-error @below {{'mesh.param' op a fan and a distribution are for variance_scaling, which needs both}}
"mesh.param"() {sym_name = "p", type = tensor<4x4xf32>, init = 4 : i32, value = 1.0 : f64} : () -> ()

// -----

// expected-error @below {{'mesh.param' op has no fans: it takes two dimensions that are not stacked, got 1}}
mesh.param @p : tensor<4x4xf32> init lecun_normal {stacked = 1 : i64}

// -----

// expected-error @below {{'mesh.param' op has 2 stacked dimensions, but only 1 at all}}
mesh.param @p : tensor<4xf32> init zeros {stacked = 2 : i64}

// -----

// expected-error @below {{'mesh.param' op with 'split_rngs' must have stacked dimensions}}
mesh.param @p : tensor<4xf32> init normal 1.0 {split_rngs}

// -----

// expected-error @below {{'mesh.param' op with 'mask_except' must have one stacked dimension, got 0}}
mesh.param @p : tensor<4xf32> init zeros {mask_except = 0 : i64}

// -----

// expected-error @below {{'mesh.param' op attribute 'mask_except' must be from 0 to 3, got 4}}
mesh.param @p : tensor<4xf32> init ones {mask_except = 4 : i64, stacked = 1 : i64}

// -----

// expected-error @below {{'nonsense' is not a known initialiser}}
mesh.param @p : tensor<4xf32> init nonsense

// -----

// expected-error @below {{'fan' is not a known fan}}
mesh.param @p : tensor<4x4xf32> init variance_scaling(1.0, fan, normal)

// -----

// expected-error @below {{'odd' is not a known distribution}}
mesh.param @p : tensor<4x4xf32> init variance_scaling(1.0, fan_in, odd)

// -----

func.func @f() {
  // expected-error @below {{'mesh.param_get' op there is no parameter @p}}
  %0 = mesh.param_get @p : tensor<4xf32>
  return
}

// -----

// expected-note @below {{parameter declared here}}
mesh.param @p : tensor<4xf32> init zeros
func.func @f() {
  // expected-error @below {{'mesh.param_get' op result must be 'tensor<4xf32>', got 'tensor<8xf32>'}}
  %0 = mesh.param_get @p : tensor<8xf32>
  return
}
