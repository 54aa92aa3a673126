//===- CombineTensors.h - combiners on tensors of the host ------*- C++ -*-===//

#ifndef MESH_LIB_HOST_COMBINETENSORS_H
#define MESH_LIB_HOST_COMBINETENSORS_H

#include "mesh/Host/HostTensor.h"
#include "mesh/IR/Mesh.h"

namespace mesh {

/// Sets each element to the one that `combiner` leaves others alone with.
void fillNeutral(HostTensor &tensor, Combiner combiner);

/// Combines each element of `accumulator` with that of `other`: floats in
/// double precision, rounded to their type; integers as signed numbers of
/// their width.
void combineInto(HostTensor &accumulator, const HostTensor &other,
                 Combiner combiner);

} // namespace mesh

#endif // MESH_LIB_HOST_COMBINETENSORS_H
