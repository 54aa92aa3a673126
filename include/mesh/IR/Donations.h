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

/// An argument or a result, as callers know it.
struct CallerValue {
  /// Both must have the same for one to be written over the other.
  Attribute layout;
  /// Its name, or null.
  Attribute name;
};
using DescribeValue = llvm::function_ref<CallerValue(unsigned number)>;

/// Pairs each donated argument of `function`, which has a body, with a result
/// of its layout: that of its name, or else the first one that is left.
SmallVector<Donation> findDonations(FunctionOpInterface function,
                                    DescribeValue describeArgument,
                                    DescribeValue describeResult);

/// The same, where values with the same types have the same layout.
SmallVector<Donation> findDonations(FunctionOpInterface function);

/// Returns true if an argument of `function` is donated.
bool hasDonatedArgument(FunctionOpInterface function);

} // namespace mesh

#endif // MESH_IR_DONATIONS_H
