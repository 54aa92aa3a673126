//===- Diagnostics.cpp - MLIR's diagnostics as Python exceptions ----------===//

#include "Diagnostics.h"

#include "mesh/IR/Mesh.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"

#include <nanobind/stl/string.h>

namespace nb = nanobind;
using namespace mesh::python;

nb::tuple Message::toPython() const {
  nb::list parts;
  for (const Message &note : notes)
    parts.append(note.toPython());
  return nb::make_tuple(severity, message, file, line, column, parts);
}

Message mesh::python::describePlace(mlir::Location location) {
  Message result;
  location->walk([&](mlir::Location part) {
    auto place = llvm::dyn_cast<mlir::FileLineColLoc>(part);
    if (!place)
      return mlir::WalkResult::advance();
    result.file = place.getFilename().str();
    result.line = place.getLine();
    result.column = place.getColumn();
    return mlir::WalkResult::interrupt();
  });
  return result;
}

Message mesh::python::describePurpose(mlir::Operation *op) {
  Message place = describePlace(op->getLoc());
  while (place.file.empty() && op && op->getNumOperands() > 0) {
    mlir::Value value = op->getOperand(0);
    place = describePlace(value.getLoc());
    op = value.getDefiningOp();
    if (auto async = llvm::dyn_cast_or_null<AsyncOp>(op))
      op = async.getCommunication();
  }
  return place;
}

static const char *getName(mlir::DiagnosticSeverity severity) {
  switch (severity) {
  case mlir::DiagnosticSeverity::Note:
    return "note";
  case mlir::DiagnosticSeverity::Warning:
    return "warning";
  case mlir::DiagnosticSeverity::Error:
    return "error";
  case mlir::DiagnosticSeverity::Remark:
    return "remark";
  }
  llvm_unreachable("not a severity");
}

static Message convert(mlir::Diagnostic &diagnostic) {
  Message result = describePlace(diagnostic.getLocation());
  result.severity = getName(diagnostic.getSeverity());
  result.message = diagnostic.str();
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    result.notes.push_back(convert(note));
  return result;
}

DiagnosticLog::DiagnosticLog(mlir::MLIRContext *context)
    : handler(context, [this](mlir::Diagnostic &diagnostic) {
        diagnostics.push_back(convert(diagnostic));
      }) {}

void mesh::python::throwIfError(llvm::Error error,
                                const std::vector<Message> &diagnostics) {
  if (error)
    throw Failure{llvm::toString(std::move(error)), diagnostics};
}

static void setError(const Failure &failure) {
  nb::list diagnostics;
  for (const Message &diagnostic : failure.diagnostics)
    diagnostics.append(diagnostic.toPython());
  // Late: the package imports this module.
  nb::object type =
      nb::module_::import_("mesh_spmd.diagnostics").attr("MeshError");
  nb::object error = type(failure.message, diagnostics);
  PyErr_SetObject(type.ptr(), error.ptr());
}

void mesh::python::registerFailure() {
  nb::register_exception_translator(
      [](const std::exception_ptr &pointer, void *) {
        try {
          std::rethrow_exception(pointer);
        } catch (const Failure &failure) {
          try {
            setError(failure);
          } catch (nb::python_error &error) {
            error.restore();
          }
        }
      });
}
