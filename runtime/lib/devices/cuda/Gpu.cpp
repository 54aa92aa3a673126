//===- Gpu.cpp - The GPUs of a machine ------------------------------------===//

#include "Gpu.h"

#include "MovePtx.h"
#include "core/Report.h"
#include "mesh-rt/element.h"
#include "mesh-rt/text.h"

#include <algorithm>
#include <bit>

using namespace mesh::rt;

CurrentGpu::CurrentGpu(const Gpu &gpu) : gpu(gpu) {
  gpu.driver.contextPush(gpu.context->get());
}

CurrentGpu::~CurrentGpu() {
  cuda::Context context = nullptr;
  (void)gpu.driver.contextPop.attempt(&context);
}

Gpu::PrimaryContext::PrimaryContext(const CudaDriver &driver, cuda::DeviceId id)
    : driver(driver), id(id) {
  driver.primaryContextRetain(&context, id);
}

Gpu::PrimaryContext::~PrimaryContext() {
  (void)driver.primaryContextRelease.attempt(id);
}

/// Returns true if there is a kernel for 16 bytes of them: of small integers
/// there is none, which are rarely summed.
static bool reducesWide(mesh_rt_type type) { return type >= MESH_RT_I32; }

Gpu::Gpu(const CudaDriver &driver, int index) : driver(driver), index(index) {
  driver.deviceGet(&id, index);
  char text[256] = "";
  driver.deviceGetName(text, sizeof(text), id);
  name = text;
  int hasUnifiedAddresses = 0, major = 0, minor = 0;
  driver.deviceGetAttribute(&numMultiprocessors, cuda::kMultiprocessorCount,
                            id);
  driver.deviceGetAttribute(&hasUnifiedAddresses, cuda::kUnifiedAddressing, id);
  driver.deviceGetAttribute(&major, cuda::kComputeCapabilityMajor, id);
  driver.deviceGetAttribute(&minor, cuda::kComputeCapabilityMinor, id);
  if (!hasUnifiedAddresses)
    throw Error(describe() + " has addresses of its own, but one "
                             "space with the host is needed");
  if (major < 8)
    throw Error(describe() + " has compute capability " +
                std::to_string(major) + "." + std::to_string(minor) +
                ", at least 8.0 is needed");
  context.emplace(driver, id);
  CurrentGpu scope(*this);
  cuda::Module module = nullptr;
  driver.moduleLoad(&module, kMovePtx);
  moveModule = {driver, module};
  auto find = [&](const std::string &kernel) {
    cuda::Function function = nullptr;
    driver.moduleGetFunction(&function, module, kernel.c_str());
    return function;
  };
  for (int i = 0; i < 5; ++i)
    copyKernels[i] = find("mesh_rt_copy_" + std::to_string(1 << i));
  for (int type = 0; type <= MESH_RT_F64; ++type) {
    std::string name = nameOf(static_cast<mesh_rt_type>(type));
    reduceKernels[type] = find("mesh_rt_reduce_" + name);
    if (reducesWide(static_cast<mesh_rt_type>(type)))
      wideReduceKernels[type] = find("mesh_rt_reduce_wide_" + name);
  }
  cuda::Address address = 0;
  driver.memoryAllocate(&address, 16);
  zeroMemory = {driver, address};
  CudaStream stream = makeStream(driver);
  driver.set8(address, 0, 16, stream.get());
  driver.streamSynchronize(stream.get());
}

std::string Gpu::describe() const {
  return "GPU " + std::to_string(index) + " (" + name + ")";
}

std::string Gpu::busId() const {
  char text[32] = "";
  driver.deviceGetPciBusId(text, sizeof(text), id);
  return text;
}

cuda::Function Gpu::copyKernel(int64_t elementSize) const {
  return copyKernels[std::countr_zero(static_cast<uint64_t>(elementSize))];
}

cuda::Function Gpu::reduceKernel(mesh_rt_type type) const {
  return reduceKernels[type];
}

