//===- Staging.cpp - Copies between host and GPU memory -------------------===//

#include "Staging.h"

#include <algorithm>
#include <cstring>

using namespace mesh::rt;

/// When nothing was recorded yet, there is nothing to wait for.
void Staging::allocate() {
  if (buffers[0].event)
    return;
  CurrentGpu scope(stream.gpu);
  for (Buffer &buffer : buffers) {
    buffer.memory = makePinned(stream.gpu.driver, kBytes);
    buffer.event = makeEvent(stream.gpu.driver);
  }
}

Status Staging::write(cuda::Address device, const char *host, int64_t bytes) {
  allocate();
  CurrentGpu scope(stream.gpu);
  for (int64_t begin = 0, i = 0; begin < bytes; begin += kBytes, ++i) {
    const Buffer &buffer = buffers[i % 2];
    int64_t size = std::min(kBytes, bytes - begin);
    if (progress.await(buffer.event, "a copy from the host") == Status::Failed)
      return Status::Failed;
    std::memcpy(buffer.data(), host + begin, size);
    stream.gpu.driver.copy(device + begin, cuda::addressOf(buffer.data()), size,
                           stream.get());
    stream.record(buffer.event);
  }
  return Status::Ok;
}

Status Staging::read(char *host, cuda::Address device, int64_t bytes) {
  allocate();
  // So that a failure names the op which the GPU does not get past.
  if (progress.drain() == Status::Failed)
    return Status::Failed;
  CurrentGpu scope(stream.gpu);
  int64_t numPieces = (bytes + kBytes - 1) / kBytes;
  for (int64_t i = 0; i <= numPieces; ++i) {
    if (i < numPieces) {
      const Buffer &buffer = buffers[i % 2];
      if (progress.await(buffer.event, "a copy") == Status::Failed)
        return Status::Failed;
      stream.gpu.driver.copy(
          cuda::addressOf(buffer.data()), device + i * kBytes,
          std::min(kBytes, bytes - i * kBytes), stream.get());
      stream.record(buffer.event);
    }
    if (i == 0)
      continue;
    const Buffer &done = buffers[(i - 1) % 2];
    int64_t begin = (i - 1) * kBytes;
    if (progress.await(done.event, "a copy to the host") == Status::Failed)
      return Status::Failed;
    std::memcpy(host + begin, done.data(), std::min(kBytes, bytes - begin));
  }
  return Status::Ok;
}
