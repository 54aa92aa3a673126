//===- NpyTest.cpp - reading and writing .npy files -----------------------===//

#include "TestTensors.h"

#include "mesh/Host/Npy.h"

#include "llvm/Support/FileSystem.h"

#include "gtest/gtest.h"

#include <random>

using namespace mesh;
using namespace mesh::test;

/// A file of version `major` with this header and these elements.
static std::string makeFile(StringRef header, StringRef elements,
                            int major = 1) {
  std::string file("\x93NUMPY");
  file += static_cast<char>(major);
  file += '\0';
  for (int i = 0; i < (major == 1 ? 2 : 4); ++i)
    file += static_cast<char>(header.size() >> (8 * i));
  return file + header.str() + elements.str();
}

static std::string bytes(std::initializer_list<int> values) {
  std::string text;
  for (int value : values)
    text += static_cast<char>(value);
  return text;
}

static HostTensor parse(StringRef header, StringRef elements, int major = 1) {
  llvm::Expected<HostTensor> tensor =
      parseNpy(makeFile(header, elements, major), "x.npy");
  if (!tensor) {
    ADD_FAILURE() << llvm::toString(tensor.takeError());
    return HostTensor(TensorShape());
  }
  return std::move(*tensor);
}

static std::string getParseError(StringRef file) {
  return getError(parseNpy(file, "x.npy"));
}

TEST(NpyTest, RoundTripsEveryTypeAndRank) {
  std::mt19937 random(1);
  for (int element = MESH_RT_I1; element <= MESH_RT_F64; ++element)
    for (SmallVector<int64_t> dims :
         {SmallVector<int64_t>{}, {5}, {0}, {3, 4}, {2, 0, 3}, {2, 1, 3, 2}}) {
      HostTensor tensor(TensorShape{static_cast<mesh_rt_type>(element), dims});
      for (int64_t i = 0; i < tensor.getNumElements(); ++i)
        tensor.setDouble(i, static_cast<int>(random() % 100) - 50);
      std::string file = formatNpy(tensor);
      EXPECT_EQ((file.size() - tensor.getNumBytes()) % 64, 0u);
      llvm::Expected<HostTensor> read = parseNpy(file, "x.npy");
      ASSERT_TRUE(static_cast<bool>(read)) << llvm::toString(read.takeError());
      EXPECT_TRUE(isSame(*read, tensor)) << tensor.getShape().str();
    }
}

TEST(NpyTest, RoundTripsThroughAFile) {
  SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("mesh", "npy", path));
  HostTensor tensor = makeTensor(MESH_RT_F32, {2, 2}, {1, -2, 0.5, 4});
  ASSERT_FALSE(static_cast<bool>(writeNpy(path, tensor)));
  llvm::Expected<HostTensor> read = readNpy(path);
  ASSERT_TRUE(static_cast<bool>(read));
  EXPECT_TRUE(isSame(*read, tensor));
  llvm::sys::fs::remove(path);
}

TEST(NpyTest, WritesWhatNumPyWrites) {
  std::string file = formatNpy(makeTensor(MESH_RT_I16, {2, 1}, {1, 258}));
  std::string header =
      "{'descr': '<i2', 'fortran_order': False, 'shape': (2, 1), }";
  header += std::string(128 - 10 - header.size() - 1, ' ') + "\n";
  EXPECT_EQ(file, makeFile(header, bytes({1, 0, 2, 1})));
  EXPECT_NE(formatNpy(makeTensor(MESH_RT_BF16, {}, {1})).find("'<V2'"),
            std::string::npos);
  EXPECT_NE(formatNpy(makeTensor(MESH_RT_I1, {}, {1})).find("'|b1'"),
            std::string::npos);
}

