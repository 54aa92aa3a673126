//===- Mutants.cpp - are broken programs found out? -----------------------===//

#include "mesh-fuzz/Mutants.h"

#include "mesh-fuzz/ControlFlow.h"
#include "mesh/Programs/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace mesh;

namespace {
/// The outcomes of the mutants of one kind.
struct Counts {
  int64_t refused = 0;
  /// Rejected, though they end well.
  int64_t refusedGood = 0;
  int64_t accepted = 0;
  /// Accepted, though they do not.
  int64_t acceptedBad = 0;

  Counts &operator+=(const Counts &other) {
    refused += other.refused;
    refusedGood += other.refusedGood;
    accepted += other.accepted;
    acceptedBad += other.acceptedBad;
    return *this;
  }
};

class MutantCampaign {
public:
  MutantCampaign(uint64_t seed, MLIRContext &context, raw_ostream &os)
      : random(seed), context(context), os(os) {}

  llvm::Error run(int64_t count);

private:
  bool isAccepted(std::unique_ptr<mlir::Pass> check);
  void judge(bool accepted, Ending ending, Counts &counts);
  void tryExchange(const Exchange &exchange, Counts &counts);
  void tryFlow(const FlowProgram &flow, Counts &counts);
  void printTable();

  Random random;
  MLIRContext &context;
  raw_ostream &os;
  /// Programs of devices that were not broken, and those that were.
  Counts originals;
  std::array<Counts, kNumMutations> mutants;
  /// Functions that all devices run, of one block and of several.
  Counts flows, blocks;
  /// The program at hand.
  std::string text;
};
} // namespace

/// Returns the verdict of `check` on the program at hand. Programs that the
/// parser or a verifier rejects are not accepted either.
bool MutantCampaign::isAccepted(std::unique_ptr<mlir::Pass> check) {
  mlir::ScopedDiagnosticHandler ignore(
      &context, [](mlir::Diagnostic &) { return success(); });
  auto module = mlir::parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return false;
  mlir::PassManager passes(&context);
  passes.addPass(std::move(check));
  return succeeded(passes.run(*module));
}

void MutantCampaign::judge(bool accepted, Ending ending, Counts &counts) {
  bool isGood = ending == Ending::Good;
  ++(accepted ? (isGood ? counts.accepted : counts.acceptedBad)
              : (isGood ? counts.refusedGood : counts.refused));
  if (accepted && !isGood)
    os << "accepted, but ends badly: " << getEndingName(ending) << "\n"
       << text << "\n";
}

void MutantCampaign::tryExchange(const Exchange &exchange, Counts &counts) {
  text.clear();
  llvm::raw_string_ostream stream(text);
  if (exchange.credits > 0)
    stream << "// With " << exchange.credits << " credits.\n";
  printExchange(exchange, /*asOne=*/random.chance(0.3), stream);
  VerifyProgramsPassOptions options;
  options.credits = exchange.credits;
  bool accepted = isAccepted(createVerifyProgramsPass(options));
  // There may be too many orders to try.
  if (std::optional<Ending> ending = simulate(exchange))
    judge(accepted, *ending, counts);
}

void MutantCampaign::tryFlow(const FlowProgram &flow, Counts &counts) {
  text.clear();
  llvm::raw_string_ostream stream(text);
  printFlow(flow, stream);
  VerifySpmdPassOptions options;
  options.strict = true;
  judge(isAccepted(createVerifySpmdPass(options)), simulate(flow), counts);
}

void MutantCampaign::printTable() {
  auto printRow = [&](StringRef name, const Counts &counts) {
    os << llvm::formatv("{0,-26}{1,10}{2,10}{3,17}{4,18}\n", name,
                        counts.refused, counts.accepted, counts.refusedGood,
                        counts.acceptedBad);
  };
  os << llvm::formatv("{0,-26}{1,10}{2,10}{3,17}{4,18}\n", "programs",
                      "refused", "accepted", "wrongly refused",
                      "wrongly accepted");
  printRow("not broken", originals);
  Counts sum;
  for (int64_t i = 0; i < kNumMutations; ++i) {
    printRow(getMutationName(static_cast<Mutation>(i)), mutants[i]);
    sum += mutants[i];
  }
  printRow("all that are broken", sum);
  printRow("one for all devices", flows);
  printRow("one of several blocks", blocks);
}

llvm::Error MutantCampaign::run(int64_t count) {
  for (int64_t made = 0; made < count;) {
    Exchange exchange = generateExchange(random);
    tryExchange(exchange, originals);
    for (int64_t i = 0; i < kNumMutations && made < count; ++i)
      if (std::optional<Exchange> mutant =
              mutate(exchange, static_cast<Mutation>(i), random)) {
        ++made;
        tryExchange(*mutant, mutants[i]);
      }
    tryFlow(generateFlow(random), flows);
    tryFlow(generateBlocks(random), blocks);
  }
  printTable();
  int64_t numWrong =
      originals.acceptedBad + flows.acceptedBad + blocks.acceptedBad;
  for (const Counts &counts : mutants)
    numWrong += counts.acceptedBad;
  if (numWrong == 0)
    return llvm::Error::success();
  return llvm::createStringError(llvm::Twine(numWrong) +
                                 " programs that end badly were accepted");
}

llvm::Error mesh::runMutants(uint64_t seed, int64_t count, MLIRContext &context,
                             raw_ostream &os) {
  return MutantCampaign(seed, context, os).run(count);
}
