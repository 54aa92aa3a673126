//===- ProgramTrace.h - interactions of programs ----------------*- C++ -*-===//
//
// The traces of the programs of a `mesh.programs`, or of one function that all
// devices run: for the devices at each position, in their order, the messages,
// the collectives in which they meet devices at other positions, and the waits
// for these. What devices at one position do among themselves is left out, for
// they run the same program, unless it is asked for.
//
// Loops and branches that data decide about are in traces if all devices get
// what decides from one `mesh.broadcast`. They are followed once, each region
// between two *boundaries*, at which all devices meet and which no message may
// cross. So what holds for one iteration holds for as many as there are, and
// what holds for all branches for the one that is taken.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PROGRAMS_PROGRAMTRACE_H
#define MESH_PROGRAMS_PROGRAMTRACE_H

#include "mesh/IR/ProgramOps.h"
#include "mesh/Programs/DeviceSpace.h"

#include <vector>

namespace mesh {

struct TraceEvent {
  enum class Kind { Send, Recv, Collective, Boundary, Wait, Work };

  Kind kind;
  /// A `mesh.send`, `mesh.recv`, collective or `mesh.wait`; the op whose region
  /// a boundary is at; as work any op, with all that is in it.
  Operation *op;
  /// True if it is in a `mesh.async`, and only started here.
  bool isStart = false;
  /// Messages: the position of the other end, and the tag.
  int64_t peer = -1;
  int64_t tag = 0;
  /// Waits: the number of the event in the trace that they end.
  size_t started = 0;
  /// Boundaries: what decides whether and how often what follows is done.
  Attribute decision = {};

  /// Returns true if devices meet here.
  bool isMeeting() const {
    return kind == Kind::Collective || kind == Kind::Boundary;
  }
};

using Trace = std::vector<TraceEvent>;

struct ProgramTraces {
  DeviceSpace space;
  /// By position: the trace, and the function that makes it.
  std::vector<Trace> traces;
  std::vector<FunctionOpInterface> functions;

  /// "devices at "pipe" 1"
  std::string describe(int64_t position) const {
    return "devices at " + space.str(position);
  }
};

/// Follows the programs of all devices. Fails with an error where it depends on
/// data, or on too much else, what they do with one another. Of other ops those
/// are part of the traces, as work, that `isWork` holds for.
FailureOr<ProgramTraces>
tracePrograms(ProgramsOp programs, mlir::SymbolTableCollection &symbols,
              llvm::function_ref<bool(Operation *)> isWork = {});

/// The same of `function`, in local view, which all devices run.
FailureOr<ProgramTraces> traceFunction(FunctionOpInterface function,
                                       MeshAttr mesh,
                                       mlir::SymbolTableCollection &symbols);

} // namespace mesh

#endif // MESH_PROGRAMS_PROGRAMTRACE_H
