//===- Safetensors.cpp - files of named tensors ---------------------------===//

#include "mesh/Checkpoint/Safetensors.h"

#include "TensorNames.h"
#include "Zip.h"
#include "mesh/Support/Json.h"
#include "mesh/Support/ReadFile.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;
namespace json = llvm::json;

/// The most bytes of a header: what the reference implementation takes.
static constexpr uint64_t kMaxHeader = 100'000'000;
static constexpr uint64_t kLengthBytes = 8;
static constexpr StringRef kMetadataKey = "__metadata__";

namespace {
/// An element type of the format; `ours` is empty for what the runtime lacks.
/// Of several types that are one of ours, the first is written: types here are
/// signless.
struct FileType {
  StringRef name;
  int64_t numBytes;
  std::optional<mesh_rt_type> ours;
};
} // namespace

static constexpr FileType kTypes[] = {
    {"BOOL", 1, MESH_RT_I1},      {"I8", 1, MESH_RT_I8},
    {"I16", 2, MESH_RT_I16},      {"I32", 4, MESH_RT_I32},
    {"I64", 8, MESH_RT_I64},      {"BF16", 2, MESH_RT_BF16},
    {"F16", 2, MESH_RT_F16},      {"F32", 4, MESH_RT_F32},
    {"F64", 8, MESH_RT_F64},      {"U8", 1, MESH_RT_I8},
    {"U16", 2, MESH_RT_I16},      {"U32", 4, MESH_RT_I32},
    {"U64", 8, MESH_RT_I64},      {"C64", 8, std::nullopt},
    {"F8_E4M3", 1, std::nullopt}, {"F8_E5M2", 1, std::nullopt},
    {"F8_E8M0", 1, std::nullopt}};

static const FileType *findType(StringRef name) {
  const FileType *type = llvm::find_if(
      kTypes, [&](const FileType &type) { return type.name == name; });
  return type == std::end(kTypes) ? nullptr : type;
}

static StringRef getTypeName(mesh_rt_type element) {
  return llvm::find_if(
             kTypes, [&](const FileType &type) { return type.ours == element; })
      ->name;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Reads what the header says of one tensor.
static llvm::Error parseEntry(const json::Value &value,
                              SafetensorsFile::Entry &entry) {
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError("tensor '" + entry.name + "': " + message);
  };
  const json::Object *object = value.getAsObject();
  const json::Array *shape = object ? object->getArray("shape") : nullptr;
  const json::Array *place =
      object ? object->getArray("data_offsets") : nullptr;
  std::optional<StringRef> type =
      object ? object->getString("dtype") : std::nullopt;
  if (!shape || !place || !type || place->size() != 2)
    return fail(
        "expected an object with a dtype, a shape and two data_offsets");
  const FileType *known = findType(*type);
  if (!known)
    return fail("'" + *type + "' is not an element type");
  entry.type = type->str();
  int64_t numBytes = known->numBytes;
  for (const json::Value &value : *shape) {
    std::optional<int64_t> dim = value.getAsInteger();
    if (!dim || *dim < 0)
      return fail("dim " + llvm::Twine(entry.dims.size()) +
                  " of its shape is not a size");
    entry.dims.push_back(*dim);
    if (llvm::MulOverflow(numBytes, *dim, numBytes))
      return fail("its size overflows");
  }
  std::optional<int64_t> begin = (*place)[0].getAsInteger(),
                         end = (*place)[1].getAsInteger();
  if (!begin || !end || *begin < 0 || *end < *begin)
    return fail("its data_offsets are not a range");
  if (*end - *begin != numBytes)
    return fail("expected " + llvm::Twine(numBytes) + " bytes for its shape, " +
                "got " + llvm::Twine(*end - *begin));
  entry.begin = *begin;
  entry.end = *end;
  return llvm::Error::success();
}

