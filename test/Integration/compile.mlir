// RUN: mesh-compile %s -o %t.o
// RUN: FileCheck %s < %t.h
// RUN: llvm-nm %t.o | FileCheck %s --check-prefix=SYMBOLS \
// RUN:   --implicit-check-not='U mesh_rt_'
// RUN: mesh-compile %s -o %t.so --shared --entry=scale --mcpu=native
// RUN: llvm-nm -D %t.so | FileCheck %s --check-prefix=LIBRARY
// RUN: mesh-compile %s -o %t.tsan.o --sanitize-threads
// RUN: llvm-nm %t.tsan.o | FileCheck %s --check-prefix=SANITIZED

// C and C++ take any names of arguments.
// RUN: mesh-compile %S/Inputs/compile-arguments.mlir -o %t.names.o \
// RUN:   --pipeline=mesh-programs
// RUN: cc -fsyntax-only -Werror -x c %t.names.h
// RUN: c++ -fsyntax-only -Werror -x c++ %t.names.h
// RUN: FileCheck %s --input-file=%t.names.h --check-prefix=ARGUMENTS
// RUN: mesh-compile %S/Inputs/compile-macros.mlir -o %t.macros.o
// RUN: cc -fsyntax-only -Werror -x c %t.macros.h
// RUN: c++ -fsyntax-only -Werror -x c++ %t.macros.h

// ARGUMENTS: static inline void f(
// ARGUMENTS-NEXT: const float *x_tensor,
// ARGUMENTS-NEXT: const float *x,
// ARGUMENTS-NEXT: const int64_t *int64_t_,
// ARGUMENTS-NEXT: const float *functions,
// ARGUMENTS-NEXT: const float *mesh_rt_device_2,
// ARGUMENTS-NEXT: const float *mesh_program_f_0_2,
// ARGUMENTS-NEXT: const float *class_,
// ARGUMENTS-NEXT: const float *class__2,
// ARGUMENTS-NEXT: float *x_tensor_2) {
// ARGUMENTS: static const int32_t functions_2[2] = {0, 1};

// What goes wrong leaves no files.
// RUN: rm -f %t2.*
// RUN: not mesh-compile %s -o %t2.o --mcpu=abacus 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CPU
// RUN: not mesh-compile %s -o %t2.o --entry=nothing 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ENTRY
// RUN: not mesh-compile %s 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not mesh-compile %s -o %t2.h 2>&1 | FileCheck %s --check-prefix=HEADER
// RUN: not mesh-compile %s -o %t2.o --opt-level=4 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LEVEL
// RUN: not mesh-compile %s -o %t.none/x.o 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not mesh-compile %S/Inputs/compile-names.mlir -o %t2.o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NAMES
// RUN: not mesh-compile %S/Inputs/compile-bf16.mlir -o %t2.o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BF16
// RUN: not mesh-compile %S/Inputs/compile-entries.mlir -o %t2.o 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ENTRIES
// RUN: not mesh-compile %s -o %t2.so 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: not ls %t2.so
// RUN: not ls %t2.o %t2.h 2>&1 | count 2

// CPU: error: 'abacus' is no CPU of {{.*}}; llc -mcpu=help lists them
// ENTRY: error: {{.*}}compile.mlir: there is no public function @nothing; those that there are: @main, @scale
// OUTPUT: mesh-compile: error: there is no output: name the object file by -o FILE.o; its header is written beside it
// HEADER: error: {{.*}}.h is the header's name: the output needs another extension
// LEVEL: error: the level of optimisation must be 0 to 3, got 4
// FOLDER: error: {{.*}}x.o: the folder for the object file: No such file or directory
// NAMES: error: {{.*}}: @a_b: another entry is called a_b in C too; rename one
// ENTRIES: error: {{.*}}: @f_memory: f_memory is declared for another entry too; rename one
// SHARED: error: {{.*}}.so is the name of a shared library: give --shared, or an output such as {{.*}}.o
// BF16: error: {{.*}}: @f: argument 's' is a bf16, which C cannot pass; make it a tensor of rank 0

// Nothing is sent, and no memory is needed, so the runtime is not called.
// SYMBOLS-DAG: T mesh_program_compile{{.*}}
// SYMBOLS-DAG: T mesh_program_scale
// SYMBOLS-NOT: T main

// SANITIZED: U __tsan_init
// SANITIZED: U __tsan_{{read|write}}

