//===- Json.cpp - JSON that comes from outside ----------------------------===//

#include "mesh/Support/Json.h"

#include "llvm/ADT/StringSet.h"

#include <optional>
#include <vector>

using namespace mesh;
namespace json = llvm::json;

static constexpr size_t kMaxDepth = 100;
static constexpr StringRef kSpaces = " \t\r\n";

namespace {
/// Looks at the brackets and strings of a text, whether it is JSON or not.
class Scanner {
public:
  explicit Scanner(StringRef text) : text(text) {}

  /// Fails where brackets are nested too deep.
  llvm::Error scan();

  /// A key that is twice in an object, if the text is JSON.
  std::optional<std::string> repeatedKey;

private:
  void takeString();
  void addKey(StringRef quoted);

  StringRef text;
  size_t place = 0;
  /// The keys so far of each object that is open; none of an array.
  std::vector<llvm::StringSet<>> open;
};
} // namespace

llvm::Error Scanner::scan() {
  while (place < text.size()) {
    char c = text[place];
    if (c == '"') {
      takeString();
      continue;
    }
    if (c == '{' || c == '[')
      open.emplace_back();
    if ((c == '}' || c == ']') && !open.empty())
      open.pop_back();
    if (open.size() > kMaxDepth)
      return llvm::createStringError(
          "expected at most " + llvm::Twine(kMaxDepth) +
          " levels, got more at byte " + llvm::Twine(place));
    ++place;
  }
  return llvm::Error::success();
}

void Scanner::takeString() {
  size_t begin = place++;
  while (place < text.size() && text[place] != '"')
    place += text[place] == '\\' ? 2 : 1;
  place = std::min(place + 1, text.size());
  StringRef quoted = text.slice(begin, place);
  bool isKey = text.substr(place).ltrim(kSpaces).starts_with(":");
  if (isKey && !open.empty())
    addKey(quoted);
}

void Scanner::addKey(StringRef quoted) {
  // The same key has several spellings: "a" and "\u0061".
  llvm::Expected<json::Value> key = json::parse(quoted);
  if (!key)
    return llvm::consumeError(key.takeError());
  StringRef name = *key->getAsString();
  if (!open.back().insert(name).second && !repeatedKey)
    repeatedKey = name.str();
}

llvm::Expected<json::Value> mesh::parseJson(StringRef text) {
  Scanner scanner(text);
  if (llvm::Error error = scanner.scan())
    return error;
  llvm::Expected<json::Value> value = json::parse(text);
  if (value && scanner.repeatedKey)
    return llvm::createStringError("there are two values of '" +
                                   *scanner.repeatedKey + "' in an object");
  return value;
}
