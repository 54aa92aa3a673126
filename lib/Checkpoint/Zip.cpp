//===- Zip.cpp - archives of files ----------------------------------------===//

#include "Zip.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"

#include <optional>

using namespace mesh;
namespace endian = llvm::support::endian;

namespace {
// The signatures of records, and their lengths without names and the like.
constexpr uint32_t kHeader = 0x04034b50;
constexpr uint32_t kEntry = 0x02014b50;
constexpr uint32_t kEnd64 = 0x06064b50;
constexpr uint32_t kLocator64 = 0x07064b50;
constexpr uint32_t kEnd = 0x06054b50;
constexpr uint64_t kHeaderBytes = 30, kEntryBytes = 46, kEnd64Bytes = 56,
                   kLocator64Bytes = 20, kEndBytes = 22;

// A field that says "see the 64-bit one".
constexpr uint32_t kSee64 = 0xffffffff;
constexpr uint16_t kSee64Short = 0xffff;
/// The tag of the 64-bit fields behind a name.
constexpr uint16_t kExtra64 = 1;

constexpr uint16_t kEncrypted = 1 << 0, kSizesFollow = 1 << 3, kUtf8 = 1 << 11;
// The storage of a member.
constexpr uint16_t kAsItIs = 0, kDeflate = 8;
/// The largest ratio of unpacked to packed bytes.
constexpr uint64_t kMostDeflated = 1032;
/// The version of the format that has 64-bit fields.
constexpr uint16_t kVersion = 45;
/// 1 January 1980: files do not depend on when they were written.
constexpr uint16_t kDate = (1 << 5) | 1;
} // namespace

uint32_t mesh::getCrc(StringRef data) {
  return llvm::crc32(llvm::arrayRefFromStringRef(data));
}

