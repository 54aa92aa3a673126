//===- MeshCanonicalization.cpp - the algebra of collectives --------------===//

#include "mesh/IR/Mesh.h"

#include "mlir/IR/PatternMatch.h"

using namespace mesh;

OpFoldResult AxisIndexOp::fold(FoldAdaptor) { return {}; }
void AxisSizeOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void ReshardOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void AllGatherOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void AllReduceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void ReduceScatterOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void AllToAllOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void AllSliceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void PermuteOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
