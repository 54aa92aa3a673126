//===- RenamedOptions.cpp - Names that went away --------------------------===//

#include "mesh/Support/RenamedOptions.h"

#include "llvm/ADT/StringExtras.h"

using namespace mesh;

namespace {
struct Renamed {
  /// A pass or a flag; `pass=option` is an option of a pass.
  StringLiteral before;
  /// Empty where nothing has to be said any more.
  StringLiteral now;
};
} // namespace

/// A newer name of a pass may be that of a pass of which the older one has
/// become a part.
static constexpr Renamed kRenamed[] = {
    {"calibrate", "mesh-calibrate"},
    {"convert-concats-to-inserts", "mesh-prepare-bufferization"},
    {"convert-contractions-to-linalg", "convert-linalg-to-gpu"},
    {"convert-copies-to-linalg", "mesh-outline-loops"},
    {"convert-float-classes-to-arith", "mesh-prepare-small-floats"},
    {"convert-math-to-instructions", "mesh-select-instructions"},
    {"convert-splats-to-fill", "mesh-prepare-bufferization"},
    {"convert-switches-to-ifs", "mesh-prepare-bufferization"},
    {"mesh-approximate-math", "mesh-expand-math"},
    {"mesh-approximate-math-on-gpu", "mesh-expand-math"},
    {"mesh-approximate-small-floats", "mesh-prepare-small-floats"},
    {"mesh-check-kernels", "mesh-check-lowered"},
    {"mesh-check-loops", "mesh-normalize-loops"},
    {"mesh-check-lowered=target", ""},
    {"mesh-decompose-softmax", "mesh-prepare-propagation"},
    {"mesh-expand-math=target", ""},
    {"mesh-fuse-epilogues", "mesh-form-kernels"},
    {"mesh-fuse-rows", "mesh-form-kernels"},
    {"mesh-gather-captures", "mesh-propagate"},
    {"mesh-inits-to-operands", "mesh-fuse-elementwise"},
    {"mesh-lower-forall", "mesh-normalize-loops"},
    {"mesh-lower-param-values", "mesh-lower-params"},
    {"mesh-lower-shard-map", "mesh-lower-model"},
    {"mesh-lower-tp-dense", "mesh-lower-model"},
    {"mesh-mark-entry-points", "mesh-prepare-bufferization"},
    {"mesh-normalize-elements", "mesh-prepare-propagation"},
    {"mesh-normalize-reductions", "mesh-prepare-propagation"},
    {"mesh-overlap=mode", "overlap"},
    {"mesh-pass-addresses", "convert-runtime-to-llvm"},
    {"mesh-predict-entries", "mesh-predict-time"},
    {"mesh-prepare-entries", "mesh-split-program"},
    {"mesh-read-elements", "mesh-partition"},
    {"mesh-recompute-producers", "mesh-form-kernels"},
    {"mesh-reshape-results", "mesh-finalize-results"},
    {"mesh-resolve-axis-rules", "mesh-propagate"},
    {"mesh-reuse-operands", "mesh-prepare-bufferization"},
    {"mesh-rings=mode", "overlap"},
    {"mesh-rotate-buffers", "mesh-plan-memory"},
    {"mesh-round-contractions", "mesh-fuse-elementwise"},
    {"mesh-schedule-pipeline", "mesh-lower-pipeline"},
    {"mesh-separate-carried", "mesh-prepare-bufferization"},
    {"mesh-separate-empties", "mesh-prepare-bufferization"},
    {"mesh-separate-results", "mesh-finalize-results"},
    {"mesh-sign-reductions", "mesh-prepare-propagation"},
    {"mesh-split-reductions", "mesh-form-kernels"},
    {"mesh-uplift-while-loops", "mesh-normalize-loops"},
    {"simulate", "mesh-simulate"},
};

static bool isNameCharacter(char c) {
  return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.';
}

static llvm::Error checkName(StringRef pass, StringRef option) {
  for (const Renamed &renamed : kRenamed) {
    auto [name, key] = renamed.before.split('=');
    if (name != pass || key != option)
      continue;
    if (renamed.now.empty())
      return llvm::createStringError("'" + llvm::Twine(renamed.before) +
                                     "' went away: '" + pass +
                                     "' needs it no more");
    return llvm::createStringError(
        "'" + llvm::Twine(renamed.before) + "' went away: use '" + renamed.now +
        "'" +
        (option.empty() ? llvm::Twine() : " of '" + llvm::Twine(pass) + "'"));
  }
  return llvm::Error::success();
}

/// Checks each name in `text`, a list of passes with options in braces, or,
/// with `pass`, of options of that pass.
static llvm::Error checkText(StringRef text, StringRef pass) {
  std::string open = pass.str();
  while (!text.empty()) {
    if (!isNameCharacter(text.front())) {
      if (text.front() == '}')
        open.clear();
      text = text.drop_front();
      continue;
    }
    StringRef name = text.take_while(isNameCharacter);
    text = text.drop_front(name.size());
    bool isOption = !open.empty();
    if (isOption && !text.starts_with("="))
      continue;
    if (llvm::Error error =
            isOption ? checkName(open, name) : checkName(name, ""))
      return error;
    if (isOption)
      text = text.drop_until([](char c) { return c == ' ' || c == '}'; });
    else if (text.starts_with("{"))
      open = name.str();
  }
  return llvm::Error::success();
}

llvm::Error mesh::checkRenamedOptions(ArrayRef<const char *> arguments) {
  for (StringRef argument : arguments) {
    if (!argument.consume_front("-"))
      continue;
    argument.consume_front("-");
    auto [name, value] = argument.split('=');
    if (llvm::Error error = checkName(name, ""))
      return error;
    bool isPipeline = name == "pass-pipeline" || name == "pipeline";
    if (llvm::Error error = checkText(value, isPipeline ? "" : name))
      return error;
  }
  return llvm::Error::success();
}
