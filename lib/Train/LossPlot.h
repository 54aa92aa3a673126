//===- LossPlot.h - Pictures of losses --------------------------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_LOSSPLOT_H
#define MESH_LIB_TRAIN_LOSSPLOT_H

#include "mesh/Support/LLVM.h"

#include <string>

namespace mesh {

/// Returns a picture of the loss of each step, as SVG. Losses that are not
/// finite leave gaps.
std::string drawLosses(ArrayRef<double> losses);

} // namespace mesh

#endif // MESH_LIB_TRAIN_LOSSPLOT_H
