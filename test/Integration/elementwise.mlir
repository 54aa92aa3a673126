// Each elementwise op of arith and math, split over devices, computes what it
// computes on whole tensors.
//
// REQUIRES: mesh-run
// RUN: mesh-run %s --all-entries --check --opt-level=0 | FileCheck %s

// CHECK: @float_arithmetic on 6 devices
// CHECK: @classes on 6 devices

mesh.mesh @m = <["a"=2, "b"=3]>
#split = #mesh.sharding<@m, [{"a", "b"}]>

func.func @float_arithmetic(%x: tensor<12xf32> {mesh.sharding = #split}, %y: tensor<12xf32> {mesh.sharding = #split}, %c: tensor<12xi1> {mesh.sharding = #split})
    -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xi1>, tensor<12xf32>) {
  %0 = arith.addf %x, %y : tensor<12xf32>
  %1 = arith.subf %x, %y : tensor<12xf32>
  %2 = arith.mulf %x, %y : tensor<12xf32>
  %3 = arith.divf %x, %y : tensor<12xf32>
  %4 = arith.maximumf %x, %y : tensor<12xf32>
  %5 = arith.minimumf %x, %y : tensor<12xf32>
  %6 = arith.maxnumf %x, %y : tensor<12xf32>
  %7 = arith.minnumf %x, %y : tensor<12xf32>
  %three = arith.constant dense<0.75> : tensor<12xf32>
  %9 = arith.remf %x, %three : tensor<12xf32>
  %10 = arith.negf %x : tensor<12xf32>
  %11 = arith.cmpf olt, %x, %y : tensor<12xf32>
  %12 = arith.select %c, %x, %y : tensor<12xi1>, tensor<12xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %9, %10, %11, %12
      : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xi1>, tensor<12xf32>
}

func.func @integer_arithmetic(%x: tensor<12xi32> {mesh.sharding = #split}, %y: tensor<12xi32> {mesh.sharding = #split})
    -> (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi1>, tensor<12xi32>, tensor<12xi1>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>) {
  %three = arith.constant dense<3> : tensor<12xi32>
  %1 = arith.addi %x, %y : tensor<12xi32>
  %2 = arith.subi %x, %y : tensor<12xi32>
  %3 = arith.muli %x, %y : tensor<12xi32>
  %4 = arith.andi %x, %y : tensor<12xi32>
  %5 = arith.ori %x, %y : tensor<12xi32>
  %6 = arith.xori %x, %y : tensor<12xi32>
  %7 = arith.maxsi %x, %y : tensor<12xi32>
  %8 = arith.maxui %x, %y : tensor<12xi32>
  %9 = arith.minsi %x, %y : tensor<12xi32>
  %10 = arith.minui %x, %y : tensor<12xi32>
  %11 = arith.divsi %x, %three : tensor<12xi32>
  %12 = arith.divui %x, %three : tensor<12xi32>
  %13 = arith.ceildivsi %x, %three : tensor<12xi32>
  %14 = arith.ceildivui %x, %three : tensor<12xi32>
  %15 = arith.floordivsi %x, %three : tensor<12xi32>
  %16 = arith.remsi %x, %three : tensor<12xi32>
  %17 = arith.remui %x, %three : tensor<12xi32>
  %18 = arith.shli %x, %three : tensor<12xi32>
  %19 = arith.shrsi %x, %three : tensor<12xi32>
  %20 = arith.shrui %x, %three : tensor<12xi32>
  %21 = arith.cmpi slt, %x, %y : tensor<12xi32>
  %22:2 = arith.addui_extended %x, %y : tensor<12xi32>, tensor<12xi1>
  %23:2 = arith.mulsi_extended %x, %y : tensor<12xi32>
  %24:2 = arith.mului_extended %x, %y : tensor<12xi32>
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22#0, %22#1, %23#0, %23#1, %24#0, %24#1
      : tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi1>, tensor<12xi32>, tensor<12xi1>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>
}

func.func @casts(%x: tensor<12xf32> {mesh.sharding = #split}, %h: tensor<12xbf16> {mesh.sharding = #split}, %i: tensor<12xi32> {mesh.sharding = #split}, %c: tensor<12xi1> {mesh.sharding = #split})
    -> (tensor<12xf64>, tensor<12xf32>, tensor<12xbf16>, tensor<12xf16>, tensor<12xf32>, tensor<12xf32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi64>, tensor<12xi32>, tensor<12xi8>, tensor<12xi16>, tensor<12xindex>, tensor<12xindex>, tensor<12xi32>) {
  %0 = arith.extf %x : tensor<12xf32> to tensor<12xf64>
  %1 = arith.extf %h : tensor<12xbf16> to tensor<12xf32>
  %2 = arith.truncf %x : tensor<12xf32> to tensor<12xbf16>
  %3 = arith.truncf %x : tensor<12xf32> to tensor<12xf16>
  %4 = arith.sitofp %i : tensor<12xi32> to tensor<12xf32>
  %5 = arith.uitofp %c : tensor<12xi1> to tensor<12xf32>
  %eight = arith.constant dense<8.0> : tensor<12xf32>
  %big = arith.mulf %x, %eight : tensor<12xf32>
  %abs = math.absf %big : tensor<12xf32>
  %9 = arith.fptosi %big : tensor<12xf32> to tensor<12xi32>
  %10 = arith.fptoui %abs : tensor<12xf32> to tensor<12xi32>
  %11 = arith.extsi %i : tensor<12xi32> to tensor<12xi64>
  %12 = arith.extui %c : tensor<12xi1> to tensor<12xi32>
  %13 = arith.trunci %i : tensor<12xi32> to tensor<12xi8>
  %14 = arith.trunci %i : tensor<12xi32> to tensor<12xi16>
  %15 = arith.index_cast %i : tensor<12xi32> to tensor<12xindex>
  %16 = arith.index_castui %c : tensor<12xi1> to tensor<12xindex>
  %17 = arith.bitcast %i : tensor<12xi32> to tensor<12xi32>
  return %0, %1, %2, %3, %4, %5, %9, %10, %11, %12, %13, %14, %15, %16, %17
      : tensor<12xf64>, tensor<12xf32>, tensor<12xbf16>, tensor<12xf16>, tensor<12xf32>, tensor<12xf32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi64>, tensor<12xi32>, tensor<12xi8>, tensor<12xi16>, tensor<12xindex>, tensor<12xindex>, tensor<12xi32>
}

// Functions of positive numbers, and of all.
func.func @functions(%x: tensor<12xf32> {mesh.sharding = #split}, %y: tensor<12xf32> {mesh.sharding = #split})
    -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
  %one = arith.constant dense<1.5> : tensor<12xf32>
  %p = arith.addf %x, %one : tensor<12xf32>
  %2 = math.log %p : tensor<12xf32>
  %3 = math.log10 %p : tensor<12xf32>
  %4 = math.log1p %p : tensor<12xf32>
  %5 = math.log2 %p : tensor<12xf32>
  %6 = math.sqrt %p : tensor<12xf32>
  %7 = math.rsqrt %p : tensor<12xf32>
  %8 = math.cbrt %p : tensor<12xf32>
  %9 = math.absf %x : tensor<12xf32>
  %10 = math.exp %x : tensor<12xf32>
  %11 = math.exp2 %x : tensor<12xf32>
  %12 = math.expm1 %x : tensor<12xf32>
  %13 = math.erf %x : tensor<12xf32>
  %14 = math.erfc %x : tensor<12xf32>
  %15 = math.floor %x : tensor<12xf32>
  %16 = math.ceil %x : tensor<12xf32>
  %17 = math.round %x : tensor<12xf32>
  %18 = math.roundeven %x : tensor<12xf32>
  %19 = math.trunc %x : tensor<12xf32>
  %20 = math.copysign %x, %y : tensor<12xf32>
  %21 = math.powf %p, %y : tensor<12xf32>
  %22 = math.fma %x, %y, %p : tensor<12xf32>
  %23 = math.clampf %x to [%y, %p] : tensor<12xf32>
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23
      : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}

func.func @trigonometry(%x: tensor<12xf32> {mesh.sharding = #split}, %y: tensor<12xf32> {mesh.sharding = #split})
    -> (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) {
  %one = arith.constant dense<1.5> : tensor<12xf32>
  %p = arith.addf %x, %one : tensor<12xf32>
  %2 = math.sin %x : tensor<12xf32>
  %3 = math.cos %x : tensor<12xf32>
  %4 = math.tan %x : tensor<12xf32>
  %5 = math.asin %x : tensor<12xf32>
  %6 = math.acos %x : tensor<12xf32>
  %7 = math.atan %x : tensor<12xf32>
  %8 = math.sinh %x : tensor<12xf32>
  %9 = math.cosh %x : tensor<12xf32>
  %10 = math.tanh %x : tensor<12xf32>
  %11 = math.asinh %x : tensor<12xf32>
  %12 = math.atanh %x : tensor<12xf32>
  %13 = math.acosh %p : tensor<12xf32>
  %14 = math.atan2 %x, %p : tensor<12xf32>
  %15:2 = math.sincos %x : tensor<12xf32>
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15#0, %15#1
      : tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
}

// What a number is, and powers.
func.func @classes(%x: tensor<12xf32> {mesh.sharding = #split}, %i: tensor<12xi32> {mesh.sharding = #split})
    -> (tensor<12xi1>, tensor<12xi1>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xf32>, tensor<12xi1>, tensor<12xi1>, tensor<12xi1>) {
  %0 = math.isfinite %x : tensor<12xf32>
  %1 = math.isnan %x : tensor<12xf32>
  %2 = math.absi %i : tensor<12xi32>
  %3 = math.ctlz %i : tensor<12xi32>
  %4 = math.cttz %i : tensor<12xi32>
  %5 = math.ctpop %i : tensor<12xi32>
  %two = arith.constant dense<2> : tensor<12xi32>
  %7 = math.ipowi %i, %two : tensor<12xi32>
  %8 = math.fpowi %x, %two : tensor<12xf32>, tensor<12xi32>
  // Infinite where the number is whole.
  %whole = math.floor %x : tensor<12xf32>
  %rest = arith.subf %x, %whole : tensor<12xf32>
  %quotient = arith.divf %x, %rest : tensor<12xf32>
  %9 = math.isinf %quotient : tensor<12xf32>
  %10 = math.isnormal %quotient : tensor<12xf32>
  %small = arith.truncf %x : tensor<12xf32> to tensor<12xf16>
  %11 = math.isnormal %small : tensor<12xf16>
  return %0, %1, %2, %3, %4, %5, %7, %8, %9, %10, %11
      : tensor<12xi1>, tensor<12xi1>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>, tensor<12xf32>, tensor<12xi1>, tensor<12xi1>, tensor<12xi1>
}
