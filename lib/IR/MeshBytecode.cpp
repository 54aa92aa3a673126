//===- MeshBytecode.cpp - the version of the dialect in files -------------===//

#include "MeshBytecode.h"

#include "mesh/IR/Version.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mesh;

namespace {
/// One that is read. All that there are so far mean the same.
struct Version final : mlir::DialectVersion {};

/// Attributes and types are in files as they are printed; what is here is the
/// version of what they and the ops mean.
struct BytecodeInterface final : mlir::BytecodeDialectInterface {
  explicit BytecodeInterface(mlir::Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(mlir::DialectBytecodeWriter &writer) const override {
    writer.writeVarInt(kDialectVersion);
  }

  std::unique_ptr<mlir::DialectVersion>
  readVersion(mlir::DialectBytecodeReader &reader) const override {
    uint64_t number = 0;
    if (failed(reader.readVarInt(number)))
      return nullptr;
    if (number <= static_cast<uint64_t>(kDialectVersion))
      return std::make_unique<Version>();
    reader.emitError() << "was written for version " << number
                       << " of the mesh dialect, expected at most "
                       << kDialectVersion;
    return nullptr;
  }
};
} // namespace

void mesh::addBytecodeInterface(MeshDialect &dialect) {
  dialect.addInterfaces<BytecodeInterface>();
}

LogicalResult mesh::verifyVersion(Operation *op, Attribute attribute) {
  auto version = llvm::dyn_cast<IntegerAttr>(attribute);
  if (!version || !llvm::isa<ModuleOp>(op))
    return op->emitOpError(
        "attribute 'mesh.version' must be a number, on a module");
  const llvm::APInt &number = version.getValue();
  if (number.sge(0) && number.sle(kDialectVersion))
    return success();
  return op->emitOpError("was written for version ")
         << attribute << " of the mesh dialect, expected at most "
         << kDialectVersion;
}
