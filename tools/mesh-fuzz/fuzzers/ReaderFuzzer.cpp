//===- ReaderFuzzer.cpp - a reader under libFuzzer ------------------------===//
//
// One program for each reader, whose name FuzzedReader.cpp has.
//
//===----------------------------------------------------------------------===//

#include "FuzzedReader.h"

#include "mesh-fuzz/Readers.h"
#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"

#include <cstring>

using namespace mesh;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

static const Reader &getReader() {
  static const Reader *reader = findReader(kFuzzedReader);
  return *reader;
}

/// Contexts never forget what programs have named: a new one now and then.
static MLIRContext &getContext() {
  static constexpr int64_t numUses = 2000;
  static std::unique_ptr<MLIRContext> context;
  static int64_t count = 0;
  if (count++ % numUses == 0) {
    DialectRegistry registry;
    mlir::registerAllDialects(registry);
    mlir::registerAllExtensions(registry);
    mesh::registerAllDialects(registry);
    context = std::make_unique<MLIRContext>(registry,
                                            MLIRContext::Threading::DISABLED);
    context->loadAllAvailableDialects();
  }
  return *context;
}

[[noreturn]] static void fail(StringRef how) {
  llvm::errs() << "the reader of " << getReader().name << ": " << how << "\n";
  abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef bytes(reinterpret_cast<const char *>(data), size);
  auto wrong = getReader().read(bytes, getContext());
  if (!wrong) {
    if (llvm::toString(wrong.takeError()).empty())
      fail("refuses without an error");
  } else if (!wrong->empty()) {
    fail(*wrong);
  }
  return 0;
}

/// Mutations of libFuzzer mostly give no valid file. So some mutations are our
/// own, of numbers and words, and some give another file.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  Random random(seed);
  if (size > 0 && getReader().takesAnything && random.chance(0.7))
    return LLVMFuzzerMutate(data, size, maxSize);
  StringRef bytes(reinterpret_cast<const char *>(data), size);
  std::string result = getReader().write(random, getContext());
  if (size > 0 && random.chance(0.95))
    result = getReader().mutate(bytes, result, random);
  size = std::min(result.size(), maxSize);
  std::memcpy(data, result.data(), size);
  return size;
}

/// Some of one in the other.
extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size,
                                            const uint8_t *otherData,
                                            size_t otherSize, uint8_t *out,
                                            size_t maxSize, unsigned seed) {
  Random random(seed);
  std::string result = getReader().mutate(
      StringRef(reinterpret_cast<const char *>(data), size),
      StringRef(reinterpret_cast<const char *>(otherData), otherSize), random);
  size = std::min(result.size(), maxSize);
  std::memcpy(out, result.data(), size);
  return size;
}
