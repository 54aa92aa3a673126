//===- NpyHeader.cpp - the header of a .npy file --------------------------===//

#include "mesh/Host/NpyHeader.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <bit>
#include <optional>

using namespace mesh;

char UnsupportedElements::ID;

static constexpr StringRef kMagic("\x93NUMPY", 6);

namespace {
struct NpyType {
  StringRef name;
  mesh_rt_type element;
};

/// A reader of the few forms of Python literals that the dict is made of.
/// Each `take` reads one, with the blanks before it, or takes nothing.
class Literals {
public:
  explicit Literals(StringRef text) : rest(text) {}

  bool take(char token) {
    rest = rest.ltrim(" \t\r\n");
    return rest.consume_front(StringRef(&token, 1));
  }

  std::optional<StringRef> takeString() {
    for (char quote : {'\'', '"'}) {
      if (!take(quote))
        continue;
      size_t end = rest.find(quote);
      if (end == StringRef::npos)
        return std::nullopt;
      StringRef text = rest.take_front(end);
      rest = rest.drop_front(end + 1);
      return text;
    }
    return std::nullopt;
  }

  std::optional<bool> takeBool() {
    rest = rest.ltrim(" \t\r\n");
    if (rest.consume_front("True"))
      return true;
    if (rest.consume_front("False"))
      return false;
    return std::nullopt;
  }

  /// A number of at least 0 that fits.
  std::optional<int64_t> takeSize() {
    rest = rest.ltrim(" \t\r\n");
    StringRef digits = rest.take_while(llvm::isDigit);
    int64_t size = 0;
    if (digits.getAsInteger(10, size))
      return std::nullopt;
    rest = rest.drop_front(digits.size());
    // As Python 2 wrote it.
    rest.consume_front("L");
    return size;
  }

  std::optional<SmallVector<int64_t>> takeShape() {
    SmallVector<int64_t> dims;
    if (!take('('))
      return std::nullopt;
    while (!take(')')) {
      std::optional<int64_t> size = takeSize();
      if (!size)
        return std::nullopt;
      dims.push_back(*size);
      if (!take(',')) {
        // "(3)" is a number, not a tuple.
        if (dims.size() < 2 || !take(')'))
          return std::nullopt;
        break;
      }
    }
    return dims;
  }

  /// Returns the text that follows, for an error.
  std::string found() const {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (rest.empty())
      os << "the end of the header";
    else
      llvm::printEscapedString(rest.take_front(40), os << "'"), os << "'";
    return text;
  }
  bool atEnd() {
    rest = rest.ltrim(" \t\r\n");
    return rest.empty();
  }

private:
  StringRef rest;
};
} // namespace

/// The first of several names for a type is written. The ops decide whether our
/// integers are signed.
static constexpr NpyType kTypes[] = {
    {"b1", MESH_RT_I1},   {"i1", MESH_RT_I8},        {"i2", MESH_RT_I16},
    {"i4", MESH_RT_I32},  {"i8", MESH_RT_I64},       {"u1", MESH_RT_I8},
    {"u2", MESH_RT_I16},  {"u4", MESH_RT_I32},       {"u8", MESH_RT_I64},
    {"f2", MESH_RT_F16},  {"f4", MESH_RT_F32},       {"f8", MESH_RT_F64},
    {"V2", MESH_RT_BF16}, {"bfloat16", MESH_RT_BF16}};

