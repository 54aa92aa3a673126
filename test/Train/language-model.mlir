// The language model of the examples learns on data, pipe and model what it
// learns on one device: as one program for all devices or one for each class,
// after a checkpoint of another mesh, and with a state that is split further.
//
// REQUIRES: mesh-train
// DEFINE: %{model} = %S/../../examples/language_model
// DEFINE: %{train} = mesh-train --log-every=1 --opt-level=1 --data tokens=%t/tokens.npy
//
// RUN: rm -rf %t && mkdir %t
// RUN: %python %{model}/make_text.py %t/tokens.npy 64
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=1, "pipe"=1, "model"=1/' %{model}/model.mlir > %t/one.mlir
// RUN: sed 's/"data"=2, "pipe"=2, "model"=2/"data"=4, "pipe"=1, "model"=2/' %{model}/model.mlir > %t/other.mlir
// RUN: sed 's/clip = 1.0}/clip = 1.0, shard_state = ["data"]}/' %{model}/model.mlir > %t/zero.mlir
//
// RUN: %{train} %t/one.mlir --steps=16 > %t/one.txt
// RUN: %{train} %{model}/model.mlir --steps=8 --checkpoint=%t/state.npz > %t/parts.txt
// RUN: %{train} %t/other.mlir --steps=16 --checkpoint=%t/state.npz --resume >> %t/parts.txt
// RUN: %{train} %t/zero.mlir --steps=16 --pipeline=mesh-spmd,mesh-programs > %t/zero.txt
// RUN: %python %S/Inputs/compare_losses.py 16 %t/one.txt %t/parts.txt %t/zero.txt
