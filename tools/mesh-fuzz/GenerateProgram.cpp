//===- GenerateProgram.cpp - a random program -----------------------------===//

#include "mesh-fuzz/GenerateProgram.h"

#include "mesh-fuzz/Makers/OpMakers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

bool mesh::makeAnyOp(ProgramBuilder &program) {
  static const std::vector<OpMaker> makers = [] {
    std::vector<OpMaker> all;
    for (ArrayRef<OpMaker> table :
         {getFloatMakers(), getIntegerMakers(), getConversionMakers(),
          getNamedMakers(), getNamedElementwiseMakers(), getReductionMakers(),
          getGenericMakers(), getLayoutMakers(), getReshapeMakers(),
          getSliceMakers(), getElementMakers(), getDrawMakers(),
          getMeshMakers(), getGatherMakers(), getLoopMakers(),
          getBranchMakers(), getPipelineMakers()})
      llvm::append_range(all, table);
    return all;
  }();
  return makeOpOf(program, makers);
}

bool mesh::makeOpOf(ProgramBuilder &program, ArrayRef<OpMaker> makers) {
  int64_t totalWeight = 0;
  for (const OpMaker &maker : makers)
    totalWeight += maker.weight;
  for (int64_t attempt = 0; attempt < 20; ++attempt) {
    int64_t choice = program.getRandom().below(totalWeight);
    const OpMaker *maker = makers.data();
    while (choice >= maker->weight)
      choice -= (maker++)->weight;
    if (maker->make(program))
      return true;
  }
  return false;
}

static Callee makeFunction(ProgramBuilder &program, StringRef name,
                           int64_t numOps) {
  Random &random = program.getRandom();
  program.beginFunction(name, /*isPrivate=*/name != "main");
  for (int64_t i = random.between(1, 2); i > 0; --i) {
    SmallVector<int64_t> shape = program.pickShape();
    program.makeLeaf(RankedTensorType::get(shape, program.pickElementType()));
  }
  for (int64_t i = 0; i < numOps; ++i)
    makeAnyOp(program);
  return program.endFunction(random.between(1, 3));
}

RandomProgram mesh::generateProgram(MLIRContext *context, uint64_t seed,
                                    const FuzzOptions &options) {
  if (options.pipelines)
    return generateRepeats(context, seed, options);
  ProgramBuilder program(context, seed, options);
  Random &random = program.getRandom();
  if (random.chance(0.2))
    for (int64_t i = random.between(1, 3); i > 0; --i)
      program.getCallees().push_back(makeFunction(
          program, "callee" + std::to_string(i), random.between(1, 4)));
  Callee main =
      makeFunction(program, "main", random.between(1, options.maxOps));
  RandomProgram result;
  for (const Item &item : main.results)
    result.results.push_back(item.range);
  result.module = program.takeModule();
  return result;
}
