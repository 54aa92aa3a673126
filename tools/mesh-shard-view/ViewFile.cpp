//===- ViewFile.cpp - the tool mesh-shard-view ----------------------------===//

#include "ViewFile.h"

#include "mesh/IR/SourceFile.h"
#include "mesh/Params/Params.h"
#include "mesh/Sharder/ShardView.h"
#include "mesh/Support/ReadFile.h"
#include "mesh/Transforms/Propagation/Propagation.h"

#include "llvm/ADT/StringExtras.h"

using namespace mesh;

namespace {
class Viewer {
public:
  Viewer(const ViewRequest &request, raw_ostream &os)
      : request(request), os(os) {}

  llvm::Error view(ModuleOp module);

private:
  /// Returns true if the value of that name is to be shown.
  bool isWanted(StringRef name);
  llvm::Error view(FunctionOpInterface function);
  llvm::Error view(FunctionOpInterface function, StringRef role, unsigned index,
                   Type type, DictionaryAttr attributes);
  llvm::Error view(ParamOp param, SymbolTable &table);
  llvm::Error draw(const llvm::Twine &what, const ShardPlacement &placement,
                   MeshAttr mesh, ShardingAttr sharding);

  const ViewRequest &request;
  raw_ostream &os;
  SymbolTableCollection symbols;
  bool any = false;
  /// The names of those that are not wanted.
  SmallVector<std::string> others;
};
} // namespace

bool Viewer::isWanted(StringRef name) {
  if (request.value.empty() || name == request.value)
    return true;
  others.push_back(name.str());
  return false;
}

/// "8x16xf32 over #mesh.mesh<…> by #mesh.sharding<…>, parts of 4x4xf32".
static std::string describe(const ShardPlacement &placement, MeshAttr mesh,
                            ShardingAttr sharding) {
  std::string text;
  llvm::raw_string_ostream title(text);
  title << placement.getGlobalShape().str() << " over " << mesh << " by "
        << sharding << ", parts of " << placement.getLocalShape().str();
  return text;
}

llvm::Error Viewer::draw(const llvm::Twine &what,
                         const ShardPlacement &placement, MeshAttr mesh,
                         ShardingAttr sharding) {
  std::string title = describe(placement, mesh, sharding);
  if (!request.file.empty())
    title = (what + ": " + title).str();
  ShardView view(std::move(title), placement, mesh.getDeviceIds());
  if (request.svg) {
    if (any)
      return llvm::createStringError("a picture shows one value, but there are "
                                     "several; choose one by --value");
    view.printSvg(os);
  } else {
    if (any)
      os << "\n";
    view.printText(os, request.width);
  }
  any = true;
  return llvm::Error::success();
}

llvm::Error Viewer::view(ParamOp param, SymbolTable &table) {
  if (!isWanted(param.getSymName()))
    return llvm::Error::success();
  llvm::Expected<ParamLayout> placed = getLayout(param, table);
  if (!placed)
    return placed.takeError();
  if (!placed->mesh)
    return llvm::Error::success();
  auto dims =
      llvm::map_to_vector(placed->axes, [&](ArrayRef<AxisRefAttr> axes) {
        return DimShardingAttr::get(param.getContext(), axes);
      });
  auto sharding = ShardingAttr::get(placed->meshName, dims);
  std::string what = ("parameter @" + param.getSymName()).str();
  if (failed(sharding.verifyAgainst(placed->mesh, param.getType(),
                                    [&] { return param.emitOpError(); })))
    return llvm::createStringError(what + " has no layout");
  llvm::Expected<TensorShape> shape = getTensorShape(param.getType());
  if (!shape)
    return llvm::createStringError(what + ": " +
                                   llvm::toString(shape.takeError()));
  llvm::Expected<ShardPlacement> placement =
      ShardPlacement::split(*shape, sharding, placed->mesh);
  if (!placement)
    return placement.takeError();
  return draw(what, *placement, placed->mesh, sharding);
}

