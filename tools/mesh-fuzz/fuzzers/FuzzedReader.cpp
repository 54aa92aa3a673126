//===- FuzzedReader.cpp - which reader a fuzzer is of ---------------------===//

#include "FuzzedReader.h"

const char *const mesh::kFuzzedReader = MESH_FUZZED_READER;
