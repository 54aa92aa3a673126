// RUN: mesh-opt %s --mesh-specialize-devices="axes=pipe" --verify-diagnostics

mesh.mesh @m = <["x"=2]>
// expected-error @below {{'func.func' op axes to specialize along: mesh has no axis "pipe"; its axes are "x"}}
func.func @f() attributes {mesh.spmd = @m} {
  return
}
