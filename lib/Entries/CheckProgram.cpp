//===- CheckProgram.cpp - checks of programs ------------------------------===//

#include "CheckProgram.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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

/// Neither the JIT nor object files have any.
static LogicalResult verifyHasNoConstructors(ModuleOp module) {
  for (Operation &op : *module.getBody())
    if (llvm::isa<mlir::LLVM::GlobalCtorsOp, mlir::LLVM::GlobalDtorsOp>(op))
      return op.emitOpError(
          "is not supported: nothing runs but what is called");
  return success();
}

/// Returns the part of a function or of data that is missing where it is only
/// declared, or nothing.
static StringRef getMissingPart(Operation *symbol) {
  if (auto function = llvm::dyn_cast<FunctionOpInterface>(symbol))
    return function.isExternal() ? "body" : "";
  auto global = llvm::dyn_cast<mlir::memref::GlobalOp>(symbol);
  return global && global.isExternal() ? "initial value" : "";
}

/// All of the program is compiled: nothing is linked to it.
static LogicalResult verifyIsDefined(mlir::SymbolOpInterface symbol,
                                     ModuleOp module) {
  StringRef missing = getMissingPart(symbol);
  if (missing.empty())
    return success();
  auto uses = mlir::SymbolTable::getSymbolUses(symbol, module);
  if (!uses || uses->empty())
    return success();
  InFlightDiagnostic error = uses->begin()->getUser()->emitError()
                             << "@" << symbol.getName()
                             << " is used, but has no " << missing;
  error.attachNote(symbol.getLoc()) << "declared here";
  return error;
}

/// The meaning of an encoding, which says how elements are stored, would be
/// lost.
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

/// Upstream's folding and lowering of a pad take for granted that it cuts
/// nothing off, and its verifier does not check that.
static LogicalResult verifyCutsNothing(mlir::tensor::PadOp pad) {
  auto verify = [&](StringRef side,
                    ArrayRef<int64_t> amounts) -> LogicalResult {
    for (auto [dim, amount] : llvm::enumerate(amounts))
      if (amount < 0 && !ShapedType::isDynamic(amount))
        return pad.emitOpError("must have ")
               << side << " padding of at least 0 in dim " << dim << ", got "
               << amount << ": cut elements off by tensor.extract_slice";
    return success();
  };
  return success(succeeded(verify("low", pad.getStaticLow())) &&
                 succeeded(verify("high", pad.getStaticHigh())));
}

/// Checks `op`, its results, and the arguments of its blocks.
static WalkResult verifyOp(Operation *op) {
  if (failed(verifyHaveNoEncodings(op->getResults())))
    return WalkResult::interrupt();
  if (auto pad = llvm::dyn_cast<mlir::tensor::PadOp>(op))
    if (failed(verifyCutsNothing(pad)))
      return WalkResult::interrupt();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (failed(verifyHaveNoEncodings(block.getArguments())))
        return WalkResult::interrupt();
  return WalkResult::advance();
}

LogicalResult mesh::checkProgram(ModuleOp module) {
  if (failed(verifyIsFlat(module)) || failed(verifyHasNoAssembly(module)) ||
      failed(verifyHasNoConstructors(module)))
    return failure();
  for (auto symbol : module.getOps<mlir::SymbolOpInterface>())
    if (failed(verifyIsDefined(symbol, module)))
      return failure();
  return success(!module.walk<WalkOrder::PreOrder>(verifyOp).wasInterrupted());
}
