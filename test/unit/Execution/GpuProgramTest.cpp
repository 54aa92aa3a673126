//===- GpuProgramTest.cpp - programs compiled ahead of time for GPUs ------===//

#include "gpu_layer.h"

#include "mesh-rt/abi.h"
#include "mesh-rt/run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace mesh;

static std::vector<float> makeNumbers(int64_t size, int64_t seed) {
  std::vector<float> numbers;
  for (int64_t i = 0; i < size; ++i)
    numbers.push_back(static_cast<float>((7 * i + seed) % 17 - 8) / 8);
  return numbers;
}

/// A device's copy of `numbers`.
static float *upload(const float *numbers, int64_t size) {
  auto *memory = static_cast<float *>(mesh_rt_alloc(64, 4 * size));
  rt::copyToDevice(memory, numbers, 4 * size);
  return memory;
}

/// As its header says: parts in memory of the device, and a call on each.
TEST(GpuProgram, RunsOnEachDevice) {
  const int64_t rows = gpu_layer_x_part[0], depth = gpu_layer_x_part[1],
                columns = gpu_layer_w_part[1];
  std::vector<float> x = makeNumbers(gpu_layer_x_whole[0] * depth, 1),
                     w = makeNumbers(depth * columns, 5),
                     b = makeNumbers(columns, 3), sums(gpu_layer_x_whole[0]);
  rt::RunOptions options;
  options.numDevices = gpu_layer_num_devices;
  options.cuda = rt::CudaOptions{.driver = MESH_RT_FAKE_CUDA,
                                 .cublasLt = MESH_RT_FAKE_CUDA};
  rt::Machine machine(options);
  rt::RunReport report = machine.run([&](int64_t device) {
    int64_t start[2];
    gpu_layer_x_start(device, start);
    auto *result = static_cast<float *>(mesh_rt_alloc(64, 4 * rows));
    gpu_layer(upload(&x[start[0] * depth], rows * depth),
              upload(w.data(), depth * columns), upload(b.data(), columns),
              result);
    rt::copyToHost(&sums[start[0]], result, 4 * rows);
  });
  ASSERT_EQ(report.error, "");
  for (size_t i = 0; i < sums.size(); ++i) {
    double sum = 0;
    for (int64_t j = 0; j < columns; ++j) {
      double y = b[j];
      for (int64_t k = 0; k < depth; ++k)
        y += double(x[i * depth + k]) * w[k * columns + j];
      sum += std::max(y, 0.0);
    }
    EXPECT_NEAR(sums[i], sum, 1e-5 * (1 + std::abs(sum))) << "row " << i;
  }
}
