//===- PageProbe.h - Fault on unmapped operands early -----------*- C++ -*-===//
//
// A program may bring operands that lie where no memory is. Before data is
// moved with a lock held, by another thread, or by a library that cannot be
// left in its midst, the device's thread probes the pages of its operands: the
// fault comes then, and the program can be left for it (FaultTrap.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_PAGEPROBE_H
#define MESH_RT_CORE_PAGEPROBE_H

#include "View.h"

namespace mesh::rt {

/// Calls probe(address) for one byte at least of each page that has elements of
/// the view: in the order of memory, so that views whose dims lie nested in one
/// another, in whatever order, have each page probed once.
void forEachPage(const View &view, void (*probe)(char *));

/// Reads from each page that has elements of the view.
void probeForReading(const View &view);

/// The same, and writes what was there.
void probeForWriting(const View &view);

} // namespace mesh::rt

#endif // MESH_RT_CORE_PAGEPROBE_H
