//===- PrintExchange.cpp - exchanges as programs of devices ---------------===//

#include "mesh/Fuzz/Exchange.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace mesh;
using Kind = Action::Kind;
using llvm::formatv;

/// The first dim, and the rest, of a type.
static constexpr std::array<std::pair<int64_t, const char *>, Action::kNumTypes>
    types = {{{4, "xf32"}, {2, "x2xf32"}, {4, "xi32"}, {4, "xf64"}}};

static std::string getType(int64_t type, int64_t numBlocks = 1) {
  auto [size, rest] = types[type];
  return formatv("tensor<{0}{1}>", size * numBlocks, rest);
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
  std::string getResultType(const Action &action) const;

  void printMesh();
  void printHeader(StringRef name);
  void printScript(const Script &script);
  void printAction(const Action &action);
  void printWait(const Action &wait, const Script &script);
  std::string printDone(const Action &action);

  const Exchange &exchange;
  raw_ostream &os;
  int64_t numResults = 0;
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

std::string Printer::getResultType(const Action &action) const {
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
  for (int64_t type = 0; type < Action::kNumTypes; ++type)
    os << formatv("%x{0}: {1}, ", type, getType(type));
  os << "%go: i1) attributes {mesh.program, mesh.spmd = @m} {\n";
  // Peers, and bounds of loops.
  size_t numConstants = exchange.scripts.size() + 1;
  for (const Script &script : exchange.scripts)
    numConstants = std::max(numConstants, script.size() + 1);
  for (size_t i = 0; i < numConstants; ++i)
    os << formatv("%c{0} = arith.constant {0} : index\n", i);
}

/// What is done, whether it is started or waited for at once. Returns the name
/// of its result, or of what is sent.
std::string Printer::printDone(const Action &action) {
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
  else
    os << formatv("mesh.all_reduce {0} {1} on @m {2} : {3}\n",
                  action.kind == Kind::AllReduceSum ? "sum" : "max", input,
                  getAxes(action.axes), type);
  return name;
}

void Printer::printAction(const Action &action) {
  if (action.future) {
    os << formatv("%f{0} = mesh.async {{\n", *action.future);
    std::string yielded = printDone(action);
    os << formatv("mesh.yield {0} : {1}\n} : !mesh.future<{1}>\n", yielded,
                  getResultType(action));
    return;
  }
  if (action.isConditional)
    os << "scf.if %go {\n";
  printDone(action);
  if (action.isConditional)
    os << "}\n";
}

/// A wait has the type of what `script` has started.
void Printer::printWait(const Action &wait, const Script &script) {
  const Action &start = *llvm::find_if(script, [&](const Action &action) {
    return action.isStart() && action.future == wait.future;
  });
  os << formatv("%w{0} = mesh.wait %f{0} : !mesh.future<{1}>\n", *wait.future,
                getResultType(start));
}

void Printer::printScript(const Script &script) {
  for (size_t i = 0; i < script.size();) {
    Action action = script[i];
    size_t end = i + 1;
    if (!action.future && !action.isConditional)
      while (end < script.size() && script[end] == action)
        ++end;
    if (action.kind == Kind::Wait) {
      printWait(action, script);
    } else if (end > i + 1) {
      os << formatv("scf.for %i = %c0 to %c{0} step %c1 {{\n", end - i);
      printAction(action);
      os << "}\n";
    } else {
      printAction(action);
    }
    i = end;
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
