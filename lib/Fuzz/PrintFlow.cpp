//===- PrintFlow.cpp - control flow around collectives as a function ------===//

#include "mesh/Fuzz/ControlFlow.h"

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
  void printSteps(ArrayRef<Step> steps);
  void printCollective(const Action &action);

  const FlowProgram &program;
  raw_ostream &os;
  int64_t numValues = 0;
  /// Functions that are called, to be printed behind.
  std::vector<Action> called;
};
} // namespace

std::string FlowPrinter::getAxes(StringRef axes) {
  std::string text;
  for (char axis : axes)
    text += formatv("{0}\"{1}\"", text.empty() ? "" : ", ", axis).str();
  return text;
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
  for (const Condition::Change &change : condition.changes) {
    std::string next = formatv("%v{0}", numValues++);
    if (change.isPermute)
      os << formatv("{0} = mesh.permute {1} on @m [{2}] shift 1 : "
                    "tensor<1xi32>\n",
                    next, value, getAxes(change.axes));
    else
      os << formatv("{0} = mesh.all_reduce max {1} on @m [{2}] : "
                    "tensor<1xi32>\n",
                    next, value, getAxes(change.axes));
    value = next;
  }
  os << formatv("%e{0} = tensor.extract {1}[%c0] : tensor<1xi32>\n"
                "%if{0} = arith.cmpi sgt, %e{0}, %zero : i32\n"
                "%for{0} = arith.select %if{0}, %c1, %c0 : index\n",
                number, value);
}

void FlowPrinter::printCollective(const Action &action) {
  std::string name = formatv("%v{0}", numValues++);
  if (action.kind == Action::Kind::AllGather) {
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
  os << ") attributes {mesh.spmd = @m} {\n"
        "%c0 = arith.constant 0 : index\n"
        "%c1 = arith.constant 1 : index\n"
        "%zero = arith.constant 0 : i32\n";
  for (auto [number, condition] : llvm::enumerate(program.conditions))
    printCondition(condition, number);
  printSteps(program.steps);
  os << "return\n}\n";
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
