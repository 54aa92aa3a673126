// RUN: mesh-opt --mesh-differentiate --split-input-file --verify-diagnostics %s

func.func @f(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
mesh.derivative @g = gradient of @f wrt [0] with value
// expected-error @below {{'func.func' op stands for derivative @g, so its type must be '(tensor<f32>) -> (tensor<f32>, tensor<f32>)', got '(tensor<f32>) -> tensor<f32>'}}
func.func private @get(tensor<f32>) -> tensor<f32> attributes {mesh.derivative = @g}

// -----

func.func @f(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
mesh.derivative @g = gradient of @f wrt [0]
// expected-error @below {{'func.func' op attribute 'mesh.derivative': there is no mesh.derivative @f}}
func.func private @get(tensor<f32>) -> tensor<f32> attributes {mesh.derivative = @f}

// -----

func.func private @get(tensor<f32>) -> tensor<f32> attributes {mesh.derivative = @g}
func.func private @caller(%x: tensor<f32>) -> tensor<f32> {
  %y = func.call @get(%x) : (tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %y = func.call @caller(%x) : (tensor<f32>) -> tensor<f32>
  return %y : tensor<f32>
}
// expected-error @below {{'mesh.derivative' op depends on itself: @f calls it}}
mesh.derivative @g = gradient of @f wrt [0]
