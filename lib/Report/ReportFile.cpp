//===- ReportFile.cpp - one page about a program --------------------------===//

#include "mesh/Report/ReportFile.h"

#include "mesh/Execution/ProgramFile.h"
#include "mesh/Execution/WrittenFiles.h"
#include "mesh/Support/WriteFile.h"

using namespace mesh;

static llvm::Error checkRequest(const ReportRequest &request) {
  if (request.files.empty())
    return llvm::createStringError("there is no program: give a file");
  if (request.files.size() > 2)
    return llvm::createStringError(
        "a report compares two programs at most, got " +
        llvm::Twine(request.files.size()));
  if (llvm::count(request.files, "-") > 1)
    return llvm::createStringError(
        "only one of the programs can be standard input");
  if (request.files.size() == 1 && request.files.front() == "-" &&
      !request.otherMachine.empty())
    return llvm::createStringError(
        "standard input cannot be shown on two machines: give a file");
  if (request.lower.credits < 0)
    return llvm::createStringError(
        "the number of credits must be at least 0, got " +
        llvm::Twine(request.lower.credits));
  if (request.lower.machine.empty())
    return llvm::createStringError(
        "a report needs the description of a machine, as in "
        "--machine=m.json");
  return llvm::Error::success();
}

/// Checks that the report takes the place of nothing that it is made from.
static llvm::Error checkOutput(const ReportRequest &request) {
  WrittenFiles files;
  for (const std::string &file : request.files)
    files.keepSources(file, request.lower);
  files.keep(request.otherMachine, "the description of the other machine");
  files.keep(request.trace, "the timeline");
  return files.add(request.output, "the report");
}

static llvm::Expected<llvm::json::Object>
describeFile(const std::string &file, const std::string &machine,
             const ReportRequest &request, MLIRContext &context) {
  auto source = openProgram(file, context, llvm::errs());
  if (!source)
    return source.takeError();
  ModuleOp module = (*source)->getModule();
  auto entries = selectEntries(file, module, request.entry, /*all=*/false);
  if (!entries)
    return entries.takeError();
  LowerOptions lower = request.lower;
  lower.entries = std::move(*entries);
  lower.machine = machine;
  auto program = describeProgram(module, file, lower);
  if (!program)
    return llvm::createStringError(file + ": " +
                                   llvm::toString(program.takeError()));
  if (request.memoryLimit)
    (*program)["memoryLimit"] = *request.memoryLimit;
  return program;
}

llvm::Error mesh::writeReportPage(const ReportRequest &request,
                                  MLIRContext &context) {
  if (llvm::Error error = checkRequest(request))
    return error;
  if (llvm::Error error = checkOutput(request))
    return error;
  SmallVector<std::string> files = request.files;
  if (files.size() == 1 && !request.otherMachine.empty())
    files.push_back(files.front());
  llvm::json::Array programs;
  for (const auto &[index, file] : llvm::enumerate(files)) {
    bool isOther = index > 0 && !request.otherMachine.empty();
    auto program = describeFile(
        file, isOther ? request.otherMachine : request.lower.machine, request,
        context);
    if (!program)
      return program.takeError();
    if (index == 0 && !request.trace.empty())
      if (llvm::Error error = addMeasured(request.trace, *program))
        return error;
    programs.push_back(std::move(*program));
  }
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(llvm::json::Object{
                                        {"programs", std::move(programs)}})
                                 << "\n";
  return writeFile(request.output, request.format == ReportRequest::Format::Html
                                       ? makePage(text)
                                       : text);
}
