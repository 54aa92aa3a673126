// tabulate_params, get_num_params, get_param_mask_fn: the table of parameters, and
// the mask of weight decay.
//
// REQUIRES: mesh-params
// RUN: mesh-params %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mesh-params %s --weight-decay-exclude="bias|norm" | FileCheck %s --check-prefix=EXCLUDE
// RUN: mesh-params %s --weight-decay-include="kernel$" | FileCheck %s --check-prefix=EXCLUDE
// RUN: mesh-params %s --json --weight-decay-exclude=bias | FileCheck %s --check-prefix=JSON
// RUN: not mesh-params %s --weight-decay-exclude=a --weight-decay-include=b 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mesh-params %s --weight-decay-exclude=embed 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mesh-params %s --weight-decay-exclude="(" 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not mesh-params 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: mesh-params - < %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: sed 's/"mlp" ->/"embed" ->/' %s > %t.mlir
// RUN: not mesh-params %t.mlir 2>&1 | FileCheck %s --check-prefix=RULE

//      CHECK:name        shape            count  type  bytes/device  init          sharding
// CHECK-NEXT:mlp.kernel  [768, 3072]  2,359,296  f32      2,359,296  lecun_normal  <@m, [{}, {"model"}]>
// CHECK-NEXT:mlp.bias    [3072]           3,072  f32          3,072  zeros         logical<@r, ["mlp"]>
// CHECK-NEXT:norm        [7]                  7  bf16            14  ones          -
// CHECK-NEXT:total                    2,362,375           2,362,382

// EXCLUDE: name {{.*}} decay
// EXCLUDE: mlp.kernel {{.*}} yes
// EXCLUDE: mlp.bias {{.*}} no
// EXCLUDE: norm {{.*}} no

// JSON: "bytes_per_device": 2362382,
// JSON: "count": 2362375,
// JSON: "decay": true,
// JSON: "init": "lecun_normal",
// JSON: "name": "mlp.kernel",

// FILE: mesh-params: error: there is no module: give a file
// BOTH: mesh-params: error: weight decay takes a pattern of what to exclude or of what to include, not both
// NONE: mesh-params: error: the pattern 'embed' matches no parameter
// BAD: mesh-params: error: the pattern '(' is not an expression: parentheses not balanced
// RULE: mesh-params: error: parameter @mlp.bias: axis rules @r have no rule for "mlp"

mesh.mesh @m = <["data"=2, "model"=4]>
mesh.axis_rules @r on @m = {"mlp" -> "model"}
mesh.param @mlp.kernel : tensor<768x3072xf32> init lecun_normal sharding <@m, [{}, {"model"}]>
mesh.param @mlp.bias : tensor<3072xf32> init zeros logical <@r, ["mlp"]>
mesh.param @norm : tensor<7xbf16> init ones
