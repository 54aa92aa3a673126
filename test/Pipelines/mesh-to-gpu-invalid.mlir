// RUN: mesh-opt %s --mesh-to-gpu --verify-diagnostics

// What neither GPUs nor Mesh have needs libdevice, which is named.

func.func @main(%x: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error @+1 {{a kernel calls '__nv_erf', which is not there: give libdevice.10.bc of the CUDA toolkit as 'libdevice'}}
  %0 = math.erf %x : tensor<4xf64>
  return %0 : tensor<4xf64>
}
