//===- MeshAttrs.cpp - syntax and invariants of the attributes ------------===//
//
// The numbered constraints are those of MeshAttrs.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/Mesh.h"

#include "AxisSyntax.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

#include <limits>
#include <numeric>

using namespace mesh;

#include "mesh/IR/MeshEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "mesh/IR/MeshAttrs.cpp.inc"

void MeshDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "mesh/IR/MeshAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// #mesh.mesh
//===----------------------------------------------------------------------===//

LogicalResult MeshAxisAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   StringRef name, int64_t size) {
  if (name.empty())
    return emitError() << "axis name must not be empty";
  if (size < 1)
    return emitError() << "size of axis \"" << name
                       << "\" must be at least 1, got " << size;
  return success();
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<MeshAxisAttr> axes,
                               ArrayRef<int64_t> deviceIds) {
  llvm::StringSet<> names;
  int64_t numDevices = 1;
  for (MeshAxisAttr axis : axes) {
    if (!names.insert(axis.getName()).second)
      return emitError() << "axis \"" << axis.getName()
                         << "\" is declared twice";
    if (axis.getSize() > std::numeric_limits<int32_t>::max() / numDevices)
      return emitError() << "mesh has more than "
                         << std::numeric_limits<int32_t>::max() << " devices";
    numDevices *= axis.getSize();
  }
  if (deviceIds.empty())
    return success();
  if (static_cast<int64_t>(deviceIds.size()) != numDevices)
    return emitError() << "device_ids must name " << numDevices
                       << " devices, got " << deviceIds.size();
  llvm::SmallVector<bool> seen(numDevices, false);
  bool isIdentity = true;
  for (auto [position, id] : llvm::enumerate(deviceIds)) {
    if (id < 0 || id >= numDevices)
      return emitError() << "device id must be in 0 … " << numDevices - 1
                         << ", got " << id;
    if (seen[id])
      return emitError() << "device id " << id << " is used twice";
    seen[id] = true;
    isIdentity &= id == static_cast<int64_t>(position);
  }
  if (isIdentity)
    return emitError() << "device_ids in order must be left out";
  return success();
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  auto parseAxis = [&]() -> ParseResult {
    std::string name;
    int64_t size;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseString(&name) || parser.parseEqual() ||
        parser.parseInteger(size))
      return failure();
    auto axis =
        MeshAxisAttr::getChecked([&] { return parser.emitError(loc); },
                                 parser.getContext(), StringRef(name), size);
    axes.push_back(axis);
    return success(axis != nullptr);
  };
  SmallVector<int64_t> ids;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseAxis))
    return {};
  if (succeeded(parser.parseOptionalComma())) {
    if (parser.parseKeyword("device_ids") || parser.parseEqual() ||
        parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
          return parser.parseInteger(ids.emplace_back());
        }))
      return {};
  }
  if (parser.parseGreater())
    return {};
  // Shardy's maximal mesh, of one given device.
  if (axes.empty() && ids == SmallVector<int64_t>{0})
    ids.clear();
  return MeshAttr::getChecked([&] { return parser.emitError(loc); },
                              parser.getContext(), axes, ids);
}

void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getAxes(), printer, [&](MeshAxisAttr axis) {
    printer.printString(axis.getName());
    printer << "=" << axis.getSize();
  });
  printer << "]";
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer);
    printer << "]";
  }
  printer << ">";
}

//===----------------------------------------------------------------------===//
// #mesh.axis, #mesh.axes
//===----------------------------------------------------------------------===//

LogicalResult AxisRefAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  StringRef name, int64_t preSize,
                                  int64_t subSize) {
  if (name.empty())
    return emitError() << "axis name must not be empty";
  if (preSize < 1)
    return emitError() << "pre-size of a sub-axis of \"" << name
                       << "\" must be at least 1, got " << preSize;
  if (subSize != 0 ? subSize < 2 : preSize != 1)
    return emitError() << "size of a sub-axis of \"" << name
                       << "\" must be at least 2, got " << subSize;
  if (subSize != 0 && preSize > std::numeric_limits<int32_t>::max() / subSize)
    return emitError() << "sub-axis (" << preSize << ")" << subSize << " of \""
                       << name << "\" is larger than any mesh";
  return success();
}

