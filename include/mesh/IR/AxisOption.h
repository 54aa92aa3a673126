//===- AxisOption.h - axes that passes are given ----------------*- C++ -*-===//

#ifndef MESH_IR_AXISOPTION_H
#define MESH_IR_AXISOPTION_H

#include "mesh/Support/LLVM.h"

#include "mlir/Pass/Pass.h"
#include "llvm/Support/CommandLine.h"

namespace mesh {

/// Fails with an error if `option` of `pass` names an axis that none of the
/// meshes in `root` has.
LogicalResult verifyAxisOption(Operation *root, ArrayRef<std::string> axes,
                               const llvm::cl::Option &option,
                               const mlir::Pass &pass);

} // namespace mesh

#endif // MESH_IR_AXISOPTION_H
