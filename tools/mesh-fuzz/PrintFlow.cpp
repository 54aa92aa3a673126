//===- PrintFlow.cpp - control flow around collectives as a function ------===//

#include "mesh-fuzz/ControlFlow.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace mesh;
using llvm::formatv;

namespace {
class FlowPrinter {
public:
  FlowPrinter(const FlowProgram &program, raw_ostream &os)
      : program(program), os(os) {}
  void run();

private:
  static std::string getAxes(StringRef axes);
  void printCondition(const Condition &condition, size_t number);
  std::string printChange(const Condition::Change &change, StringRef value);
  void printSteps(ArrayRef<Step> steps);
  void printCollective(const ExchangeAction &action);

  /// The names of variables, and then of the counters of blocks.
  using Names = std::vector<std::string>;
  void printArguments(size_t block);
  std::string enter(size_t block, const Names &names);
  std::string printUpdate(const FlowBlock::Update &update, StringRef value);
  void printEnd(const FlowBlock &block, size_t index, const Names &names);
  void printVariables(StringRef op, Names names, StringRef result);
  Names beginRounds(const Names &variables);
  void endRounds();
  void printBlocks();

  const FlowProgram &program;
  raw_ostream &os;
  int64_t numValues = 0;
  /// Functions that are called, to be printed behind.
  std::vector<ExchangeAction> called;
  /// By block: how many branches lead to it, and what it has from the one, if
  /// it is one.
  std::vector<int64_t> numBefore;
  std::vector<Names> entering;
};
} // namespace

std::string FlowPrinter::getAxes(StringRef axes) {
  std::string text;
  for (char axis : axes)
    text += formatv("{0}\"{1}\"", text.empty() ? "" : ", ", axis).str();
  return text;
}

std::string FlowPrinter::printChange(const Condition::Change &change,
                                     StringRef value) {
  std::string next = formatv("%v{0}", numValues++);
  StringRef form = change.isPermute
                       ? "{0} = mesh.permute {1} on @m [{2}] shift 1 : "
                         "tensor<1xi32>\n"
                       : "{0} = mesh.all_reduce max {1} on @m [{2}] : "
                         "tensor<1xi32>\n";
  os << formatv(form.data(), next, value, getAxes(change.axes));
  return next;
}

/// A tensor of one element, and the bit and the bound that come of it.
void FlowPrinter::printCondition(const Condition &condition, size_t number) {
  std::string value = formatv("%d{0}", number);
  if (condition.isIndex) {
    os << formatv("%i{0} = mesh.axis_index @m [{1}]\n"
                  "%n{0} = arith.index_cast %i{0} : index to i32\n"
                  "%d{0} = tensor.from_elements %n{0} : tensor<1xi32>\n",
                  number, getAxes(condition.axes));
  }
  for (const Condition::Change &change : condition.changes)
    value = printChange(change, value);
  os << formatv("%e{0} = tensor.extract {1}[%c0] : tensor<1xi32>\n"
                "%if{0} = arith.cmpi sgt, %e{0}, %zero : i32\n"
                "%for{0} = arith.select %if{0}, %c1, %c0 : index\n",
                number, value);
}

void FlowPrinter::printCollective(const ExchangeAction &action) {
  std::string name = formatv("%v{0}", numValues++);
  if (action.kind == ExchangeAction::Kind::AllGather) {
    int64_t n = 4;
    for (char axis : action.axes)
      n *= program.sizes[axis - 'x'];
    os << formatv("{0} = mesh.all_gather %x on @m [{1}] dim 0 : tensor<4xf32> "
                  "-> tensor<{2}xf32>\n",
                  name, getAxes(action.axes), n);
    return;
  }
  os << formatv("{0} = mesh.all_reduce sum %x on @m [{1}] : tensor<4xf32>\n",
                name, getAxes(action.axes));
}

