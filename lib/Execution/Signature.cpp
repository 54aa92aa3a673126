//===- Signature.cpp - what an entry function takes and gives -------------===//

#include "mesh/Execution/Signature.h"

#include "llvm/ADT/StringSet.h"

using namespace mesh;

static llvm::Expected<EntryValue> getValue(Type type, DictionaryAttr attributes,
                                           unsigned index, MeshAttr mesh) {
  EntryValue value;
  auto name =
      attributes
          ? attributes.getAs<StringAttr>(StringRef(MeshDialect::kNameAttrName))
          : StringAttr();
  value.isNamed = static_cast<bool>(name);
  value.name = name ? name.str() : std::to_string(index);
  value.isScalar = !llvm::isa<ShapedType>(type);
  llvm::Expected<TensorShape> shape = getTensorShape(type);
  if (!shape)
    return shape.takeError();
  auto sharding = attributes ? attributes.getAs<ShardingAttr>(
                                   StringRef(MeshDialect::kShardingAttrName))
                             : ShardingAttr();
  if (!mesh || !sharding) {
    value.layout =
        Layout::getReplicated(*shape, mesh ? mesh.getNumDevices() : 1);
    return value;
  }
  llvm::Expected<Layout> layout = Layout::get(*shape, sharding, mesh);
  if (!layout)
    return layout.takeError();
  value.layout = std::move(*layout);
  return value;
}

llvm::Expected<Signature> mesh::getSignature(FunctionOpInterface function) {
  Signature signature;
  signature.name = function.getName().str();
  if (function->hasAttr(MeshDialect::kProgramAttrName))
    return llvm::createStringError(
        "@" + function.getName() +
        " is the program of only some devices (mesh.program); what is run is "
        "one program for all devices");
  MeshAttr mesh;
  if (auto symbol = function->getAttrOfType<FlatSymbolRefAttr>(
          MeshDialect::kSpmdAttrName)) {
    mesh = lookupMesh(function, symbol);
    signature.numDevices = mesh.getNumDevices();
    for (MeshAxisAttr axis : mesh.getAxes())
      signature.axes.push_back({axis.getName().str(), axis.getSize()});
  }

  auto addValues = [&](ArrayRef<Type> types, ArrayAttr attributes,
                       StringRef role,
                       std::vector<EntryValue> &values) -> llvm::Error {
    llvm::StringSet<> names;
    for (auto [index, type] : llvm::enumerate(types)) {
      auto fail = [&, index = index](const llvm::Twine &what) {
        return llvm::createStringError("@" + function.getName() + ": " + role +
                                       " " + llvm::Twine(index) + " " + what);
      };
      auto dictionary = attributes
                            ? llvm::cast<DictionaryAttr>(attributes[index])
                            : DictionaryAttr();
      llvm::Expected<EntryValue> value =
          getValue(type, dictionary, index, mesh);
      if (!value)
        return fail("of type " + llvm::toString(value.takeError()));
      if (!names.insert(value->name).second)
        return fail("has the name '" + value->name +
                    "', which another one has too");
      values.push_back(std::move(*value));
    }
    return llvm::Error::success();
  };
  if (llvm::Error error =
          addValues(function.getArgumentTypes(), function.getArgAttrsAttr(),
                    "argument", signature.arguments))
    return error;
  if (llvm::Error error =
          addValues(function.getResultTypes(), function.getResAttrsAttr(),
                    "result", signature.results))
    return error;
  for (const EntryValue &result : signature.results)
    if (result.isScalar)
      return llvm::createStringError(
          "@" + function.getName() + ": result '" + result.name +
          "' is a scalar; what is run returns tensors, of rank 0 for a number");
  return signature;
}

SmallVector<FunctionOpInterface> mesh::getEntries(ModuleOp module) {
  SmallVector<FunctionOpInterface> entries;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      entries.push_back(function);
  return entries;
}
