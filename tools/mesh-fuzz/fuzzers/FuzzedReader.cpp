//===- FuzzedReader.cpp - the reader of a fuzzer --------------------------===//

#include "FuzzedReader.h"

const char *const mesh::kFuzzedReader = MESH_FUZZED_READER;