// LIBRARY-NOT: mesh_program_compile
// LIBRARY: T mesh_program_scale

mesh.mesh @m = <["x"=2, "y"=3]>

// The name of the file stands for @main. Dims count their blocks over the axes
// that split them, major to minor.
// CHECK: /* @main, for 6 devices: x = 2, y = 3. */
// CHECK-NEXT: enum { compile_mlir_tmp_num_devices = 6 };
// CHECK: static const int64_t compile_mlir_tmp_memory = 0;
// CHECK: /* Argument int_: 2x4xi64 of 12x4xi64. */
// CHECK-NEXT: compile_mlir_tmp_int__part[2] = {2, 4};
// CHECK-NEXT: compile_mlir_tmp_int__whole[2] = {12, 4};
// CHECK: start[0] = ((device / 1 % 3) * 2 + device / 3 % 2) * 2;
// CHECK-NEXT: start[1] = 0;
// CHECK: /* Result result0: 4xi64 of 4xi64, partial: the whole is the sum of the parts along x = 2, y = 3. */
// CHECK: static inline void compile_mlir_tmp(
// CHECK-NEXT: const int64_t *int_,
// CHECK-NEXT: int64_t *result0) {
// CHECK-NEXT: mesh_program_compile_mlir_tmp(int_, result0);
func.func @main(
    %a: tensor<12x4xi64> {mesh.name = "int", mesh.sharding = #mesh.sharding<@m, [{"y", "x"}, {}]>})
    -> (tensor<4xi64> {mesh.sharding = #mesh.sharding<@m, [{}], partial = sum {"x", "y"}>}) {
  %zero = arith.constant dense<0> : tensor<4xi64>
  %sum = linalg.reduce {arith.addi} ins(%a : tensor<12x4xi64>) outs(%zero : tensor<4xi64>) dimensions = [0]
  return %sum : tensor<4xi64>
}

// CHECK: /* @scale, for 2 devices: z = 2. */
// CHECK: Argument x: 2xbf16 of 4xbf16.
// CHECK-NOT: scale_s_part
// CHECK: /* Result x_2: 2xbf16 of 4xbf16. */
// CHECK: static inline void scale(
// CHECK-NEXT: const uint16_t *x,
// CHECK-NEXT: double s,
// CHECK-NEXT: uint16_t *x_2) {
mesh.mesh @n = <["z"=2]>
func.func @scale(
    %x: tensor<4xbf16> {mesh.name = "x", mesh.sharding = #mesh.sharding<@n, [{"z"}]>},
    %s: f64 {mesh.name = "s"})
    -> (tensor<4xbf16> {mesh.name = "x", mesh.sharding = #mesh.sharding<@n, [{"z"}]>}) {
  %t = arith.truncf %s : f64 to bf16
  %splat = tensor.splat %t : tensor<4xbf16>
  %y = arith.mulf %x, %splat : tensor<4xbf16>
  return %y : tensor<4xbf16>
}

// A partial result is combined as its sharding says, over the axes that it says
// alone; those that it does not name have copies.
// CHECK: /* Result result0: 4xi32 of 4xi32, partial: the whole is the max of the parts along y = 3. */
// CHECK: /* Result result1: 4xi32 of 4xi32, partial: the whole is the product of the parts along x:(2)2 = 2. */
mesh.mesh @p = <["x"=4, "y"=3]>
func.func @combine(
    %a: tensor<12x4xi32> {mesh.sharding = #mesh.sharding<@p, [{"y"}, {}]>},
    %b: tensor<12x4xi32> {mesh.sharding = #mesh.sharding<@p, [{"x":(2)2}, {}]>})
    -> (tensor<4xi32> {mesh.sharding = #mesh.sharding<@p, [{}], partial = max {"y"}>},
        tensor<4xi32> {mesh.sharding = #mesh.sharding<@p, [{}], partial = product {"x":(2)2}>}) {
  %least = arith.constant dense<-2147483648> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<4xi32>
  %max = linalg.reduce {arith.maxsi} ins(%a : tensor<12x4xi32>) outs(%least : tensor<4xi32>) dimensions = [0]
  %product = linalg.reduce {arith.muli} ins(%b : tensor<12x4xi32>) outs(%one : tensor<4xi32>) dimensions = [0]
  return %max, %product : tensor<4xi32>, tensor<4xi32>
}
