//===- GpuProcessor.cpp - a device that computes on a GPU -----------------===//

#include "GpuProcessor.h"

#include "GpuContraction.h"
#include "mesh-rt/element.h"

#include <utility>

using namespace mesh::rt;

GpuProcessor::GpuProcessor(Device &device, std::shared_ptr<const Gpus> gpus,
                           const CudaOptions &options)
    : device(device), options(options), gpus(std::move(gpus)),
      gpu(this->gpus->of(device.position)),
      compute(gpu), copies{GpuStream(gpu), GpuStream(gpu), GpuStream(gpu),
                           GpuStream(gpu)},
      runAhead(device, compute), arena(gpu.driver), staging(compute, runAhead) {
  if (device.injector)
    arena.setLimit(device.injector->memoryLimit());
}

GpuProcessor::~GpuProcessor() {
  try {
    synchronize();
  } catch (const CudaError &) {
    // Whoever ran a program on this GPU has been told.
  }
}

void GpuProcessor::reset() {
  try {
    synchronize();
  } catch (const CudaError &) {
    // The first op of the program that comes now fails with the same.
  }
  runAhead.reset();
}

void GpuProcessor::synchronize() const {
  CurrentGpu scope(gpu);
  gpu.driver.streamSynchronize(compute.get());
  for (const GpuStream &stream : copies)
    gpu.driver.streamSynchronize(stream.get());
}

/// Runs `body` and makes what it throws the failure of the run, as `what`'s.
template <typename Fn>
Status GpuProcessor::guarded(const std::string &what, Fn body) {
  try {
    CurrentGpu scope(gpu);
    return body();
  } catch (const std::runtime_error &error) {
    return device.fail(what + ": " + error.what());
  }
}

Status GpuProcessor::allocate(int64_t alignment, int64_t bytes, void *&block) {
  std::string what = "cannot allocate " + std::to_string(bytes) +
                     " bytes aligned to " + std::to_string(alignment) + " on " +
                     gpu.describe();
  return guarded(what, [&] {
    block = arena.allocate(alignment, bytes);
    // What is unused may still be in use by the GPU.
    if (!block && runAhead.drain() == Status::Failed)
      return Status::Failed;
    if (!block && arena.trim())
      block = arena.allocate(alignment, bytes);
    if (block)
      return Status::Ok;
    return device.fail(what + ", where this device has " +
                       std::to_string(arena.liveBytes()) + " bytes and " +
                       gpu.describeMemory());
  });
}

Status GpuProcessor::free(void *block) {
  if (arena.free(block))
    return Status::Ok;
  return device.fail("mesh_rt_free of a block that is not live");
}

static std::string checkTypes(const mesh_rt_contraction &op) {
  auto in = static_cast<mesh_rt_type>(op.in_type);
  auto out = static_cast<mesh_rt_type>(op.out_type);
  if (!hasCublasProduct(in, out))
    return std::string("GPUs have no products of ") + nameOf(in) + " into " +
           nameOf(out);
  for (int32_t rank : {op.lhs_rank, op.rhs_rank, op.out_rank})
    if (rank < 0 || rank > kMaxRank)
      return "rank must be 0 to " + std::to_string(kMaxRank) + ", got " +
             std::to_string(rank);
  return {};
}

Status GpuProcessor::contract(const mesh_rt_contraction &op,
                              const mesh_rt_memref *lhsRef,
                              const mesh_rt_memref *rhsRef,
                              const mesh_rt_memref *outRef) {
  if (device.enter("contract", op.location) == Status::Failed)
    return Status::Failed;
  device.trace.enterCall();
  device.record.add(Event::Kind::Contract, "contract", op.location);
  Status status = guarded(std::string("contraction at ") + op.location, [&] {
    if (std::string error = checkTypes(op); !error.empty())
      throw std::runtime_error(error);
    auto inType = static_cast<mesh_rt_type>(op.in_type);
    auto outType = static_cast<mesh_rt_type>(op.out_type);
    auto inSize = static_cast<int32_t>(sizeOf(inType));
    View lhs = makeView(lhsRef, op.lhs_rank, inSize);
    View rhs = makeView(rhsRef, op.rhs_rank, inSize);
    View out =
        makeView(outRef, op.out_rank, static_cast<int32_t>(sizeOf(outType)));
    ContractionPlan plan;
    if (std::string error = planContraction(op, lhs, rhs, out, plan);
        !error.empty())
      throw std::runtime_error(error);
    if (!cublas)
      cublas =
          std::make_unique<Cublas>(options.cublasLt, compute, options.tf32);
    GpuContraction(compute, arena, *cublas)
        .run(inType, outType, op.accumulate != 0, plan, lhs, rhs, out);
    ++device.counters.contractions;
    device.counters.flops += 2 * out.numElements() * plan.sums.size();
    return mark("contract", op.location);
  });
  device.trace.leaveCall();
  return status;
}

cuda::Function GpuProcessor::findFunction(const mesh_rt_kernel &kernel) {
  cuda::Function &function = functions[&kernel];
  if (function)
    return function;
  cuda::Module &handle = modulesOfRun[kernel.module];
  if (!handle) {
    CudaModule &module =
        modules[std::string(kernel.module, kernel.module_bytes)];
    if (!module) {
      cuda::Module loaded = nullptr;
      gpu.driver.moduleLoad(&loaded, kernel.module);
      module = {gpu.driver, loaded};
    }
    handle = module.get();
  }
  gpu.driver.moduleGetFunction(&function, handle, kernel.name);
  return function;
}

Status GpuProcessor::launch(const mesh_rt_kernel &kernel,
                            const mesh_rt_grid &grid, void **args) {
  if (device.enter(kernel.name, kernel.location) == Status::Failed)
    return Status::Failed;
  device.trace.enterCall();
  device.record.add(Event::Kind::Launch, kernel.name, kernel.location);
  Status status = guarded(
      std::string("kernel ") + kernel.name + " at " + kernel.location, [&] {
        gpu.driver.launch(findFunction(kernel), grid.blocks[0], grid.blocks[1],
                          grid.blocks[2], grid.threads[0], grid.threads[1],
                          grid.threads[2], grid.shared_bytes, compute.get(),
                          args, nullptr);
        return mark(kernel.name, kernel.location);
      });
  device.trace.leaveCall();
  return status;
}

Status GpuProcessor::write(void *to, const void *host, int64_t bytes) {
  return guarded("a copy to " + gpu.describe(), [&] {
    return staging.write(reinterpret_cast<cuda::Address>(to),
                         static_cast<const char *>(host), bytes);
  });
}

Status GpuProcessor::read(void *host, const void *from, int64_t bytes) {
  return guarded("a copy from " + gpu.describe(), [&] {
    return staging.read(static_cast<char *>(host),
                        reinterpret_cast<cuda::Address>(from), bytes);
  });
}

Status GpuProcessor::begin() {
  functions.clear();
  modulesOfRun.clear();
  return Status::Ok;
}

Status GpuProcessor::finish() {
  return guarded("the end of the program", [&] {
    if (mark("the end", "the program's end") == Status::Failed)
      return Status::Failed;
    return runAhead.drain();
  });
}

void GpuProcessor::end(DeviceCounters &counters) {
  counters.allocations = arena.numAllocations();
  counters.peakBytes = arena.peakBytes();
  arena.reset();
}
