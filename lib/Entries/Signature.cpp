//===- Signature.cpp - Arguments and results of entry functions -----------===//

#include "mesh/Entries/Signature.h"

#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"

using namespace mesh;
using namespace mesh::entry_notes;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Describes values of these types, with attributes as functions have them.
static ArrayAttr describeValues(TypeRange types, ArrayAttr attributes,
                                Builder &builder) {
  SmallVector<Attribute> values;
  for (auto [index, type] : llvm::enumerate(types)) {
    NamedAttrList value;
    value.set(kType, TypeAttr::get(type));
    auto take = [&](StringRef key, StringRef name) {
      auto given = attributes
                       ? llvm::cast<DictionaryAttr>(attributes[index]).get(name)
                       : Attribute();
      if (given)
        value.set(key, given);
    };
    take(kName, MeshDialect::kNameAttrName);
    take(kSharding, MeshDialect::kShardingAttrName);
    take(kUnpadded, MeshDialect::kUnpaddedAttrName);
    values.push_back(value.getDictionary(builder.getContext()));
  }
  return builder.getArrayAttr(values);
}

/// The mesh whose devices run the entry, or null.
static MeshAttr getMesh(mlir::SymbolOpInterface entry) {
  if (auto programs = llvm::dyn_cast<ProgramsOp>(*entry))
    return lookupMesh(programs, programs.getMeshAttr());
  auto symbol =
      entry->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  return symbol ? lookupMesh(entry, symbol) : MeshAttr();
}

llvm::Expected<DictionaryAttr>
mesh::describeEntry(mlir::SymbolOpInterface entry) {
  Builder builder(entry->getContext());
  NamedAttrList signature;
  if (MeshAttr mesh = getMesh(entry))
    signature.set(kMesh, mesh);
  // The function that says what all of them take and give.
  auto function = llvm::dyn_cast<FunctionOpInterface>(*entry);
  if (auto programs = llvm::dyn_cast<ProgramsOp>(*entry)) {
    SmallVector<Attribute> functions;
    for (auto name : programs.getPrograms().getAsRange<FlatSymbolRefAttr>())
      functions.push_back(name.getAttr());
    signature.set(kFunctions, builder.getArrayAttr(functions));
    signature.set(kAxes, programs.getAxesAttr());
    signature.set(kClasses, programs.getClassesAttr());
    mlir::SymbolTableCollection symbols;
    function = programs.getFunctions(symbols).front();
  } else {
    if (entry->hasAttr(MeshDialect::kProgramAttrName))
      return llvm::createStringError(
          "@" + entry.getName() +
          " is the program of only some devices (mesh.program); what is run is "
          "one program for all devices, or a mesh.programs");
    signature.set(kFunctions, builder.getArrayAttr(entry.getNameAttr()));
  }
  signature.set(kArguments,
                describeValues(function.getArgumentTypes(),
                               function.getArgAttrsAttr(), builder));
  signature.set(kResults, describeValues(function.getResultTypes(),
                                         function.getResAttrsAttr(), builder));
  return signature.getDictionary(entry->getContext());
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static llvm::Expected<EntryValue> readValue(DictionaryAttr noted,
                                            unsigned index, MeshAttr mesh) {
  EntryValue value;
  auto name = noted.getAs<StringAttr>(StringRef(kName));
  value.isNamed = static_cast<bool>(name);
  value.name = name ? name.str() : std::to_string(index);
  Type type = noted.getAs<TypeAttr>(kType).getValue();
  value.isScalar = !llvm::isa<ShapedType>(type);
  llvm::Expected<TensorShape> shape = getTensorShape(type);
  if (!shape)
    return shape.takeError();
  auto sharding = noted.getAs<ShardingAttr>(kSharding);
  if (!mesh || !sharding) {
    value.placement =
        ShardPlacement::getReplicated(*shape, mesh ? mesh.getNumDevices() : 1);
  } else {
    auto placement = ShardPlacement::get(*shape, sharding, mesh);
    if (!placement)
      return placement.takeError();
    value.placement = std::move(*placement);
  }
  if (auto unpadded = noted.getAs<DenseI64ArrayAttr>(kUnpadded))
    if (llvm::Error error = value.placement.setUnpadded(unpadded))
      return error;
  return value;
}

/// Reads into `values` what the `role`s of an entry are.
static llvm::Error readValues(ArrayAttr noted, StringRef role, MeshAttr mesh,
                              const Signature &signature,
                              std::vector<EntryValue> &values) {
  llvm::StringSet<> names;
  for (auto [index, attribute] : llvm::enumerate(noted)) {
    auto fail = [&, index = index](const llvm::Twine &what) {
      return llvm::createStringError("@" + signature.name + ": " + role + " " +
                                     llvm::Twine(index) + " " + what);
    };
    auto dictionary = llvm::cast<DictionaryAttr>(attribute);
    llvm::Expected<EntryValue> value = readValue(dictionary, index, mesh);
    if (!value)
      return fail("of type " + llvm::toString(value.takeError()));
    if (!names.insert(value->name).second)
      return fail("has the name '" + value->name +
                  "', which another one has too");
    values.push_back(std::move(*value));
  }
  return llvm::Error::success();
}

/// Reads which device runs which function.
static void readFunctions(DictionaryAttr noted, MeshAttr mesh,
                          Signature &signature) {
  for (auto name : noted.getAs<ArrayAttr>(kFunctions).getAsRange<StringAttr>())
    signature.functions.push_back(name.str());
  signature.symbols.resize(signature.functions.size());
  signature.memoryOfFunction.assign(signature.functions.size(), 0);
  auto axes = noted.getAs<AxesAttr>(kAxes);
  if (!axes)
    return;
  auto classes = noted.getAs<DenseI64ArrayAttr>(kClasses);
  for (int64_t device = 0; device < signature.numDevices; ++device) {
    int64_t position = 0;
    for (AxisRefAttr axis : axes)
      position = position * mesh.getSize(axis) +
                 device / mesh.getStride(axis) % mesh.getSize(axis);
    signature.functionOfDevice.push_back(classes[position]);
  }
}

double Prediction::getSeconds() const {
  double seconds = 0;
  for (const Devices &some : devices)
    seconds = std::max(seconds, some.time.getTotal());
  return seconds;
}

Attribute mesh::writePrediction(const Prediction &prediction,
                                MLIRContext *context) {
  Builder builder(context);
  SmallVector<Attribute> noted;
  for (const Prediction::Devices &some : prediction.devices)
    noted.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr(kDevices, builder.getStringAttr(some.name)),
         builder.getNamedAttr(kFunction, builder.getStringAttr(some.function)),
         builder.getNamedAttr(kSeconds,
                              builder.getDenseF64ArrayAttr(
                                  {some.time.contracting, some.time.passing,
                                   some.time.waiting, some.time.idle}))}));
  return builder.getArrayAttr(noted);
}

