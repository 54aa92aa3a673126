//===- RunFile.h - the tool mesh-run ----------------------------*- C++ -*-===//

#ifndef MESH_EXECUTION_RUNFILE_H
#define MESH_EXECUTION_RUNFILE_H

#include "mesh/Execution/Arguments.h"
#include "mesh/Execution/Execute.h"
#include "mesh/Execution/Jobs.h"
#include "mesh/Execution/Program.h"

#include <functional>
#include <optional>

namespace mesh {

/// The options of `mesh-run`, whose --help says what they mean.
struct RunRequest {
  std::string file;
  /// Empty: @main, or the only public function.
  std::string entry;
  bool allEntries = false;
  std::vector<std::string> arguments;
  /// Tensors for arguments of their names that `arguments` does not mention.
  TensorReaders tensors;
  /// The files that these are of.
  std::vector<std::string> params;
  uint64_t seed = 0;

  /// Its entries are set by those above.
  CompileOptions compile;
  std::vector<Stage> printAfter;

  bool check = false;
  std::string reference;

  /// Its links, its extended tolerance, and the runtime's deadline, rate, trace
  /// and onStuck are set by what is said here. With a job, all processes are
  /// given the same request, and rank 0 compares, prints and writes.
  ExecuteOptions execute;
  double deadlineSeconds = 10;
  std::vector<std::string> links;
  /// If not empty, the rate of emulated devices.
  std::string flopRate;
  /// Called when a run has failed and does not end, once that was reported. It
  /// may end the process; null: wait on.
  std::function<void()> onStuck;
  std::vector<std::string> outputs;
  /// Called with the results of a run, at rank 0, if set, and before it to say
  /// whether they can be saved; the files that are written.
  std::function<llvm::Error(const Signature &, ArrayRef<HostTensor>)> save;
  std::function<llvm::Error(const Signature &)> checkSave;
  std::vector<std::string> archives;
  std::string trace;
  std::string report;
};

/// Returns the deadline of `seconds`, or an error if no run can have it.
llvm::Expected<std::chrono::milliseconds> getDeadline(double seconds);

/// Runs a file's entries and prints to `os` what became of it. An error says
/// what is wrong with the request, what failed, or that results differ from
/// the reference; details of a program that does not compile go to the
/// context's diagnostics. With a job, all processes return the same.
llvm::Error runFile(const RunRequest &request, MLIRContext &context,
                    raw_ostream &os);

/// Says that a process of a job which runs `file` was lost, as an OnLost
/// (mesh-rt/job.h): on standard error and, unless `report` is empty, in that
/// file as RunRequest::report.
void reportLost(StringRef file, StringRef report, const std::string &name,
                const rt::RunReport &run);

} // namespace mesh

#endif // MESH_EXECUTION_RUNFILE_H
