//===- CudaHandles.cpp - Owners of the driver's objects -------------------===//

#include "CudaHandles.h"

using namespace mesh::rt;

CudaStream mesh::rt::makeStream(const CudaDriver &driver) {
  cuda::Stream stream = nullptr;
  driver.streamCreate(&stream, cuda::kStreamNonBlocking);
  return {driver, stream};
}

CudaEvent mesh::rt::makeEvent(const CudaDriver &driver) {
  cuda::Event event = nullptr;
  driver.eventCreate(&event, cuda::kEventDisableTiming);
  return {driver, event};
}

CudaEvent mesh::rt::makeTimedEvent(const CudaDriver &driver) {
  cuda::Event event = nullptr;
  driver.eventCreate(&event, cuda::kEventDefault);
  return {driver, event};
}

CudaPinned mesh::rt::makePinned(const CudaDriver &driver, size_t bytes) {
  void *memory = nullptr;
  driver.hostAllocate(&memory, bytes, cuda::kHostAllocPortable);
  return {driver, memory};
}
