//===- FuzzedReader.h - the reader of a fuzzer ------------------*- C++ -*-===//

#ifndef MESH_TOOLS_FUZZEDREADER_H
#define MESH_TOOLS_FUZZEDREADER_H

namespace mesh {

/// Its name in lib/Fuzz.
extern const char *const kFuzzedReader;

} // namespace mesh

#endif // MESH_TOOLS_FUZZEDREADER_H
