//===- OpenAnnotation.h - an annotation that decides nothing ----*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_OPENANNOTATION_H
#define MESH_LIB_SEARCH_OPENANNOTATION_H

#include "mesh/IR/Mesh.h"

namespace mesh {

/// Gives a tensor of the signature of `function` an annotation that leaves all
/// to propagation. A program without any annotation would be one of a single
/// device, not of the mesh.
void annotateOpenly(FunctionOpInterface function, FlatSymbolRefAttr meshName);

} // namespace mesh

#endif // MESH_LIB_SEARCH_OPENANNOTATION_H
