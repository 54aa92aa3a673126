//===- MathInterfaces.cpp - elementwise functions -------------------------===//

#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mesh;

void mesh::registerMathInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *dialect) {
    attachToOps<ElementwiseModel>(
        context, dialect, [](RegisteredOperationName name) {
          return name.hasTrait<OpTrait::Elementwise>();
        });
  });
}