cuda::Function Gpu::wideReduceKernel(mesh_rt_type type) const {
  return wideReduceKernels[type];
}

std::string Gpu::describeMemory() const {
  size_t free = 0, total = 0;
  if (driver.memoryGetInfo.attempt(&free, &total) != cuda::kSuccess)
    return "what is free is unknown";
  return formatBytes(static_cast<int64_t>(free)) + " of its " +
         formatBytes(static_cast<int64_t>(total)) + " are free";
}

std::optional<int64_t> Gpu::freeBytes() const {
  CurrentGpu scope(*this);
  size_t free = 0, total = 0;
  if (driver.memoryGetInfo.attempt(&free, &total) != cuda::kSuccess)
    return std::nullopt;
  return static_cast<int64_t>(free);
}

void Gpus::checkMemory(const std::vector<int64_t> &bytes) const {
  for (const auto &gpu : gpus) {
    std::vector<int64_t> devices;
    int64_t needed = 0;
    for (int64_t device = firstDevice; device < firstDevice + numDevices;
         ++device)
      if (device < static_cast<int64_t>(bytes.size()) &&
          &of(device) == gpu.get()) {
        devices.push_back(device);
        needed += bytes[device];
      }
    std::optional<int64_t> free = gpu->freeBytes();
    if (!free || needed <= *free)
      continue;
    CurrentGpu scope(*gpu);
    throw Error("the program needs " + formatBytes(needed) + " for " +
                formatDevices(devices) + " on " + gpu->describe() + ", where " +
                gpu->describeMemory());
  }
}

Gpus::Gpus(const CudaOptions &options, int64_t numDevices)
    : Gpus(options, /*firstDevice=*/0, numDevices) {
  int present = 0;
  driver.deviceGetCount(&present);
  if (options.numGpus > present)
    throw Error("there are fewer than " + std::to_string(options.numGpus) +
                " GPUs: " + std::to_string(present));
  int64_t wanted = options.numGpus > 0 ? options.numGpus : present;
  for (int64_t i = 0; i < std::min(wanted, numDevices); ++i)
    gpus.push_back(std::make_unique<Gpu>(driver, static_cast<int>(i)));
  connect();
}

std::unique_ptr<Gpus> Gpus::ofOne(const CudaOptions &options, int64_t device,
                                  int64_t index) {
  std::unique_ptr<Gpus> gpus(new Gpus(options, device, /*numDevices=*/1));
  int present = 0;
  gpus->driver.deviceGetCount(&present);
  gpus->gpus.push_back(
      std::make_unique<Gpu>(gpus->driver, static_cast<int>(index % present)));
  return gpus;
}

/// Copies could go through the host where there is no access, but kernels that
/// combine what lies on several GPUs could not.
void Gpus::connect() {
  for (auto &gpu : gpus)
    for (auto &peer : gpus) {
      if (gpu == peer)
        continue;
      int canAccess = 0;
      driver.deviceCanAccessPeer(&canAccess, gpu->id, peer->id);
      if (!canAccess)
        throw Error(gpu->describe() + " cannot access the memory of " +
                    peer->describe());
      CurrentGpu scope(*gpu);
      cuda::Result result =
          driver.contextEnablePeerAccess.attempt(peer->context->get(), 0);
      if (result != cuda::kSuccess && result != cuda::kPeerAccessAlreadyEnabled)
        driver.contextEnablePeerAccess.fail(result);
    }
}

void mesh::rt::checkCudaOptions(const RunOptions &options) {
  auto reject = [](const char *what) {
    throw Error(std::string(what) + " are for devices that are CPUs");
  };
  if (!options.links.empty())
    reject("emulated links");
  if (options.flopRate != 0)
    reject("emulated rates");
  if (options.credits != 0)
    reject("credits");
  // GPUs copy reliably: none of their messages is lost or comes twice.
  for (const Fault &fault : options.faults)
    if (fault.kind == Fault::Kind::Lose || fault.kind == Fault::Kind::Duplicate)
      reject("lost and duplicated messages");
}
