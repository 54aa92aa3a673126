//===- Values.cpp - the shardings of all values ---------------------------===//

#include "mesh/Report/Values.h"

#include "mesh/Host/ShardPlacement.h"
#include "mesh/IR/SourceText.h"
#include "mesh/Sharder/ShardView.h"
#include "mesh/Transforms/Propagation/Explanation.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/DebugStringHelper.h"

using namespace mesh;

/// The most devices of a picture.
static constexpr int64_t kMostDevices = 64;

/// The most reasons for the sharding of a value.
static constexpr int64_t kMostReasons = 8;

namespace {
/// Collects values with the remarks that explain them.
class ValueDescriber {
public:
  ValueDescriber(ModuleOp module, function_ref<int64_t(Operation *)> getNumber,
                 StringTable &strings)
      : module(module), getNumber(getNumber), strings(strings) {}

  llvm::json::Object describe();

private:
  bool begin(Value value, ShardingAttr sharding);
  void addReasons(mlir::Diagnostic &remark);
  llvm::json::Object describePlace(Value value) const;
  /// Returns the number of the picture of a value, or -1.
  int64_t draw(Value value, ShardingAttr sharding);
  LogicalResult explainAll();

  ModuleOp module;
  function_ref<int64_t(Operation *)> getNumber;
  StringTable &strings;
  llvm::json::Array values, pictures;
  llvm::DenseMap<std::pair<Type, Attribute>, int64_t> pictureNumbers;
  std::string problem;
};
} // namespace

llvm::json::Object ValueDescriber::describePlace(Value value) const {
  auto result = llvm::dyn_cast<OpResult>(value);
  Operation *owner =
      result ? result.getOwner() : value.getParentRegion()->getParentOp();
  int64_t number = result ? result.getResultNumber()
                          : llvm::cast<BlockArgument>(value).getArgNumber();
  return llvm::json::Object{
      {"op", getNumber(owner)}, {"number", number}, {"isResult", bool(result)}};
}

int64_t ValueDescriber::draw(Value value, ShardingAttr sharding) {
  auto [found, isNew] =
      pictureNumbers.try_emplace({value.getType(), sharding}, -1);
  MeshAttr mesh =
      lookupMesh(value.getParentRegion()->getParentOp(), sharding.getMesh());
  if (!isNew || !mesh || mesh.getNumDevices() > kMostDevices)
    return found->second;
  llvm::Expected<TensorShape> shape = getTensorShape(value.getType());
  if (!shape) {
    llvm::consumeError(shape.takeError());
    return -1;
  }
  auto placement = ShardPlacement::split(*shape, sharding, mesh);
  if (!placement) {
    llvm::consumeError(placement.takeError());
    return -1;
  }
  std::string picture;
  llvm::raw_string_ostream os(picture);
  ShardView(placement->getGlobalShape().str() + ", parts of " +
                placement->getLocalShape().str(),
            *placement, mesh.getDeviceIds())
      .printSvg(os);
  found->second = static_cast<int64_t>(pictures.size());
  pictures.push_back(std::move(picture));
  return found->second;
}

/// Adds a value, if it is a tensor of the program. The remark about it follows.
bool ValueDescriber::begin(Value value, ShardingAttr sharding) {
  if (!sharding)
    return false;
  llvm::json::Object json = describePlace(value);
  // Passes that prepare for propagation add ops.
  if (*json.getInteger("op") < 0)
    return false;
  json["type"] = strings.add(mlir::debugString(value.getType()));
  json["sharding"] = strings.add(mlir::debugString(sharding));
  if (int64_t picture = draw(value, sharding); picture >= 0)
    json["picture"] = picture;
  values.push_back(std::move(json));
  return true;
}

void ValueDescriber::addReasons(mlir::Diagnostic &remark) {
  llvm::json::Array reasons;
  auto notes = remark.getNotes();
  int64_t count = std::distance(notes.begin(), notes.end());
  for (auto [index, note] : llvm::enumerate(notes)) {
    // The way from far away is long: its end is where the axis comes from.
    bool isLeftOut = static_cast<int64_t>(index) >= kMostReasons - 1 &&
                     static_cast<int64_t>(index) < count - 1;
    if (!isLeftOut)
      reasons.push_back(
          llvm::json::Array{strings.add(note.str()),
                            strings.add(getSourceText(note.getLocation()))});
  }
  if (!values.empty())
    (*values.back().getAsObject())["why"] = std::move(reasons);
}

LogicalResult ValueDescriber::explainAll() {
  SymbolTableCollection symbols;
  IRRewriter rewriter(module.getContext());
  auto functions = prepareForPropagation(rewriter, module, symbols);
  if (failed(functions))
    return failure();
  return explainShardings(*functions, symbols,
                          [this](Value value, ShardingAttr sharding) {
                            return begin(value, sharding);
                          });
}

llvm::json::Object ValueDescriber::describe() {
  mlir::ScopedDiagnosticHandler handler(
      module.getContext(), [this](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Remark)
          addReasons(diagnostic);
        else if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
                 problem.empty())
          problem =
              getSourceText(diagnostic.getLocation()) + ": " + diagnostic.str();
      });
  if (failed(explainAll()) && problem.empty())
    problem = "shardings cannot be found";
  return llvm::json::Object{{"values", std::move(values)},
                            {"pictures", std::move(pictures)},
                            {"problem", llvm::json::fixUTF8(problem)}};
}

llvm::json::Object
mesh::describeValues(ModuleOp module,
                     function_ref<int64_t(Operation *)> getNumber,
                     StringTable &strings) {
  return ValueDescriber(module, getNumber, strings).describe();
}