static void readPrediction(Attribute noted, Signature &signature) {
  if (auto why = llvm::dyn_cast_or_null<StringAttr>(noted))
    signature.whyNotPredicted = why.str();
  auto positions = llvm::dyn_cast_or_null<ArrayAttr>(noted);
  if (!positions)
    return;
  signature.prediction.emplace();
  for (Attribute position : positions) {
    auto some = llvm::cast<DictionaryAttr>(position);
    ArrayRef<double> seconds = some.getAs<DenseF64ArrayAttr>(kSeconds);
    signature.prediction->devices.push_back(
        {some.getAs<StringAttr>(kDevices).str(),
         some.getAs<StringAttr>(kFunction).str(),
         {seconds[0], seconds[1], seconds[2], seconds[3]}});
  }
}

static void readPrecisions(ArrayAttr noted, std::vector<EntryValue> &results) {
  if (!noted)
    return;
  for (auto [result, precision] : llvm::zip(results, noted))
    if (auto type = llvm::dyn_cast<TypeAttr>(precision)) {
      auto element = llvm::cast<FloatType>(type.getValue());
      result.precision = {mlir::debugString(Type(element)),
                          element.getFPMantissaWidth()};
    }
}

/// Takes from `room` the bytes that a device holds of `values`, or says for
/// which of them there are too few.
static llvm::Error takeBytes(StringRef role, ArrayRef<EntryValue> values,
                             int64_t &room) {
  for (const EntryValue &value : values) {
    const TensorShape &part = value.placement.getLocalShape();
    llvm::Error error = part.check();
    if (!error) {
      room -= part.getNumBytes();
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

/// Checks that the bytes of arguments, results and intermediate values on a
/// device do not overflow.
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

llvm::Expected<Signature> mesh::readSignature(DictionaryAttr notes) {
  Signature signature;
  signature.name = getEntryName(notes).str();
  auto noted = notes.getAs<DictionaryAttr>(StringRef(kSignature));
  if (!noted)
    return llvm::createStringError("@" + signature.name + " is not described");
  auto mesh = noted.getAs<MeshAttr>(kMesh);
  if (mesh) {
    signature.numDevices = mesh.getNumDevices();
    for (MeshAxisAttr axis : mesh.getAxes())
      signature.axes.push_back({axis.getName().str(), axis.getSize()});
  }
  readFunctions(noted, mesh, signature);
  if (llvm::Error error =
          readValues(noted.getAs<ArrayAttr>(kArguments), "argument", mesh,
                     signature, signature.arguments))
    return error;
  if (llvm::Error error = readValues(noted.getAs<ArrayAttr>(kResults), "result",
                                     mesh, signature, signature.results))
    return error;
  if (llvm::Error error = checkBytes(signature))
    return error;
  for (const EntryValue &result : signature.results)
    if (result.isScalar)
      return llvm::createStringError(
          "@" + signature.name + ": result '" + result.name +
          "' is a scalar of a function that others call; what is run returns "
          "tensors, of rank 0 for a number");
  readPrecisions(notes.getAs<ArrayAttr>(StringRef(kPrecisions)),
                 signature.results);
  readPrediction(notes.get(kPrediction), signature);
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
