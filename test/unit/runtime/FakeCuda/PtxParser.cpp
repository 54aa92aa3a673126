//===- PtxParser.cpp - reads the PTX that LLVM writes ---------------------===//

#include "PtxOps.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <utility>

using namespace mesh::rt::test::ptx;
using std::string_view;

namespace mesh::rt::test::ptx {

/// Goes through the text once. A token is a word, with what it begins with (%,
/// $ or .), or a single character.
class Parser {
public:
  Parser(Module &module) : module(module), text(*module.text) {}

  void parse() {
    while (peek() != "") {
      string_view word = next();
      if (word == ".entry")
        parseEntry();
      else if (word == ".func" || word == ".extern")
        fail("functions are not played");
      else if (word == ".global" || word == ".const")
        fail("memory of modules is not played");
      else if (word == ".shared")
        declareShared();
    }
  }

private:
  [[noreturn]] void fail(const std::string &what) {
    throw std::runtime_error("PTX, line " + std::to_string(lineAt(position)) +
                             ": " + what);
  }

  int64_t lineAt(size_t end) const {
    return 1 + std::count(text.begin(), text.begin() + end, '\n');
  }

  void skipBlanks() {
    while (position < text.size()) {
      if (std::isspace(static_cast<unsigned char>(text[position])))
        ++position;
      else if (text.substr(position, 2) == "//")
        position = std::min(text.find('\n', position), text.size());
      else
        return;
    }
  }

  string_view peek() {
    skipBlanks();
    size_t end = position;
    auto isWord = [&](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
             c == '.' || c == '$' || c == '%';
    };
    while (end < text.size() && isWord(text[end]))
      ++end;
    if (end == position && end < text.size())
      ++end;
    return text.substr(position, end - position);
  }
  string_view next() {
    string_view word = peek();
    position += word.size();
    return word;
  }
  bool accept(string_view word) {
    if (peek() != word)
      return false;
    (void)next();
    return true;
  }
  void expect(string_view word) {
    if (!accept(word))
      fail("expected " + std::string(word) + ", got '" + std::string(peek()) +
           "'");
  }
  int64_t integer(string_view word) {
    return static_cast<int64_t>(std::stoull(std::string(word), nullptr, 0));
  }

  static std::pair<Type, bool> typeOf(string_view name) {
    static const std::map<string_view, Type> types = {
        {"pred", Type::Pred}, {"b8", Type::B8},         {"b16", Type::B16},
        {"b32", Type::B32},   {"b64", Type::B64},       {"u8", Type::U8},
        {"u16", Type::U16},   {"u32", Type::U32},       {"u64", Type::U64},
        {"s8", Type::S8},     {"s16", Type::S16},       {"s32", Type::S32},
        {"s64", Type::S64},   {"f16", Type::F16},       {"f16x2", Type::F16x2},
        {"bf16", Type::BF16}, {"bf16x2", Type::BF16x2}, {"f32", Type::F32},
        {"f64", Type::F64}};
    auto found = types.find(name);
    return {found == types.end() ? Type::None : found->second,
            found != types.end()};
  }

  /// `.param .align 8 .b8 name[16]` and the like, without the first word.
  /// Returns the name, the size and the alignment.
  std::tuple<string_view, size_t, size_t> parseVariable() {
    size_t size = 1, alignment = 0;
    string_view name;
    while (peek() != "," && peek() != ")" && peek() != ";") {
      string_view word = next();
      if (word == ".align") {
        size_t value = integer(next());
        alignment = std::max(alignment, value);
      } else if (word == ".ptr") {
        // Attributes of the memory there do not belong to the parameter.
        while (peek()[0] == '.')
          if (next() == ".align")
            (void)next();
      } else if (word == "[") {
        size *= integer(next());
        expect("]");
      } else if (word[0] == '.') {
        auto [type, isType] = typeOf(word.substr(1));
        if (isType)
          size = sizeOf(type);
      } else {
        name = word;
      }
    }
    return {name, size, std::max(alignment, std::min<size_t>(size, 8))};
  }

  /// Blocks have all that is shared in the module, at the same places.
  void declareShared() {
    auto [name, size, alignment] = parseVariable();
    shared[name] = (sharedBytes + 15) / 16 * 16;
    sharedBytes = shared[name] + size;
    expect(";");
  }

