//===- AxisSyntax.cpp - syntax of axes ------------------------------------===//

#include "AxisSyntax.h"

using namespace mesh;

ParseResult mesh::parseAxisRef(AsmParser &parser, AxisRefAttr &axis) {
  std::string name;
  int64_t preSize = 1, subSize = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&name))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    if (parser.parseLParen() || parser.parseInteger(preSize) ||
        parser.parseRParen() || parser.parseInteger(subSize))
      return failure();
    if (subSize == 0)
      return parser.emitError(loc, "size of a sub-axis of \"")
             << name << "\" must be at least 2, got 0";
  }
  axis = AxisRefAttr::getChecked([&] { return parser.emitError(loc); },
                                 parser.getContext(), StringRef(name), preSize,
                                 subSize);
  return success(axis != nullptr);
}

void mesh::printAxisRefs(AsmPrinter &printer, ArrayRef<AxisRefAttr> axes) {
  llvm::interleaveComma(axes, printer, [&](AxisRefAttr axis) {
    printer.printString(axis.getName());
    if (axis.isSubAxis())
      printer << ":(" << axis.getPreSize() << ")" << axis.getSubSize();
  });
}

ParseResult mesh::parseAxisList(AsmParser &parser,
                                SmallVectorImpl<AxisRefAttr> &axes) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parseAxisRef(parser, axes.emplace_back());
  });
}

ParseResult mesh::parseAxes(OpAsmParser &parser, AxesAttr &attr) {
  SmallVector<AxisRefAttr> axes;
  if (parseAxisList(parser, axes))
    return failure();
  attr = AxesAttr::get(parser.getContext(), axes);
  return success();
}

void mesh::printAxes(OpAsmPrinter &printer, Operation *, AxesAttr axes) {
  printer << "[";
  printAxisRefs(printer, axes);
  printer << "]";
}

ParseResult mesh::parseAxisSet(AsmParser &parser,
                               SmallVectorImpl<AxisRefAttr> &axes) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, [&] {
    return parseAxisRef(parser, axes.emplace_back());
  });
}

ParseResult mesh::parsePriority(AsmParser &parser, int64_t &priority) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return success();
  if (!keyword.consume_front("p") || keyword.getAsInteger(10, priority))
    return parser.emitError(loc, "expected a priority like p0");
  return success();
}

ParseResult mesh::parseAxisRule(AsmParser &parser, AxisRuleAttr &rule) {
  std::string name;
  SmallVector<AxisRefAttr> axes;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&name) || parser.parseArrow())
    return failure();
  if (name.empty())
    return parser.emitError(loc, "logical axis name must not be empty");
  // One axis needs no braces.
  if (failed(parser.parseOptionalLBrace())) {
    if (parseAxisRef(parser, axes.emplace_back()))
      return failure();
  } else if (failed(parser.parseOptionalRBrace())) {
    if (parser.parseCommaSeparatedList(
            [&] { return parseAxisRef(parser, axes.emplace_back()); }) ||
        parser.parseRBrace())
      return failure();
  }
  rule = AxisRuleAttr::get(parser.getContext(), StringRef(name), axes);
  return success();
}

void mesh::printAxisRule(AsmPrinter &printer, AxisRuleAttr rule) {
  printer.printString(rule.getName());
  printer << " -> {";
  printAxisRefs(printer, rule.getAxes());
  printer << "}";
}

ParseResult mesh::parseAxis(OpAsmParser &parser, AxisRefAttr &axis) {
  if (succeeded(parser.parseOptionalLSquare()))
    return failure(parseAxisRef(parser, axis) || parser.parseRSquare());
  std::string name;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseString(&name))
    return failure();
  axis =
      AxisRefAttr::getChecked([&] { return parser.emitError(loc); },
                              parser.getContext(), StringRef(name),
                              /*preSize=*/int64_t(1), /*subSize=*/int64_t(0));
  return success(axis != nullptr);
}

void mesh::printAxis(OpAsmPrinter &printer, Operation *, AxisRefAttr axis) {
  if (axis.isSubAxis())
    printer << "[";
  printAxisRefs(printer, axis);
  if (axis.isSubAxis())
    printer << "]";
}
