// Plots of losses that are equal, large, or not finite, and of a single one.
//
// REQUIRES: mesh-train
// DEFINE: %{loss} =
// DEFINE: %{steps} = 3
// DEFINE: %{plot} = mesh-train %s --entry=step --steps=%{steps} --arg x=%{loss} --plot=%t.svg && FileCheck %s --input-file=%t.svg
//
// Equal losses have an axis around them.
// REDEFINE: %{loss} = 4e15
// RUN: %{plot} --check-prefixes=AXES,EQUAL
// REDEFINE: %{loss} = -1.7e308
// RUN: %{plot} --check-prefixes=AXES,EQUAL
// REDEFINE: %{loss} = 0
// RUN: %{plot} --check-prefixes=AXES,EQUAL
//
// AXES: <text x="62.0" {{.*}} text-anchor="end">
// AXES: text-anchor="middle">1</text>
// EQUAL: d="M70.0 [[Y:[0-9.]+]]L385.0 [[Y]]L700.0 [[Y]]"/>
//
// A single loss is a point.
// REDEFINE: %{loss} = 2
// REDEFINE: %{steps} = 1
// RUN: %{plot} --check-prefixes=AXES,POINT
// POINT: stroke-linecap="round" d="M70.0 355.0h0"/>
//
// Losses that are not finite are left out, and fail.
// REDEFINE: %{loss} = nan
// RUN: not %{plot} --check-prefixes=AXES,NONE
// REDEFINE: %{loss} = inf
// RUN: not %{plot} --check-prefixes=AXES,NONE
// NONE: d=""/>

func.func @step(%x: tensor<f64> {mesh.name = "x"}) -> (tensor<f64> {mesh.name = "loss"}) {
  %zero = arith.constant dense<0.0> : tensor<f64>
  %loss = arith.addf %x, %zero : tensor<f64>
  return %loss : tensor<f64>
}
