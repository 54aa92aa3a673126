//===- FakeDriver.cpp - the functions of the fake driver ------------------===//

#include "FakeEntry.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {
constexpr cuda::Result kInvalidValue = 1;
constexpr cuda::Result kInvalidImage = 200;
constexpr cuda::Result kInvalidPtx = 218;
constexpr cuda::Result kInvalidHandle = 400;
constexpr cuda::Result kNotFound = 500;
constexpr cuda::Result kCaptureMerge = 902;
constexpr cuda::Result kCaptureIsolation = 905;
constexpr cuda::Result kCapturedEvent = 907;

struct Error {
  cuda::Result result;
  const char *name;
  const char *text;
};
constexpr Error kErrors[] = {
    {0, "CUDA_SUCCESS", "no error"},
    {1, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {200, "CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"},
    {201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {218, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {400, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {500, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {700, "CUDA_ERROR_ILLEGAL_ADDRESS",
     "an illegal memory access was encountered"},
    {900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
     "operation not permitted when stream is capturing"},
    {901, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
     "operation failed due to a previous error during capture"},
    {902, "CUDA_ERROR_STREAM_CAPTURE_MERGE",
     "operation would result in a merge of separate capture sequences"},
    {904, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
     "capturing stream has unjoined work"},
    {905, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
     "dependency created on uncaptured work in another stream"},
    {907, "CUDA_ERROR_CAPTURED_EVENT",
     "operation not permitted on an event last recorded in a capturing "
     "stream"},
};

const Error *findError(cuda::Result result) {
  for (const Error &error : kErrors)
    if (error.result == result)
      return &error;
  return nullptr;
}

thread_local std::vector<CUctx_st *> contextStack;

char *pointer(cuda::Address address) {
  return reinterpret_cast<char *>(address);
}

/// The stream waits for an event of a capture, and so is part of that.
cuda::Result joinCapture(CUstream_st &stream, const CUevent_st &event) {
  REQUIRE(!event.capture->hasEnded, kCapturedEvent)
  if (stream.capture && stream.capture != event.capture) {
    stream.capture->isInvalid = event.capture->isInvalid = true;
    return kCaptureMerge;
  }
  if (!stream.capture) {
    stream.capture = event.capture;
    stream.capture->streams.insert(&stream);
    stream.last.clear();
  }
  stream.last.insert(event.nodes.begin(), event.nodes.end());
  return 0;
}
} // namespace

CUctx_st *mesh::rt::test::currentContext() {
  return contextStack.empty() ? nullptr : contextStack.back();
}

extern "C" {

int cuInit(unsigned) {
  ENTER(cuInit)
  return gpus().numGpus == 0 ? 100 : 0;
}

int cuGetErrorName(int result, const char **text) {
  const Error *error = findError(result);
  *text = error ? error->name : nullptr;
  return error ? 0 : kInvalidValue;
}

int cuGetErrorString(int result, const char **text) {
  const Error *error = findError(result);
  *text = error ? error->text : nullptr;
  return error ? 0 : kInvalidValue;
}

int cuDeviceGetCount(int *count) {
  ENTER(cuDeviceGetCount)
  *count = gpus().numGpus;
  return 0;
}

int cuDeviceGet(int *device, int index) {
  ENTER(cuDeviceGet)
  REQUIRE(index >= 0 && index < gpus().numGpus, kInvalidValue)
  *device = index;
  return 0;
}

int cuDeviceGetName(char *name, int size, int) {
  ENTER(cuDeviceGetName)
  std::strncpy(name, "Fake GPU", size);
  return 0;
}

int cuDeviceGetPCIBusId(char *text, int size, int device) {
  ENTER(cuDeviceGetPCIBusId)
  std::snprintf(text, size, "0000:%02x:00.0", device);
  return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int) {
  ENTER(cuDeviceGetAttribute)
  switch (attribute) {
  case cuda::kMultiprocessorCount:
    *value = 4;
    return 0;
  case cuda::kUnifiedAddressing:
    *value = gpus().hasUnifiedAddresses;
    return 0;
  case cuda::kComputeCapabilityMajor:
    *value = gpus().major;
    return 0;
  case cuda::kComputeCapabilityMinor:
    *value = gpus().minor;
    return 0;
  }
  return kInvalidValue;
}

int cuDeviceCanAccessPeer(int *can, int, int) {
  ENTER(cuDeviceCanAccessPeer)
  *can = gpus().canAccess;
  return 0;
}

int cuDevicePrimaryCtxRetain(CUctx_st **context, int device) {
  ENTER(cuDevicePrimaryCtxRetain)
  *context = &gpus().contexts[device];
  ++gpus().objects;
  return 0;
}

int cuDevicePrimaryCtxRelease_v2(int) {
  ENTER(cuDevicePrimaryCtxRelease_v2)
  --gpus().objects;
  return 0;
}

int cuCtxGetCurrent(CUctx_st **context) {
  ENTER(cuCtxGetCurrent)
  *context = currentContext();
  return 0;
}

int cuCtxPushCurrent_v2(CUctx_st *context) {
  ENTER(cuCtxPushCurrent_v2)
  REQUIRE(context, kInvalidContext)
  contextStack.push_back(context);
  return 0;
}

int cuCtxPopCurrent_v2(CUctx_st **context) {
  *context = currentContext();
  REQUIRE(*context, kInvalidContext)
  contextStack.pop_back();
  return 0;
}

int cuCtxEnablePeerAccess(CUctx_st *peer, unsigned) {
  ENTER_ON_GPU(cuCtxEnablePeerAccess)
  REQUIRE(gpus().canAccess && peer != currentContext(), kInvalidValue)
  return 0;
}

int cuMemGetInfo_v2(size_t *free, size_t *total) {
  ENTER_ON_GPU(cuMemGetInfo_v2)
  *total = gpus().bytesPerGpu;
  *free = gpus().bytesPerGpu - gpus().used[currentContext()->gpu];
  return 0;
}

int cuMemAlloc_v2(cuda::Address *address, size_t bytes) {
  ENTER_ON_GPU(cuMemAlloc_v2)
  REQUIRE_NO_CAPTURE
  REQUIRE(bytes > 0, kInvalidValue)
  int gpu = currentContext()->gpu;
  REQUIRE(gpus().used[gpu] + static_cast<int64_t>(bytes) <= gpus().bytesPerGpu,
          cuda::kOutOfMemory)
  size_t rounded = (bytes + 255) / 256 * 256;
  *address = reinterpret_cast<cuda::Address>(std::aligned_alloc(256, rounded));
  // Memory that was never written is not zero.
  std::memset(pointer(*address), 0xa5, rounded);
  gpus().blocks[*address] = {gpu, bytes};
  gpus().used[gpu] += static_cast<int64_t>(bytes);
  ++gpus().objects;
  return 0;
}

int cuMemFree_v2(cuda::Address address) {
  ENTER_ON_GPU(cuMemFree_v2)
  REQUIRE_NO_CAPTURE
  auto found = gpus().blocks.find(address);
  REQUIRE(found != gpus().blocks.end() && found->second.gpu >= 0, kInvalidValue)
  gpus().used[found->second.gpu] -= static_cast<int64_t>(found->second.bytes);
  gpus().blocks.erase(found);
  --gpus().objects;
  std::free(pointer(address));
  return 0;
}

int cuMemHostAlloc(void **memory, size_t bytes, unsigned) {
  ENTER_ON_GPU(cuMemHostAlloc)
  REQUIRE_NO_CAPTURE
  *memory = std::malloc(bytes);
  gpus().blocks[reinterpret_cast<cuda::Address>(*memory)] = {-1, bytes};
  ++gpus().objects;
  return 0;
}

int cuMemFreeHost(void *memory) {
  ENTER_ON_GPU(cuMemFreeHost)
  REQUIRE_NO_CAPTURE
  REQUIRE(gpus().blocks.erase(reinterpret_cast<cuda::Address>(memory)),
          kInvalidValue)
  --gpus().objects;
  std::free(memory);
  return 0;
}

int cuMemcpyAsync(cuda::Address dst, cuda::Address src, size_t bytes,
                  CUstream_st *stream) {
  ENTER_ON_GPU(cuMemcpyAsync)
  REQUIRE(gpus().isMemory(dst, bytes) && gpus().isMemory(src, bytes),
          kInvalidValue)
  gpus().add(
      *stream, "copy", static_cast<int64_t>(bytes),
      [=] { std::memmove(pointer(dst), pointer(src), bytes); },
      [=] {
        return gpus().isMemory(dst, bytes) && gpus().isMemory(src, bytes);
      });
  return 0;
}

int cuMemcpy2DAsync_v2(const cuda::Copy2D *copy, CUstream_st *stream) {
  ENTER_ON_GPU(cuMemcpy2DAsync_v2)
  cuda::Copy2D c = *copy;
  REQUIRE(c.srcMemoryType == cuda::kMemoryUnified &&
              c.dstMemoryType == cuda::kMemoryUnified && c.height > 0 &&
              c.srcPitch >= c.widthInBytes && c.dstPitch >= c.widthInBytes,
          kInvalidValue)
  size_t last = c.height - 1;
  REQUIRE(gpus().isMemory(c.srcDevice, last * c.srcPitch + c.widthInBytes) &&
              gpus().isMemory(c.dstDevice, last * c.dstPitch + c.widthInBytes),
          kInvalidValue)
  gpus().add(
      *stream, "copy2D", static_cast<int64_t>(c.widthInBytes * c.height), [=] {
        for (size_t row = 0; row < c.height; ++row)
          std::memmove(pointer(c.dstDevice) + row * c.dstPitch,
                       pointer(c.srcDevice) + row * c.srcPitch, c.widthInBytes);
      });
  return 0;
}

int cuMemsetD8Async(cuda::Address address, unsigned char value, size_t bytes,
                    CUstream_st *stream) {
  ENTER_ON_GPU(cuMemsetD8Async)
  REQUIRE(gpus().isMemory(address, bytes), kInvalidValue)
  gpus().add(
      *stream, "set", static_cast<int64_t>(bytes),
      [=] { std::memset(pointer(address), value, bytes); },
      [=] { return gpus().isMemory(address, bytes); });
  return 0;
}

int cuStreamCreate(CUstream_st **stream, unsigned) {
  ENTER_ON_GPU(cuStreamCreate)
  *stream = new CUstream_st;
  (*stream)->context = currentContext();
  (*stream)->number = gpus().numStreams++;
  gpus().streams.insert(*stream);
  (*stream)->thread = std::thread([stream = *stream] { gpus().run(*stream); });
  ++gpus().objects;
  return 0;
}

int cuStreamDestroy_v2(CUstream_st *stream) {
  {
    ENTER_ON_GPU(cuStreamDestroy_v2)
    stream->isEnding = true;
    gpus().streams.erase(stream);
    stream->bell.notify_one();
    --gpus().objects;
  }
  stream->thread.join();
  delete stream;
  return 0;
}

int cuStreamSynchronize(CUstream_st *stream) {
  ENTER_ON_GPU(cuStreamSynchronize)
  if (stream->capture) {
    stream->capture->isInvalid = true;
    return kCaptureUnsupported;
  }
  gpus().idle.wait(lock,
                   [&] { return stream->commands.empty() && !stream->isBusy; });
  return 0;
}

int cuStreamWaitEvent(CUstream_st *stream, CUevent_st *event, unsigned) {
  ENTER_ON_GPU(cuStreamWaitEvent)
  if (event->capture)
    return joinCapture(*stream, *event);
  if (stream->capture && event->record) {
    stream->capture->isInvalid = true;
    return kCaptureIsolation;
  }
  if (!event->record || event->record->isDone)
    return 0;
  gpus().enqueue(*stream, [stream, record = event->record] {
    gpus().await(*stream, *record);
  });
  return 0;
}

int cuEventCreate(CUevent_st **event, unsigned flags) {
  ENTER_ON_GPU(cuEventCreate)
  bool hasTime = !(flags & cuda::kEventDisableTiming);
  *event = new CUevent_st{currentContext(), hasTime, nullptr, nullptr, {}};
  ++gpus().objects;
  return 0;
}

int cuEventDestroy_v2(CUevent_st *event) {
  ENTER_ON_GPU(cuEventDestroy_v2)
  --gpus().objects;
  delete event;
  return 0;
}

int cuEventRecord(CUevent_st *event, CUstream_st *stream) {
  ENTER_ON_GPU(cuEventRecord)
  REQUIRE(event->context == stream->context, kInvalidHandle)
  event->record = nullptr;
  event->capture = stream->capture;
  if (stream->capture) {
    event->nodes = stream->last;
    return 0;
  }
  event->record = std::make_shared<FakeRecord>();
  gpus().enqueue(*stream, [record = event->record] { gpus().finish(*record); });
  return 0;
}

int cuEventQuery(CUevent_st *event) {
  ENTER(cuEventQuery)
  REQUIRE_NO_CAPTURE
  if (event->capture) {
    event->capture->isInvalid = true;
    return kCapturedEvent;
  }
  return !event->record || event->record->isDone ? 0 : cuda::kNotReady;
}

int cuEventElapsedTime(float *milliseconds, CUevent_st *from, CUevent_st *to) {
  ENTER_ON_GPU(cuEventElapsedTime)
  for (const CUevent_st *event : {from, to}) {
    REQUIRE(event->hasTime && event->record && event->context == from->context,
            kInvalidHandle)
    REQUIRE(event->record->isDone, cuda::kNotReady)
  }
  *milliseconds = std::chrono::duration<float, std::milli>(to->record->time -
                                                           from->record->time)
                      .count();
  return 0;
}

int cuModuleLoadData(CUmod_st **module, const void *image) {
  ENTER_ON_GPU(cuModuleLoadData)
  REQUIRE_NO_CAPTURE
  std::string text = static_cast<const char *>(image);
  REQUIRE(text.find(".version") != std::string::npos, kInvalidImage)
  auto result = std::make_unique<CUmod_st>();
  result->context = currentContext();
  try {
    result->code = std::make_shared<const ptx::Module>(text);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "fake driver: %s\n", error.what());
    return kInvalidPtx;
  }
  *module = result.release();
  ++gpus().objects;
  return 0;
}

int cuModuleUnload(CUmod_st *module) {
  ENTER_ON_GPU(cuModuleUnload)
  REQUIRE_NO_CAPTURE
  --gpus().objects;
  delete module;
  return 0;
}

int cuModuleGetFunction(CUfunc_st **function, CUmod_st *module,
                        const char *name) {
  ENTER_ON_GPU(cuModuleGetFunction)
  const ptx::Kernel *code = module->code->find(name);
  auto kernel = gpus().kernels.find(name);
  bool isPlayed = kernel != gpus().kernels.end() &&
                  !(gpus().interpretsAll && code && code->hasBody);
  REQUIRE(code && (isPlayed || code->hasBody), kNotFound)
  auto &result = module->functions[name];
  // The same each time: handles that were given stay what they are.
  if (!result)
    result = std::make_unique<CUfunc_st>(CUfunc_st{
        module->context, name,
        isPlayed ? kernel->second : FakeKernel{code->parameters, nullptr},
        module->code, code});
  *function = result.get();
  return 0;
}

int cuLaunchKernel(CUfunc_st *function, unsigned blocksX, unsigned blocksY,
                   unsigned blocksZ, unsigned threadsX, unsigned threadsY,
                   unsigned threadsZ, unsigned sharedBytes, CUstream_st *stream,
                   void **arguments, void **) {
  ENTER_ON_GPU(cuLaunchKernel)
  REQUIRE(blocksX <= 0x7fffffff && blocksY <= 0xffff && blocksZ <= 0xffff &&
              threadsX <= 1024 && threadsY <= 1024 && threadsZ <= 64 &&
              sharedBytes <= 48 << 10,
          kInvalidValue)
  int64_t blocks = int64_t(blocksX) * blocksY * blocksZ;
  int64_t threads = int64_t(threadsX) * threadsY * threadsZ;
  REQUIRE(blocks > 0 && threads > 0 && threads <= 1024, kInvalidValue)
  REQUIRE(function->context == currentContext() &&
              stream->context == currentContext(),
          kInvalidHandle)
  // Arguments are copied when the kernel is launched.
  std::vector<std::vector<char>> copies;
  for (size_t i = 0; i < function->kernel.parameters.size(); ++i) {
    const char *argument = static_cast<const char *>(arguments[i]);
    copies.emplace_back(argument, argument + function->kernel.parameters[i]);
  }
  std::function<void(void **)> run;
  if (function->kernel.run)
    run = [run = function->kernel.run, blocks, threads](void **pointers) {
      run(pointers, blocks * threads);
    };
  else
    run = [module = function->module, code = function->code,
           grid = ptx::Grid{{blocksX, blocksY, blocksZ},
                            {threadsX, threadsY, threadsZ}}](void **pointers) {
      try {
        std::unique_lock lock(gpus().mutex);
        ptx::Memory memory = gpus().memoryOfGpus();
        lock.unlock();
        ptx::run(*code, grid, pointers, memory);
      } catch (const std::exception &error) {
        std::fprintf(stderr, "fake driver: %s\n", error.what());
        gpus().poison(FakeGpus::kIllegalAddress);
      }
    };
  gpus().add(*stream, function->name, 0, [copies, run]() mutable {
    std::vector<void *> pointers;
    for (std::vector<char> &copy : copies)
      pointers.push_back(copy.data());
    run(pointers.data());
  });
  return 0;
}

} // extern "C"
