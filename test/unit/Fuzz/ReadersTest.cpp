//===- ReadersTest.cpp - Inputs of readers --------------------------------===//

#include "mesh-fuzz/Readers.h"
#include "FuzzTest.h"
#include "mesh/Machine/MachineModel.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mesh;

namespace {
using ReadersTest = FuzzTest;

// libFuzzer's bytes are followed by whatever its memory has, and words by more.
TEST_F(ReadersTest, TextEndsWhereItsBytesEnd) {
  const Reader *reader = findReader("text");
  ASSERT_TRUE(reader);
  StringRef text = "#a = unit";
  std::string longer = text.str() + "and more";
  auto wrong = reader->read(StringRef(longer).take_front(text.size()), context);
  ASSERT_TRUE(static_cast<bool>(wrong)) << llvm::toString(wrong.takeError());
  EXPECT_EQ(*wrong, "");
}

// Only inputs at which LLVM 22 crashes are left out.
TEST_F(ReadersTest, ParsersThatCrash) {
  StringRef few = "%r = tensor.from_elements %a, %b : tensor<2xf32>\n";
  EXPECT_FALSE(crashesParsers(few));
  EXPECT_FALSE(crashesParsers("tensor.from_elements %a : tensor<f32>"));
  EXPECT_TRUE(crashesParsers((few + "tensor.from_elements %a, %b : "
                                    "tensor<65537x65537x1xf32>")
                                 .str()));
  EXPECT_TRUE(crashesParsers("tensor.from_elements %a : "
                             "tensor<99999999999999999999xf32>"));
  EXPECT_TRUE(crashesParsers("tensor.from_elements %a : !alias"));
  EXPECT_TRUE(crashesParsers("linalg.elementwise kind=#k<ceil>"));
  EXPECT_TRUE(crashesParsers("linalg.batch_matmul ins(%a : tensor<2x1xindex>"));
  EXPECT_TRUE(crashesParsers("linalg.batch_reduce_matmul complex<f32>"));
  EXPECT_TRUE(
      crashesParsers("tensor.concat dim(0) %a\ntensor.concat dim (-1)"));
  EXPECT_FALSE(crashesParsers("tensor.concat dim(0) %a, %b dim(-1)"));
  EXPECT_TRUE(crashesParsers("tensor.expand_shape %a [[0, 1], [ ]]"));
  EXPECT_FALSE(crashesParsers("tensor.expand_shape %a [] output_shape [1]"));
  EXPECT_FALSE(crashesParsers("linalg.batch_matmul ins(%a : tensor<2x1xf32>"));
  EXPECT_TRUE(crashesParsers("linalg.matmul <f64> ins(%a, %b)"));
  EXPECT_TRUE(crashesParsers("linalg.contract indexing_maps = [#a] < f64>"));
  EXPECT_FALSE(
      crashesParsers("linalg.matmul <{a = 1}> ins(%a : tensor<2xf32>)"));
  EXPECT_TRUE(crashesParsers("{a = array < index: 1>}"));
  EXPECT_TRUE(crashesParsers("{a = array<i64: 1>, b = array<!t: 1>}"));
  EXPECT_FALSE(crashesParsers("{a = array<i64: 1>, b = 1 : index}"));
}

// Campaigns begin with descriptions that are read, and have each member.
TEST_F(ReadersTest, MachinesAreValid) {
  const Reader *reader = findReader("machine");
  ASSERT_TRUE(reader);
  Random random(3);
  MachineModel most;
  for (int i = 0; i < 20; ++i) {
    std::string text = reader->write(random, context);
    auto wrong = reader->read(text, context);
    ASSERT_TRUE(static_cast<bool>(wrong)) << llvm::toString(wrong.takeError());
    EXPECT_EQ(*wrong, "");
    MachineModel model = llvm::cantFail(parseMachineModel(text));
    most.links.merge(model.links);
    most.flops.merge(model.flops);
    llvm::append_range(most.levels, model.levels);
    for (double MachineModel::*number :
         {&MachineModel::contractionOverhead, &MachineModel::contractionGrain,
          &MachineModel::memoryBandwidth})
      most.*number = std::max(most.*number, model.*number);
    most.memory = std::max(most.memory, model.memory);
  }
  EXPECT_FALSE(most.links.empty() || most.flops.empty() || most.levels.empty());
  EXPECT_GT(most.contractionOverhead, 0);
  EXPECT_GT(most.contractionGrain, 0);
  EXPECT_GT(most.memoryBandwidth, 0);
  EXPECT_GT(most.memory, 0);
}

// Numbers that LLVM's reader counts by stay: mutations change words that a zero
// ends.
TEST_F(ReadersTest, BytecodeKeepsItsNumbers) {
  const Reader *reader = findReader("bytecode");
  ASSERT_TRUE(reader);
  Random random(1);
  std::string bytes = reader->write(random, context);
  std::string other = reader->write(random, context);
  std::set<size_t> changed;
  for (int i = 0; i < 2000; ++i) {
    std::string mutated = reader->mutate(bytes, other, random);
    ASSERT_EQ(mutated.size(), bytes.size());
    for (size_t at = 0; at < bytes.size(); ++at)
      if (mutated[at] != bytes[at])
        changed.insert(at);
  }
  EXPECT_GT(changed.size(), 100u);
  for (size_t at : changed) {
    StringRef rest = StringRef(bytes).drop_front(at);
    EXPECT_TRUE(llvm::isPrint(rest.front())) << at;
    EXPECT_TRUE(rest.drop_while(llvm::isPrint).starts_with(StringRef("\0", 1)))
        << at;
  }
}

// Bytecode without sections has no words.
TEST_F(ReadersTest, BytecodeWithoutSectionsStays) {
  const Reader *reader = findReader("bytecode");
  Random random(2);
  for (StringRef bytes : {StringRef("ML\xefR words of no section"),
                          StringRef("ML\xefR"), StringRef("")})
    EXPECT_EQ(reader->mutate(bytes, bytes, random), bytes);
}
} // namespace