llvm::Error SafetensorsFile::checkPlaces(uint64_t numDataBytes) {
  llvm::sort(entries, [](const Entry &a, const Entry &b) {
    return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name);
  });
  uint64_t last = 0;
  for (const Entry &entry : entries) {
    if (entry.end > numDataBytes)
      return llvm::createStringError(
          "tensor '" + entry.name + "' ends at byte " + llvm::Twine(entry.end) +
          ", but there are " + llvm::Twine(numDataBytes) +
          " bytes of data; the file may be truncated");
    if (entry.begin != last)
      return llvm::createStringError(
          "tensor '" + entry.name + "' begins at byte " +
          llvm::Twine(entry.begin) + ", but the one before it ends at " +
          llvm::Twine(last));
    last = entry.end;
  }
  if (last != numDataBytes)
    return llvm::createStringError(
        "the tensors end at byte " + llvm::Twine(last) + ", but there are " +
        llvm::Twine(numDataBytes) + " bytes of data");
  return llvm::Error::success();
}

llvm::Error SafetensorsFile::parseHeader(StringRef header,
                                         uint64_t numDataBytes) {
  if (!header.starts_with("{"))
    return llvm::createStringError("its header does not begin with '{'");
  llvm::Expected<json::Value> parsed = parseJson(header);
  if (!parsed)
    return llvm::createStringError("cannot read its header as JSON: " +
                                   llvm::toString(parsed.takeError()));
  for (const auto &[key, value] : *parsed->getAsObject()) {
    if (StringRef(key) == kMetadataKey) {
      json::Path::Root root(kMetadataKey);
      if (!json::fromJSON(value, metadata, root))
        return root.getError();
      continue;
    }
    Entry entry;
    entry.name = StringRef(key).str();
    if (llvm::Error error = parseEntry(value, entry))
      return error;
    entries.push_back(std::move(entry));
  }
  return checkPlaces(numDataBytes);
}

llvm::Expected<SafetensorsFile> SafetensorsFile::parse(StringRef bytes,
                                                       StringRef name) {
  SafetensorsFile file;
  file.path = name.str();
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError(name + ": " + message);
  };
  if (bytes.size() < kLengthBytes)
    return fail("expected the length of a header, got " +
                llvm::Twine(bytes.size()) + " bytes");
  uint64_t length = llvm::support::endian::read64le(bytes.data());
  bytes = bytes.drop_front(kLengthBytes);
  if (length > kMaxHeader || length > bytes.size())
    return fail("its header claims " + llvm::Twine(length) + " bytes, but " +
                (length > bytes.size()
                     ? llvm::Twine(bytes.size()) + " follow"
                     : "at most " + llvm::Twine(kMaxHeader) + " are allowed"));
  file.data = bytes.drop_front(length);
  if (llvm::Error error =
          file.parseHeader(bytes.take_front(length), file.data.size()))
    return fail(llvm::toString(std::move(error)));
  return file;
}

llvm::Expected<SafetensorsFile> SafetensorsFile::open(StringRef path) {
  auto buffer = readBytes(path);
  if (!buffer)
    return buffer.takeError();
  llvm::Expected<SafetensorsFile> file = parse((*buffer)->getBuffer(), path);
  if (file)
    file->buffer = std::move(*buffer);
  return file;
}

