//===- CacheEntry.cpp - A compiled program in the cache -------------------===//

#include "CacheEntry.h"

#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Support/FirstError.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/Endian.h"

using namespace mesh;
namespace endian = llvm::support::endian;

//===----------------------------------------------------------------------===//
// Entries as bytes: each part after its length
//===----------------------------------------------------------------------===//

static void addPart(StringRef part, std::string &bytes) {
  char length[sizeof(uint64_t)];
  endian::write64le(length, part.size());
  bytes.append(length, sizeof(length));
  bytes += part;
}

static std::optional<StringRef> takePart(StringRef &bytes) {
  if (bytes.size() < sizeof(uint64_t))
    return std::nullopt;
  uint64_t length = endian::read64le(bytes.data());
  bytes = bytes.drop_front(sizeof(uint64_t));
  if (length > bytes.size())
    return std::nullopt;
  StringRef part = bytes.take_front(length);
  bytes = bytes.drop_front(length);
  return part;
}

std::string CacheEntry::getBytes() const {
  std::string bytecode, bytes;
  llvm::raw_string_ostream os(bytecode);
  // The current version of bytecode can always be written.
  (void)mlir::writeBytecodeToFile(description.get(), os);
  addPart(bytecode, bytes);
  for (StringRef object : objects)
    addPart(object, bytes);
  return bytes;
}

std::optional<CacheEntry> CacheEntry::read(StringRef bytes,
                                           MLIRContext &context) {
  std::optional<StringRef> bytecode = takePart(bytes);
  if (!bytecode)
    return std::nullopt;
  CacheEntry entry;
  FirstError hidden(&context);
  // Functions are declared with the linkage of those that have a body.
  entry.description = mlir::parseSourceString<ModuleOp>(
      *bytecode, mlir::ParserConfig(&context, /*verifyAfterParse=*/false));
  if (!entry.description)
    return std::nullopt;
  while (!bytes.empty()) {
    std::optional<StringRef> object = takePart(bytes);
    if (!object)
      return std::nullopt;
    entry.objects.push_back(object->str());
  }
  return entry;
}

OwningOpRef<ModuleOp> mesh::describeLowered(ModuleOp module) {
  OwningOpRef<ModuleOp> description = ModuleOp::create(module.getLoc());
  if (Attribute notes = module->getAttr(kEntriesAttrName))
    (*description)->setAttr(kEntriesAttrName, notes);
  OpBuilder builder = OpBuilder::atBlockBegin(description->getBody());
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function->hasAttr(StringRef(MeshRtDialect::kNameAttrName)))
      builder.insert(function->cloneWithoutRegions());
  return description;
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

static constexpr StringRef kDiagnostics = "mesh_rt.diagnostics",
                           kSeverity = "severity", kMessage = "message",
                           kLocation = "location", kNotes = "notes";

static Attribute describe(const mlir::Diagnostic &diagnostic,
                          MLIRContext *context) {
  Builder builder(context);
  SmallVector<Attribute> notes;
  for (const mlir::Diagnostic &note :
       const_cast<mlir::Diagnostic &>(diagnostic).getNotes())
    notes.push_back(describe(note, context));
  return builder.getDictionaryAttr(
      {builder.getNamedAttr(
           kSeverity, builder.getI64IntegerAttr(
                          static_cast<int64_t>(diagnostic.getSeverity()))),
       builder.getNamedAttr(kMessage, builder.getStringAttr(diagnostic.str())),
       builder.getNamedAttr(kLocation, LocationAttr(diagnostic.getLocation())),
       builder.getNamedAttr(kNotes, builder.getArrayAttr(notes))});
}

NotedDiagnostics::NotedDiagnostics(MLIRContext *context) : context(context) {
  handler.emplace(context, [this, thread = llvm::get_threadid()](
                               mlir::Diagnostic &diagnostic) {
    if (llvm::get_threadid() == thread) {
      isWrong |= diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
      diagnostics.push_back(describe(diagnostic, this->context));
    }
    return failure();
  });
}

void NotedDiagnostics::note(ModuleOp module) const {
  if (!diagnostics.empty())
    module->setAttr(kDiagnostics, ArrayAttr::get(context, diagnostics));
}

void NotedDiagnostics::show(ModuleOp module) {
  auto noted = module->getAttrOfType<ArrayAttr>(kDiagnostics);
  if (!noted)
    return;
  for (auto diagnostic : noted.getAsRange<DictionaryAttr>()) {
    auto getLocation = [](DictionaryAttr described) {
      return Location(described.getAs<LocationAttr>(kLocation));
    };
    auto severity = static_cast<mlir::DiagnosticSeverity>(
        diagnostic.getAs<IntegerAttr>(kSeverity).getInt());
    mlir::InFlightDiagnostic shown = module.getContext()->getDiagEngine().emit(
        getLocation(diagnostic), severity);
    shown << diagnostic.getAs<StringAttr>(kMessage).getValue();
    for (auto note :
         diagnostic.getAs<ArrayAttr>(kNotes).getAsRange<DictionaryAttr>())
      shown.attachNote(getLocation(note))
          << note.getAs<StringAttr>(kMessage).getValue();
  }
}
