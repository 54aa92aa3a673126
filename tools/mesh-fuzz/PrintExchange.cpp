//===- PrintExchange.cpp - exchanges as programs of devices ---------------===//

#include "mesh-fuzz/Exchange.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace mesh;
using Kind = ExchangeAction::Kind;
using llvm::formatv;

namespace {
/// The first dim, what follows it, and the element type of a tensor.
struct TypeText {
  int64_t size;
  const char *rest, *element;
};
} // namespace

static constexpr std::array<TypeText, ExchangeAction::kNumTypes> types = {
    {{4, "x", "f32"}, {2, "x2x", "f32"}, {4, "x", "i32"}, {4, "x", "f64"}}};

static std::string getType(int64_t type, int64_t numBlocks = 1) {
  auto [size, rest, element] = types[type];
  return formatv("tensor<{0}{1}{2}>", size * numBlocks, rest, element);
}

namespace {
class Printer {
public:
  Printer(const Exchange &exchange, raw_ostream &os)
      : exchange(exchange), os(os) {}

  void printFunctions();
  void printSwitch();

private:
  std::string getAxes(StringRef axes) const;
  std::string getAllAxes() const;
  int64_t getGroupSize(StringRef axes) const;
  std::string getResultType(const ExchangeAction &action) const;

  void printMesh();
  void printHeader(StringRef name);
  void printScript(const Script &script);
  void printAction(const ExchangeAction &action);
  void printWait(const ExchangeAction &wait, const Script &script);
  void printTogether(ArrayRef<ExchangeAction> actions, const Script &script);
  std::string printNumber(const Decision &decision);
  void printDecided(const Decision &decision, ArrayRef<ExchangeAction> actions,
                    const Script &script);
  std::string printDone(const ExchangeAction &action);

  const Exchange &exchange;
  raw_ostream &os;
  int64_t numResults = 0;
  /// The values that decisions may go by, and their types.
  std::vector<std::pair<std::string, int64_t>> deciding;
};
} // namespace

std::string Printer::getAxes(StringRef axes) const {
  std::string text;
  for (char axis : axes)
    text += formatv("{0}\"{1}\"", text.empty() ? "" : ", ", axis).str();
  return "[" + text + "]";
}

std::string Printer::getAllAxes() const {
  return getAxes(StringRef("xyz").take_front(exchange.sizes.size()));
}

int64_t Printer::getGroupSize(StringRef axes) const {
  int64_t n = 1;
  for (char axis : axes)
    n *= exchange.sizes[axis - 'x'];
  return n;
}

std::string Printer::getResultType(const ExchangeAction &action) const {
  return getType(action.type, action.kind == Kind::AllGather
                                  ? getGroupSize(action.axes)
                                  : 1);
}

void Printer::printMesh() {
  os << "mesh.mesh @m = <[";
  for (auto [i, size] : llvm::enumerate(exchange.sizes))
    os << (i == 0 ? "" : ", ") << formatv("\"{0}\"={1}", char('x' + i), size);
  os << "]>\nmesh.programs @main on @m " << getAllAxes() << " = {";
}

void Printer::printHeader(StringRef name) {
  os << "func.func private @" << name << "(";
  for (int64_t type = 0; type < ExchangeAction::kNumTypes; ++type)
    os << formatv("%x{0}: {1}, ", type, getType(type));
  os << "%own: tensor<4xi32>) attributes {mesh.program, mesh.spmd = @m} {\n";
  // Peers, and bounds of loops.
  size_t numConstants = exchange.scripts.size() + 1;
  for (const Script &script : exchange.scripts)
    numConstants = std::max(numConstants, script.size() + 1);
  for (size_t i = 0; i < numConstants; ++i)
    os << formatv("%c{0} = arith.constant {0} : index\n", i);
}

/// Prints an operation, which is started or waited for at once. Returns the
/// name of its result, or of what is sent.
std::string Printer::printDone(const ExchangeAction &action) {
  std::string input = formatv("%x{0}", action.type);
  std::string type = getType(action.type);
  if (action.kind == Kind::Send) {
    os << formatv("mesh.send {0} to %c{1} tag {2} on @m {3} : {4}\n", input,
                  action.peer, action.tag, getAllAxes(), type);
    return input;
  }
  std::string name = formatv("%r{0}", numResults++);
  os << name << " = ";
  if (action.kind == Kind::Recv)
    os << formatv("mesh.recv from %c{0} tag {1} on @m {2} : {3}\n", action.peer,
                  action.tag, getAllAxes(), type);
  else if (action.kind == Kind::AllGather)
    os << formatv("mesh.all_gather {0} on @m {1} dim 0 : {2} -> {3}\n", input,
                  getAxes(action.axes), type, getResultType(action));
  else if (action.kind == Kind::Broadcast)
    os << formatv("mesh.broadcast {0} on @m {1} root {2} : {3}\n", input,
                  getAxes(action.axes), action.peer, type);
  else
    os << formatv("mesh.all_reduce {0} {1} on @m {2} : {3}\n",
                  action.kind == Kind::AllReduceSum ? "sum" : "max", input,
                  getAxes(action.axes), type);
  return name;
}