bool mesh::isIntact(StringRef data, uint32_t crc) {
  return getCrc(data) == crc;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The part of `bytes` of `size` from `begin` on, if there is one.
static std::optional<StringRef> slice(StringRef bytes, uint64_t begin,
                                      uint64_t size) {
  if (begin > bytes.size() || size > bytes.size() - begin)
    return std::nullopt;
  return bytes.substr(begin, size);
}

namespace {
/// Reads a sequence of numbers, as long as there are some.
class Fields {
public:
  explicit Fields(StringRef bytes) : rest(bytes) {}

  uint64_t take(unsigned numBytes) {
    if (rest.size() < numBytes) {
      isShort = true;
      return 0;
    }
    uint64_t number = 0;
    for (unsigned i = 0; i < numBytes; ++i)
      number |= uint64_t(static_cast<unsigned char>(rest[i])) << (8 * i);
    rest = rest.drop_front(numBytes);
    return number;
  }
  uint16_t take16() { return take(2); }
  uint32_t take32() { return take(4); }
  uint64_t take64() { return take(8); }
  StringRef takeBytes(uint64_t size) {
    std::optional<StringRef> bytes = slice(rest, 0, size);
    isShort |= !bytes;
    rest = bytes ? rest.drop_front(size) : StringRef();
    return bytes.value_or(StringRef());
  }
  bool endedEarly() const { return isShort; }
  bool empty() const { return rest.empty(); }

private:
  StringRef rest;
  bool isShort = false;
};

/// The fields of a member in a header or an entry of the directory.
struct Record {
  uint16_t flags = 0, method = 0;
  uint32_t crc = 0;
  uint64_t packed = 0, size = 0, begin = 0;
  StringRef name;
  /// With the name and what is behind it.
  uint64_t numBytes = 0;
};

struct Directory {
  uint64_t count = 0, size = 0, begin = 0;
};
} // namespace

/// Reads the fields of `extra` that stand for those which have no room. Fails
/// if there are too few.
static bool readExtra(StringRef extra, Record &record, bool hasBegin) {
  SmallVector<uint64_t *, 3> wanted;
  if (record.size == kSee64)
    wanted.push_back(&record.size);
  if (record.packed == kSee64)
    wanted.push_back(&record.packed);
  if (hasBegin && record.begin == kSee64)
    wanted.push_back(&record.begin);
  Fields fields(extra);
  while (!wanted.empty() && !fields.empty()) {
    uint16_t tag = fields.take16();
    Fields inner(fields.takeBytes(fields.take16()));
    if (fields.endedEarly())
      return false;
    if (tag != kExtra64)
      continue;
    for (uint64_t *field : wanted)
      *field = inner.take64();
    return !inner.endedEarly();
  }
  return wanted.empty();
}

/// Takes the fields of the data that headers and entries of the directory have
/// in common.
static Record takeDescription(Fields &fields) {
  Record record;
  record.flags = fields.take16();
  record.method = fields.take16();
  fields.take32(); // Time and date.
  record.crc = fields.take32();
  record.packed = fields.take32();
  record.size = fields.take32();
  return record;
}

/// Reads a header at the beginning of `bytes`.
static std::optional<Record> readHeader(StringRef bytes) {
  Fields fields(bytes);
  if (fields.take32() != kHeader)
    return std::nullopt;
  fields.take16(); // The version needed.
  Record record = takeDescription(fields);
  uint64_t nameBytes = fields.take16(), extraBytes = fields.take16();
  record.name = fields.takeBytes(nameBytes);
  StringRef extra = fields.takeBytes(extraBytes);
  record.numBytes = kHeaderBytes + nameBytes + extraBytes;
  if (fields.endedEarly() || !readExtra(extra, record, /*hasBegin=*/false))
    return std::nullopt;
  return record;
}

/// Reads an entry of the directory at the beginning of `bytes`.
static std::optional<Record> readEntry(StringRef bytes) {
  Fields fields(bytes);
  if (fields.take32() != kEntry)
    return std::nullopt;
  fields.take32(); // Versions.
  Record record = takeDescription(fields);
  uint64_t nameBytes = fields.take16(), extraBytes = fields.take16(),
           commentBytes = fields.take16();
  fields.take64(); // The disk and attributes.
  record.begin = fields.take32();
  record.name = fields.takeBytes(nameBytes);
  StringRef extra = fields.takeBytes(extraBytes);
  fields.takeBytes(commentBytes);
  record.numBytes = kEntryBytes + nameBytes + extraBytes + commentBytes;
  if (fields.endedEarly() || !readExtra(extra, record, /*hasBegin=*/true))
    return std::nullopt;
  return record;
}

/// Returns the place of the directory of the archive, if it ends with a record
/// of that.
static std::optional<Directory> findDirectory(StringRef bytes) {
  // A comment may follow.
  for (uint64_t comment = 0; comment <= 0xffff; ++comment) {
    if (bytes.size() < kEndBytes + comment)
      return std::nullopt;
    uint64_t at = bytes.size() - kEndBytes - comment;
    Fields fields(bytes.substr(at));
    if (fields.take32() != kEnd)
      continue;
    fields.take32(); // Disks.
    Directory directory;
    fields.take16(); // Entries on this disk.
    directory.count = fields.take16();
    directory.size = fields.take32();
    directory.begin = fields.take32();
    if (fields.take16() != comment)
      continue;
    if (directory.count != kSee64Short && directory.size != kSee64 &&
        directory.begin != kSee64)
      return directory;
    if (at < kLocator64Bytes)
      return std::nullopt;
    Fields locator(bytes.substr(at - kLocator64Bytes));
    if (locator.take32() != kLocator64)
      return std::nullopt;
    locator.take32(); // The disk.
    std::optional<StringRef> record =
        slice(bytes, locator.take64(), kEnd64Bytes);
    if (!record)
      return std::nullopt;
    Fields wide(*record);
    if (wide.take32() != kEnd64)
      return std::nullopt;
    wide.take64(); // The record's size.
    wide.take64(); // Versions and a disk.
    wide.take32(); // Another disk.
    wide.take64(); // Entries on this disk.
    directory.count = wide.take64();
    directory.size = wide.take64();
    directory.begin = wide.take64();
    return directory;
  }
  return std::nullopt;
}

/// Says where the archive, which has no directory, ends.
static llvm::Error describeEnd(StringRef bytes) {
  uint64_t begin = 0;
  while (std::optional<Record> header = readHeader(bytes.drop_front(begin))) {
    uint64_t data = begin + header->numBytes;
    if (!slice(bytes, data, header->packed))
      return llvm::createStringError(
          "ends in member '" + header->name + "', of which " +
          llvm::Twine(bytes.size() - data) + " of " +
          llvm::Twine(header->packed) + " bytes are there");
    begin = data + header->packed;
  }
  if (begin == 0)
    return llvm::createStringError("is not an archive: it has no directory");
  return llvm::createStringError("ends before its directory of members does");
}

/// The member that `entry` speaks of.
static llvm::Expected<ZipMember> readMember(StringRef bytes,
                                            const Record &entry) {
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError("member '" + entry.name + "' " + message);
  };
  if (entry.flags & kEncrypted)
    return fail("is encrypted");
  if (entry.method != kAsItIs && entry.method != kDeflate)
    return fail("is compressed by method " + llvm::Twine(entry.method) +
                "; only deflate, method 8, is known");
  if (entry.begin > bytes.size())
    return fail("begins at byte " + llvm::Twine(entry.begin) +
                ", but there are " + llvm::Twine(bytes.size()));
  std::optional<Record> header = readHeader(bytes.drop_front(entry.begin));
  if (!header || header->name != entry.name)
    return fail("has no header of its own");
  bool isPacked = entry.method == kDeflate;
  bool isEqual = isPacked || entry.packed == entry.size;
  if (!(header->flags & kSizesFollow))
    isEqual &= header->size == entry.size && header->packed == entry.packed &&
               header->crc == entry.crc && header->method == entry.method;
  if (!isEqual)
    return fail("is not what the directory says of it");
  uint64_t begin = entry.begin + header->numBytes;
  std::optional<StringRef> stored = slice(bytes, begin, entry.packed);
  if (!stored)
    return fail("has " + llvm::Twine(entry.packed) + " bytes from byte " +
                llvm::Twine(begin) + " on, but there are " +
                llvm::Twine(bytes.size()));
  if (isPacked && entry.size / kMostDeflated > entry.packed)
    return fail("claims to be " + llvm::Twine(entry.size) +
                " bytes, more than can be packed in " +
                llvm::Twine(entry.packed));
  return ZipMember{entry.name.str(), *stored, isPacked, entry.size, entry.crc};
}

