//===- FirstProblem.cpp - the first of many problems ----------------------===//

#include "mesh/Search/FirstProblem.h"

#include "mesh/IR/SourceText.h"

#include "mlir/IR/MLIRContext.h"

using namespace mesh;

void FirstProblem::add(std::string problem) {
  if (text.empty())
    text = std::move(problem);
}

void FirstProblem::add(mlir::Diagnostic &given) {
  if (!text.empty() || given.getSeverity() != mlir::DiagnosticSeverity::Error)
    return;
  text = getSourceText(given.getLocation()) + ": " + given.str();
  diagnostic = std::move(given);
}

void FirstProblem::clear() {
  text.clear();
  diagnostic.reset();
}

void FirstProblem::emit() {
  if (!diagnostic)
    return;
  mlir::DiagnosticEngine &engine =
      diagnostic->getLocation().getContext()->getDiagEngine();
  engine.emit(std::move(*diagnostic));
  diagnostic.reset();
}
