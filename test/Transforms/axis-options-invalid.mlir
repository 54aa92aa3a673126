// Axes that passes are given are those of a mesh.
//
// RUN: not mesh-opt %s --mesh-optimize-collectives=inner-axes=x,nosuch 2>&1 | FileCheck %s --check-prefix=INNER
// INNER: error: mesh-optimize-collectives: 'inner-axes' must name axes of a mesh, got 'nosuch'
// RUN: mesh-opt %s --mesh-optimize-collectives=inner-axes=x,y

mesh.mesh @m = <["x"=2]>
mesh.mesh @n = <["y"=2]>
