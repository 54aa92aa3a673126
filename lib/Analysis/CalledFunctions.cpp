//===- CalledFunctions.cpp - the callees of calls -------------------------===//

#include "mesh/Analysis/CalledFunctions.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

FunctionOpInterface mesh::getCallee(Operation *op,
                                    SymbolTableCollection &symbols) {
  auto call = llvm::dyn_cast<CallOpInterface>(op);
  return llvm::dyn_cast_or_null<FunctionOpInterface>(
      call ? call.resolveCallableInTable(&symbols) : nullptr);
}

SmallVector<FunctionOpInterface>
mesh::getReachable(ArrayRef<FunctionOpInterface> roots,
                   SymbolTableCollection &symbols) {
  llvm::SetVector<Operation *> seen(roots.begin(), roots.end());
  for (size_t i = 0; i < seen.size(); ++i)
    seen[i]->walk([&](CallOpInterface call) {
      if (FunctionOpInterface callee = getCallee(call, symbols))
        seen.insert(callee);
    });
  return llvm::map_to_vector(seen, [](Operation *function) {
    return llvm::cast<FunctionOpInterface>(function);
  });
}