void Printer::printAction(const ExchangeAction &action) {
  std::string result;
  if (action.future) {
    os << formatv("%f{0} = mesh.async {{\n", *action.future);
    os << formatv("mesh.yield {0} : {1}\n} : !mesh.future<{1}>\n",
                  printDone(action), getResultType(action));
    result = formatv("%w{0}", *action.future);
  } else {
    result = printDone(action);
  }
  if (action.isDeciding())
    deciding.emplace_back(result, action.type);
}

/// A wait has the type of what `script` has started.
void Printer::printWait(const ExchangeAction &wait, const Script &script) {
  const ExchangeAction &start =
      *llvm::find_if(script, [&](const ExchangeAction &action) {
        return action.isStart() && action.future == wait.future;
      });
  os << formatv("%w{0} = mesh.wait %f{0} : !mesh.future<{1}>\n", *wait.future,
                getResultType(start));
}

/// Prints repeated actions without a future or a decision as a loop.
void Printer::printTogether(ArrayRef<ExchangeAction> actions,
                            const Script &script) {
  while (!actions.empty()) {
    const ExchangeAction &action = actions.front();
    size_t count = 1;
    if (!action.future && !action.isDeciding())
      count = actions
                  .take_while([&](const ExchangeAction &other) {
                    return other == action;
                  })
                  .size();
    actions = actions.drop_front(count);
    if (action.kind == Kind::Wait) {
      printWait(action, script);
    } else if (count > 1) {
      os << formatv("scf.for %i = %c0 to %c{0} step %c1 {{\n", count);
      printAction(action);
      os << "}\n";
    } else {
      printAction(action);
    }
  }
}

/// The number that is decided by is the first element of what was broadcast, or
/// of an argument. Returns what the text of numbers ends with.
std::string Printer::printNumber(const Decision &decision) {
  auto [tensor, type] =
      decision.broadcast ? deciding[*decision.broadcast] : std::pair("%own", 2);
  std::string end = formatv("{0}", numResults++);
  std::string indices = types[type].rest == StringRef("x") ? "%c0" : "%c0, %c0";
  os << formatv("%e{0} = tensor.extract {1}[{2}] : {3}\n", end, tensor, indices,
                getType(type));
  StringRef element = types[type].element;
  if (element == "i32")
    os << formatv("%n{0} = arith.index_cast %e{0} : i32 to index\n", end);
  else
    os << formatv("%t{0} = arith.fptosi %e{0} : {1} to i32\n"
                  "%n{0} = arith.index_cast %t{0} : i32 to index\n",
                  end, element);
  return end;
}

void Printer::printDecided(const Decision &decision,
                           ArrayRef<ExchangeAction> actions,
                           const Script &script) {
  std::string end = printNumber(decision);
  if (decision.kind == Decision::Kind::Loop)
    os << formatv("scf.for %j{0} = %c0 to %n{0} step %c1 {{\n", end);
  else
    os << formatv("%h{0} = arith.cmpi ne, %n{0}, %c0 : index\n"
                  "scf.if %h{0} {{\n",
                  end);
  if (decision.kind == Decision::Kind::Else)
    os << "} else {\n";
  printTogether(actions, script);
  os << "}\n";
}

void Printer::printScript(const Script &script) {
  deciding.clear();
  ArrayRef<ExchangeAction> rest = script;
  while (!rest.empty()) {
    std::optional<Decision> decision = rest.front().decision;
    ArrayRef<ExchangeAction> together =
        rest.take_while([&](const ExchangeAction &action) {
          return action.decision == decision;
        });
    rest = rest.drop_front(together.size());
    if (decision)
      printDecided(*decision, together, script);
    else
      printTogether(together, script);
  }
}

void Printer::printFunctions() {
  // Devices of one script share a function.
  std::vector<Script> distinct;
  std::vector<std::vector<int64_t>> positions;
  for (auto [device, script] : llvm::enumerate(exchange.scripts)) {
    size_t index = llvm::find(distinct, script) - distinct.begin();
    if (index == distinct.size()) {
      distinct.push_back(script);
      positions.emplace_back();
    }
    positions[index].push_back(device);
  }
  printMesh();
  for (auto [index, devices] : llvm::enumerate(positions)) {
    os << formatv("{0}@p{1} at [", index == 0 ? "" : ", ", index);
    llvm::interleaveComma(devices, os);
    os << "]";
  }
  os << "}\n";
  for (auto [index, script] : llvm::enumerate(distinct)) {
    printHeader("p" + std::to_string(index));
    printScript(script);
    os << "return\n}\n";
  }
}

void Printer::printSwitch() {
  printMesh();
  size_t last = exchange.scripts.size() - 1;
  os << formatv("@all at [0 to {0}]}\n", last);
  printHeader("all");
  os << "%device = mesh.axis_index @m " << getAllAxes()
     << "\nscf.index_switch %device\n";
  for (auto [device, script] : llvm::enumerate(exchange.scripts)) {
    if (device < last)
      os << "case " << device << " {\n";
    else
      os << "default {\n";
    printScript(script);
    os << "scf.yield\n}\n";
  }
  os << "return\n}\n";
}

void mesh::printExchange(const Exchange &exchange, bool asOne,
                         raw_ostream &os) {
  Printer printer(exchange, os);
  if (asOne)
    printer.printSwitch();
  else
    printer.printFunctions();
}