std::string AxisRefAttr::str() const {
  std::string text = ("\"" + getName() + "\"").str();
  if (isSubAxis())
    text += ":(" + std::to_string(getPreSize()) + ")" +
            std::to_string(getSubSize());
  return text;
}

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  AxisRefAttr axis;
  if (parser.parseLess() || parseAxisRef(parser, axis) || parser.parseGreater())
    return {};
  return axis;
}

void AxisRefAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printAxisRefs(printer, *this);
  printer << ">";
}

Attribute AxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  if (parser.parseLess() || parseAxisList(parser, axes) ||
      parser.parseGreater())
    return {};
  return AxesAttr::get(parser.getContext(), axes);
}

void AxesAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printAxisRefs(printer, getAxes());
  printer << "]>";
}

//===----------------------------------------------------------------------===//
// #mesh.dim_sharding
//===----------------------------------------------------------------------===//

LogicalResult
DimShardingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                        ArrayRef<AxisRefAttr> axes, bool isOpen,
                        int64_t priority) {
  if (priority < -1)
    return emitError() << "priority must not be negative, got " << priority;
  return success();
}

/// `{"x", ?}p1`
static DimShardingAttr parseDimSharding(AsmParser &parser) {
  SmallVector<AxisRefAttr> axes;
  bool isOpen = false;
  if (parser.parseLBrace())
    return {};
  if (failed(parser.parseOptionalRBrace())) {
    do {
      if (succeeded(parser.parseOptionalQuestion())) {
        isOpen = true;
        break;
      }
      if (parseAxisRef(parser, axes.emplace_back()))
        return {};
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseRBrace())
      return {};
  }
  int64_t priority = -1;
  if (parsePriority(parser, priority))
    return {};
  return DimShardingAttr::get(parser.getContext(), axes, isOpen, priority);
}

static void printDimSharding(AsmPrinter &printer, DimShardingAttr dim) {
  printer << "{";
  printAxisRefs(printer, dim.getAxes());
  if (dim.getIsOpen())
    printer << (dim.getAxes().empty() ? "?" : ", ?");
  printer << "}";
  if (dim.getPriority() >= 0)
    printer << "p" << dim.getPriority();
}

Attribute DimShardingAttr::parse(AsmParser &parser, Type) {
  DimShardingAttr dim;
  if (parser.parseLess() || !(dim = parseDimSharding(parser)) ||
      parser.parseGreater())
    return {};
  return dim;
}

void DimShardingAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printDimSharding(printer, *this);
  printer << ">";
}

//===----------------------------------------------------------------------===//
// #mesh.sharding
//===----------------------------------------------------------------------===//

/// The range of an axis's digits that a (sub-)axis takes, in pre-sizes. A
/// whole axis ends nowhere.
static std::pair<int64_t, int64_t> getDigits(AxisRefAttr axis) {
  if (!axis.isSubAxis())
    return {1, std::numeric_limits<int64_t>::max()};
  return {axis.getPreSize(), axis.getPreSize() * axis.getSubSize()};
}

/// Returns true if they have a digit in common, or are no digits of one number,
/// as `"x":(1)2` and `"x":(3)2` are not.
static bool overlap(AxisRefAttr a, AxisRefAttr b) {
  if (a.getName() != b.getName())
    return false;
  auto [aBegin, aEnd] = getDigits(a);
  auto [bBegin, bEnd] = getDigits(b);
  bool areApart = (aEnd <= bBegin && bBegin % aEnd == 0) ||
                  (bEnd <= aBegin && aBegin % bEnd == 0);
  return !areApart;
}

/// Checks that no axis is used twice (C1) and that sub-axes that are one
/// larger sub-axis are written so (C2).
static LogicalResult
verifyAxisLists(function_ref<InFlightDiagnostic()> emitError,
                ArrayRef<ArrayRef<AxisRefAttr>> lists) {
  SmallVector<AxisRefAttr> used;
  for (ArrayRef<AxisRefAttr> list : lists) {
    for (AxisRefAttr axis : list) {
      for (AxisRefAttr other : used)
        if (overlap(axis, other))
          return emitError() << "axis " << axis.str() << " overlaps "
                             << other.str() << ", which is already in use";
      used.push_back(axis);
    }
    for (size_t i = 1; i < list.size(); ++i) {
      AxisRefAttr major = list[i - 1], minor = list[i];
      if (major.getName() == minor.getName() && major.isSubAxis() &&
          minor.isSubAxis() && getDigits(major).second == minor.getPreSize())
        return emitError() << "sub-axes " << major.str() << " and "
                           << minor.str() << " must be written as one";
    }
  }
  return success();
}

