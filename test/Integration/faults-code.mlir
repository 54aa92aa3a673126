// What compiled code does wrong by itself ends the run with a report, as a call
// of the runtime does that fails.
//
// REQUIRES: mesh-run
// RUN: rm -rf %t && mkdir %t
//
// A quotient without a value, on the device that has the zero.
// RUN: not mesh-run %s --entry=divide --arg y=iota --report=%t/divide.json --out %t/none 2>&1 | FileCheck %s --check-prefix=DIVIDE
// RUN: %python -m json.tool %t/divide.json | FileCheck %s --check-prefix=JSON
// RUN: not ls %t/none/q.npy
// DIVIDE: mesh-run: error: @divide: device 0: the compiled code was ended by SIGFPE (an integer was divided by zero, or the quotient is too large), after mesh.all_reduce at {{.*}}faults-code.mlir:[[#]]
// DIVIDE-NEXT: device 0: killed, last call mesh.all_reduce at {{.*}}faults-code.mlir:[[#]]
// DIVIDE-NEXT: device 1: {{waiting|running}}
// DIVIDE: last events of device 0:
// JSON: "cause": "the compiled code was ended by SIGFPE
// JSON: "state": "killed"
//
// Devices that share a thread.
// RUN: not mesh-run %s --entry=divide --arg y=iota --threads=1 2>&1 | FileCheck %s --check-prefix=DIVIDE
//
// An index that is far out of range, before any op.
// RUN: not mesh-run %s --entry=index --arg i=-1000000000000 2>&1 | FileCheck %s --check-prefix=INDEX
// INDEX: mesh-run: error: @index: device {{[0-3]}}: the compiled code was ended by SIGSEGV (an access to address 0x{{[0-9a-f]+}}, where no memory is), before its first op
// INDEX: device {{[0-3]}}: killed, no communication yet
//
// A slice that is far out of range, which an op reads.
// RUN: not mesh-run %s --entry=slice --arg i=1000000 2>&1 | FileCheck %s --check-prefix=SLICE
// SLICE: mesh-run: error: @slice: device {{[0-3]}}: the compiled code was ended by SIGSEGV (an access to {{.*}}), in mesh.all_gather at {{.*}}faults-code.mlir:[[#]]
//
// An assertion that does not hold.
// RUN: not mesh-run %s --entry=assert --arg i=9 2>&1 | FileCheck %s --check-prefix=ASSERT
// ASSERT: mesh-run: error: @assert: device {{[0-3]}}: an assertion at {{.*}}faults-code.mlir:[[#]]:3 does not hold: too large
//
// In processes.
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=divide --arg y=iota --report=%t/mpich.json 2>&1 | FileCheck %s --check-prefix=DIVIDE %}
// RUN: %if mpich %{ %python -m json.tool %t/mpich.json | FileCheck %s --check-prefix=JSON %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=divide --arg y=iota --report=%t/openmpi.json 2>&1 | FileCheck %s --check-prefix=DIVIDE %}
// RUN: %if openmpi %{ %python -m json.tool %t/openmpi.json | FileCheck %s --check-prefix=JSON %}
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=index --arg i=-1000000000000 2>&1 | FileCheck %s --check-prefix=INDEX %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=index --arg i=-1000000000000 2>&1 | FileCheck %s --check-prefix=INDEX %}
// RUN: %if mpich %{ not %mpirun-mpich -n 4 mesh-run %s --transport=mpi --entry=slice --arg i=1000000 2>&1 | FileCheck %s --check-prefix=SLICE %}
// RUN: %if openmpi %{ not %mpirun-openmpi -n 4 mesh-run %s --transport=mpi --entry=slice --arg i=1000000 2>&1 | FileCheck %s --check-prefix=SLICE %}

mesh.mesh @m = <["model"=4]>

func.func @divide(%x: tensor<8xi64> {mesh.sharding = #mesh.sharding<@m, [{"model"}]>},
                  %y: tensor<8xi64> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"model"}]>})
    -> (tensor<8xi64> {mesh.name = "q", mesh.sharding = #mesh.sharding<@m, [{"model"}]>}, tensor<i64>, tensor<i64>) {
  %zero = arith.constant dense<0> : tensor<i64>
  %sum = linalg.reduce { arith.addi } ins(%x : tensor<8xi64>) outs(%zero : tensor<i64>) dimensions = [0]
  %s = tensor.extract %sum[] : tensor<i64>
  %spread = tensor.splat %s : tensor<8xi64>
  %total = arith.addi %x, %spread : tensor<8xi64>
  %0 = arith.divsi %total, %y : tensor<8xi64>
  %1 = linalg.reduce { arith.addi } ins(%0 : tensor<8xi64>) outs(%zero : tensor<i64>) dimensions = [0]
  return %0, %sum, %1 : tensor<8xi64>, tensor<i64>, tensor<i64>
}

func.func @index(%x: tensor<8xi64> {mesh.sharding = #mesh.sharding<@m, [{}]>},
                 %i: tensor<i64> {mesh.name = "i"}) -> tensor<i64> {
  %j = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %j : i64 to index
  %e = tensor.extract %x[%k] : tensor<8xi64>
  %0 = tensor.from_elements %e : tensor<i64>
  return %0 : tensor<i64>
}

func.func @slice(%x: tensor<64x256xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>},
                 %i: tensor<i64> {mesh.name = "i", mesh.sharding = #mesh.sharding<@m, []>})
    -> (tensor<32x256xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {}]>}) attributes {mesh.spmd = @m} {
  %j = tensor.extract %i[] : tensor<i64>
  %k = arith.index_cast %j : i64 to index
  %s = tensor.extract_slice %x[%k, 0] [8, 256] [1, 1] : tensor<64x256xf32> to tensor<8x256xf32>
  %y = mesh.all_gather %s on @m ["model"] dim 0 : tensor<8x256xf32> -> tensor<32x256xf32>
  return %y : tensor<32x256xf32>
}

func.func @assert(%i: tensor<i64> {mesh.name = "i"}) -> tensor<i64> attributes {mesh.spmd = @m} {
  %j = tensor.extract %i[] : tensor<i64>
  %c = arith.constant 8 : i64
  %is = arith.cmpi slt, %j, %c : i64
  cf.assert %is, "too large"
  return %i : tensor<i64>
}
