//===- ParamReport.cpp - tables of parameters -----------------------------===//

#include "mesh/Params/ParamReport.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Weight decay
//===----------------------------------------------------------------------===//

llvm::Expected<std::vector<bool>>
mesh::getDecayMask(ArrayRef<StringRef> names, const DecayPatterns &patterns) {
  if (!patterns.exclude.empty() && !patterns.include.empty())
    return llvm::createStringError(
        "weight decay takes a pattern of what to exclude or of what to "
        "include, not both");
  std::vector<bool> mask(names.size(), true);
  if (patterns.empty())
    return mask;
  bool includes = patterns.exclude.empty();
  const std::string &pattern = includes ? patterns.include : patterns.exclude;
  llvm::Regex regex(pattern);
  std::string error;
  if (!regex.isValid(error))
    return llvm::createStringError("the pattern '" + pattern +
                                   "' is not an expression: " + error);
  bool anyMatch = false;
  for (auto [index, name] : llvm::enumerate(names)) {
    bool matches = regex.match(name);
    anyMatch |= matches;
    mask[index] = matches == includes;
  }
  if (!anyMatch)
    return llvm::createStringError("the pattern '" + pattern +
                                   "' matches no parameter");
  return mask;
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

static std::string getShardingText(ParamOp param) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (std::optional<ShardingAttr> sharding = param.getSharding())
    os << Attribute(*sharding);
  if (std::optional<LogicalShardingAttr> logical = param.getLogical())
    os << Attribute(*logical);
  // Only what tells one from the other.
  StringRef shown(text);
  shown.consume_front("#mesh.sharding");
  shown.consume_front("#mesh.");
  return shown.str();
}

/// Returns the bytes of a parameter on a device; nothing if they overflow.
static std::optional<int64_t> countBytesPerDevice(RankedTensorType type,
                                                  const ParamLayout &layout) {
  SmallVector<int64_t> sizes(type.getShape());
  if (layout.mesh)
    for (auto [dim, size] : llvm::enumerate(sizes))
      size =
          llvm::divideCeilSigned(size, layout.mesh.getSize(layout.axes[dim]));
  return countBytes(type.clone(sizes));
}

llvm::Expected<std::vector<ParamInfo>>
mesh::describeParams(ModuleOp module, const DecayPatterns &patterns) {
  SymbolTable symbols(module);
  SmallVector<ParamOp> params = getParams(module);
  SmallVector<StringRef> names;
  for (ParamOp param : params)
    names.push_back(param.getSymName());
  llvm::Expected<std::vector<bool>> mask = getDecayMask(names, patterns);
  if (!mask)
    return mask.takeError();
  std::vector<ParamInfo> infos;
  int64_t totalCount = 0, totalBytes = 0;
  for (auto [param, decays] : llvm::zip_equal(params, *mask)) {
    llvm::Expected<ParamLayout> layout = getLayout(param, symbols);
    if (!layout)
      return layout.takeError();
    RankedTensorType type = param.getTensorType();
    std::optional<int64_t> count = countElements(type);
    std::optional<int64_t> bytes = countBytesPerDevice(type, *layout);
    if (!count || !bytes || llvm::AddOverflow(totalCount, *count, totalCount) ||
        llvm::AddOverflow(totalBytes, *bytes, totalBytes))
      return llvm::createStringError(
          "parameter '" + param.getSymName() +
          "': there are no numbers for so many elements and bytes");
    std::string element;
    llvm::raw_string_ostream(element) << type.getElementType();
    infos.push_back(
        {param.getSymName().str(), SmallVector<int64_t>(type.getShape()),
         *count, element, getShardingText(param), *bytes,
         param.getInitializerText(),
         patterns.empty() ? std::nullopt : std::optional<bool>(decays)});
  }
  return infos;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// 1234567 as 1,234,567.
static std::string group(int64_t number) {
  std::string digits = std::to_string(number);
  for (auto place = static_cast<int64_t>(digits.size()) - 3; place > 0;
       place -= 3)
    digits.insert(place, ",");
  return digits;
}

void mesh::printParams(ArrayRef<ParamInfo> params, raw_ostream &os) {
  bool showsDecay = !params.empty() && params.front().decays;
  SmallVector<SmallVector<std::string>> rows = {
      {"name", "shape", "count", "type", "bytes/device", "init", "sharding"}};
  if (showsDecay)
    rows.front().push_back("decay");
  int64_t count = 0, bytes = 0;
  for (const ParamInfo &param : params) {
    count += param.count;
    bytes += param.bytesPerDevice;
    rows.push_back(
        {param.name,
         llvm::formatv("[{0:$[, ]}]", llvm::make_range(param.shape.begin(),
                                                       param.shape.end())),
         group(param.count), param.element, group(param.bytesPerDevice),
         param.initializer, param.sharding.empty() ? "-" : param.sharding});
    if (showsDecay)
      rows.back().push_back(*param.decays ? "yes" : "no");
  }
  rows.push_back({"total", "", group(count), "", group(bytes), "", ""});
  SmallVector<size_t> widths(rows.front().size());
  for (ArrayRef<std::string> row : rows)
    for (auto [column, text] : llvm::enumerate(row))
      widths[column] = std::max(widths[column], text.size());
  // Numbers end together.
  auto isNumber = [](size_t column) { return column == 2 || column == 4; };
  for (ArrayRef<std::string> row : rows) {
    std::string line;
    for (auto [column, text] : llvm::enumerate(row)) {
      std::string space(widths[column] - text.size(), ' ');
      line += isNumber(column) ? space + text : text + space;
      line += "  ";
    }
    os << StringRef(line).rtrim() << "\n";
  }
}

llvm::json::Value mesh::toJson(ArrayRef<ParamInfo> params) {
  llvm::json::Array list;
  int64_t count = 0, bytes = 0;
  for (const ParamInfo &param : params) {
    count += param.count;
    bytes += param.bytesPerDevice;
    llvm::json::Object object{{"name", param.name},
                              {"shape", llvm::json::Array(param.shape)},
                              {"count", param.count},
                              {"type", param.element},
                              {"sharding", param.sharding},
                              {"bytes_per_device", param.bytesPerDevice},
                              {"init", param.initializer}};
    if (param.decays)
      object["decay"] = *param.decays;
    list.push_back(std::move(object));
  }
  return llvm::json::Object{{"params", std::move(list)},
                            {"count", count},
                            {"bytes_per_device", bytes}};
}
