//===- MutateBytecode.cpp - bytecode that is nearly right -----------------===//
//
// LLVM 22's reader writes wherever the order of a value's uses says, whether
// there is such a use or not, and reserves as much as a count says. So all
// numbers stay: names, and attributes and types that are written as text, are
// what changes. Where those are, the file says itself
// (https://mlir.llvm.org/docs/BytecodeFormat).
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/CrashCampaign.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <bit>

using namespace mesh;

namespace {
/// Reads the format's numbers; zeros, where there is nothing left.
class Cursor {
public:
  explicit Cursor(StringRef bytes) : bytes(bytes) {}

  bool isAtEnd() const { return at >= bytes.size(); }
  StringRef getRest() const { return bytes.drop_front(at); }
  StringRef take(uint64_t size) {
    StringRef taken = getRest().take_front(size);
    at += taken.size();
    return taken;
  }
  uint8_t readByte() { return readBytes(1); }
  /// The zeros at the low end of the first byte count the bytes that follow.
  uint64_t readNumber() {
    if (isAtEnd())
      return 0;
    auto numMore = static_cast<unsigned>(std::countr_zero<uint8_t>(bytes[at]));
    if (numMore == 8)
      return ++at, readBytes(8);
    return readBytes(numMore + 1) >> (numMore + 1);
  }
  void alignTo(uint64_t alignment) {
    if (llvm::isPowerOf2_64(alignment))
      at = std::min<uint64_t>(llvm::alignTo(at, alignment), bytes.size());
  }

private:
  uint64_t readBytes(unsigned count) {
    uint64_t number = 0;
    for (auto [i, byte] : llvm::enumerate(take(count)))
      number |= static_cast<uint64_t>(static_cast<uint8_t>(byte)) << (8 * i);
    return number;
  }

  StringRef bytes;
  size_t at = 0;
};

enum SectionKind : uint8_t { Strings = 0, AttrTypes = 2, AttrTypeOffsets = 3 };
} // namespace

/// The file's sections of its outermost level, by kind.
static DenseMap<unsigned, StringRef> readSections(StringRef bytes) {
  DenseMap<unsigned, StringRef> sections;
  Cursor file(bytes);
  constexpr size_t magicSize = 4;
  file.take(magicSize);
  file.readNumber();
  file.take(file.getRest().find('\0') + 1);
  while (!file.isAtEnd()) {
    constexpr uint8_t isAligned = 0x80;
    uint8_t kind = file.readByte();
    uint64_t size = file.readNumber();
    if (kind & isAligned)
      file.alignTo(file.readNumber());
    sections.try_emplace(kind & ~isAligned, file.take(size));
  }
  return sections;
}

/// Names: how many there are, their lengths, and then all of them, each with a
/// zero behind it.
static void appendNames(StringRef section, SmallVectorImpl<StringRef> &words) {
  Cursor names(section);
  for (uint64_t count = names.readNumber(); count > 0 && !names.isAtEnd();
       --count)
    names.readNumber();
  llvm::append_range(words, llvm::split(names.getRest(), '\0'));
}

/// Attributes and types that have no encoding of their own.
static void appendTexts(StringRef section, StringRef offsets,
                        SmallVectorImpl<StringRef> &words) {
  Cursor texts(section), sizes(offsets);
  sizes.readNumber();
  sizes.readNumber();
  while (!sizes.isAtEnd()) {
    // The dialect of the ops, and their number.
    sizes.readNumber();
    for (uint64_t count = sizes.readNumber(); count > 0 && !sizes.isAtEnd();
         --count) {
      uint64_t size = sizes.readNumber();
      StringRef text = texts.take(size >> 1);
      bool isEncoded = size & 1;
      if (!isEncoded && text.ends_with(StringRef("\0", 1)))
        words.push_back(text.drop_back());
    }
  }
}

static SmallVector<StringRef> findWords(StringRef bytes) {
  SmallVector<StringRef> words;
  DenseMap<unsigned, StringRef> sections = readSections(bytes);
  appendNames(sections.lookup(Strings), words);
  appendTexts(sections.lookup(AttrTypes), sections.lookup(AttrTypeOffsets),
              words);
  llvm::erase_if(words, [](StringRef word) { return word.empty(); });
  return words;
}

/// Returns true if there is a name twice: LLVM 22's reader takes a dictionary
/// with a key twice, which as text is an error.
static bool hasEqualNames(StringRef bytes) {
  SmallVector<StringRef> names;
  appendNames(readSections(bytes).lookup(Strings), names);
  llvm::erase_if(names, [](StringRef name) { return name.empty(); });
  llvm::sort(names);
  return std::adjacent_find(names.begin(), names.end()) != names.end();
}

std::string mesh::mutateBytecode(StringRef bytes, StringRef other,
                                 Random &random) {
  std::string result = bytes.str();
  SmallVector<StringRef> words = findWords(bytes), others = findWords(other);
  if (words.empty())
    return result;
  for (int64_t i = random.between(1, 3); i > 0; --i) {
    StringRef word = random.pick(words);
    size_t from = random.below(word.size());
    size_t at = word.data() - bytes.data() + from;
    if (others.empty() || random.chance(0.5)) {
      result[at] = static_cast<char>(random.between(' ', '~'));
      continue;
    }
    StringRef with = random.pick(others);
    with = with.drop_front(random.below(with.size()))
               .take_front(word.size() - from);
    result.replace(at, with.size(), with.str());
  }
  return hasEqualNames(result) ? bytes.str() : result;
}
