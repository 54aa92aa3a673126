//===- ReferenceRun.cpp - the reference of a run --------------------------===//

#include "ReferenceRun.h"

#include "ErrorAbout.h"
#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/Reference.h"

#include "llvm/Support/FileSystem.h"

using namespace mesh;

std::pair<StringRef, StringRef> mesh::splitReference(StringRef text) {
  if (llvm::sys::fs::exists(text))
    return {text, ""};
  return text.contains(':') ? text.rsplit(':') : std::pair(text, StringRef());
}

llvm::Error ReferenceRun::openOther(ArrayRef<std::string> entries) {
  auto [path, function] = splitReference(request.reference);
  name = path.str();
  auto opened = openProgram(path, context, errors);
  if (!opened)
    return opened.takeError();
  source = std::move(*opened);
  module = source->getModule().clone();
  if (entries.size() != 1)
    return llvm::Error::success();
  // Returns the name of the entry, if there is one.
  if (function.empty() && module->lookupSymbol(entries.front()))
    function = entries.front();
  llvm::Expected<std::string> selected = selectEntry(*module, function);
  if (!selected)
    return makeErrorAbout(name, selected.takeError());
  functions.front() = std::move(*selected);
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<Program>>
ReferenceRun::compileModule(bool isWidened) {
  mlir::OwningOpRef<ModuleOp> copy = module->clone();
  auto compiled = compileReference(*copy, functions,
                                   {.optLevel = request.compile.optLevel,
                                    .isWidened = isWidened,
                                    .cache = request.compile.cache});
  if (!compiled)
    return makeErrorAbout(name, compiled.takeError());
  return compiled;
}

llvm::Error ReferenceRun::compile(mlir::OwningOpRef<ModuleOp> original,
                                  ArrayRef<std::string> entries) {
  name = request.file;
  module = std::move(original);
  functions.assign(entries.begin(), entries.end());
  if (!request.reference.empty())
    if (llvm::Error error = openOther(entries))
      return error;
  auto compiled = compileModule(/*isWidened=*/true);
  if (!compiled)
    return compiled.takeError();
  reference = std::move(*compiled);
  return llvm::Error::success();
}

/// Returns true if an argument has integers that nobody chose.
static bool hasRandomIntegers(const Signature &signature,
                              const RunRequest &request) {
  std::vector<StringRef> random =
      getUnspecified(signature, request.arguments, request.tensors);
  return llvm::any_of(signature.arguments, [&](const EntryValue &argument) {
    return !rt::isFloat(argument.placement.getGlobalShape().element) &&
           llvm::is_contained(random, argument.name);
  });
}

llvm::Expected<std::vector<HostTensor>>
ReferenceRun::run(const Program &program, ArrayRef<HostTensor> arguments) {
  const Program::Entry &entry = program.getEntries()[index];
  auto results =
      executeReference(entry, arguments, request.execute.runtime.catchSignals,
                       request.execute.stopper);
  if (results)
    return results;
  std::string what = "the reference @" + entry.signature.name;
  if (hasRandomIntegers(entry.signature, request))
    what += ", with random integers from -8 to 7 where --arg gives no others";
  return makeErrorAbout(what, results.takeError());
}

llvm::Error ReferenceRun::compute(size_t index, const Signature &program,
                                  ArrayRef<HostTensor> arguments) {
  this->index = index;
  this->arguments = arguments;
  signature = &program;
  auto results = run(*reference, arguments);
  if (!results)
    return results.takeError();
  expected = std::move(*results);
  plain.clear();
  disturbed.clear();
  size_t count = program.results.size();
  if (expected.size() == count)
    return llvm::Error::success();
  return llvm::createStringError("the reference @" + functions[index] +
                                 " has " + llvm::Twine(expected.size()) +
                                 " results, the program " + llvm::Twine(count));
}

/// `tensor` with floats that are off by up to four in their last place, each by
/// its own number: what multiplies index after index well.
static HostTensor disturb(const HostTensor &tensor) {
  HostTensor disturbed = tensor.clone();
  if (!rt::isFloat(tensor.getElement()))
    return disturbed;
  double step = std::ldexp(4, 1 - getPrecision(tensor.getElement()).numBits);
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    auto hash = static_cast<int64_t>(uint64_t(i + 1) * 0x9E3779B97F4A7C15);
    disturbed.setDouble(i, tensor.getDouble(i) *
                               (1 + std::ldexp(hash, -63) * step));
  }
  return disturbed;
}

llvm::Error ReferenceRun::computeRounded() {
  if (!plain.empty())
    return llvm::Error::success();
  if (!rounded) {
    auto compiled = compileModule(/*isWidened=*/false);
    if (!compiled)
      return compiled.takeError();
    rounded = std::move(*compiled);
  }
  auto own = run(*rounded, arguments);
  if (!own)
    return own.takeError();
  auto other =
      run(*rounded, llvm::to_vector(llvm::map_range(arguments, disturb)));
  if (!other)
    return other.takeError();
  plain = std::move(*own);
  disturbed = std::move(*other);
  return llvm::Error::success();
}

llvm::Expected<double> ReferenceRun::getCopyTolerance(size_t index) {
  if (llvm::Error error = computeRounded())
    return error;
  const EntryValue &result = signature->results[index];
  Precision precision = result.getLeastPrecision();
  return getLargestError(
      result.getTolerance(),
      getOwnError(expected[index], plain[index], disturbed[index], precision),
      precision);
}

llvm::Expected<std::vector<Comparison>>
ReferenceRun::compare(ArrayRef<HostTensor> results) {
  std::vector<Comparison> comparisons;
  for (auto [index, value] : llvm::enumerate(signature->results)) {
    Comparison comparison =
        mesh::compare(results[index], expected[index],
                      request.execute.tolerance, value.precision);
    if (comparison.isUndecided()) {
      if (llvm::Error error = computeRounded())
        return error;
      judge(comparison, results[index], expected[index], plain[index],
            disturbed[index]);
    }
    comparisons.push_back(std::move(comparison));
  }
  return comparisons;
}
