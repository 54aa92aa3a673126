//===- Npz.cpp - NumPy's archives of arrays -------------------------------===//

#include "mesh/Checkpoint/Npz.h"

#include "Inflate.h"
#include "TensorNames.h"
#include "Zip.h"
#include "mesh/Host/Npy.h"
#include "mesh/Host/NpyHeader.h"
#include "mesh/Support/ReadFile.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mesh;

static constexpr StringRef kEnding = ".npy";

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The bytes of a packed file in which its header is looked for: more than any
/// has that is not the text of thousands of dims.
static constexpr uint64_t kFirstHeaderBytes = 64 << 10;

/// Reads the header of the .npy file that `member` is, and where it ends.
static llvm::Expected<NpyHeader> readHeader(const ZipMember &member,
                                            uint64_t &end) {
  UnpackedBytes first;
  StringRef rest = member.stored;
  if (member.isPacked) {
    uint64_t count = std::min(member.size, kFirstHeaderBytes);
    llvm::Expected<UnpackedBytes> unpacked = inflateFirst(rest, count);
    if (!unpacked)
      return unpacked.takeError();
    if (unpacked->size() < count)
      return llvm::createStringError(
          "unpacks to " + llvm::Twine(unpacked->size()) + " bytes, expected " +
          llvm::Twine(member.size));
    first = std::move(*unpacked);
    rest = StringRef(first.data(), first.size());
  }
  uint64_t numSeen = rest.size();
  auto header = takeNpyHeader(rest, member.size - numSeen);
  end = numSeen - rest.size();
  return header;
}

llvm::Error NpzFile::parseEntries(StringRef bytes) {
  llvm::Expected<std::vector<ZipMember>> members = readZip(bytes);
  if (!members)
    return members.takeError();
  llvm::StringSet<> names;
  for (const ZipMember &member : *members) {
    StringRef name = member.name;
    if (!name.consume_back(kEnding))
      return llvm::createStringError("member '" + name +
                                     "' is not an array: its name does not end "
                                     "in .npy");
    if (!names.insert(name).second)
      return llvm::createStringError("there are two arrays '" + name + "'");
    uint64_t elementsBegin = 0;
    llvm::Expected<NpyHeader> header = readHeader(member, elementsBegin);
    if (!header) {
      llvm::Error error = header.takeError();
      bool isUnsupported = error.isA<UnsupportedElements>();
      std::string problem =
          ("array '" + name + "': " + llvm::toString(std::move(error))).str();
      if (!isUnsupported)
        return llvm::createStringError(problem);
      Entry entry;
      entry.name = name.str();
      entry.problem = std::move(problem);
      entries.push_back(std::move(entry));
      continue;
    }
    bool isBig = llvm::endianness::native == llvm::endianness::big;
    // Booleans may be other bytes than 0 and 1.
    bool isPlain = !header->isFortran && header->isBigEndian == isBig &&
                   header->shape.element != MESH_RT_I1;
    entries.push_back({name.str(), std::move(header->shape), member.stored,
                       member.isPacked, member.size, elementsBegin, member.crc,
                       isPlain, /*problem=*/""});
  }
  return llvm::Error::success();
}

llvm::Expected<NpzFile> NpzFile::parse(StringRef bytes, StringRef name) {
  NpzFile file;
  file.path = name.str();
  if (llvm::Error error = file.parseEntries(bytes))
    return llvm::createStringError(name + ": " +
                                   llvm::toString(std::move(error)));
  return file;
}

llvm::Expected<NpzFile> NpzFile::open(StringRef path) {
  auto buffer = readBytes(path);
  if (!buffer)
    return buffer.takeError();
  llvm::Expected<NpzFile> file = parse((*buffer)->getBuffer(), path);
  if (file)
    file->buffer = std::move(*buffer);
  return file;
}

