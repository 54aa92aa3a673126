//===- MachineOption.cpp - the machine that a pass decides for ------------===//

#include "mesh/Machine/MachineOption.h"

#include "mesh/Support/OptionError.h"

using namespace mesh;

LogicalResult mesh::readMachineOption(StringRef path, const mlir::Pass &pass,
                                      MLIRContext *context,
                                      std::optional<MachineModel> &machine) {
  if (path.empty())
    return success();
  llvm::Expected<MachineModel> read = readMachineModel(path);
  if (!read)
    return emitOptionError(pass, context) << llvm::toString(read.takeError());
  machine = std::move(*read);
  return success();
}
