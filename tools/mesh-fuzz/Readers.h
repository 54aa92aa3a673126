//===- Readers.h - all that reads what others wrote -------------*- C++ -*-===//
//
// Each reader with a writer of what it reads gladly, for whoever tries it with
// bytes that are nearly right: mesh-fuzz --readers, and libFuzzer.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_READERS_H
#define MESH_TOOLS_MESH_FUZZ_READERS_H

#include "mesh-fuzz/CrashCampaign.h"

namespace mesh {

struct Reader {
  /// As a file's name may begin: "npy".
  StringRef name;
  std::string (*write)(Random &random, MLIRContext &context);
  /// `bytes` with a little of it changed, or replaced by some of `other`.
  std::string (*mutate)(StringRef bytes, StringRef other, Random &random);
  /// Returns the error of the reader, or "". An error rejects the bytes. Data
  /// that is taken has been written and read again, and was the same.
  llvm::Expected<std::string> (*read)(StringRef bytes, MLIRContext &context);
  /// True if it may be given whatever there is, and not only what `mutate`
  /// makes of what it reads.
  bool takesAnything = true;
};

/// Return the readers of files of tensors; of descriptions and options; of
/// programs, as text and as bytecode.
ArrayRef<Reader> getTensorReaders();
ArrayRef<Reader> getDescriptionReaders();
ArrayRef<Reader> getProgramReaders();

/// Returns true if `text` may have what a parser of LLVM 22 crashes at: an op
/// whose list of dims is none, which it sets before it knows; whose element
/// type has no such function, or cannot be cast, which it wants to report to
/// nobody; of more elements than there is memory for a type of each; or an
/// array of indices, which have no width.
bool crashesParsers(StringRef text);

/// The line of a child whose parser has found an error. LLVM 22's parser then
/// frees regions whose values are still used elsewhere, and may crash.
inline constexpr StringRef parserGaveUp = "gave up";
/// The line of a child that verifies what it has parsed.
inline constexpr StringRef verifying = "verifier";

/// Returns `valid` or `refused` for a text by itself, or what is wrong with how
/// the parser rejects it. Writes to `child` once the parser has given up.
std::string tryParser(StringRef text, MLIRContext &context, raw_ostream &child);

/// All of them.
ArrayRef<Reader> getReaders();
/// The reader of this name, or null.
const Reader *findReader(StringRef name);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_READERS_H
