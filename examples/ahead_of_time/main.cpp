//===- main.cpp - runs a layer that was compiled ahead of time ------------===//
//
// Splits the arguments over the devices, runs the layer on each, and compares
// the parts of the result with the layer computed here. Links the runtime, and
// nothing of MLIR or LLVM.
//
//===----------------------------------------------------------------------===//

#include "layer.h"

#include "mesh-rt/run.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

/// A whole array of two dims, row-major.
struct Matrix {
  explicit Matrix(const int64_t (&sizes)[2])
      : columns(sizes[1]), values(sizes[0] * sizes[1]) {}
  float &at(int64_t i, int64_t j) { return values[i * columns + j]; }

  int64_t columns;
  std::vector<float> values;
};

/// The part of `sizes` that begins at `start`.
static std::vector<float> cut(Matrix &whole, const int64_t (&start)[2],
                              const int64_t (&sizes)[2]) {
  std::vector<float> part;
  for (int64_t i = 0; i < sizes[0]; ++i)
    for (int64_t j = 0; j < sizes[1]; ++j)
      part.push_back(whole.at(start[0] + i, start[1] + j));
  return part;
}

/// A device's parts of the arguments and of the result.
struct Parts {
  std::vector<float> x, w, b, y;
};

int main() {
  Matrix x(layer_x_whole), w(layer_w_whole), y(layer_y_whole);
  std::vector<float> b(layer_b_whole[0]);
  for (size_t i = 0; i < x.values.size(); ++i)
    x.values[i] = std::sin(static_cast<float>(i));
  for (size_t i = 0; i < w.values.size(); ++i)
    w.values[i] = std::cos(static_cast<float>(3 * i));
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = static_cast<float>(i) / 10;

  std::vector<Parts> parts(layer_num_devices);
  for (int64_t device = 0; device < layer_num_devices; ++device) {
    int64_t start[2];
    layer_x_start(device, start);
    parts[device].x = cut(x, start, layer_x_part);
    layer_w_start(device, start);
    parts[device].w = cut(w, start, layer_w_part);
    layer_b_start(device, start);
    parts[device].b.assign(b.begin() + start[0],
                           b.begin() + start[0] + layer_b_part[0]);
    parts[device].y.resize(layer_y_part[0] * layer_y_part[1]);
  }

  mesh::rt::Machine machine({.numDevices = layer_num_devices});
  mesh::rt::RunReport report = machine.run([&](int64_t device) {
    Parts &own = parts[device];
    layer(own.x.data(), own.w.data(), own.b.data(), own.y.data());
  });
  if (!report.ok()) {
    std::fprintf(stderr, "%s\n", report.error.c_str());
    return 1;
  }

  for (int64_t i = 0; i < layer_y_whole[0]; ++i)
    for (int64_t j = 0; j < layer_y_whole[1]; ++j) {
      float sum = b[j];
      for (int64_t k = 0; k < layer_x_whole[1]; ++k)
        sum += x.at(i, k) * w.at(k, j);
      y.at(i, j) = std::max(sum, 0.0f);
    }
  float error = 0;
  for (int64_t device = 0; device < layer_num_devices; ++device) {
    int64_t start[2];
    layer_y_start(device, start);
    std::vector<float> expected = cut(y, start, layer_y_part);
    for (size_t i = 0; i < expected.size(); ++i)
      error = std::max(error, std::abs(parts[device].y[i] - expected[i]));
  }
  std::printf("%d devices, largest error %g\n", layer_num_devices, error);
  return error < 1e-5f ? 0 : 1;
}
