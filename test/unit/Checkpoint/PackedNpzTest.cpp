//===- PackedNpzTest.cpp - archives as numpy.savez_compressed writes them -===//

#include "mesh/Checkpoint/Npz.h"
#include "mesh/Host/Npy.h"

#include "CheckpointTest.h"

#include <zlib.h>

using namespace mesh;

namespace {
/// The description of a member in an archive, and its bytes.
struct Member {
  std::string name;
  std::string packed;
  uint32_t size;
  uint32_t crc;
};

class PackedNpzTest : public CheckpointTest {
protected:
  static std::string deflateAll(StringRef bytes) {
    z_stream stream = {};
    EXPECT_EQ(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS,
                           8, Z_DEFAULT_STRATEGY),
              Z_OK);
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in =
        reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = bytes.size();
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = packed.size();
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
  }

  static Member makeMember(StringRef name, StringRef bytes) {
    return {
        name.str(), deflateAll(bytes), static_cast<uint32_t>(bytes.size()),
        static_cast<uint32_t>(crc32(
            0, reinterpret_cast<const Bytef *>(bytes.data()), bytes.size()))};
  }

  /// The .npy file of the numbers from 0 on, in a few repetitions, which can
  /// be packed well.
  static std::string makeNpy(int64_t count) {
    HostTensor array(TensorShape{MESH_RT_I32, {count}});
    for (int64_t i = 0; i < count; ++i)
      array.setInteger(i, i % 100);
    return formatNpy(array);
  }

  static void put(std::string &to, uint64_t number, int numBytes) {
    for (int i = 0; i < numBytes; ++i)
      to += static_cast<char>(number >> (8 * i));
  }
  /// Appends the fields that the header of a member and its entry in the
  /// directory have in common.
  static void describe(std::string &to, const Member &member) {
    put(to, 20, 2);
    put(to, 0, 2);
    put(to, /*method=*/8, 2);
    put(to, 0, 4);
    put(to, member.crc, 4);
    put(to, member.packed.size(), 4);
    put(to, member.size, 4);
    put(to, member.name.size(), 2);
    put(to, 0, 2);
  }
  /// With `overlap` all members are where the first is.
  static std::string makeArchive(ArrayRef<Member> members,
                                 bool overlap = false) {
    std::string archive, directory;
    for (const Member &member : members) {
      size_t begin = overlap ? 0 : archive.size();
      if (!overlap || archive.empty()) {
        archive += "PK\x03\x04";
        describe(archive, member);
        archive += member.name + member.packed;
      }
      directory += "PK\x01\x02";
      put(directory, 20, 2);
      describe(directory, member);
      directory.append(10, '\0');
      put(directory, begin, 4);
      directory += member.name;
    }
    size_t begin = archive.size();
    archive += directory + "PK\x05\x06";
    put(archive, 0, 4);
    put(archive, members.size(), 2);
    put(archive, members.size(), 2);
    put(archive, directory.size(), 4);
    put(archive, begin, 4);
    put(archive, 0, 2);
    return archive;
  }

  /// The array w of an archive, or the error.
  llvm::Expected<HostTensor> readW(StringRef archive) {
    llvm::Expected<NpzFile> file = NpzFile::parse(archive, "f");
    if (!file)
      return file.takeError();
    const NpzFile::Entry *entry = file->find("w");
    if (!entry)
      return llvm::createStringError("no w");
    BatchSharder sharder = makeSharder(R"("x"=1)");
    auto leaf = sharder.layOut("w", entry->shape, {});
    if (!leaf)
      return leaf.takeError();
    auto parts = file->readParts(*entry, leaf->placement);
    if (!parts)
      return parts.takeError();
    return std::move(parts->front());
  }
  std::string getError(ArrayRef<Member> members) {
    auto array = readW(makeArchive(members));
    return array ? "" : llvm::toString(array.takeError());
  }
};
} // namespace

TEST_F(PackedNpzTest, IsReadByParts) {
  Member member = makeMember("w.npy", makeNpy(200000));
  EXPECT_LT(member.packed.size(), 10000u);
  std::string archive = makeArchive(member);
  NpzFile file = llvm::cantFail(NpzFile::parse(archive, "f"));
  const NpzFile::Entry *entry = file.find("w");
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->shape.str(), "200000xi32");
  BatchSharder sharder = makeSharder(R"("x"=4)");
  ShardedLeaf leaf =
      llvm::cantFail(sharder.layOut("w", entry->shape, byAxes(R"([{"x"}])")));
  auto parts = llvm::cantFail(file.readParts(*entry, leaf.placement));
  ASSERT_EQ(parts.size(), 4u);
  for (int64_t i = 0; i < 50000; ++i)
    ASSERT_EQ(parts[3].getInteger(i), (150000 + i) % 100);
}

