//===- DerivativeOps.cpp - verifiers of derivatives -----------------------===//
//
// The numbered constraints are those of DerivativeOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/DerivativeOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

#include "mesh/IR/DerivativeEnums.cpp.inc"

LogicalResult DerivativeOp::verify() {
  if (getWrt().empty()) // (C2)
    return emitOpError("must name at least one argument in 'wrt'");
  for (Attribute argument : getWrt()) { // (C2)
    auto index = llvm::dyn_cast<IntegerAttr>(argument);
    if (!llvm::isa<StringAttr>(argument) && (!index || index.getInt() < 0))
      return emitOpError("'wrt' must have indices of arguments and names "
                         "alone, got ")
             << argument;
  }
  return success();
}

/// C1
LogicalResult
DerivativeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  Operation *target =
      symbols.lookupNearestSymbolFrom(*this, getFunctionAttr());
  if (auto derivative = llvm::dyn_cast_or_null<DerivativeOp>(target))
    return derivative->isBeforeInBlock(*this)
               ? success()
               : emitOpError("derivative ")
                     << getFunctionAttr() << " must be declared before";
  auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(target);
  if (!function || function.isExternal())
    return emitOpError("there is no function with a body ")
           << getFunctionAttr();
  return success();
}

#define GET_OP_CLASSES
#include "mesh/IR/DerivativeOps.cpp.inc"
