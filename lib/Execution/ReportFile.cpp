//===- ReportFile.cpp - reports on all entries, as JSON -------------------===//

#include "ReportFile.h"

#include "ErrorAbout.h"
#include "mesh/Execution/FailureReport.h"
#include "mesh/Execution/RunFile.h"
#include "mesh/Support/WriteFile.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

llvm::Error mesh::writeReport(StringRef file, StringRef path,
                              llvm::json::Array entries, StringRef problem,
                              llvm::json::Object compilation) {
  llvm::json::Object object{{"file", llvm::json::fixUTF8(file)},
                            {"entries", std::move(entries)}};
  if (!compilation.empty())
    object["compile"] = std::move(compilation);
  if (!problem.empty())
    object["error"] = llvm::json::fixUTF8(problem);
  std::string text =
      llvm::formatv("{0:2}\n", llvm::json::Value(std::move(object)));
  return writeFile(path, text);
}

llvm::Error mesh::reportResult(StringRef file, StringRef path,
                               llvm::json::Array entries, llvm::Error error,
                               llvm::json::Object compilation) {
  if (path.empty())
    return error;
  bool hasFailed = bool(error);
  std::string problem = llvm::toString(std::move(error));
  llvm::Error failure =
      hasFailed ? llvm::createStringError(problem) : llvm::Error::success();
  return llvm::joinErrors(std::move(failure),
                          writeReport(file, path, std::move(entries), problem,
                                      std::move(compilation)));
}

llvm::json::Object mesh::describeFailedEntry(StringRef name,
                                             const rt::FailureReport &failure) {
  return llvm::json::Object{
      {"name", llvm::json::fixUTF8(name)},
      {"devices", static_cast<int64_t>(failure.devices.size())},
      {"ok", false},
      {"failure", toJson(failure)}};
}

void mesh::reportFailedRun(StringRef file, StringRef path,
                           llvm::json::Array entries, StringRef name,
                           const rt::RunReport &run) {
  entries.push_back(describeFailedEntry(name, run.failure));
  llvm::Error error = llvm::make_error<RunFailure>(run);
  if (!name.empty())
    error = makeErrorAbout("@" + name, std::move(error));
  std::string problem = llvm::toString(std::move(error));
  if (!path.empty())
    if (llvm::Error error =
            writeReport(file, path, std::move(entries), problem))
      problem += "\n" + llvm::toString(std::move(error));
  // As a whole, for launchers write at the same time.
  llvm::errs() << "mesh-run: error: " + problem + "\n";
}

void mesh::reportLost(StringRef file, StringRef report, const std::string &name,
                      const rt::RunReport &run) {
  reportFailedRun(file, report, {}, name, run);
}
