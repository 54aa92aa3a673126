//===- NumberOption.cpp - numbers that passes are given -------------------===//

#include "mesh/Support/NumberOption.h"

#include "mesh/Support/OptionError.h"

using namespace mesh;

LogicalResult
mesh::verifyNotNegative(ArrayRef<const llvm::cl::opt<int64_t> *> options,
                        const mlir::Pass &pass, MLIRContext *context) {
  for (const llvm::cl::opt<int64_t> *option : options)
    if (option->getValue() < 0)
      return emitOptionError(pass, context)
             << "'" << option->ArgStr << "' must be at least 0, got "
             << option->getValue();
  return success();
}
