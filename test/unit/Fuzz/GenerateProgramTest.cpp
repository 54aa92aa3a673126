//===- GenerateProgramTest.cpp - a seed is a program ----------------------===//

#include "mesh-fuzz/GenerateProgram.h"
#include "FuzzTest.h"

#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mesh;

namespace {
std::string print(MLIRContext &context, uint64_t seed, uint64_t numPrograms) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (uint64_t end = seed + numPrograms; seed < end; ++seed)
    os << *generateProgram(&context, seed, FuzzOptions()).module << "\n";
  return text;
}

using GenerateProgramTest = FuzzTest;

TEST_F(GenerateProgramTest, DoesNotDependOnWhatWasMadeBefore) {
  std::string both = print(context, 5, 2);
  EXPECT_EQ(both, print(context, 5, 1) + print(context, 6, 1));
}

// Compilers evaluate arguments in different orders. So no expression may draw
// two numbers or create two ops in any other way than one after the other. A
// change of the makers changes the programs and this number.
TEST_F(GenerateProgramTest, IsTheSameByAllCompilers) {
  EXPECT_EQ(llvm::xxh3_64bits(print(context, 0, 1000)), 11223982989933397059u);
}
} // namespace
