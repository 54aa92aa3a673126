//===- CheckProgram.cpp - what no program can have ------------------------===//

#include "CheckProgram.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

/// Symbols are looked up in one table.
static LogicalResult verifyIsFlat(ModuleOp module) {
  for (auto inner : module.getOps<ModuleOp>())
    return inner.emitError(
        "a module in a module is not supported: a program is one module, with "
        "all of its functions");
  return success();
}

/// Symbols that assembly defines are none of LLVM's, so that they could neither
/// be found nor kept from other files.
static LogicalResult verifyHasNoAssembly(ModuleOp module) {
  StringRef name = mlir::LLVM::LLVMDialect::getModuleLevelAsmAttrName();
  if (!module->hasAttr(name))
    return success();
  return module.emitError() << "'" << name
                            << "' is not supported: assembly is for functions, "
                               "as llvm.inline_asm";
}

/// All of the program is compiled: nothing is linked to it.
static LogicalResult verifyHasBody(FunctionOpInterface function,
                                   ModuleOp module) {
  if (!function.isExternal())
    return success();
  auto uses = mlir::SymbolTable::getSymbolUses(function, module);
  if (!uses || uses->empty())
    return function.emitError() << "@" << function.getName() << " has no body";
  InFlightDiagnostic error = uses->begin()->getUser()->emitError()
                             << "@" << function.getName()
                             << " is called, but has no body";
  error.attachNote(function.getLoc()) << "declared here";
  return error;
}

/// What an encoding says of how elements are stored would be lost.
static LogicalResult verifyHasNoEncoding(Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.getEncoding())
    return success();
  return mlir::emitError(value.getLoc())
         << "expected a tensor without an encoding, got " << type;
}

static LogicalResult verifyHaveNoEncodings(ValueRange values) {
  return success(llvm::all_of(values, [](Value value) {
    return succeeded(verifyHasNoEncoding(value));
  }));
}

/// Of the results of `op`, and of the arguments of its blocks.
static WalkResult verifyHasNoEncodings(Operation *op) {
  if (failed(verifyHaveNoEncodings(op->getResults())))
    return WalkResult::interrupt();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(verifyHaveNoEncodings(block.getArguments())))
        return WalkResult::interrupt();
  return WalkResult::advance();
}

LogicalResult mesh::checkProgram(ModuleOp module) {
  if (failed(verifyIsFlat(module)) || failed(verifyHasNoAssembly(module)))
    return failure();
  for (auto function : module.getOps<FunctionOpInterface>())
    if (failed(verifyHasBody(function, module)))
      return failure();
  return success(
      !module.walk<WalkOrder::PreOrder>(verifyHasNoEncodings).wasInterrupted());
}
