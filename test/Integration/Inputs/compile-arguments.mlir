mesh.mesh @m = <["a"=2]>

// The devices do different things: each has a program of its own.
func.func @f(
    %0: tensor<4xf32> {mesh.name = "x_tensor"},
    %1: tensor<4xf32> {mesh.name = "x"},
    %2: tensor<4xi64> {mesh.name = "int64_t"},
    %3: tensor<4xf32> {mesh.name = "functions"},
    %4: tensor<4xf32> {mesh.name = "mesh_rt_device"},
    %5: tensor<4xf32> {mesh.name = "mesh_program_f_0"},
    %6: tensor<4xf32> {mesh.name = "class"},
    %7: tensor<4xf32> {mesh.name = "class_"})
    -> (tensor<4xf32> {mesh.name = "x_tensor"}) attributes {mesh.spmd = @m} {
  %d = mesh.axis_index @m ["a"]
  %c0 = arith.constant 0 : index
  %isFirst = arith.cmpi eq, %d, %c0 : index
  %y = scf.if %isFirst -> tensor<4xf32> {
    %sum = arith.addf %0, %1 : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  } else {
    %product = arith.mulf %0, %1 : tensor<4xf32>
    scf.yield %product : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