// Types here are signless, so bits are what counts.
TEST(NpyTest, ReadsIntegersWithoutASign) {
  HostTensor words =
      parse("{'descr': '>u4', 'fortran_order': False, 'shape': (2,)}",
            bytes({0x80, 0, 0, 1, 0, 0, 0, 2}));
  EXPECT_EQ(words.getElement(), MESH_RT_I32);
  EXPECT_EQ(toValues(words), SmallVector<double>({-2147483647, 2}));
  for (auto [name, element] : {std::pair("|u1", MESH_RT_I8),
                               {"<u2", MESH_RT_I16},
                               {"<u8", MESH_RT_I64}})
    EXPECT_EQ(parse(std::string("{'descr': '") + name +
                        "', 'fortran_order': False, 'shape': (0,)}",
                    "")
                  .getElement(),
              element);
}

TEST(NpyTest, ReadsEachVersion) {
  for (int major : {1, 2, 3}) {
    HostTensor tensor =
        parse("{'descr': '<i4', 'fortran_order': False, 'shape': (1,), }\n",
              bytes({1, 2, 0, 0}), major);
    EXPECT_EQ(toValues(tensor), SmallVector<double>({513}));
  }
}

TEST(NpyTest, ReadsFortranOrder) {
  HostTensor matrix =
      parse("{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3)}",
            bytes({0, 10, 1, 11, 2, 12}));
  EXPECT_EQ(toValues(matrix), SmallVector<double>({0, 1, 2, 10, 11, 12}));

  // Element [i, j, k] of shape (2, 3, 4) is at i + 2 (j + 3 k).
  std::string elements;
  for (int k = 0; k < 4; ++k)
    for (int j = 0; j < 3; ++j)
      for (int i = 0; i < 2; ++i)
        elements += static_cast<char>(i * 12 + j * 4 + k);
  HostTensor cube = parse(
      "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3, 4)}", elements);
  for (int i = 0; i < 24; ++i)
    EXPECT_EQ(cube.getInteger(i), i);
}

TEST(NpyTest, ReadsBigEndian) {
  HostTensor tensor =
      parse("{'descr': '>i2', 'fortran_order': True, 'shape': (2, 2)}",
            bytes({0, 1, 0, 2, 1, 0, 0, 4}));
  EXPECT_EQ(toValues(tensor), SmallVector<double>({1, 256, 2, 4}));
}

TEST(NpyTest, ReadsOtherSpellings) {
  // Double quotes, any order of keys, sizes of Python 2, no blanks.
  HostTensor tensor =
      parse("{\"shape\":(2L,),\"fortran_order\":False,\"descr\":\"bfloat16\"}",
            bytes({0x80, 0x3f, 0, 0xc0}));
  EXPECT_EQ(tensor.getElement(), MESH_RT_BF16);
  EXPECT_EQ(toValues(tensor), SmallVector<double>({1, -2}));
  // Whatever is not 0 is true.
  EXPECT_EQ(
      toValues(parse("{'descr': '|b1', 'fortran_order': False, 'shape': (2,)}",
                     bytes({0, 7}))),
      SmallVector<double>({0, 1}));
}

TEST(NpyTest, NamesWhatIsWrongWithTheFile) {
  EXPECT_EQ(getParseError(""), "x.npy: is not a .npy file: it does not start "
                               "with \\x93NUMPY");
  EXPECT_EQ(getParseError("\x93NUMPY\x01"),
            "x.npy: ends before the format's version");
  EXPECT_EQ(getParseError(StringRef("\x93NUMPY\x04\x00", 8)),
            "x.npy: has format version 4.0, expected 1.0, 2.0 or 3.0");
  EXPECT_EQ(getParseError(StringRef("\x93NUMPY\x02\x00\x10\x00", 10)),
            "x.npy: ends before the header's length");
  EXPECT_EQ(getParseError(StringRef("\x93NUMPY\x02\x00\xff\xff\xff\xff{", 13)),
            "x.npy: ends in the header: expected 4294967295 bytes, got 1");
  EXPECT_NE(getError(readNpy("/does/not/exist.npy")).find("No such file"),
            std::string::npos);
}