const SafetensorsFile::Entry *SafetensorsFile::find(StringRef name) const {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

llvm::Expected<TensorShape>
SafetensorsFile::getShape(const Entry &entry) const {
  if (std::optional<mesh_rt_type> element = findType(entry.type)->ours)
    return TensorShape{*element, entry.dims};
  return llvm::createStringError(path + ": tensor '" + entry.name +
                                 "' is of type " + entry.type +
                                 ", which has no counterpart here");
}

/// The name of a tensor's checksum in the metadata.
static std::string getChecksumName(StringRef name) {
  return ("crc32." + name).str();
}

llvm::Error SafetensorsFile::checkData(const Entry &entry) const {
  auto checksum = metadata.find(getChecksumName(entry.name));
  if (checksum == metadata.end())
    return llvm::Error::success();
  uint32_t crc;
  if (!StringRef(checksum->second).getAsInteger(/*Radix=*/16, crc) &&
      isIntact(data.slice(entry.begin, entry.end), crc))
    return llvm::Error::success();
  return llvm::createStringError(path + ": tensor '" + entry.name +
                                 "': its checksum is not that of what was "
                                 "written");
}

llvm::Expected<ShardedBatch>
mesh::loadSafetensors(StringRef path, const ShardRequest &request) {
  llvm::Expected<SafetensorsFile> file = SafetensorsFile::open(path);
  if (!file)
    return file.takeError();
  for (StringRef name : request.spec.getNames())
    if (!file->find(name))
      return llvm::createStringError(path + ": there is no tensor '" + name +
                                     "'");
  ShardedBatch batch;
  for (const SafetensorsFile::Entry &entry : file->getEntries()) {
    llvm::Expected<TensorShape> shape = file->getShape(entry);
    if (!shape)
      return shape.takeError();
    if (llvm::Error error = file->checkData(entry))
      return error;
    auto leaf = request.layOut(entry.name, *shape);
    if (!leaf)
      return llvm::createStringError(path + ": " +
                                     llvm::toString(leaf.takeError()));
    auto parts = leaf->placement.sliceAll(file->getData(entry));
    if (!parts)
      return llvm::createStringError(path + ": tensor '" + entry.name +
                                     "': " + llvm::toString(parts.takeError()));
    leaf->parts = std::move(*parts);
    batch.leaves.push_back(std::move(*leaf));
  }
  return batch;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// The header, with spaces so that elements are aligned.
static std::string formatHeader(const ShardedBatch &batch,
                                const FileMetadata &metadata) {
  json::Object header;
  if (!metadata.empty()) {
    json::Object texts;
    for (const auto &[name, text] : metadata)
      texts[name] = text;
    header[kMetadataKey] = std::move(texts);
  }
  int64_t begin = 0;
  for (const ShardedLeaf &leaf : batch.leaves) {
    const TensorShape &shape = leaf.placement.getGlobalShape();
    int64_t end = begin + shape.getNumBytes();
    header[leaf.name] = json::Object{{"dtype", getTypeName(shape.element)},
                                     {"shape", json::Array(shape.dims)},
                                     {"data_offsets", {begin, end}}};
    begin = end;
  }
  std::string text;
  llvm::raw_string_ostream(text) << json::Value(std::move(header));
  text.append(llvm::alignTo(text.size(), kLengthBytes) - text.size(), ' ');
  return text;
}

void mesh::addChecksum(FileMetadata &metadata, StringRef name,
                       const HostTensor &tensor) {
  metadata[getChecksumName(name)] =
      llvm::utohexstr(getCrc(StringRef(tensor.data(), tensor.getNumBytes())));
}

llvm::Error mesh::checkSafetensorsNames(ArrayRef<StringRef> names) {
  if (llvm::is_contained(names, kMetadataKey))
    return refuseName(kMetadataKey,
                      "that is what the format calls its metadata");
  return checkUnicodeNames(names);
}

llvm::Error mesh::saveSafetensors(StringRef path, const ShardedBatch &batch,
                                  const FileMetadata &metadata) {
  auto fail = [&](llvm::Error error) {
    return llvm::createStringError(path + ": " +
                                   llvm::toString(std::move(error)));
  };
  if (llvm::Error error = checkSafetensorsNames(batch.getNames()))
    return fail(std::move(error));
  std::string header = formatHeader(batch, metadata);
  uint64_t numBytes = kLengthBytes + header.size();
  for (const ShardedLeaf &leaf : batch.leaves)
    numBytes += leaf.placement.getGlobalShape().getNumBytes();
  return writeFile(path, numBytes, [&](char *at) -> llvm::Error {
    llvm::support::endian::write64le(at, header.size());
    at = llvm::copy(header, at + kLengthBytes);
    for (const ShardedLeaf &leaf : batch.leaves) {
      llvm::Expected<double> copyError =
          leaf.placement.gatherTo(at, leaf.parts);
      if (!copyError)
        return fail(llvm::createStringError(
            "leaf '" + leaf.name +
            "': " + llvm::toString(copyError.takeError())));
      at += leaf.placement.getGlobalShape().getNumBytes();
    }
    return llvm::Error::success();
  });
}