LogicalResult ShardingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   FlatSymbolRefAttr mesh,
                                   ArrayRef<DimShardingAttr> dims,
                                   ArrayRef<AxisRefAttr> replicated,
                                   std::optional<Combiner> combiner,
                                   ArrayRef<AxisRefAttr> partial) {
  if (combiner.has_value() == partial.empty())
    return emitError() << "partial axes and their combiner go together";
  SmallVector<ArrayRef<AxisRefAttr>> lists;
  for (DimShardingAttr dim : dims)
    lists.push_back(dim.getAxes());
  lists.push_back(replicated);
  lists.push_back(partial);
  return verifyAxisLists(emitError, lists);
}

Attribute ShardingAttr::parse(AsmParser &parser, Type) {
  FlatSymbolRefAttr mesh;
  SmallVector<DimShardingAttr> dims;
  SmallVector<AxisRefAttr> replicated, partial;
  std::optional<Combiner> combiner;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseAttribute(mesh) ||
      parser.parseComma() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square, [&]() -> ParseResult {
            DimShardingAttr dim = parseDimSharding(parser);
            dims.push_back(dim);
            return success(dim != nullptr);
          }))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    StringRef keyword;
    SMLoc keywordLoc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return {};
    if (keyword == "replicated") {
      if (parseAxisSet(parser, replicated))
        return {};
    } else if (keyword == "unreduced") {
      combiner = Combiner::Sum;
      if (parseAxisSet(parser, partial))
        return {};
    } else if (keyword == "partial") {
      auto parsed = FieldParser<Combiner>::parse(parser);
      if (failed(parsed) || parseAxisSet(parser, partial))
        return {};
      combiner = *parsed;
    } else {
      parser.emitError(keywordLoc,
                       "expected 'replicated', 'partial' or 'unreduced', got '")
          << keyword << "'";
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return ShardingAttr::getChecked([&] { return parser.emitError(loc); },
                                  parser.getContext(), mesh, dims, replicated,
                                  combiner, partial);
}

void ShardingAttr::print(AsmPrinter &printer) const {
  printer << "<" << getMesh() << ", [";
  llvm::interleaveComma(getDims(), printer, [&](DimShardingAttr dim) {
    printDimSharding(printer, dim);
  });
  printer << "]";
  if (!getReplicated().empty()) {
    printer << ", replicated={";
    printAxisRefs(printer, getReplicated());
    printer << "}";
  }
  if (!getPartial().empty()) {
    printer << ", partial=" << stringifyCombiner(*getCombiner()) << "{";
    printAxisRefs(printer, getPartial());
    printer << "}";
  }
  printer << ">";
}

//===----------------------------------------------------------------------===//
// Logical names
//===----------------------------------------------------------------------===//

Attribute LogicalShardingAttr::parse(AsmParser &parser, Type) {
  FlatSymbolRefAttr rules;
  SmallVector<StringAttr> names;
  auto parseName = [&]() -> ParseResult {
    std::string name;
    SMLoc loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeyword("_"))) {
      if (parser.parseString(&name))
        return failure();
      if (name.empty())
        return parser.emitError(loc, "logical axis name must not be empty");
    }
    names.push_back(StringAttr::get(parser.getContext(), name));
    return success();
  };
  if (parser.parseLess() || parser.parseAttribute(rules) ||
      parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseName) ||
      parser.parseGreater())
    return {};
  return LogicalShardingAttr::get(parser.getContext(), rules, names);
}

void LogicalShardingAttr::print(AsmPrinter &printer) const {
  printer << "<" << getRules() << ", [";
  llvm::interleaveComma(getNames(), printer, [&](StringAttr name) {
    if (name.empty())
      printer << "_";
    else
      printer.printString(name.getValue());
  });
  printer << "]>";
}

Attribute AxisRuleAttr::parse(AsmParser &parser, Type) {
  AxisRuleAttr rule;
  if (parser.parseLess() || parseAxisRule(parser, rule) ||
      parser.parseGreater())
    return {};
  return rule;
}

void AxisRuleAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printAxisRule(printer, *this);
  printer << ">";
}
