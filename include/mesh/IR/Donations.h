//===- Donations.h - Results over arguments of callers ----------*- C++ -*-===//

#ifndef MESH_IR_DONATIONS_H
#define MESH_IR_DONATIONS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Attributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

/// A donated argument (MeshRtDialect's kDonatedAttrName), and the number of the
/// result that may be written over it.
struct Donation {
  BlockArgument argument;
  unsigned result;
};

/// Returns what arguments, or results, must have in common for one to be
/// written over the other.
using LayoutOfValue = llvm::function_ref<Attribute(unsigned number)>;

/// Pairs each donated argument of `function`, which has a body, with the first
/// result like it that is left.
SmallVector<Donation> findDonations(FunctionOpInterface function,
                                    LayoutOfValue getOfArgument,
                                    LayoutOfValue getOfResult);

/// The same, of values with the same types.
SmallVector<Donation> findDonations(FunctionOpInterface function);

/// Returns true if an argument of `function` is donated.
bool hasDonatedArgument(FunctionOpInterface function);

} // namespace mesh

#endif // MESH_IR_DONATIONS_H
