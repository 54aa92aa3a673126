//===- Signature.cpp - what an entry function takes and gives -------------===//

#include "mesh/Execution/Signature.h"

#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SmallPtrSet.h"
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
    value.placement =
        ShardPlacement::getReplicated(*shape, mesh ? mesh.getNumDevices() : 1);
  } else {
    llvm::Expected<ShardPlacement> placement =
        ShardPlacement::get(*shape, sharding, mesh);
    if (!placement)
      return placement.takeError();
    value.placement = std::move(*placement);
  }
  auto unpadded = attributes ? attributes.getAs<DenseI64ArrayAttr>(
                                   StringRef(MeshDialect::kUnpaddedAttrName))
                             : DenseI64ArrayAttr();
  if (unpadded)
    if (llvm::Error error = value.placement.setUnpadded(unpadded))
      return error;
  return value;
}

/// Writes down which device runs which function. Returns one that says what all
/// of them take and give.
static llvm::Expected<FunctionOpInterface>
setFunctions(mlir::SymbolOpInterface entry, MeshAttr mesh,
             Signature &signature) {
  auto programs = llvm::dyn_cast<ProgramsOp>(*entry);
  if (!programs) {
    if (entry->hasAttr(MeshDialect::kProgramAttrName))
      return llvm::createStringError(
          "@" + entry.getName() +
          " is the program of only some devices (mesh.program); what is run is "
          "one program for all devices, or a mesh.programs");
    signature.functions = {entry.getName().str()};
    return llvm::cast<FunctionOpInterface>(*entry);
  }
  for (auto name : programs.getPrograms().getAsRange<FlatSymbolRefAttr>())
    signature.functions.push_back(name.getValue().str());
  for (int64_t device = 0; device < signature.numDevices; ++device) {
    int64_t position = 0;
    for (AxisRefAttr axis : programs.getAxes())
      position = position * mesh.getSize(axis) +
                 device / mesh.getStride(axis) % mesh.getSize(axis);
    signature.functionOfDevice.push_back(programs.getClasses()[position]);
  }
  mlir::SymbolTableCollection symbols;
  return programs.getFunctions(symbols).front();
}

/// The mesh whose devices run the entry, or null.
static MeshAttr getMesh(mlir::SymbolOpInterface entry) {
  if (auto programs = llvm::dyn_cast<ProgramsOp>(*entry))
    return lookupMesh(programs, programs.getMeshAttr());
  auto symbol =
      entry->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  return symbol ? lookupMesh(entry, symbol) : MeshAttr();
}

/// Takes from `room` the bytes that a device holds of `values`, or says for
/// which of them there are too few.
static llvm::Error takeBytes(StringRef role, ArrayRef<EntryValue> values,
                             int64_t &room) {
  for (const EntryValue &value : values) {
    const TensorShape &part = value.placement.getLocalShape();
    llvm::Error error = part.check();
    if (!error) {
      room -= part.getNumElements() * rt::sizeOf(part.element);
      if (room >= 0)
        continue;
      error = llvm::createStringError(
          "there is no memory for this and what is before it");
    }
    return llvm::createStringError(role + " '" + value.name +
                                   "': " + llvm::toString(std::move(error)));
  }
  return llvm::Error::success();
}

/// What a device holds of arguments and results is a number of bytes, and so is
/// that with what it needs beside.
static llvm::Error checkBytes(const Signature &signature) {
  int64_t room = std::numeric_limits<int64_t>::max() / 2;
  llvm::Error error = takeBytes("argument", signature.arguments, room);
  if (!error)
    error = takeBytes("result", signature.results, room);
  if (!error)
    return error;
  return llvm::createStringError("@" + signature.name + ": " +
                                 llvm::toString(std::move(error)));
}

llvm::Expected<Signature> mesh::getSignature(mlir::SymbolOpInterface entry) {
  Signature signature;
  signature.name = entry.getName().str();
  MeshAttr mesh = getMesh(entry);
  if (mesh) {
    signature.numDevices = mesh.getNumDevices();
    for (MeshAxisAttr axis : mesh.getAxes())
      signature.axes.push_back({axis.getName().str(), axis.getSize()});
  }
  auto described = setFunctions(entry, mesh, signature);
  if (!described)
    return described.takeError();
  signature.symbols.resize(signature.functions.size());
  signature.memoryOfFunction.assign(signature.functions.size(), 0);
  FunctionOpInterface function = *described;

  auto addValues = [&](ArrayRef<Type> types, ArrayAttr attributes,
                       StringRef role,
                       std::vector<EntryValue> &values) -> llvm::Error {
    llvm::StringSet<> names;
    for (auto [index, type] : llvm::enumerate(types)) {
      auto fail = [&, index = index](const llvm::Twine &what) {
        return llvm::createStringError("@" + signature.name + ": " + role +
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
  if (llvm::Error error = checkBytes(signature))
    return error;
  for (const EntryValue &result : signature.results)
    if (result.isScalar)
      return llvm::createStringError(
          "@" + signature.name + ": result '" + result.name +
          "' is a scalar of a function that others call; what is run returns "
          "tensors, of rank 0 for a number");
  return signature;
}

SmallVector<mlir::SymbolOpInterface> mesh::getEntries(ModuleOp module) {
  llvm::SmallPtrSet<Attribute, 8> parts;
  for (auto programs : module.getOps<ProgramsOp>())
    for (auto name : programs.getPrograms().getAsRange<FlatSymbolRefAttr>())
      parts.insert(name.getAttr());
  SmallVector<mlir::SymbolOpInterface> entries;
  for (auto symbol : module.getOps<mlir::SymbolOpInterface>()) {
    auto function = llvm::dyn_cast<func::FuncOp>(*symbol);
    bool isEntry = function ? !function.isExternal() &&
                                  !parts.contains(symbol.getNameAttr())
                            : llvm::isa<ProgramsOp>(*symbol);
    if (isEntry && symbol.isPublic())
      entries.push_back(symbol);
  }
  return entries;
}
