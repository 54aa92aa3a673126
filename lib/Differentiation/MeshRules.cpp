//===- MeshRules.cpp - derivatives of ops of the mesh dialect -------------===//

#include "DerivativeSharding.h"
#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Differentiation/RegisterRules.h"
#include "mesh/IR/Mesh.h"

#include "mlir/IR/DialectRegistry.h"

using namespace mesh;

namespace {
/// Ops that say how a value is split.
template <typename Op>
struct LayoutRule
    : DifferentiableOpInterface::ExternalModel<LayoutRule<Op>, Op> {
  LogicalResult emitAdjoint(Operation *op, OpBuilder &builder,
                            Cotangents &cotangents) const {
    auto layout = llvm::cast<Op>(op);
    Value cotangent = cotangents.lookup(layout.getResult());
    cotangents.add(layout.getInput(),
                   Op::create(builder, op->getLoc(), cotangent,
                              getDerivativeSharding(layout.getSharding())));
    return success();
  }
  LogicalResult emitTangent(Operation *op, OpBuilder &builder,
                            Tangents &tangents) const {
    auto layout = llvm::cast<Op>(op);
    if (Value tangent = tangents.lookup(layout.getInput()))
      tangents.set(layout.getResult(),
                   Op::create(builder, op->getLoc(), tangent,
                              getDerivativeSharding(layout.getSharding())));
    return success();
  }
};
} // namespace

void mesh::registerMeshRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MeshDialect *) {
    ShardOp::attachInterface<LayoutRule<ShardOp>>(*context);
    ReshardOp::attachInterface<LayoutRule<ReshardOp>>(*context);
  });
}
