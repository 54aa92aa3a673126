//===- MachineOption.cpp - the machine that a pass decides for ------------===//

#include "mesh/Transforms/MachineOption.h"

#include "mlir/IR/Diagnostics.h"

using namespace mesh;

LogicalResult mesh::readMachineOption(StringRef path, StringRef pass,
                                      MLIRContext *context,
                                      std::optional<MachineModel> &machine) {
  if (path.empty())
    return success();
  llvm::Expected<MachineModel> read = readMachineModel(path);
  if (!read)
    return emitError(UnknownLoc::get(context))
           << pass << ": " << llvm::toString(read.takeError());
  machine = std::move(*read);
  return success();
}