llvm::Expected<std::vector<ZipMember>> mesh::readZip(StringRef bytes) {
  std::optional<Directory> directory = findDirectory(bytes);
  if (!directory)
    return describeEnd(bytes);
  std::optional<StringRef> entries =
      slice(bytes, directory->begin, directory->size);
  if (!entries)
    return llvm::createStringError("has its directory outside of it");
  std::vector<ZipMember> members;
  uint64_t numBytes = 0;
  while (!entries->empty()) {
    std::optional<Record> entry = readEntry(*entries);
    if (!entry)
      return llvm::createStringError("entry " + llvm::Twine(members.size()) +
                                     " of its directory cannot be read");
    llvm::Expected<ZipMember> member = readMember(bytes, *entry);
    if (!member)
      return member.takeError();
    // Small archives of huge members are made by several that share bytes.
    numBytes += member->stored.size();
    if (numBytes > bytes.size())
      return llvm::createStringError("member '" + entry->name +
                                     "' overlaps another");
    members.push_back(std::move(*member));
    entries = entries->drop_front(entry->numBytes);
  }
  if (members.size() == directory->count)
    return members;
  return llvm::createStringError("has " + llvm::Twine(members.size()) +
                                 " members, expected " +
                                 llvm::Twine(directory->count));
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// The 64-bit fields of a header and of an entry, with tag and length.
static constexpr uint64_t kHeaderExtraBytes = 4 + 16, kEntryExtraBytes = 4 + 24;

namespace {
/// Writes a sequence of numbers.
class FieldWriter {
public:
  explicit FieldWriter(char *at) : at(at) {}

  FieldWriter &put16(uint16_t number) { return put<uint16_t>(number); }
  FieldWriter &put32(uint32_t number) { return put<uint32_t>(number); }
  FieldWriter &put64(uint64_t number) { return put<uint64_t>(number); }
  FieldWriter &putBytes(StringRef bytes) {
    at = llvm::copy(bytes, at);
    return *this;
  }

private:
  template <typename Number>
  FieldWriter &put(Number number) {
    endian::write<Number>(at, number, llvm::endianness::little);
    at += sizeof(number);
    return *this;
  }

  char *at;
};
} // namespace

uint64_t ZipWriter::Member::getDataBegin() const {
  return begin + kHeaderBytes + name.size() + kHeaderExtraBytes;
}

uint64_t ZipWriter::add(StringRef name, uint64_t size) {
  Member &member = members.emplace_back(Member{name.str(), end, size});
  end = member.getDataBegin() + size;
  directoryBytes += kEntryBytes + name.size() + kEntryExtraBytes;
  return member.getDataBegin();
}

uint64_t ZipWriter::getNumBytes() const {
  return end + directoryBytes + kEnd64Bytes + kLocator64Bytes + kEndBytes;
}

void ZipWriter::finish(char *archive) const {
  // Writes the common fields of the header and the entry of a member.
  auto putMember = [&](FieldWriter &fields, const Member &member,
                       uint32_t crc) {
    bool isAscii = llvm::isASCII(StringRef(member.name));
    fields.put16(isAscii ? 0 : kUtf8).put16(kAsItIs);
    fields.put16(/*time=*/0).put16(kDate).put32(crc);
    fields.put32(kSee64).put32(kSee64).put16(member.name.size());
  };
  FieldWriter directory(archive + end);
  for (const Member &member : members) {
    uint32_t crc =
        getCrc(StringRef(archive + member.getDataBegin(), member.size));
    FieldWriter header(archive + member.begin);
    header.put32(kHeader).put16(kVersion);
    putMember(header, member, crc);
    header.put16(kHeaderExtraBytes).putBytes(member.name);
    header.put16(kExtra64).put16(16).put64(member.size).put64(member.size);

    directory.put32(kEntry).put16(kVersion).put16(kVersion);
    putMember(directory, member, crc);
    directory.put16(kEntryExtraBytes).put16(/*comment=*/0);
    directory.put16(/*disk=*/0).put16(0).put32(0).put32(kSee64);
    directory.putBytes(member.name).put16(kExtra64).put16(24);
    directory.put64(member.size).put64(member.size).put64(member.begin);
  }
  directory.put32(kEnd64).put64(kEnd64Bytes - 12);
  directory.put16(kVersion).put16(kVersion).put32(/*disk=*/0).put32(0);
  directory.put64(members.size()).put64(members.size());
  directory.put64(directoryBytes).put64(end);
  directory.put32(kLocator64).put32(/*disk=*/0).put64(end + directoryBytes);
  directory.put32(/*disks=*/1);
  directory.put32(kEnd).put16(/*disk=*/0).put16(0);
  directory.put16(kSee64Short).put16(kSee64Short);
  directory.put32(kSee64).put32(kSee64).put16(/*comment=*/0);
}
