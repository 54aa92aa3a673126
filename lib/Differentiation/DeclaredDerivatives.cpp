//===- DeclaredDerivatives.cpp - Calls of derivatives ---------------------===//

#include "DeclaredDerivatives.h"

#include "mesh/IR/Mesh.h"

using namespace mesh;

/// Returns the name of the derivative that `function` stands for, or null.
static FlatSymbolRefAttr getDerivative(func::FuncOp function) {
  return function->getAttrOfType<FlatSymbolRefAttr>(kDerivativeAttrName);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

namespace {
class DerivativeOrder {
public:
  explicit DerivativeOrder(SymbolTable &symbols) : symbols(symbols) {}

  /// Adds `derivative` after those that it depends on.
  LogicalResult add(DerivativeOp derivative);
  SmallVector<DerivativeOp> take() { return std::move(ordered); }

private:
  /// Adds the derivatives that `op`, which derivative or function it is, calls
  /// or is of. `seen` are the functions that were looked at.
  LogicalResult addUsed(Operation *op, llvm::DenseSet<Operation *> &seen);

  SymbolTable &symbols;
  SmallVector<DerivativeOp> ordered;
  llvm::DenseSet<Operation *> begun, done;
};
} // namespace

LogicalResult DerivativeOrder::addUsed(Operation *op,
                                       llvm::DenseSet<Operation *> &seen) {
  if (!op || !seen.insert(op).second)
    return success();
  if (auto derivative = llvm::dyn_cast<DerivativeOp>(op))
    return add(derivative);
  auto function = llvm::dyn_cast<func::FuncOp>(op);
  if (!function)
    return success();
  if (FlatSymbolRefAttr name = getDerivative(function))
    return addUsed(symbols.lookup(name.getValue()), seen);
  std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(op);
  if (!uses)
    return success();
  for (SymbolTable::SymbolUse use : *uses)
    if (failed(addUsed(symbols.lookup(use.getSymbolRef().getRootReference()),
                       seen)))
      return failure();
  return success();
}

LogicalResult DerivativeOrder::add(DerivativeOp derivative) {
  if (done.contains(derivative))
    return success();
  if (!begun.insert(derivative).second)
    return derivative.emitOpError("depends on itself: ")
           << derivative.getFunctionAttr() << " calls it";
  llvm::DenseSet<Operation *> seen;
  if (failed(addUsed(symbols.lookup(derivative.getFunction()), seen)))
    return failure();
  done.insert(derivative);
  ordered.push_back(derivative);
  return success();
}

FailureOr<SmallVector<DerivativeOp>>
mesh::orderDerivatives(ModuleOp module, SymbolTable &symbols) {
  for (auto function : module.getOps<func::FuncOp>())
    if (FlatSymbolRefAttr name = getDerivative(function);
        name && !symbols.lookup<DerivativeOp>(name.getValue()))
      return function.emitOpError("attribute '")
             << kDerivativeAttrName << "': there is no mesh.derivative "
             << name;
  DerivativeOrder order(symbols);
  for (auto derivative : module.getOps<DerivativeOp>())
    if (failed(order.add(derivative)))
      return failure();
  return order.take();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

LogicalResult mesh::replaceDeclarations(RewriterBase &rewriter,
                                        func::FuncOp derivative,
                                        SymbolTable &symbols) {
  auto module = derivative->getParentOfType<ModuleOp>();
  SmallVector<func::FuncOp> declarations;
  for (auto function : module.getOps<func::FuncOp>())
    if (FlatSymbolRefAttr name = getDerivative(function);
        name && name.getAttr() == derivative.getSymNameAttr())
      declarations.push_back(function);
  for (func::FuncOp declaration : declarations) {
    if (declaration.getFunctionType() != derivative.getFunctionType())
      return declaration.emitOpError("stands for derivative @")
             << derivative.getSymName() << ", so its type must be "
             << derivative.getFunctionType() << ", got "
             << declaration.getFunctionType();
    if (failed(SymbolTable::replaceAllSymbolUses(
            declaration, derivative.getSymNameAttr(), module)))
      return declaration.emitOpError("has users that cannot be found");
    symbols.remove(declaration);
    rewriter.eraseOp(declaration);
  }
  return success();
}
