//===- VarianceTrace.h - traces of variance ---------------------*- C++ -*-===//

#ifndef MESH_ANALYSIS_VARIANCE_VARIANCETRACE_H
#define MESH_ANALYSIS_VARIANCE_VARIANCETRACE_H

#include "mesh/Analysis/Variance/Variance.h"

namespace mesh {

/// Attaches notes to `diag`, at the ops that lead from what first varied along
/// axis number `axis`, or was unreduced, to `value`; the last op comes first.
/// If `value` is invariant they lead from what first was.
void attachTrace(InFlightDiagnostic &diag, const Variance &variance,
                 Value value, unsigned axis);

} // namespace mesh

#endif // MESH_ANALYSIS_VARIANCE_VARIANCETRACE_H
