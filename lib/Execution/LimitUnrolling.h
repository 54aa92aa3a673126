//===- LimitUnrolling.h - Loops that LLVM leaves rolled ---------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_LIMITUNROLLING_H
#define MESH_LIB_EXECUTION_LIMITUNROLLING_H

namespace llvm {
class Function;
} // namespace llvm

namespace mesh {

/// Keeps LLVM from unrolling the loops of `function`, but for the short ones,
/// as those along the window of a convolution. Loops that are vectorized work
/// on several vectors at once as it is; unrolled beside that, or as a whole,
/// they take most of the time of compiling and are hardly faster.
void limitUnrolling(llvm::Function &function);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_LIMITUNROLLING_H
