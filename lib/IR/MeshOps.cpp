//===- MeshOps.cpp - generated code and syntax of the ops -----------------===//

#include "mesh/IR/Mesh.h"

#include "AxisSyntax.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Custom directives
//===----------------------------------------------------------------------===//

static ParseResult parseOptionalAxes(OpAsmParser &parser, AxesAttr &attr) {
  SmallVector<AxisRefAttr> axes;
  auto parseOne = [&] { return parseAxisRef(parser, axes.emplace_back()); };
  if (failed(parser.parseOptionalLSquare()))
    return success();
  if (parser.parseCommaSeparatedList(parseOne) || parser.parseRSquare())
    return failure();
  attr = AxesAttr::get(parser.getContext(), axes);
  return success();
}

static void printOptionalAxes(OpAsmPrinter &printer, Operation *op,
                              AxesAttr axes) {
  if (axes)
    printAxes(printer, op, axes);
}

static ParseResult parseAxisRules(OpAsmParser &parser, ArrayAttr &attr) {
  SmallVector<Attribute> rules;
  auto parseRule = [&]() -> ParseResult {
    AxisRuleAttr rule;
    if (parseAxisRule(parser, rule))
      return failure();
    rules.push_back(rule);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parseRule))
    return failure();
  attr = parser.getBuilder().getArrayAttr(rules);
  return success();
}

static void printAxisRules(OpAsmPrinter &printer, Operation *,
                           ArrayAttr rules) {
  printer << "{";
  llvm::interleaveComma(
      rules.getAsRange<AxisRuleAttr>(), printer,
      [&](AxisRuleAttr rule) { printAxisRule(printer, rule); });
  printer << "}";
}

static ParseResult parseShardings(OpAsmParser &parser, ArrayAttr &attr) {
  SmallVector<Attribute> shardings;
  auto parseOne = [&]() -> ParseResult {
    ShardingAttr sharding;
    if (parser.parseCustomAttributeWithFallback(sharding))
      return failure();
    shardings.push_back(sharding);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  attr = parser.getBuilder().getArrayAttr(shardings);
  return success();
}

static void printShardings(OpAsmPrinter &printer, Operation *,
                           ArrayAttr shardings) {
  printer << "[";
  llvm::interleaveComma(shardings.getAsRange<ShardingAttr>(), printer,
                        [&](ShardingAttr sharding) {
                          printer.printStrippedAttrOrType(sharding);
                        });
  printer << "]";
}

/// `shift 1`, `to ["y", "x"]` or `pairs [0 -> 1, 1 -> 2]`
static ParseResult parsePermutation(OpAsmParser &parser, IntegerAttr &shift,
                                    DenseI64ArrayAttr &pairs,
                                    AxesAttr &targets) {
  Builder &builder = parser.getBuilder();
  if (succeeded(parser.parseOptionalKeyword("to")))
    return parseAxes(parser, targets);
  if (succeeded(parser.parseOptionalKeyword("shift"))) {
    int64_t value;
    if (parser.parseInteger(value))
      return failure();
    shift = builder.getI64IntegerAttr(value);
    return success();
  }
  SmallVector<int64_t> members;
  auto parsePair = [&]() -> ParseResult {
    return failure(parser.parseInteger(members.emplace_back()) ||
                   parser.parseArrow() ||
                   parser.parseInteger(members.emplace_back()));
  };
  if (parser.parseKeyword("pairs", ", 'shift', 'to' or a list of pairs") ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parsePair))
    return failure();
  pairs = builder.getDenseI64ArrayAttr(members);
  return success();
}

static void printPermutation(OpAsmPrinter &printer, Operation *op,
                             IntegerAttr shift, DenseI64ArrayAttr pairs,
                             AxesAttr targets) {
  if (targets) {
    printer << "to ";
    printAxes(printer, op, targets);
    return;
  }
  if (shift) {
    printer << "shift " << shift.getInt();
    return;
  }
  printer << "pairs [";
  ArrayRef<int64_t> members = pairs;
  for (size_t i = 0; i + 1 < members.size(); i += 2)
    printer << (i ? ", " : "") << members[i] << " -> " << members[i + 1];
  printer << "]";
}

#define GET_OP_CLASSES
#include "mesh/IR/MeshOps.cpp.inc"