static llvm::Error readDescr(StringRef descr, NpyHeader &header) {
  StringRef name = descr;
  bool isLittle = std::endian::native == std::endian::little;
  bool isBig = name.consume_front(">");
  if (!isBig && !name.consume_front("<") && !name.consume_front("|") &&
      name.consume_front("="))
    isBig = !isLittle;
  for (const NpyType &type : kTypes) {
    if (type.name != name)
      continue;
    header.shape.element = type.element;
    header.isBigEndian = isBig;
    return llvm::Error::success();
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "element type '";
  llvm::printEscapedString(descr.take_front(40), os);
  os << "' is not supported; those that are: b1, i1, i2, i4, i8, u1, u2, u4, "
        "u8, f2, f4, f8, and bf16 as V2 or bfloat16";
  return llvm::make_error<UnsupportedElements>(std::move(text));
}

llvm::Expected<NpyHeader> mesh::parseNpyHeader(StringRef text) {
  Literals literals(text);
  auto expected = [&](const llvm::Twine &what) {
    return llvm::createStringError("expected " + what + " in the header, got " +
                                   literals.found());
  };
  if (!literals.take('{'))
    return expected("a dict");
  NpyHeader header;
  bool hasDescr = false, hasOrder = false, hasShape = false;
  while (!literals.take('}')) {
    std::optional<StringRef> key = literals.takeString();
    if (!key)
      return expected("a key");
    if (!literals.take(':'))
      return expected("':'");
    if (*key == "descr" && !hasDescr) {
      std::optional<StringRef> descr = literals.takeString();
      if (!descr)
        return expected("the name of a plain element type");
      if (llvm::Error error = readDescr(*descr, header))
        return error;
      hasDescr = true;
    } else if (*key == "fortran_order" && !hasOrder) {
      std::optional<bool> isFortran = literals.takeBool();
      if (!isFortran)
        return expected("True or False");
      header.isFortran = *isFortran;
      hasOrder = true;
    } else if (*key == "shape" && !hasShape) {
      std::optional<SmallVector<int64_t>> dims = literals.takeShape();
      if (!dims)
        return expected("a tuple of sizes that fit in 64 bits");
      header.shape.dims = std::move(*dims);
      hasShape = true;
    } else {
      return llvm::createStringError(
          "expected the keys 'descr', 'fortran_order' and 'shape', each once, "
          "in the header");
    }
    if (literals.take(','))
      continue;
    if (!literals.take('}'))
      return expected("',' or '}'");
    break;
  }
  if (!hasDescr || !hasOrder || !hasShape)
    return llvm::createStringError("the header lacks one of the keys 'descr', "
                                   "'fortran_order' and 'shape'");
  if (!literals.atEnd())
    return expected("nothing after the dict");
  return header;
}

std::string mesh::formatNpyHeader(const TensorShape &shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto *type = llvm::find_if(kTypes, [&](const NpyType &known) {
    return known.element == shape.element;
  });
  os << "{'descr': '" << (rt::sizeOf(shape.element) == 1 ? "|" : "<")
     << type->name << "', 'fortran_order': False, 'shape': (";
  llvm::interleaveComma(shape.dims, os);
  os << (shape.getRank() == 1 ? ",), }" : "), }");
  return text;
}

//===----------------------------------------------------------------------===//
// Bytes around the header
//===----------------------------------------------------------------------===//

/// Splits the text of the header off `bytes`.
static llvm::Expected<StringRef> takeText(StringRef &bytes) {
  if (!bytes.consume_front(kMagic))
    return llvm::createStringError("is not a .npy file: it does not start with "
                                   "\\x93NUMPY");
  if (bytes.size() < 2)
    return llvm::createStringError("ends before the format's version");
  int major = static_cast<unsigned char>(bytes[0]);
  int minor = static_cast<unsigned char>(bytes[1]);
  bytes = bytes.drop_front(2);
  if (major < 1 || major > 3 || minor != 0)
    return llvm::createStringError(
        "has format version %d.%d, expected 1.0, 2.0 or 3.0", major, minor);
  size_t lengthBytes = major == 1 ? 2 : 4;
  if (bytes.size() < lengthBytes)
    return llvm::createStringError("ends before the header's length");
  size_t length = major == 1 ? llvm::support::endian::read16le(bytes.data())
                             : llvm::support::endian::read32le(bytes.data());
  bytes = bytes.drop_front(lengthBytes);
  if (bytes.size() < length)
    return llvm::createStringError(
        "ends in the header: expected %zu bytes, got %zu", length,
        bytes.size());
  StringRef header = bytes.take_front(length);
  bytes = bytes.drop_front(length);
  return header;
}

llvm::Expected<NpyHeader> mesh::takeNpyHeader(StringRef &bytes,
                                              uint64_t numMore) {
  llvm::Expected<StringRef> text = takeText(bytes);
  if (!text)
    return text.takeError();
  llvm::Expected<NpyHeader> header = parseNpyHeader(*text);
  if (!header)
    return header;
  // Compare before there is any memory for what the header claims.
  const TensorShape &shape = header->shape;
  int64_t size = rt::sizeOf(shape.element);
  int64_t expected = llvm::is_contained(shape.dims, 0) ? 0 : size;
  for (int64_t dim : shape.dims)
    if (llvm::MulOverflow(expected, dim, expected))
      return llvm::createStringError("the size of shape " + shape.str() +
                                     " overflows");
  uint64_t numLeft = bytes.size() + numMore;
  if (static_cast<uint64_t>(expected) == numLeft)
    return header;
  return llvm::createStringError("expected " + llvm::Twine(expected) +
                                 " bytes of elements for shape " + shape.str() +
                                 ", got " + llvm::Twine(numLeft));
}

std::string mesh::formatNpyPrefix(const TensorShape &shape) {
  std::string header = formatNpyHeader(shape);
  // The elements start at a multiple of 64 bytes, after a line break. Only a
  // tensor of thousands of dims needs a longer header than version 1 has.
  int major = header.size() + 64 > 0xffff ? 2 : 1;
  size_t lengthBytes = major == 1 ? 2 : 4;
  size_t prefix = kMagic.size() + 2 + lengthBytes;
  size_t end = llvm::alignTo(prefix + header.size() + 1, 64);
  header.resize(end - prefix, ' ');
  header.back() = '\n';

  std::string bytes(kMagic);
  bytes += static_cast<char>(major);
  bytes += '\0';
  for (size_t i = 0; i < lengthBytes; ++i)
    bytes += static_cast<char>(header.size() >> (8 * i));
  return bytes + header;
}
