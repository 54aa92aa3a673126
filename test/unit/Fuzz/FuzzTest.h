//===- FuzzTest.h - a context that knows all that is fuzzed -----*- C++ -*-===//

#ifndef MESH_TEST_UNIT_FUZZ_FUZZTEST_H
#define MESH_TEST_UNIT_FUZZ_FUZZTEST_H

#include "mesh/InitMesh.h"

#include "mlir/InitAllDialects.h"
#include "gtest/gtest.h"

namespace mesh {

class FuzzTest : public ::testing::Test {
protected:
  FuzzTest() {
    mlir::DialectRegistry registry;
    mlir::registerAllDialects(registry);
    mesh::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
};

} // namespace mesh

#endif // MESH_TEST_UNIT_FUZZ_FUZZTEST_H
