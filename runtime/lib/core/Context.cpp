//===- Context.cpp - Stacks that a thread can change to -------------------===//
//
// A new stack is entered by setcontext, which also sets the mask of signals, by
// a call of the system. From then on changes are jumps, as in QEMU's
// coroutines (util/coroutine-ucontext.c).
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include "SystemError.h"

#include <pthread.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define MESH_RT_ASAN
#elif defined(__SANITIZE_THREAD__)
#define MESH_RT_TSAN
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MESH_RT_ASAN
#elif __has_feature(thread_sanitizer)
#define MESH_RT_TSAN
#endif
#endif
#ifdef MESH_RT_ASAN
#include <sanitizer/common_interface_defs.h>
#endif
#ifdef MESH_RT_TSAN
#include <sanitizer/tsan_interface.h>
#endif

using namespace mesh::rt;

#if _FORTIFY_SOURCE > 0
#error "compile with -U_FORTIFY_SOURCE: its check of jumps refuses these"
#endif

/// The context that the thread changes to, and the one that it comes from.
static thread_local Context *entered = nullptr;
static thread_local Context *left = nullptr;

// Functions of their own, so that none that changes contexts knows where the
// variables of the thread that it began on are.
[[gnu::noinline]] static void setMove(Context *from, Context *to) {
  left = from;
  entered = to;
}
[[gnu::noinline]] static Context *getEntered() { return entered; }
[[maybe_unused, gnu::noinline]] static Context *getLeft() { return left; }

size_t mesh::rt::getThreadStackBytes() {
  static const size_t size = [] {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    size_t bytes = 0;
    pthread_attr_getstacksize(&attributes, &bytes);
    pthread_attr_destroy(&attributes);
    return bytes;
  }();
  return size;
}

[[noreturn]] static void throwNoStack() {
  throwSystemError("no room for the stack of a device, which takes two of the "
                   "mappings that a process may have (sysctl "
                   "vm.max_map_count)");
}

Context::Context() {
#ifdef MESH_RT_TSAN
  tsanFiber = __tsan_get_current_fiber();
#endif
}

Context::Context(std::function<void()> function) : body(std::move(function)) {
  size_t page = sysconf(_SC_PAGESIZE);
  stackBytes = getThreadStackBytes();
  memoryBytes = stackBytes + page;
  memory = mmap(nullptr, memoryBytes, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    throwNoStack();
  // Pages are taken as they are used; a huge one would be two megabytes.
  (void)madvise(memory, memoryBytes, MADV_NOHUGEPAGE);
  // A program that needs more stack must not write to the memory below.
  if (mprotect(memory, page, PROT_NONE) != 0) {
    int error = errno;
    munmap(memory, memoryBytes);
    errno = error;
    throwNoStack();
  }
  stack = static_cast<char *>(memory) + page;
#ifdef MESH_RT_TSAN
  tsanFiber = __tsan_create_fiber(0);
#endif
}

Context::~Context() {
  if (!memory)
    return;
#ifdef MESH_RT_TSAN
  __tsan_destroy_fiber(tsanFiber);
#endif
  munmap(memory, memoryBytes);
}

void Context::enter() {
  Context *self = getEntered();
  self->arrive();
  self->body();
}

void Context::arrive() {
#ifdef MESH_RT_ASAN
  Context &from = *getLeft();
  __sanitizer_finish_switch_fiber(fakeStack, &from.stack, &from.stackBytes);
#endif
}

// Without the borders that the sanitizer of addresses puts around variables: it
// would take them for those of a call that has not returned, as long as they
// lie on the stack that setcontext leaves.
[[gnu::no_sanitize_address]] void Context::resume() {
  if (isEntered)
    siglongjmp(place, 1);
  isEntered = true;
  // Has the thread's own mask of signals and mode of arithmetic.
  ucontext_t first;
  getcontext(&first);
  first.uc_stack.ss_sp = const_cast<void *>(stack);
  first.uc_stack.ss_size = stackBytes;
  first.uc_link = nullptr;
  makecontext(&first, enter, 0);
  setcontext(&first);
  std::abort();
}

void Context::changeTo(Context &to) {
  setMove(this, &to);
  isEntered = true;
  if (sigsetjmp(place, /*savemask=*/0) == 0) {
#ifdef MESH_RT_ASAN
    __sanitizer_start_switch_fiber(&fakeStack, to.stack, to.stackBytes);
#endif
#ifdef MESH_RT_TSAN
    __tsan_switch_to_fiber(to.tsanFiber, 0);
#endif
    to.resume();
  }
  arrive();
}
