//===- CrashInPasses.cpp - passes take whatever is valid ------------------===//

#include "mesh-fuzz/CrashCampaign.h"
#include "mesh-fuzz/GenerateProgram.h"
#include "mesh-fuzz/Readers.h"
#include "mesh-fuzz/RegisteredPasses.h"
#include "mesh/Support/FirstError.h"

#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mesh;

namespace {
/// Puts programs through random passes.
class PassTarget : public CrashTarget {
public:
  PassTarget(const FuzzOptions &options, MLIRContext &context)
      : context(context), options(options) {}

  std::string run(uint64_t seed, raw_ostream &child) override;
  std::string describe(uint64_t seed) override;
  void print(uint64_t seed, raw_ostream &os) override;

protected:
  virtual std::string makeText(uint64_t seed);

  MLIRContext &context;

private:
  FuzzOptions options;
};

/// The same with files that are nearly right.
class TextTarget : public PassTarget {
public:
  explicit TextTarget(MLIRContext &context) : PassTarget({}, context) {}

  llvm::Error readFolder(StringRef folder);
  bool isForeign(uint64_t seed, StringRef at) override;
  /// The parser's writes to regions that are gone may be found out later.
  bool spoilsOthers() const override { return true; }

private:
  std::string makeText(uint64_t seed) override;

  /// The modules of the files, without the lines that say how to run them.
  std::vector<std::string> corpus;
};
} // namespace

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

std::string PassTarget::makeText(uint64_t seed) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  generateProgram(&context, seed, options).module->print(stream);
  return text;
}

std::string TextTarget::makeText(uint64_t seed) {
  Random random(seed);
  const std::string &text = random.pick(corpus), &other = random.pick(corpus);
  return mutateText(text, other, random);
}

/// Through all levels as far as they go, or from anywhere to anywhere.
static SmallVector<StringRef> pickPasses(uint64_t seed) {
  static constexpr StringRef levels[] = {"mesh-spmd", "mesh-rings",
                                         "mesh-to-llvm"};
  Random random(~seed);
  SmallVector<StringRef> passes;
  if (random.chance(0.5))
    llvm::append_range(passes, ArrayRef(levels).take_front(random.below(4)));
  for (int64_t i = random.below(4); i > 0; --i)
    passes.insert(passes.begin() + random.below(passes.size() + 1),
                  random.pick(getRegisteredPasses()));
  // LLVM 22's canonicalizer makes what is invalid of some slices: it is spared
  // them, as pipelines spare it.
  for (size_t i = 0; i < passes.size(); ++i)
    if (passes[i].contains("canonicalize"))
      passes.insert(passes.begin() + i++, "func.func(mesh-normalize-slices)");
  return passes;
}

std::string PassTarget::describe(uint64_t seed) {
  return "--pass-pipeline='builtin.module(" +
         llvm::join(pickPasses(seed), ",") + ")'";
}

void PassTarget::print(uint64_t seed, raw_ostream &os) {
  os << makeText(seed) << "\n";
}

llvm::Error TextTarget::readFolder(StringRef folder) {
  std::error_code code;
  std::vector<std::string> paths;
  for (llvm::sys::fs::recursive_directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code))
    if (StringRef(it->path()).ends_with(".mlir"))
      paths.push_back(it->path());
  if (code)
    return llvm::createStringError(folder.str() + ": " + code.message());
  llvm::sort(paths);
  for (const std::string &path : paths) {
    auto file = llvm::MemoryBuffer::getFile(path);
    if (!file)
      return llvm::createStringError(path + ": " + file.getError().message());
    SmallVector<StringRef> parts;
    (*file)->getBuffer().split(parts, "// -----");
    for (StringRef part : parts) {
      std::string &text = corpus.emplace_back();
      for (StringRef line : llvm::split(part, '\n'))
        if (!line.ltrim().starts_with("//"))
          text += (line + "\n").str();
    }
  }
  if (corpus.empty())
    return llvm::createStringError(folder.str() + ": no .mlir files in it");
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Returns true if the printed text can be parsed. LLVM 22 prints some ops of
/// the shard dialect as what it rejects.
static bool isReadAgain(ModuleOp module) {
  WalkResult foreign = module.walk(
      [](mlir::shard::ShardingOp) { return WalkResult::interrupt(); });
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  module.print(stream);
  return foreign.wasInterrupted() ||
         mlir::parseSourceString<ModuleOp>(printed, module.getContext());
}

/// LLVM 22's canonicalizer drops what a loop or a branch carries, and leaves
/// the attributes that list it, of which the verifier then complains.
static bool isSpoiltByUpstream(StringRef pass, StringRef message) {
  // mesh-spmd canonicalizes once shardings are gone.
  bool canonicalizes =
      pass.contains("canonicalize") ||
      (pass != "mesh-spmd" && mlir::PassPipelineInfo::lookup(pass));
  return canonicalizes && message.contains("shardings' ") &&
         message.contains("must have a sharding for each of");
}

std::string PassTarget::run(uint64_t seed, raw_ostream &child) {
  std::string text = makeText(seed);
  std::string outcome = tryParser(text, context, child);
  if (outcome != "valid")
    return outcome;
  FirstError reported(&context);
  auto module = mlir::parseSourceString<ModuleOp>(text, &context);
  child << "at passes\n";
  child.flush();
  if (!isReadAgain(*module))
    return "is printed as what cannot be parsed: " + reported.message;
  for (StringRef pass : pickPasses(seed)) {
    mlir::PassManager manager(&context, ModuleOp::getOperationName(),
                              mlir::PassManager::Nesting::Implicit);
    // It is verified here: what a pass makes of valid IR is its own fault.
    manager.enableVerifier(false);
    if (failed(mlir::parsePassPipeline(pass, manager)))
      return ("no pass is called " + pass).str();
    if (failed(manager.run(*module)))
      return reported.message.empty() ? (pass + " fails without an error").str()
                                      : "refused";
    reported.message.clear();
    if (failed(mlir::verify(*module)))
      return isSpoiltByUpstream(pass, reported.message)
                 ? "refused"
                 : (pass + " leaves what is invalid: " + reported.message)
                       .str();
  }
  return "valid";
}

bool TextTarget::isForeign(uint64_t seed, StringRef at) {
  return at == parserGaveUp ||
         ((at.empty() || at == verifying) && crashesParsers(makeText(seed)));
}

std::unique_ptr<CrashTarget> mesh::makePassTarget(const FuzzOptions &options,
                                                  MLIRContext &context) {
  return std::make_unique<PassTarget>(options, context);
}

llvm::Expected<std::unique_ptr<CrashTarget>>
mesh::makeTextTarget(StringRef folder, MLIRContext &context) {
  auto target = std::make_unique<TextTarget>(context);
  if (llvm::Error error = target->readFolder(folder))
    return error;
  return target;
}
