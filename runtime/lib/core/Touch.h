//===- Touch.h - whether memory is there ------------------------*- C++ -*-===//
//
// A program may bring operands that lie where no memory is. Who moves data with
// a lock held, by another thread, or by a library that does not expect to be
// left in its midst, touches it before: the fault comes then, and the program
// can be left for it (FaultTrap.h).
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_TOUCH_H
#define MESH_RT_CORE_TOUCH_H

#include "View.h"

namespace mesh::rt {

/// Calls touch(address) for one byte at least of each page that has elements of
/// the view: in the order of memory, so that views whose dims lie nested in one
/// another, in whatever order, have each page touched once.
void forEachPage(const View &view, void (*touch)(char *));

/// Reads from each page that has elements of the view.
void touchForReading(const View &view);

/// The same, and writes what was there.
void touchForWriting(const View &view);

} // namespace mesh::rt

#endif // MESH_RT_CORE_TOUCH_H
