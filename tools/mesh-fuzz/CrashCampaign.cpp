//===- CrashCampaign.cpp - input that must not crash us -------------------===//
//
// Some tens of inputs are tried in each child. It writes "begin <seed>", "at
// <what>" as it gets on, and "end <outcome>" for each; one that ends otherwise
// did so in the input that it began last.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/CrashCampaign.h"

#include "mesh-fuzz/ChildProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <fstream>
#include <map>
#include <sys/resource.h>
#include <unistd.h>

using namespace mesh;
using Clock = std::chrono::steady_clock;

/// For a child that writes nothing; what counts is the time that it computes.
static constexpr std::chrono::seconds kChildPatience(600);
static constexpr int64_t maxSeconds = 30;
static constexpr int64_t inputsPerChild = 50;
/// The limits of an input: one that asks for more has found something.
static constexpr uint64_t maxMemory = uint64_t(8) << 30;

namespace {
class CrashCampaign {
public:
  CrashCampaign(const CrashRequest &request, CrashTarget &target,
                raw_ostream &os)
      : request(request), target(target), os(os), start(Clock::now()) {}

  llvm::Error run();

private:
  bool isTimeOver() const;
  int64_t runSome(uint64_t first, int64_t count);
  bool failsAlone(uint64_t seed);
  void report(uint64_t seed, StringRef how);

  const CrashRequest &request;
  CrashTarget &target;
  raw_ostream &os;
  Clock::time_point start;
  int64_t numInputs = 0, numFailures = 0;
  std::map<std::string, int64_t> outcomes;
};
} // namespace

/// Ends this process if it computes on for longer than an input may.
static void limitTime() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  rlim_t end = used.ru_utime.tv_sec + used.ru_stime.tv_sec + maxSeconds;
  rlimit limit{end, RLIM_INFINITY};
  setrlimit(RLIMIT_CPU, &limit);
}

/// Sanitizers have reserved terabytes of the address space of this process.
static void limitMemory() {
  uint64_t numPages = 0;
  std::ifstream("/proc/self/statm") >> numPages;
  rlim_t end = numPages * sysconf(_SC_PAGESIZE) + maxMemory;
  rlimit limit{end, end};
  setrlimit(RLIMIT_AS, &limit);
}

static void runInputs(CrashTarget &target, uint64_t first, int64_t count,
                      raw_ostream &child) {
  limitMemory();
  for (uint64_t seed = first; seed < first + count; ++seed) {
    child << "begin " << seed << "\n";
    child.flush();
    limitTime();
    std::string outcome = target.run(seed, child);
    llvm::replace(outcome, '\n', ' ');
    child << "end " << outcome << "\n";
    child.flush();
  }
}

/// Returns true if an input fails without those before it.
bool CrashCampaign::failsAlone(uint64_t seed) {
  return !runInChild(kChildPatience, [&](raw_ostream &stream) {
            runInputs(target, seed, 1, stream);
          }).failure.empty();
}

/// Returns the number of inputs that are done.
int64_t CrashCampaign::runSome(uint64_t first, int64_t count) {
  ChildResult child = runInChild(kChildPatience, [&](raw_ostream &stream) {
    runInputs(target, first, count, stream);
  });
  uint64_t seed = first;
  bool isOpen = false;
  StringRef at;
  for (StringRef line :
       llvm::split(StringRef(child.output).rtrim('\n'), '\n')) {
    auto [word, rest] = line.split(' ');
    isOpen = word != "end";
    if (word == "begin")
      (void)llvm::to_integer(rest, seed);
    at = word == "at" ? rest : "";
    if (isOpen)
      continue;
    if (rest == "valid" || rest == "refused")
      ++outcomes[rest.str()];
    else
      report(seed, rest);
  }
  if (child.failure.empty())
    return count;
  if (isOpen && (target.isForeign(seed, at) ||
                 (target.spoilsOthers() && !failsAlone(seed))))
    ++outcomes["not ours"];
  else if (isOpen)
    report(seed, child.failure);
  return seed - first + 1;
}

void CrashCampaign::report(uint64_t seed, StringRef how) {
  ++numFailures;
  ++outcomes["failed"];
  os << "seed " << seed << ": " << how << ": " << target.describe(seed) << "\n";
  os.flush();
}

bool CrashCampaign::isTimeOver() const {
  std::chrono::duration<double> passed = Clock::now() - start;
  return request.seconds > 0 && passed.count() >= request.seconds;
}

llvm::Error CrashCampaign::run() {
  if (request.print) {
    for (uint64_t seed = request.seed; seed < request.seed + request.count;
         ++seed) {
      os << "// Seed " << seed << ": " << target.describe(seed) << "\n";
      target.print(seed, os);
    }
    return llvm::Error::success();
  }
  while (!isTimeOver() && (request.count == 0 || numInputs < request.count)) {
    int64_t count = inputsPerChild;
    if (request.count > 0)
      count = std::min(count, request.count - numInputs);
    numInputs += runSome(request.seed + numInputs, count);
  }
  os << numInputs << " inputs";
  for (const auto &[outcome, count] : outcomes)
    os << ", " << count << " " << outcome;
  os << "\n";
  if (numFailures == 0)
    return llvm::Error::success();
  return llvm::createStringError(llvm::Twine(numFailures) + " of " +
                                 llvm::Twine(numInputs) + " inputs failed");
}

llvm::Error mesh::runCrashCampaign(const CrashRequest &request,
                                   CrashTarget &target, raw_ostream &os) {
  return CrashCampaign(request, target, os).run();
}