  void parseEntry() {
    kernel = {};
    parameters.clear();
    registers.clear();
    labels.clear();
    lists.clear();
    fixups.clear();
    kernel.name = next();
    expect("(");
    while (!accept(")")) {
      expect(".param");
      auto [name, size, alignment] = parseVariable();
      size_t offset =
          (kernel.parameterBytes + alignment - 1) / alignment * alignment;
      parameters[name] = offset;
      kernel.parameters.push_back(size);
      kernel.parameterOffsets.push_back(offset);
      kernel.parameterBytes = offset + size;
      (void)accept(",");
    }
    // Limits of threads, and so on.
    while (peek() != "{" && peek() != "")
      if (peek() == ".visible" || peek() == ".entry")
        break;
      else
        (void)next();
    if (accept("{"))
      parseBody();
    kernel.sharedBytes = sharedBytes;
    module.kernels[kernel.name] = std::move(kernel);
  }

  void parseBody() {
    kernel.hasBody = true;
    while (!accept("}"))
      parseStatement();
    for (auto [instruction, name] : fixups) {
      auto &operand = kernel.code[instruction].op == Op::Brx
                          ? kernel.code[instruction].b
                          : kernel.code[instruction].a;
      auto &names = kernel.code[instruction].op == Op::Brx ? lists : labels;
      auto found = names.find(name);
      if (found == names.end())
        fail("no label " + std::string(name));
      operand = {Operand::Kind::Label, found->second};
    }
    for (auto &[list, names] : targetNames)
      for (string_view name : names)
        kernel.targetLists[list].push_back(labels.at(name));
    targetNames.clear();
    kernel.numRegisters = static_cast<int64_t>(registers.size());
  }

  void skipStatement() {
    while (next() != ";") {
    }
  }

  void parseStatement() {
    size_t begin = (skipBlanks(), position);
    string_view word = next();
    if (word == ".local") {
      auto [name, size, alignment] = parseVariable();
      locals[name] = (kernel.localBytes + 15) / 16 * 16;
      kernel.localBytes = locals[name] + size;
      expect(";");
      return;
    }
    if (word == ".shared")
      return declareShared();
    if (word == ".reg")
      return declareRegisters();
    if (word[0] == '.') // .pragma, .loc
      return skipStatement();
    if (word == "{") {
      while (!accept("}"))
        parseStatement();
      return;
    }
    if (word[0] == '$' && accept(":")) {
      if (!accept(".branchtargets")) {
        labels[word] = static_cast<int64_t>(kernel.code.size());
        return;
      }
      lists[word] = static_cast<int64_t>(kernel.targetLists.size());
      std::vector<string_view> names;
      while (!accept(";")) {
        (void)accept(",");
        if (peek() != ";")
          names.push_back(next());
      }
      targetNames.emplace_back(kernel.targetLists.size(), names);
      kernel.targetLists.emplace_back();
      return;
    }
    Instruction instruction{};
    instruction.line = lineAt(begin);
    if (word == "@") {
      instruction.isNegated = accept("!");
      instruction.predicate = registerOf(next());
      word = next();
    }
    parseName(instruction, word);
    parseOperands(instruction);
    kernel.code.push_back(std::move(instruction));
  }

  void parseName(Instruction &instruction, string_view name) {
    static const std::map<string_view, Op> ops = {
#define X(name, id) {#name, Op::id},
        MESH_RT_PTX_OPS(X)
#undef X
    };
    size_t dot = std::min(name.find('.'), name.size());
    auto found = ops.find(name.substr(0, dot));
    if (found == ops.end())
      fail("'" + std::string(name) + "' is not played");
    instruction.op = found->second;
    string_view rest = name.substr(dot);
    instruction.modifiers = rest;
    while (!rest.empty()) {
      size_t end = std::min(rest.find('.', 1), rest.size());
      auto [type, isType] = typeOf(rest.substr(1, end - 1));
      if (isType) {
        instruction.from = instruction.type;
        instruction.type = type;
      }
      rest.remove_prefix(end);
    }
  }

