//===- CompileTest.h - sharders that run programs ---------------*- C++ -*-===//

#ifndef MESH_UNITTEST_EXECUTION_COMPILETEST_H
#define MESH_UNITTEST_EXECUTION_COMPILETEST_H

#include "../Sharder/SharderTest.h"
#include "CompileContext.h"
#include "mesh/Execution/Program.h"

#include "mlir/Parser/Parser.h"

namespace mesh::test {

/// With all that compiling needs.
class CompileTest : public SharderTest {
protected:
  CompileTest() { registerForCompiling(context); }

  mlir::OwningOpRef<ModuleOp> parseModule(StringRef text) {
    return mlir::parseSourceString<ModuleOp>(text, &context);
  }
};

} // namespace mesh::test

#endif // MESH_UNITTEST_EXECUTION_COMPILETEST_H
