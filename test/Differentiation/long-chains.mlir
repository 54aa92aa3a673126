// Chains of ops that are computed again may be long.
//
// RUN: %python -c "print(open('%s').read().replace('  // CHAIN\n', ''.join(f'  %%v{i + 1} = math.sin %%v{i} : tensor<8xf32>\n' for i in range(100000))))" > %t.mlir
// RUN: mesh-opt %t.mlir --mesh-differentiate -o %t.out.mlir
// RUN: grep -c math.cos %t.out.mlir | FileCheck %s
// CHECK: {{^100000$}}

func.func @f(%v0: tensor<8xf32>) -> tensor<8xf32> {
  // CHAIN
  return %v100000 : tensor<8xf32>
}
mesh.derivative @f_vjp = vjp of @f wrt [0] {saving = "nothing"}
