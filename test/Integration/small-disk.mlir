// What does not fit on a disk is an error that names the file, and leaves nothing;
// of several results, either all are written or none.
//
// REQUIRES: mesh-run, small-disk
// RUN: rm -rf %t && mkdir %t
//
// RUN: %python %S/Inputs/small_disk.py %t 64k not mesh-run %s --out=%t/all 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: mesh-run: error: {{.*}}all/b.npy: No space left on device
// FOLDER: left: all
// RUN: %python %S/Inputs/small_disk.py %t 64k not mesh-run %s --out a=%t/a.npy --out b=%t/b.npy 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: mesh-run: error: {{.*}}b.npy: No space left on device
// BOTH: left:{{$}}
// RUN: %python %S/Inputs/small_disk.py %t 64k not mesh-run %s --out %t/o.npz 2>&1 | FileCheck %s --check-prefix=NPZ
// NPZ: mesh-run: error: {{.*}}o.npz: No space left on device
// NPZ: left:{{$}}
// RUN: %python %S/Inputs/small_disk.py %t 64k not mesh-run %s --out %t/o.safetensors 2>&1 | FileCheck %s --check-prefix=SAFE
// SAFE: mesh-run: error: {{.*}}o.safetensors: No space left on device
// SAFE: left:{{$}}
// RUN: %python %S/Inputs/small_disk.py %t 4k not mesh-run %s --out a=%t/a.npy 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: mesh-run: error: {{.*}}a.npy: No space left on device
//
// The space is there for one of them.
// RUN: %python %S/Inputs/small_disk.py %t 64k mesh-run %s --out a=%t/a.npy 2>&1 | FileCheck %s --check-prefix=FITS
// FITS: left: a.npy
//
// RUN: not mesh-run %s --report=/dev/full 2>&1 | FileCheck %s --check-prefix=DEVICE
// DEVICE: mesh-run: error: /dev/full: No space left on device

mesh.mesh @m = <["model"=2]>

func.func @main(%x: tensor<10000xf32> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<10000xf32> {mesh.name = "a", mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
        tensor<10000xf32> {mesh.name = "b", mesh.sharding = #mesh.sharding<@m, [{"model"}]>}) {
  %y = arith.addf %x, %x : tensor<10000xf32>
  return %x, %y : tensor<10000xf32>, tensor<10000xf32>
}