  void parseOperands(Instruction &instruction) {
    Operand *slots[] = {&instruction.d, &instruction.a, &instruction.b,
                        &instruction.c, &instruction.mask};
    // A store has its address first, and a branch no result.
    bool hasNoResult = instruction.op == Op::Bra || instruction.op == Op::Brx ||
                       instruction.op == Op::Barrier ||
                       instruction.op == Op::Barrier2;
    size_t slot = hasNoResult ? 1 : 0;
    while (!accept(";")) {
      (void)accept(",");
      if (accept("{")) {
        while (!accept("}")) {
          (void)accept(",");
          instruction.vector.push_back(parseOperand(instruction));
        }
        ++slot;
        continue;
      }
      if (slot == (instruction.op == Op::Shfl ? 5 : 4))
        fail("too many operands");
      *slots[slot++] = parseOperand(instruction);
    }
  }

  /// `.reg .b32 %r<5>;`, or a name without a number, without the first word.
  void declareRegisters() {
    (void)next();
    while (!accept(";")) {
      string_view name = next();
      if (name[0] == '%' || name == ",")
        continue;
      if (std::isalpha(static_cast<unsigned char>(name[0])))
        (void)registerOf(name);
    }
  }

  int64_t registerOf(string_view name) {
    return registers.try_emplace(name, registers.size()).first->second;
  }

  Operand parseOperand(const Instruction &instruction) {
    if (accept("[")) {
      Operand operand = parseOperand(instruction);
      if (accept("+"))
        operand.offset = (accept("-") ? -1 : 1) * integer(next());
      else if (accept("-"))
        operand.offset = -integer(next());
      expect("]");
      return operand;
    }
    bool isMinus = accept("-");
    string_view word = next();
    if (std::isdigit(static_cast<unsigned char>(word[0])))
      return parseNumber(word, isMinus);
    static constexpr string_view kSpecial[] = {
        "%tid.x",  "%tid.y",  "%tid.z",  "%ctaid.x",  "%ctaid.y",  "%ctaid.z",
        "%ntid.x", "%ntid.y", "%ntid.z", "%nctaid.x", "%nctaid.y", "%nctaid.z"};
    for (int64_t i = 0; i < 12; ++i)
      if (word == kSpecial[i])
        return {Operand::Kind::Special, i};
    // An unused result goes to a register that nothing reads.
    if (word[0] == '%' || word == "_")
      return {Operand::Kind::Register, registerOf(word)};
    if (word[0] == '$') {
      fixups.emplace_back(kernel.code.size(), word);
      return {};
    }
    if (auto found = registers.find(word); found != registers.end())
      return {Operand::Kind::Register, found->second};
    if (auto found = parameters.find(word); found != parameters.end())
      return {Operand::Kind::Parameter, 0, found->second};
    if (auto found = locals.find(word); found != locals.end())
      return {Operand::Kind::Local, 0, found->second};
    if (auto found = shared.find(word); found != shared.end())
      return {Operand::Kind::Shared, 0, found->second};
    fail("unknown operand '" + std::string(word) + "'");
  }

  Operand parseNumber(string_view word, bool isMinus) {
    Operand operand{Operand::Kind::Number};
    string_view digits = word.substr(std::min<size_t>(2, word.size()));
    bool isFloat =
        word.size() > 2 && word[0] == '0' &&
        (word[1] == 'f' || word[1] == 'd' || word[1] == 'F' || word[1] == 'D');
    operand.bits =
        isFloat ? std::stoull(std::string(digits), nullptr, 16)
                : static_cast<uint64_t>(integer(word)) * (isMinus ? -1 : 1);
    return operand;
  }

  Module &module;
  string_view text;
  size_t position = 0;
  Kernel kernel;
  std::map<string_view, size_t> parameters, locals, shared;
  size_t sharedBytes = 0;
  std::map<string_view, int64_t> registers, labels, lists;
  std::vector<std::pair<size_t, string_view>> fixups;
  std::vector<std::pair<size_t, std::vector<string_view>>> targetNames;
};

} // namespace mesh::rt::test::ptx

Module::Module(std::string source)
    : text(std::make_unique<const std::string>(std::move(source))) {
  Parser(*this).parse();
}

const Kernel *Module::find(const std::string &name) const {
  auto found = kernels.find(name);
  return found == kernels.end() ? nullptr : &found->second;
}
