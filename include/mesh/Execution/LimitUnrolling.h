//===- LimitUnrolling.h - Loops that LLVM leaves rolled ---------*- C++ -*-===//

#ifndef MESH_EXECUTION_LIMITUNROLLING_H
#define MESH_EXECUTION_LIMITUNROLLING_H

namespace llvm {
class Function;
} // namespace llvm

namespace mesh {

/// Keeps LLVM from unrolling loops of `function` as a whole, but for the short
/// ones, as those along the window of a convolution. Such code takes most of
/// the time of compiling and is hardly faster. Longer loops, and those whose
/// trip count is not known, stay to LLVM: a mark on them would also keep its
/// vectorizer from working on several vectors at once.
void limitUnrolling(llvm::Function &function);

} // namespace mesh

#endif // MESH_EXECUTION_LIMITUNROLLING_H