void FlowPrinter::printSteps(ArrayRef<Step> steps) {
  for (const Step &step : steps)
    switch (step.kind) {
    case Step::Kind::Collective:
      printCollective(step.action);
      break;
    case Step::Kind::Call:
      os << formatv("call @called{0}(%x) : (tensor<4xf32>) -> ()\n",
                    called.size());
      called.push_back(step.body.front().action);
      break;
    case Step::Kind::If:
      os << formatv("scf.if %if{0} {{\n", step.condition);
      printSteps(step.body);
      if (!step.otherwise.empty())
        os << "} else {\n";
      printSteps(step.otherwise);
      os << "}\n";
      break;
    case Step::Kind::Loop:
      os << formatv("scf.for %i = %c0 to %for{0} step %c1 {{\n",
                    step.condition);
      printSteps(step.body);
      os << "}\n";
      break;
    }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// A block that several branches lead to has arguments; others know the values
/// of the one before.
void FlowPrinter::printArguments(size_t block) {
  os << formatv("^b{0}", block);
  if (numBefore[block] > 1) {
    Names &names = entering[block];
    names.clear();
    for (size_t i = 0; i < program.conditions.size(); ++i)
      names.push_back(formatv("%a{0}_{1}: tensor<1xi32>", block, i));
    for (size_t i = 0; i < program.blocks.size(); ++i)
      names.push_back(formatv("%k{0}_{1}: i32", block, i));
    os << "(" << llvm::join(names, ", ") << ")";
    for (std::string &name : names)
      name.resize(name.find(':'));
  }
  os << ":\n";
}

/// The end of a branch that leads to `block` with these values.
std::string FlowPrinter::enter(size_t block, const Names &names) {
  std::string text = formatv("^b{0}", block);
  if (numBefore[block] == 1) {
    entering[block] = names;
    return text;
  }
  Names types(program.conditions.size(), "tensor<1xi32>");
  types.resize(names.size(), "i32");
  return text + formatv("({0} : {1})", llvm::join(names, ", "),
                        llvm::join(types, ", "))
                    .str();
}

std::string FlowPrinter::printUpdate(const FlowBlock::Update &update,
                                     StringRef value) {
  if (update.kind == FlowBlock::Update::Kind::Change)
    return printChange(update.change, value);
  std::string next = formatv("%v{0}", numValues++);
  os << formatv("{0} = arith.subi %ones, {1} : tensor<1xi32>\n", next, value);
  return next;
}

void FlowPrinter::printEnd(const FlowBlock &block, size_t index,
                           const Names &names) {
  if (block.end == FlowBlock::End::Jump) {
    os << "cf.br " << enter(index + 1, names) << "\n";
    return;
  }
  const std::string &variable = names[block.variable];
  if (block.end == FlowBlock::End::Return) {
    if (program.rounds > 1)
      printVariables("scf.yield", names, variable);
    else
      os << formatv("return {0} : tensor<1xi32>\n", variable);
    return;
  }
  os << formatv("%q{0} = tensor.extract {1}[%c0] : tensor<1xi32>\n"
                "%h{0} = arith.cmpi sgt, %q{0}, %zero : i32\n",
                index, variable);
  if (block.end == FlowBlock::End::Branch) {
    os << formatv("cf.cond_br %h{0}, {1}, {2}\n", index,
                  enter(block.target, names), enter(index + 1, names));
    return;
  }
  size_t counter = program.conditions.size() + index;
  os << formatv("%l{0} = arith.constant {1} : i32\n"
                "%f{0} = arith.cmpi slt, {2}, %l{0} : i32\n"
                "%g{0} = arith.andi %f{0}, %{3}{0} : i1\n"
                "%m{0} = arith.addi {2}, %one : i32\n",
                index, block.limit, names[counter],
                block.isCounted ? "f" : "h");
  Names again = names, out = names;
  again[counter] = formatv("%m{0}", index);
  out[counter] = "%zero";
  os << formatv("cf.cond_br %g{0}, {1}, {2}\n", index,
                enter(block.target, again), enter(index + 1, out));
}

/// The variables, which come first of `names`, and a result.
void FlowPrinter::printVariables(StringRef op, Names names, StringRef result) {
  names.resize(program.conditions.size());
  names.push_back(result.str());
  Names types(names.size(), "tensor<1xi32>");
  os << formatv("{0} {1} : {2}\n", op, llvm::join(names, ", "),
                llvm::join(types, ", "));
}

/// A loop around the blocks, if they are gone through more than once. Returns
/// what the variables are in it.
FlowPrinter::Names FlowPrinter::beginRounds(const Names &variables) {
  if (program.rounds == 1)
    return variables;
  Names begun, handedOn, types;
  for (auto [number, variable] : llvm::enumerate(variables)) {
    begun.push_back(formatv("%u{0}", number));
    handedOn.push_back(begun.back() + " = " + variable);
  }
  handedOn.push_back("%old = %ones");
  types.assign(handedOn.size(), "tensor<1xi32>");
  os << formatv("%rounds = arith.constant {0} : index\n"
                "%r:{1} = scf.for %round = %c0 to %rounds step %c1 "
                "iter_args({2}) -> ({3}) {{\n"
                "%s:{1} = scf.execute_region -> ({3}) {{\n",
                program.rounds, types.size(), llvm::join(handedOn, ", "),
                llvm::join(types, ", "));
  return begun;
}

void FlowPrinter::endRounds() {
  if (program.rounds == 1)
    return;
  Names names;
  for (size_t i = 0; i < program.conditions.size(); ++i)
    names.push_back(formatv("%s#{0}", i));
  std::string result = formatv("#{0}", names.size());
  os << "}\n";
  printVariables("scf.yield", names, "%s" + result);
  os << formatv("}\nreturn %r{0} : tensor<1xi32>\n", result);
}

void FlowPrinter::printBlocks() {
  ArrayRef<FlowBlock> blocks = program.blocks;
  numBefore.assign(blocks.size(), 0);
  entering.resize(blocks.size());
  numBefore.front() = 1;
  for (auto [index, block] : llvm::enumerate(blocks)) {
    if (block.end != FlowBlock::End::Return)
      ++numBefore[index + 1];
    if (block.end == FlowBlock::End::Branch ||
        block.end == FlowBlock::End::Loop)
      ++numBefore[block.target];
  }
  os << "%ones = arith.constant dense<1> : tensor<1xi32>\n";
  Names names;
  for (size_t i = 0; i < program.conditions.size(); ++i) {
    names.push_back(formatv("%t{0}", i));
    os << formatv("%t{0} = tensor.from_elements %e{0} : tensor<1xi32>\n", i);
  }
  Names begun = beginRounds(names);
  begun.resize(names.size() + blocks.size(), "%zero");
  os << "cf.br " << enter(0, begun) << "\n";
  for (auto [index, block] : llvm::enumerate(blocks)) {
    // Nobody returns here.
    if (numBefore[index] == 0)
      continue;
    printArguments(index);
    Names now = entering[index];
    for (const FlowBlock::Update &update : block.updates)
      now[update.variable] = update.kind == FlowBlock::Update::Kind::Take
                                 ? begun[update.condition]
                                 : printUpdate(update, now[update.variable]);
    printEnd(block, index, now);
  }
  endRounds();
}

//===----------------------------------------------------------------------===//
// All programs
//===----------------------------------------------------------------------===//

void FlowPrinter::run() {
  os << "mesh.mesh @m = <[";
  for (auto [i, size] : llvm::enumerate(program.sizes))
    os << (i == 0 ? "" : ", ") << formatv("\"{0}\"={1}", char('x' + i), size);
  os << "]>\nfunc.func @main(%x: tensor<4xf32>";
  for (auto [number, condition] : llvm::enumerate(program.conditions))
    if (!condition.isIndex)
      os << formatv(", %d{0}: tensor<1xi32> {{mesh.sharding = "
                    "#mesh.sharding<@m, [{{{1}}]>}",
                    number, getAxes(condition.axes));
  os << ")";
  if (!program.blocks.empty())
    os << formatv(" -> (tensor<1xi32> {{mesh.sharding = #mesh.sharding<@m, "
                  "[{{{0}}]>})",
                  getAxes(program.resultAxes));
  os << " attributes {mesh.spmd = @m} {\n"
        "%c0 = arith.constant 0 : index\n"
        "%c1 = arith.constant 1 : index\n"
        "%one = arith.constant 1 : i32\n"
        "%zero = arith.constant 0 : i32\n";
  for (auto [number, condition] : llvm::enumerate(program.conditions))
    printCondition(condition, number);
  printSteps(program.steps);
  if (program.blocks.empty())
    os << "return\n";
  else
    printBlocks();
  os << "}\n";
  for (auto [number, action] : llvm::enumerate(called)) {
    os << formatv("func.func private @called{0}(%x: tensor<4xf32>) attributes "
                  "{{mesh.spmd = @m} {{\n",
                  number);
    printCollective(action);
    os << "return\n}\n";
  }
}

void mesh::printFlow(const FlowProgram &program, raw_ostream &os) {
  FlowPrinter(program, os).run();
}
