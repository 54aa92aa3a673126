// RUN: mesh-opt %s --mesh-propagate --split-input-file --verify-diagnostics

// expected-error @below {{'func.func' op argument 0: there are no axis rules @r}}
func.func private @f(tensor<8xf32> {mesh.logical = #mesh.logical<@r, ["embed"]>})

// -----

mesh.mesh @m = <["model"=4]>
// expected-note @below {{axis rules declared here}}
mesh.axis_rules @r on @m = {"embed" -> "model"}
// expected-error @below {{'func.func' op argument 0: by axis rules @r, there is no rule for "batch"}}
func.func private @f(tensor<8x8xf32> {mesh.logical = #mesh.logical<@r, ["batch", "embed"]>})

// -----

mesh.mesh @m = <["model"=4]>
// expected-note @below {{axis rules declared here}}
mesh.axis_rules @r on @m = {"embed" -> "model", "heads" -> {"model":(2)2}}
// expected-error @below {{'func.func' op result 0: by axis rules @r, the rules for "embed" and "heads" both split along mesh axis "model":(2)2}}
func.func private @f() -> (tensor<8x8xf32> {mesh.logical = #mesh.logical<@r, ["embed", "heads"]>})

// -----

mesh.mesh @m = <["model"=4]>
mesh.axis_rules @r on @m = {"embed" -> "model"}
// expected-error @below {{'func.func' op argument 0: has both 'mesh.logical' and 'mesh.sharding'}}
func.func private @f(tensor<8xf32> {mesh.logical = #mesh.logical<@r, ["embed"]>, mesh.sharding = #mesh.sharding<@m, [{}]>})
