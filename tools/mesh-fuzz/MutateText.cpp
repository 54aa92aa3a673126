//===- MutateText.cpp - text that is nearly right -------------------------===//

#include "mesh-fuzz/CrashCampaign.h"

#include "llvm/ADT/StringExtras.h"

#include <array>

using namespace mesh;

/// Words, numbers, strings and single marks, and all space between them.
static std::vector<StringRef> split(StringRef text) {
  auto isWord = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '.' || c == '%' || c == '@' ||
           c == '#' || c == '!';
  };
  std::vector<StringRef> tokens;
  while (!text.empty()) {
    size_t length = 1;
    if (isWord(text.front()))
      length = text.take_while(isWord).size();
    else if (llvm::isSpace(text.front()))
      length = text.take_while([](char c) { return llvm::isSpace(c); }).size();
    tokens.push_back(text.take_front(length));
    text = text.drop_front(length);
  }
  return tokens;
}

/// Another number, of those that break things.
static StringRef pickNumber(Random &random) {
  static constexpr std::array<StringRef, 14> numbers = {
      "0",          "1",
      "2",          "3",
      "5",          "-1",
      "7",          "100",
      "65537",      "2147483648",
      "4294967297", "1152921504606846976",
      "1.5",        "9223372036854775807"};
  return random.pick(numbers);
}

/// Returns true if a number starts at `at`: not one within a name, such as f32
/// or %0.
static bool startsNumber(StringRef text, size_t at) {
  if (!llvm::isDigit(text[at]))
    return false;
  if (at == 0)
    return true;
  char before = text[at - 1];
  // The dims of a type: 4x8xf32.
  if (before == 'x' && at > 1)
    return llvm::isDigit(text[at - 2]) || text[at - 2] == '?';
  return !llvm::isAlnum(before) && !StringRef("_%@#!.").contains(before);
}

/// Replaces a number wherever it is, so that shapes still agree.
static std::string replaceNumber(StringRef text, Random &random) {
  std::vector<size_t> starts;
  for (size_t i = 0; i < text.size(); ++i)
    if (startsNumber(text, i))
      starts.push_back(i);
  if (starts.empty())
    return text.str();
  auto getNumber = [&](size_t at) {
    return text.drop_front(at).take_while(
        [](char c) { return llvm::isDigit(c); });
  };
  StringRef number = getNumber(random.pick(starts));
  StringRef replacement = pickNumber(random);
  std::string result;
  size_t done = 0;
  for (size_t start : starts)
    if (getNumber(start) == number) {
      result += (text.slice(done, start) + replacement).str();
      done = start + number.size();
    }
  return result + text.drop_front(done).str();
}

/// Replaces an element type wherever it is.
static std::string replaceType(StringRef text, Random &random) {
  static constexpr std::array<StringRef, 8> types = {
      "f32", "f64", "bf16", "f16", "i32", "i8", "i1", "index"};
  SmallVector<StringRef> parts;
  text.split(parts, random.pick(types));
  return llvm::join(parts, random.pick(types));
}

static void mutateTokens(std::vector<StringRef> &tokens,
                         ArrayRef<StringRef> others, Random &random) {
  size_t at = random.below(tokens.size());
  // Space says little.
  while (llvm::isSpace(tokens[at].front()) && at + 1 < tokens.size())
    ++at;
  switch (random.below(5)) {
  case 0: {
    // A number, if there is one further on.
    size_t number = at;
    while (number < tokens.size() && !llvm::isDigit(tokens[number].front()))
      ++number;
    if (number < tokens.size())
      tokens[number] = pickNumber(random);
    return;
  }
  case 1:
    tokens[at] = random.pick(tokens);
    return;
  case 2:
    if (!others.empty())
      tokens[at] = random.pick(others);
    return;
  case 3:
    tokens.erase(tokens.begin() + at);
    return;
  default:
    tokens.insert(tokens.begin() + at, tokens[at]);
  }
}

static void mutateLines(std::vector<StringRef> &lines,
                        ArrayRef<StringRef> others, Random &random) {
  size_t at = random.below(lines.size());
  switch (random.below(4)) {
  case 0:
    lines.erase(lines.begin() + at);
    return;
  case 1:
    lines.insert(lines.begin() + random.below(lines.size()), lines[at]);
    return;
  case 2:
    std::swap(lines[at], lines[random.below(lines.size())]);
    return;
  default:
    if (!others.empty())
      lines.insert(lines.begin() + at, random.pick(others));
  }
}

std::string mesh::mutateText(StringRef text, StringRef other, Random &random) {
  std::string consistent;
  if (random.chance(0.6)) {
    consistent = random.chance(0.7) ? replaceNumber(text, random)
                                    : replaceType(text, random);
    if (random.chance(0.7))
      return consistent;
    text = consistent;
  }
  std::vector<StringRef> tokens = split(text), otherTokens = split(other);
  for (int64_t i = random.between(1, 2); i > 0 && !tokens.empty(); --i)
    mutateTokens(tokens, otherTokens, random);
  std::string changed = llvm::join(tokens, "");
  if (random.chance(0.8))
    return changed;
  auto lines = llvm::to_vector(llvm::split(changed, '\n'));
  auto otherLines = llvm::to_vector(llvm::split(other, '\n'));
  std::vector<StringRef> result(lines.begin(), lines.end());
  for (int64_t i = random.between(1, 2); i > 0 && !result.empty(); --i)
    mutateLines(result, otherLines, random);
  return llvm::join(result, "\n");
}