llvm::Error Viewer::view(FunctionOpInterface function, StringRef role,
                         unsigned index, Type type, DictionaryAttr attributes) {
  auto sharding = attributes ? attributes.getAs<ShardingAttr>(
                                   StringRef(MeshDialect::kShardingAttrName))
                             : ShardingAttr();
  if (!sharding)
    return llvm::Error::success();
  std::string name = std::to_string(index);
  if (auto given =
          attributes.getAs<StringAttr>(StringRef(MeshDialect::kNameAttrName)))
    name = given.str();
  if (!isWanted(name))
    return llvm::Error::success();
  llvm::Expected<TensorShape> shape = getTensorShape(type);
  if (!shape)
    return llvm::createStringError("@" + function.getName() + " " + role + " " +
                                   name + ": " +
                                   llvm::toString(shape.takeError()));
  MeshAttr mesh = lookupMesh(function, sharding.getMesh());
  // Programs in local view have the types of parts.
  llvm::Expected<ShardPlacement> placement =
      function->hasAttr(MeshDialect::kSpmdAttrName)
          ? ShardPlacement::get(*shape, sharding, mesh)
          : ShardPlacement::split(*shape, sharding, mesh);
  if (!placement)
    return placement.takeError();
  if (auto unpadded = attributes.getAs<DenseI64ArrayAttr>(
          StringRef(MeshDialect::kUnpaddedAttrName)))
    if (llvm::Error error = placement->setUnpadded(unpadded))
      return error;
  return draw("@" + function.getName() + " " + role + " " + name, *placement,
              mesh, sharding);
}

llvm::Error Viewer::view(FunctionOpInterface function) {
  if (failed(resolveAxisRules(function, symbols)))
    return llvm::createStringError("the logical names of @" +
                                   function.getName() + " have no meaning");
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
    if (llvm::Error error = view(
            function, "argument", index, type,
            mlir::function_interface_impl::getArgAttrDict(function, index)))
      return error;
  for (auto [index, type] : llvm::enumerate(function.getResultTypes()))
    if (llvm::Error error = view(
            function, "result", index, type,
            mlir::function_interface_impl::getResultAttrDict(function, index)))
      return error;
  return llvm::Error::success();
}

llvm::Error Viewer::view(ModuleOp module) {
  SymbolTable table(module);
  if (request.entry.empty())
    for (ParamOp param : getParams(module))
      if (llvm::Error error = view(param, table))
        return error;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (request.entry.empty() || function.getName() == request.entry)
      if (llvm::Error error = view(function))
        return error;
  if (any)
    return llvm::Error::success();
  return llvm::createStringError(
      "there is no " +
      (request.entry.empty() ? "parameter, and no function"
                             : "@" + request.entry) +
      " with an argument or a result" +
      (request.value.empty() ? "" : ", '" + request.value + "'") +
      " that has a mesh.sharding" +
      (others.empty() ? "" : "; there are " + llvm::join(others, ", ")));
}

/// Returns axes such as data=2,model=4 as the IR has them, with names in
/// quotes. They may be in quotes already.
static llvm::Expected<std::string> quoteAxes(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  std::string axes;
  llvm::raw_string_ostream os(axes);
  for (StringRef part : parts) {
    auto [name, number] = part.split('=');
    name = name.trim();
    if (name.size() > 1 && name.starts_with("\"") && name.ends_with("\""))
      name = name.drop_front().drop_back();
    int64_t size = 0;
    if (name.empty() || number.trim().getAsInteger(10, size) || size < 1)
      return llvm::createStringError("--mesh must be as data=2,model=4, got '" +
                                     text + "'");
    os << (axes.empty() ? "\"" : ", \"");
    llvm::printEscapedString(name, os);
    os << "\"=" << size;
  }
  return axes;
}

/// Returns what is to be shown as text: the file, or one value made of options.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
getSource(const ViewRequest &request) {
  if (!request.file.empty())
    return readTextOrInput(request.file);
  llvm::Expected<std::string> axes = quoteAxes(request.mesh);
  if (!axes)
    return axes.takeError();
  return llvm::MemoryBuffer::getMemBufferCopy(
      "mesh.mesh @mesh = <[" + *axes + "]>\nfunc.func private @value(tensor<" +
          request.type +
          "> {mesh.name = \"x\", mesh.sharding = #mesh.sharding<@mesh, " +
          request.sharding + ">})\n",
      "command line");
}

llvm::Error mesh::viewShards(const ViewRequest &request,
                             mlir::MLIRContext &context, raw_ostream &os) {
  bool isGiven = !request.mesh.empty() || !request.sharding.empty() ||
                 !request.type.empty();
  if (isGiven == !request.file.empty())
    return llvm::createStringError(
        "expected either a file, or --mesh, --sharding and --type");
  if (isGiven && (request.mesh.empty() || request.sharding.empty() ||
                  request.type.empty()))
    return llvm::createStringError(
        "--mesh, --sharding and --type need each other");
  auto source = getSource(request);
  if (!source)
    return source.takeError();
  context.printOpOnDiagnostic(false);
  auto file = SourceFile::parse(std::move(*source),
                                request.file.empty() ? "what is to be shown"
                                                     : StringRef(request.file),
                                context, llvm::errs());
  if (!file)
    return file.takeError();
  return Viewer(request, os).view((*file)->getModule());
}
