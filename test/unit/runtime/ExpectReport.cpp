//===- ExpectReport.cpp - Expectations of machines and runs ---------------===//

#include "ExpectReport.h"

#include "CollectiveReference.h"
#include "TestTensor.h"

#include <algorithm>

using namespace mesh::rt;
using namespace mesh::rt::test;

void mesh::rt::test::expectWorks(Machine &machine, int64_t numDevices) {
  Axes axes{{numDevices, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  std::vector<TestTensor> tensors(numDevices, TestTensor(MESH_RT_F32, {3}));
  // A process of a job runs one of them.
  std::vector<char> isHere(numDevices, false);
  RunReport report = machine.run([&](int64_t device) {
    TestTensor &own = tensors[device];
    own.set({1, 2, 3});
    const mesh_rt_memref *memref = own.upload();
    mesh_rt_run(&op, memref, memref, 0);
    own.download();
    isHere[device] = true;
  });
  EXPECT_EQ(report.error, "");
  EXPECT_NE(std::count(isHere.begin(), isHere.end(), true), 0);
  auto sum = static_cast<double>(numDevices);
  const std::vector<double> expected = {sum, 2 * sum, 3 * sum};
  for (int64_t device = 0; device < numDevices; ++device) {
    if (!isHere[device])
      continue;
    EXPECT_EQ(tensors[device].get(), expected);
  }
}

std::string mesh::rt::test::whatMakes(const RunOptions &options) {
  try {
    Machine machine(options);
  } catch (const std::exception &error) {
    return error.what();
  }
  return "no exception";
}
