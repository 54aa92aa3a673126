//===- RuntimeKernels.cpp - the runtime's kernels, for the host -----------===//

#include "RuntimeKernels.h"

#include "devices/cuda/device/Move.dev.cpp"

#include <algorithm>

thread_local int64_t mesh::rt::playedThread = 0;
thread_local int64_t mesh::rt::numPlayedThreads = 1;

using HostKernel = void (*)(MoveArguments);

/// Threads share the elements out among them, however many there are: a few do.
static void play(HostKernel kernel, const MoveArguments &move,
                 int64_t numThreads) {
  numPlayedThreads = std::min<int64_t>(numThreads, 5);
  for (playedThread = 0; playedThread < numPlayedThreads; ++playedThread)
    kernel(move);
}

void mesh::rt::test::addRuntimeKernels(FakeCuda &fake) {
  const std::pair<const char *, HostKernel> kernels[] = {
      {"mesh_rt_copy_1", mesh_rt_copy_1},
      {"mesh_rt_copy_2", mesh_rt_copy_2},
      {"mesh_rt_copy_4", mesh_rt_copy_4},
      {"mesh_rt_copy_8", mesh_rt_copy_8},
      {"mesh_rt_copy_16", mesh_rt_copy_16},
      {"mesh_rt_reduce_i1", mesh_rt_reduce_i1},
      {"mesh_rt_reduce_i8", mesh_rt_reduce_i8},
      {"mesh_rt_reduce_i16", mesh_rt_reduce_i16},
      {"mesh_rt_reduce_i32", mesh_rt_reduce_i32},
      {"mesh_rt_reduce_i64", mesh_rt_reduce_i64},
      {"mesh_rt_reduce_bf16", mesh_rt_reduce_bf16},
      {"mesh_rt_reduce_f16", mesh_rt_reduce_f16},
      {"mesh_rt_reduce_f32", mesh_rt_reduce_f32},
      {"mesh_rt_reduce_f64", mesh_rt_reduce_f64},
      {"mesh_rt_reduce_wide_i32", mesh_rt_reduce_wide_i32},
      {"mesh_rt_reduce_wide_i64", mesh_rt_reduce_wide_i64},
      {"mesh_rt_reduce_wide_bf16", mesh_rt_reduce_wide_bf16},
      {"mesh_rt_reduce_wide_f16", mesh_rt_reduce_wide_f16},
      {"mesh_rt_reduce_wide_f32", mesh_rt_reduce_wide_f32},
      {"mesh_rt_reduce_wide_f64", mesh_rt_reduce_wide_f64},
  };
  for (auto [name, kernel] : kernels)
    fake.addKernel(name, {{sizeof(MoveArguments)},
                          [kernel = kernel](void **arguments, int64_t threads) {
                            play(kernel,
                                 *static_cast<MoveArguments *>(arguments[0]),
                                 threads);
                          }});
}
