//===- ProgramOps.cpp - the programs of single devices --------------------===//
//
// The numbered constraints are those of ProgramOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/ProgramOps.h"

#include "AxisSyntax.h"
#include "OnMesh.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// More devices than programs tell apart; what text claims is not allocated.
static constexpr int64_t kMaxPositions = int64_t(1) << 22;

/// `[0, 2 to 5]`
static ParseResult parsePositions(OpAsmParser &parser, int64_t program,
                                  SmallVectorImpl<int64_t> &classes) {
  auto parseRange = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    int64_t first, last;
    if (parser.parseInteger(first))
      return failure();
    last = first;
    if (succeeded(parser.parseOptionalKeyword("to")) &&
        parser.parseInteger(last))
      return failure();
    if (first < 0 || last < first)
      return parser.emitError(loc, "expected positions in ascending order");
    if (last >= kMaxPositions)
      return parser.emitError(loc, "expected positions below ")
             << kMaxPositions << ", got " << last;
    if (last >= static_cast<int64_t>(classes.size()))
      classes.resize(last + 1, -1);
    for (int64_t &position :
         llvm::MutableArrayRef(classes).slice(first, last - first + 1)) {
      if (position != -1)
        return parser.emitError(loc, "a position has two programs");
      position = program;
    }
    return success();
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                        parseRange);
}

/// `{@main.0 at [0], @main.1 at [1 to 6]}`
static ParseResult parsePrograms(OpAsmParser &parser, ArrayAttr &programs,
                                 DenseI64ArrayAttr &classes) {
  SmallVector<Attribute> names;
  SmallVector<int64_t> indices;
  auto parseProgram = [&]() -> ParseResult {
    FlatSymbolRefAttr name;
    if (parser.parseAttribute(name) || parser.parseKeyword("at"))
      return failure();
    names.push_back(name);
    return parsePositions(parser, names.size() - 1, indices);
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces,
                                     parseProgram))
    return failure();
  programs = parser.getBuilder().getArrayAttr(names);
  classes = parser.getBuilder().getDenseI64ArrayAttr(indices);
  return success();
}

static void printPrograms(OpAsmPrinter &printer, ProgramsOp op,
                          ArrayAttr programs, DenseI64ArrayAttr) {
  printer << "{";
  for (auto [index, name] : llvm::enumerate(programs)) {
    printer << (index ? ", " : "") << name << " at [";
    SmallVector<int64_t> positions = op.getPositions(index);
    for (size_t i = 0, end; i < positions.size(); i = end) {
      for (end = i + 1; end < positions.size();) {
        if (positions[end] != positions[end - 1] + 1)
          break;
        ++end;
      }
      printer << (i ? ", " : "") << positions[i];
      if (end - i > 1)
        printer << " to " << positions[end - 1];
    }
    printer << "]";
  }
  printer << "}";
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

SmallVector<int64_t> ProgramsOp::getPositions(int64_t index) {
  SmallVector<int64_t> positions;
  for (auto [position, program] : llvm::enumerate(getClasses()))
    if (program == index)
      positions.push_back(position);
  return positions;
}

SmallVector<FunctionOpInterface>
ProgramsOp::getFunctions(SymbolTableCollection &symbols) {
  SmallVector<FunctionOpInterface> functions;
  for (auto name : getPrograms().getAsRange<FlatSymbolRefAttr>())
    functions.push_back(
        symbols.lookupNearestSymbolFrom<FunctionOpInterface>(*this, name));
  return functions;
}

LogicalResult ProgramsOp::verify() {
  int64_t numPrograms = getPrograms().size();
  llvm::SmallPtrSet<Attribute, 8> names;
  for (Attribute name : getPrograms())
    if (!names.insert(name).second) // (C3)
      return emitOpError("lists ") << name << " twice";
  SmallVector<bool> isUsed(numPrograms);
  for (auto [position, program] : llvm::enumerate(getClasses())) {
    if (program < 0 || program >= numPrograms) // (C2)
      return emitOpError("position ") << position << " has no program";
    isUsed[program] = true;
  }
  for (auto [name, used] : llvm::zip_equal(getPrograms(), isUsed))
    if (!used)
      return emitOpError("no position runs ") << name;
  return success();
}

/// Checks one of the programs against `first`, one of the others (C3, C4).
static LogicalResult verifyProgram(ProgramsOp op, FlatSymbolRefAttr name,
                                   FunctionOpInterface function,
                                   FunctionOpInterface first) {
  if (!function || function.isExternal())
    return op.emitOpError("there is no function ") << name << " with a body";
  // A diagnostic is costly to make, as it prints the op: only if there is one.
  auto reject = [&] {
    InFlightDiagnostic diag = op.emitOpError();
    diag.attachNote(function.getLoc()) << "declared here";
    diag << name;
    return diag;
  };
  if (!function->hasAttr(MeshDialect::kProgramAttrName))
    return reject() << " must have the attribute 'mesh.program'";
  auto mesh =
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  if (mesh != op.getMeshAttr())
    return reject() << " must have the attribute 'mesh.spmd', naming "
                    << op.getMeshAttr();
  if (function.getFunctionType() != first.getFunctionType())
    return reject() << " must be of type " << first.getFunctionType()
                    << ", got " << function.getFunctionType();
  if (function.getArgAttrsAttr() != first.getArgAttrsAttr() ||
      function.getResAttrsAttr() != first.getResAttrsAttr())
    return reject() << " must have the same attributes of arguments and "
                    << "results as the other programs";
  return success();
}

LogicalResult ProgramsOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols);
  if (!mesh ||
      failed(mesh.verifyAxes(getAxes(), [&] { return emitOpError(); }))) // (C1)
    return failure();
  int64_t n = mesh.getSize(getAxes());
  if (static_cast<int64_t>(getClasses().size()) != n) // (C2)
    return emitOpError("must have programs for the positions 0 … ")
           << n - 1 << ", got " << getClasses().size();
  SmallVector<FunctionOpInterface> functions = getFunctions(symbols);
  for (auto [name, function] : llvm::zip_equal(
           getPrograms().getAsRange<FlatSymbolRefAttr>(), functions))
    if (failed(verifyProgram(*this, name, function, functions.front())))
      return failure();
  return success();
}

#define GET_OP_CLASSES
#include "mesh/IR/ProgramOps.cpp.inc"
