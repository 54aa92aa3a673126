//===- EntryNotes.cpp - facts about entries that lowering forgets ---------===//

#include "mesh/IR/EntryNotes.h"

#include "mesh/IR/Mesh.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

void mesh::setEntries(ModuleOp module, ArrayRef<std::string> names) {
  Builder builder(module.getContext());
  SmallVector<Attribute> entries;
  for (StringRef name : names)
    entries.push_back(builder.getDictionaryAttr(
        builder.getNamedAttr(entry_notes::kName, builder.getStringAttr(name))));
  module->setAttr(kEntriesAttrName, builder.getArrayAttr(entries));
}

SmallVector<DictionaryAttr> mesh::getEntryNotes(ModuleOp module) {
  SmallVector<DictionaryAttr> notes;
  if (auto entries = module->getAttrOfType<ArrayAttr>(kEntriesAttrName))
    for (Attribute entry : entries)
      if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(entry))
        notes.push_back(dictionary);
  return notes;
}

StringRef mesh::getEntryName(DictionaryAttr notes) {
  auto name = notes.getAs<StringAttr>(StringRef(entry_notes::kName));
  return name ? name.getValue() : StringRef();
}

void mesh::noteOfEntries(ModuleOp module, StringRef key,
                         function_ref<Attribute(DictionaryAttr)> note) {
  SmallVector<Attribute> entries;
  for (DictionaryAttr notes : getEntryNotes(module)) {
    NamedAttrList attributes(notes);
    if (Attribute value = note(notes))
      attributes.set(key, value);
    entries.push_back(attributes.getDictionary(module.getContext()));
  }
  if (!entries.empty())
    module->setAttr(kEntriesAttrName,
                    ArrayAttr::get(module.getContext(), entries));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {
/// Checks the notes of one entry, and says in errors where they are wrong.
class NotesVerifier {
public:
  NotesVerifier(Operation *op, unsigned entry) : op(op), entry(entry) {}

  LogicalResult verify(Attribute notes);

private:
  InFlightDiagnostic emitError() {
    return op->emitOpError("attribute '")
           << kEntriesAttrName << "': entry " << entry << ": ";
  }
  /// Returns the attribute `key` of `notes`. Null, with an error, if it is of
  /// another kind than `Kind`, or is missing and not `optional`.
  template <typename Kind>
  FailureOr<Kind> get(DictionaryAttr notes, StringRef key, StringRef expected,
                      bool isOptional = false);
  LogicalResult verifyPrecisions(DictionaryAttr notes);
  LogicalResult verifySignature(DictionaryAttr signature);
  LogicalResult verifyFunctions(DictionaryAttr signature, MeshAttr mesh);
  LogicalResult verifyValues(DictionaryAttr signature, StringRef role,
                             MeshAttr mesh);
  LogicalResult verifyPrediction(Attribute prediction);

  Operation *op;
  unsigned entry;
};
} // namespace

template <typename Kind>
FailureOr<Kind> NotesVerifier::get(DictionaryAttr notes, StringRef key,
                                   StringRef expected, bool isOptional) {
  Attribute found = notes.get(key);
  if (!found && isOptional)
    return Kind();
  if (auto attribute = llvm::dyn_cast_or_null<Kind>(found))
    return attribute;
  InFlightDiagnostic diag = emitError();
  diag << "'" << key << "' must be " << expected << ", but ";
  if (found)
    diag << "is " << found;
  else
    diag << "is missing";
  return diag;
}

LogicalResult NotesVerifier::verifyPrecisions(DictionaryAttr notes) {
  auto precisions = get<ArrayAttr>(notes, entry_notes::kPrecisions,
                                   "a list of float types", true);
  if (failed(precisions) || !*precisions)
    return precisions;
  for (Attribute precision : *precisions) {
    auto type = llvm::dyn_cast<TypeAttr>(precision);
    bool isFloat = type && llvm::isa<FloatType>(type.getValue());
    if (!isFloat && !llvm::isa<UnitAttr>(precision))
      return emitError() << "a precision must be a float type or unit, but is "
                         << precision;
  }
  return success();
}

LogicalResult NotesVerifier::verifyFunctions(DictionaryAttr signature,
                                             MeshAttr mesh) {
  auto functions =
      get<ArrayAttr>(signature, entry_notes::kFunctions, "a list of names");
  auto axes = get<AxesAttr>(signature, entry_notes::kAxes, "#mesh.axes", true);
  auto classes = get<DenseI64ArrayAttr>(signature, entry_notes::kClasses,
                                        "a list of numbers", true);
  if (failed(functions) || failed(axes) || failed(classes))
    return failure();
  if (functions->empty() ||
      !llvm::all_of(*functions, llvm::IsaPred<StringAttr>))
    return emitError() << "'functions' must be one name or more, but is "
                       << *functions;
  if (!*axes && !*classes)
    return success();
  if (!*axes || !*classes || !mesh)
    return emitError() << "'axes' and 'classes' need each other and a 'mesh'";
  if (failed(mesh.verifyAxes(*axes, [&] { return emitError(); })))
    return failure();
  ArrayRef<int64_t> numbers = classes->asArrayRef();
  int64_t numFunctions = functions->size();
  if (static_cast<int64_t>(numbers.size()) != mesh.getSize(*axes))
    return emitError() << "'classes' must have a number for each of "
                       << mesh.getSize(*axes) << " positions, but has "
                       << numbers.size();
  for (int64_t number : numbers)
    if (number < 0 || number >= numFunctions)
      return emitError() << "'classes' must be numbers of " << numFunctions
                         << " functions, but one is " << number;
  return success();
}

LogicalResult NotesVerifier::verifyValues(DictionaryAttr signature,
                                          StringRef role, MeshAttr mesh) {
  auto values = get<ArrayAttr>(signature, role, "a list of dictionaries");
  if (failed(values))
    return failure();
  for (Attribute value : *values) {
    auto described = llvm::dyn_cast<DictionaryAttr>(value);
    if (!described)
      return emitError() << "'" << role << "' must be dictionaries, but one is "
                         << value;
    auto type = get<TypeAttr>(described, entry_notes::kType, "a type");
    auto sharding = get<ShardingAttr>(described, entry_notes::kSharding,
                                      "#mesh.sharding", true);
    if (failed(type) || failed(sharding) ||
        failed(
            get<StringAttr>(described, entry_notes::kName, "a text", true)) ||
        failed(get<DenseI64ArrayAttr>(described, entry_notes::kUnpadded,
                                      "a list of numbers", true)))
      return failure();
    if (mesh && *sharding &&
        failed(sharding->verifyAgainst(mesh, type->getValue(),
                                       [&] { return emitError(); })))
      return failure();
  }
  return success();
}

LogicalResult NotesVerifier::verifySignature(DictionaryAttr signature) {
  auto mesh = get<MeshAttr>(signature, entry_notes::kMesh, "#mesh.mesh", true);
  return success(
      succeeded(mesh) && succeeded(verifyFunctions(signature, *mesh)) &&
      succeeded(verifyValues(signature, entry_notes::kArguments, *mesh)) &&
      succeeded(verifyValues(signature, entry_notes::kResults, *mesh)));
}

LogicalResult NotesVerifier::verifyPrediction(Attribute prediction) {
  if (!prediction || llvm::isa<StringAttr>(prediction))
    return success();
  auto positions = llvm::dyn_cast<ArrayAttr>(prediction);
  if (!positions)
    return emitError() << "'prediction' must be a list or a text, but is "
                       << prediction;
  for (Attribute position : positions) {
    auto some = llvm::dyn_cast<DictionaryAttr>(position);
    if (!some)
      return emitError() << "'prediction' must be dictionaries, but one is "
                         << position;
    auto seconds = get<DenseF64ArrayAttr>(some, entry_notes::kSeconds,
                                          "a list of 4 numbers");
    if (failed(seconds) ||
        failed(get<StringAttr>(some, entry_notes::kDevices, "a text")) ||
        failed(get<StringAttr>(some, entry_notes::kFunction, "a text")))
      return failure();
    if (seconds->size() != 4)
      return emitError() << "'seconds' must be 4 numbers, but are "
                         << seconds->size();
  }
  return success();
}

LogicalResult NotesVerifier::verify(Attribute attribute) {
  auto notes = llvm::dyn_cast<DictionaryAttr>(attribute);
  if (!notes)
    return emitError() << "must be a dictionary, but is " << attribute;
  if (failed(get<StringAttr>(notes, entry_notes::kName, "a text")) ||
      failed(verifyPrecisions(notes)) ||
      failed(verifyPrediction(notes.get(entry_notes::kPrediction))))
    return failure();
  auto signature =
      get<DictionaryAttr>(notes, entry_notes::kSignature, "a dictionary", true);
  if (failed(signature) || !*signature)
    return signature;
  return verifySignature(*signature);
}

LogicalResult mesh::verifyEntryNotes(Operation *op, Attribute notes) {
  auto entries = llvm::dyn_cast<ArrayAttr>(notes);
  if (!llvm::isa<ModuleOp>(op) || !entries)
    return op->emitOpError("attribute '")
           << kEntriesAttrName << "' must be a list, on a module";
  for (auto [number, entry] : llvm::enumerate(entries))
    if (failed(NotesVerifier(op, number).verify(entry)))
      return failure();
  return success();
}
