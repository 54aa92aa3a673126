//===- Toy.td - A dialect with one op, and a pass --------*- tablegen -*-===//

#ifndef TOY_TD
#define TOY_TD

include "mesh/Interfaces/ShardingRuleOpInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Pass/PassBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_SwishOp : Op<Toy_Dialect, "swish", [
    Pure, AllTypesMatch<["input", "result"]>,
    DeclareOpInterfaceMethods<Mesh_ShardingRuleOpInterface>]> {
  let summary = "x / (1 + exp(-x)), elementwise";
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

def LowerToyPass : Pass<"toy-lower", "::mlir::func::FuncOp"> {
  let summary = "Lower toy.swish to arith and math";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
}

#endif // TOY_TD
