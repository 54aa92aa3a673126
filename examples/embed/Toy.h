//===- Toy.h - A dialect with one op, and a pass ----------------*- C++ -*-===//

#ifndef TOY_H
#define TOY_H

#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"

#include "ToyDialect.h.inc"

#define GET_OP_CLASSES
#include "ToyOps.h.inc"

namespace toy {
#define GEN_PASS_DECL
#include "ToyPasses.h.inc"

#define GEN_PASS_REGISTRATION
#include "ToyPasses.h.inc"
} // namespace toy

#endif // TOY_H
