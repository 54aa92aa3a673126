//===- Context.h - Stacks that a thread can change to -----------*- C++ -*-===//
//
// A context is a place in a program where a thread can go on: the thread's own
// stack, or one that a function runs on. To change to another one saves a few
// registers, without the help of the system.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_CORE_CONTEXT_H
#define MESH_RT_CORE_CONTEXT_H

#include <csetjmp>
#include <cstddef>
#include <functional>

namespace mesh::rt {

/// The bytes of a thread's stack, and of a context's.
size_t getThreadStackBytes();

class Context {
public:
  /// The context of the thread that leaves it first.
  Context();
  /// One with a stack of its own, as large as that of a thread, on which `body`
  /// runs once it is changed to. `body` never returns. Throws an Error if there
  /// is no memory for the stack.
  explicit Context(std::function<void()> body);
  ~Context();
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;

  /// Goes on at `to`, until someone changes to this context: the one that the
  /// calling thread is in. That may be another thread then, so the caller must
  /// not have addresses of thread-local variables.
  void changeTo(Context &to);

private:
  static void enter();
  void arrive();
  [[noreturn]] void resume();

  std::function<void()> body;
  void *memory = nullptr;
  size_t memoryBytes = 0;
  bool isEntered = false;
  sigjmp_buf place;

  // For the sanitizers, which have to know what is whose stack.
  const void *stack = nullptr;
  size_t stackBytes = 0;
  [[maybe_unused]] void *fakeStack = nullptr;
  [[maybe_unused]] void *tsanFiber = nullptr;
};

} // namespace mesh::rt

#endif // MESH_RT_CORE_CONTEXT_H
