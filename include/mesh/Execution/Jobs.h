//===- Jobs.h - running in several processes --------------------*- C++ -*-===//

#ifndef MESH_EXECUTION_JOBS_H
#define MESH_EXECUTION_JOBS_H

#include "mesh-rt/job.h"
#include "mesh/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace mesh {

/// Joins the processes of the runtime's transport of that name, or returns null
/// if this process runs all devices. `onLost`, if set, is called if one of them
/// ends without a word: see mesh-rt/job.h.
llvm::Expected<std::unique_ptr<rt::Job>> joinJob(StringRef transport,
                                                 rt::OnLost onLost = {});

/// Returns true if this process speaks for all: rank 0, or the only one.
bool isRoot(const rt::Job *job);

/// Called by all processes: if `error` is one in any of them, all get it, of
/// the lowest rank, so that none goes on and waits for one that does not.
llvm::Error agree(rt::Job *job, llvm::Error error);

/// Called by all processes: returns whether `value` is true in any of them.
llvm::Expected<bool> isAny(rt::Job *job, bool value);

/// Called by all processes: returns the bytes of each, by rank, at rank 0, and
/// nothing elsewhere.
llvm::Expected<std::vector<std::string>> gatherBytes(rt::Job *job,
                                                     const std::string &bytes);

/// Called by all processes: returns the bytes of rank 0.
llvm::Expected<std::string> broadcastBytes(rt::Job *job,
                                           const std::string &bytes);

/// Something that is to be the same in all processes of a job.
struct JobFact {
  std::string name;
  /// The value, or a digest of it.
  std::string value;
  enum Kind { Text, Digest } kind = Text;
};

/// Called by all processes, with as many facts: if one of them is not in some
/// process what it is at rank 0, all get an error that names it.
llvm::Error agreeOn(rt::Job *job, ArrayRef<JobFact> facts);

} // namespace mesh

#endif // MESH_EXECUTION_JOBS_H