const NpzFile::Entry *NpzFile::find(StringRef name) const {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

llvm::Error NpzFile::check(const Entry &entry) const {
  if (entry.problem.empty())
    return llvm::Error::success();
  return llvm::createStringError(path + ": " + entry.problem);
}

llvm::Expected<std::vector<HostTensor>>
NpzFile::readParts(const Entry &entry, const ShardPlacement &placement) const {
  if (llvm::Error error = check(entry))
    return error;
  auto name = [&] { return path + ": array '" + entry.name + "'"; };
  UnpackedBytes unpacked;
  StringRef file = entry.stored;
  if (entry.isPacked) {
    llvm::Expected<UnpackedBytes> bytes = inflate(file, entry.size);
    if (!bytes)
      return llvm::createStringError(name() + ": " +
                                     llvm::toString(bytes.takeError()));
    unpacked = std::move(*bytes);
    file = StringRef(unpacked.data(), unpacked.size());
  }
  if (!isIntact(file, entry.crc))
    return llvm::createStringError(name() +
                                   ": its checksum is not that of what was "
                                   "written");
  std::optional<HostTensor> whole;
  if (!entry.isPlain) {
    llvm::Expected<HostTensor> parsed = parseNpy(file, name());
    if (!parsed)
      return parsed.takeError();
    whole = std::move(*parsed);
  }
  const char *data = whole ? whole->data() : file.data() + entry.elementsBegin;
  auto parts = placement.sliceAll(data);
  if (!parts)
    return llvm::createStringError(name() + ": " +
                                   llvm::toString(parts.takeError()));
  return parts;
}

llvm::Expected<ShardedBatch> mesh::loadNpz(StringRef path,
                                           const ShardRequest &request) {
  llvm::Expected<NpzFile> file = NpzFile::open(path);
  if (!file)
    return file.takeError();
  for (StringRef name : request.spec.getNames())
    if (!file->find(name))
      return llvm::createStringError(path + ": there is no array '" + name +
                                     "'");
  ShardedBatch batch;
  for (const NpzFile::Entry &entry : file->getEntries()) {
    if (llvm::Error error = file->check(entry))
      return error;
    auto leaf = request.layOut(entry.name, entry.shape);
    if (!leaf)
      return llvm::createStringError(path + ": " +
                                     llvm::toString(leaf.takeError()));
    auto parts = file->readParts(entry, leaf->placement);
    if (!parts)
      return parts.takeError();
    leaf->parts = std::move(*parts);
    batch.leaves.push_back(std::move(*leaf));
  }
  return batch;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Writes the .npy file of `leaf` to memory.
static llvm::Error writeLeaf(char *at, const ShardedLeaf &leaf) {
  const TensorShape &shape = leaf.placement.getGlobalShape();
  at = llvm::copy(formatNpyPrefix(shape), at);
  llvm::Expected<double> copyError = leaf.placement.gatherTo(at, leaf.parts);
  if (copyError)
    return llvm::Error::success();
  return llvm::createStringError("leaf '" + leaf.name +
                                 "': " + llvm::toString(copyError.takeError()));
}

llvm::Error mesh::checkNpzNames(ArrayRef<StringRef> names) {
  constexpr size_t most = 0xffff - kEnding.size();
  for (StringRef name : names) {
    // Readers of archives take names to end there.
    if (name.contains('\0'))
      return refuseName(name, "names of files have no NUL");
    if (name.size() > most)
      return llvm::createStringError("a name of " + llvm::Twine(name.size()) +
                                     " bytes is too long, expected at most " +
                                     llvm::Twine(most));
  }
  return checkUnicodeNames(names);
}

llvm::Error mesh::saveNpz(StringRef path, const ShardedBatch &batch) {
  static_assert(llvm::endianness::native == llvm::endianness::little,
                "elements are written as they are in memory");
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError(path + ": " + message);
  };
  if (llvm::Error error = checkNpzNames(batch.getNames()))
    return fail(llvm::toString(std::move(error)));
  ZipWriter zip;
  std::vector<uint64_t> places;
  for (const ShardedLeaf &leaf : batch.leaves) {
    const TensorShape &shape = leaf.placement.getGlobalShape();
    places.push_back(
        zip.add(leaf.name + kEnding.str(),
                formatNpyPrefix(shape).size() + shape.getNumBytes()));
  }
  return writeFile(path, zip.getNumBytes(), [&](char *archive) -> llvm::Error {
    for (auto [leaf, place] : llvm::zip_equal(batch.leaves, places))
      if (llvm::Error error = writeLeaf(archive + place, leaf))
        return fail(llvm::toString(std::move(error)));
    zip.finish(archive);
    return llvm::Error::success();
  });
}