TEST(NpyTest, NamesWhatIsWrongWithTheHeader) {
  auto error = [](StringRef header) {
    return getParseError(makeFile(header, ""));
  };
  EXPECT_EQ(error("[]"), "x.npy: expected a dict in the header, got '[]'");
  EXPECT_EQ(error("{"), "x.npy: expected a key in the header, got the end of "
                        "the header");
  EXPECT_EQ(error("{'descr' '<f4'"),
            "x.npy: expected ':' in the header, got ''<f4''");
  EXPECT_EQ(error("{'descr': [('a', '<f4')]"),
            "x.npy: expected the name of a plain element type in the header, "
            "got '[('a', '<f4')]'");
  EXPECT_EQ(
      error("{'descr': '<c8'"),
      "x.npy: element type '<c8' is not supported; those that are: b1, "
      "i1, i2, i4, i8, u1, u2, u4, u8, f2, f4, f8, and bf16 as V2 or bfloat16");
  EXPECT_EQ(error("{'fortran_order': 1"),
            "x.npy: expected True or False in the header, got '1'");
  for (StringRef shape : {"(3)", "(-1,)", "(1,,)", "(",
                          "(99999999999999999999,)", "(1 2)", "[1]"})
    EXPECT_NE(error(("{'shape': " + shape + "}").str())
                  .find("expected a tuple of sizes that fit in 64 bits"),
              std::string::npos)
        << shape.str();
  EXPECT_EQ(error("{'descr': '<f4', 'shape': ()}"),
            "x.npy: the header lacks one of the keys 'descr', 'fortran_order' "
            "and 'shape'");
  for (StringRef header :
       {"{'descr': '<f4', 'descr': '<f4'}", "{'other': True}"})
    EXPECT_EQ(error(header), "x.npy: expected the keys 'descr', "
                             "'fortran_order' and 'shape', each once, in the "
                             "header");
  EXPECT_EQ(error("{'descr': '<f4' 'shape': ()}"),
            "x.npy: expected ',' or '}' in the header, got ''shape': ()}'");
  EXPECT_EQ(error("{'descr': '<f4', 'fortran_order': False, 'shape': ()} more"),
            "x.npy: expected nothing after the dict in the header, got 'more'");
}

TEST(NpyTest, ComparesSizes) {
  auto error = [](StringRef shape, StringRef elements) {
    return getParseError(makeFile(
        ("{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + "}")
            .str(),
        elements));
  };
  EXPECT_EQ(error("(2,)", "1234567"),
            "x.npy: expected 8 bytes of elements for shape 2xf32, got 7");
  EXPECT_EQ(error("()", "12345"),
            "x.npy: expected 4 bytes of elements for shape f32, got 5");
  EXPECT_EQ(error("(0,)", "1"),
            "x.npy: expected 0 bytes of elements for shape 0xf32, got 1");
  EXPECT_EQ(error("(1000000, 1000000, 1000000, 1000000)", ""),
            "x.npy: the size of shape 1000000x1000000x1000000x1000000xf32 "
            "overflows");
  EXPECT_EQ(error("(9000000000000000000, 9000000000000000000, 0)", ""),
            "x.npy: a tensor of shape "
            "9000000000000000000x9000000000000000000x0xf32 does not fit in "
            "memory");
  EXPECT_EQ(error("(1000000000000,)", ""),
            "x.npy: expected 4000000000000 bytes of elements for shape "
            "1000000000000xf32, got 0");
}

/// Every prefix of a good file, and the file with each byte damaged, gives a
/// tensor or an error.
TEST(NpyTest, SurvivesDamage) {
  std::string good = formatNpy(makeTensor(MESH_RT_F32, {2, 3}, {}));
  for (size_t length = 0; length < good.size(); ++length)
    EXPECT_NE(getParseError(StringRef(good).take_front(length)), "");
  for (size_t i = 0; i < good.size(); ++i)
    for (int value : {0x00, 0x27, 0x28, 0x39, 0x7f, 0xff}) {
      std::string bad = good;
      bad[i] = static_cast<char>(value);
      (void)getParseError(bad);
    }
  std::mt19937 random(2);
  for (int round = 0; round < 2000; ++round) {
    std::string bad = good;
    for (int count = random() % 8; count >= 0; --count)
      bad[random() % bad.size()] = static_cast<char>(random());
    (void)getParseError(bad);
  }
}
