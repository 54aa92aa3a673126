//===- SetMesh.cpp - the mesh that a program is searched for --------------===//

#include "mesh/Search/SetMesh.h"

#include "mesh/IR/Mesh.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;

llvm::Expected<MeshAttr> mesh::parseMesh(StringRef text, MLIRContext *context) {
  auto fail = [&](const llvm::Twine &what) {
    return llvm::createStringError("the mesh '" + text + "': " + what);
  };
  std::string axes;
  llvm::raw_string_ostream os(axes);
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    auto [name, number] = part.split('=');
    int64_t size = 0;
    if (name.empty() || number.getAsInteger(10, size) || size < 1)
      return fail("expected axes with sizes, as in data=2,model=4");
    os << (axes.empty() ? "\"" : ", \"");
    llvm::printEscapedString(name, os);
    os << "\"=" << size;
  }
  std::string problem;
  mlir::ScopedDiagnosticHandler handler(
      context,
      [&](mlir::Diagnostic &diagnostic) { problem = diagnostic.str(); });
  auto mesh = llvm::dyn_cast_or_null<MeshAttr>(
      mlir::parseAttribute("#mesh.mesh<[" + axes + "]>", context));
  if (!mesh)
    return fail(problem);
  return mesh;
}

std::string mesh::toText(MeshAttr mesh) {
  std::string text;
  for (MeshAxisAttr axis : mesh.getAxes())
    text += (text.empty() ? "" : ",") + axis.getName().str() + "=" +
            std::to_string(axis.getSize());
  return text;
}

llvm::Error mesh::setMesh(ModuleOp module, MeshAttr mesh) {
  SmallVector<MeshOp> meshes(module.getOps<MeshOp>());
  if (meshes.size() > 1)
    return llvm::createStringError("the program has " +
                                   llvm::Twine(meshes.size()) +
                                   " meshes, of which one cannot be chosen");
  if (meshes.empty()) {
    OpBuilder builder(module.getContext());
    auto op = MeshOp::create(builder, module.getLoc(), "mesh", mesh);
    // Renames it if the program has another symbol of its name.
    mlir::SymbolTable(module).insert(op, module.getBody()->begin());
  } else {
    meshes.front().setMeshAttr(mesh);
  }
  std::string problem;
  mlir::ScopedDiagnosticHandler handler(module.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          if (problem.empty())
                                            problem = diagnostic.str();
                                        });
  if (succeeded(mlir::verify(module)))
    return llvm::Error::success();
  return llvm::createStringError("the program does not fit the mesh '" +
                                 toText(mesh) + "': " + problem);
}