// Elements that are not as they are in memory.
TEST_F(PackedNpzTest, IsConverted) {
  std::string npy = makeNpy(3);
  npy.replace(npy.find("'<i4'"), 5, "'>i4'");
  HostTensor array =
      llvm::cantFail(readW(makeArchive(makeMember("w.npy", npy))));
  EXPECT_EQ(array.getInteger(1), 1 << 24);
}

TEST_F(PackedNpzTest, OfNothing) {
  HostTensor array =
      llvm::cantFail(readW(makeArchive(makeMember("w.npy", makeNpy(0)))));
  EXPECT_EQ(array.getShape().str(), "0xi32");
  EXPECT_EQ(getError(makeMember("w.npy", "")),
            "f: array 'w': is not a .npy file: it does not start with "
            "\\x93NUMPY");
}

// Cut anywhere, or followed by more, packed bytes are an error.
TEST_F(PackedNpzTest, TruncatedStreams) {
  Member whole = makeMember("w.npy", makeNpy(1000));
  ASSERT_EQ(getError(whole), "");
  for (size_t size = 0; size < whole.packed.size(); ++size) {
    Member cut = whole;
    cut.packed.resize(size);
    EXPECT_NE(getError(cut), "") << size;
  }
  Member cut = whole;
  cut.packed.pop_back();
  EXPECT_EQ(getError(cut), "f: array 'w': ends before what was packed does");
  Member more = whole;
  more.packed += '\0';
  EXPECT_EQ(getError(more), "f: array 'w': has 1 bytes behind what was packed");
}

// Whatever is changed, the answer is an error or, if it does not matter, the
// array.
TEST_F(PackedNpzTest, DamagedStreams) {
  Member whole = makeMember("w.npy", makeNpy(1000));
  for (size_t i = 0; i < whole.packed.size(); ++i)
    for (char bits : {'\x01', '\x10', '\xff'}) {
      Member damaged = whole;
      damaged.packed[i] = static_cast<char>(damaged.packed[i] ^ bits);
      auto array = readW(makeArchive(damaged));
      if (!array) {
        llvm::consumeError(array.takeError());
        continue;
      }
      for (int64_t j = 0; j < 1000; ++j)
        ASSERT_EQ(array->getInteger(j), j % 100) << i;
    }
  Member wrong = whole;
  wrong.crc ^= 1;
  EXPECT_EQ(getError(wrong),
            "f: array 'w': its checksum is not that of what was written");
}

// There is no memory for what an archive claims before it is there.
TEST_F(PackedNpzTest, SizesThatLie) {
  Member whole = makeMember("w.npy", makeNpy(100000));
  Member more = whole;
  more.size += 4;
  EXPECT_EQ(getError(more),
            "f: array 'w': expected 400000 bytes of elements for shape "
            "100000xi32, got 400004");
  Member huge = whole;
  huge.size = 0xfffffff0;
  EXPECT_EQ(getError(huge),
            "f: member 'w.npy' claims to be 4294967280 bytes, more than can be "
            "packed in " +
                std::to_string(whole.packed.size()));
  // The header of the array and the archive lie alike.
  std::string npy = makeNpy(100000);
  npy.replace(npy.find("(100000,)"), 9, "(110000,)");
  Member both = makeMember("w.npy", npy);
  both.size = 440128;
  EXPECT_EQ(getError(both),
            "f: array 'w': unpacks to 400128 bytes, expected 440128");
  npy.replace(npy.find("(110000,)"), 9, "(090000,)");
  both = makeMember("w.npy", npy);
  both.size = 360128;
  EXPECT_EQ(getError(both),
            "f: array 'w': unpacks to more bytes than it is said to");
}

// Members that share their bytes make small archives of huge arrays.
TEST_F(PackedNpzTest, MembersThatOverlap) {
  Member member = makeMember("w.npy", makeNpy(100000));
  std::vector<Member> members(100, member);
  auto file = NpzFile::parse(makeArchive(members, /*overlap=*/true), "f");
  ASSERT_FALSE(static_cast<bool>(file));
  EXPECT_EQ(llvm::toString(file.takeError()),
            "f: member 'w.npy' overlaps another");
}
