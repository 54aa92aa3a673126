//===- NcclCommTest.cpp - communicators of NCCL ---------------------------===//
//
// NCCL and the fake one reject the same calls. Without that, tests would not
// notice that the transport makes such a call.
//
//===----------------------------------------------------------------------===//

#include "transports/nccl/NcclComm.h"

#include "NcclMachine.h"

#include <cstring>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;
using namespace std::chrono_literals;

namespace {
/// One of the first two processes, with its GPU; the others look on.
class NcclCommTest : public OnOwnGpus {
protected:
  /// Makes the communicator of both members. All processes call this. The
  /// second one connects when the first one has done `meanwhile`.
  std::unique_ptr<NcclComm> makeComm(
      const Gpu &gpu,
      const std::function<void(NcclComm &)> &meanwhile = [](NcclComm &) {}) {
    CurrentGpu scope(gpu);
    nccl::UniqueId id{};
    if (self() == 0)
      nccl.getUniqueId(&id);
    std::string bytes = job().broadcast({id.internal, sizeof(id.internal)});
    std::memcpy(id.internal, bytes.data(), sizeof(id.internal));
    std::unique_ptr<NcclComm> comm;
    auto connect = [&] {
      comm = std::make_unique<NcclComm>(nccl, 2, static_cast<int>(self()), id);
    };
    if (self() == 0) {
      connect();
      meanwhile(*comm);
    }
    job().broadcast({});
    if (self() == 1)
      connect();
    return comm;
  }

  /// Returns the error of NCCL when the communicator is ready, or "".
  static std::string await(NcclComm &comm) {
    try {
      while (!comm.isReady())
        std::this_thread::sleep_for(1ms);
    } catch (const NcclError &error) {
      return error.what();
    }
    return {};
  }

  NcclLibrary nccl{MESH_RT_FAKE_CUDA};
  const CudaOptions cuda{.driver = MESH_RT_FAKE_CUDA};
};
} // namespace

TEST_F(NcclCommTest, MembersOnOneGpu) {
  auto gpus = Gpus::ofOne(cuda, self(), /*index=*/0);
  auto comm = makeComm(gpus->of(self()));
  if (comm) {
    EXPECT_EQ(await(*comm),
              "NCCL failed: invalid usage (Duplicate GPU detected "
              ": rank 0 and rank 1)");
  }
}

TEST_F(NcclCommTest, MembersThatDiffer) {
  fakeCuda().setNumGpus(2);
  auto gpus = Gpus::ofOne(cuda, self(), self());
  const Gpu &gpu = gpus->of(self());
  GpuStream stream(gpu);
  // While it connects nothing else may be asked for.
  auto comm = makeComm(gpu, [&](NcclComm &first) {
    EXPECT_FALSE(first.isReady());
    EXPECT_THROW(first.allGather(stream, nullptr, nullptr, 0), NcclError);
  });
  if (!comm)
    return;
  ASSERT_EQ(await(*comm), "");
  CurrentGpu scope(gpu);
  cuda::Address memory = 0;
  gpu.driver.memoryAllocate(&memory, 64);
  CudaMemory owner(gpu.driver, memory);
  char *data = reinterpret_cast<char *>(memory);
  NcclReduction sum = *findNcclReduction(MESH_RT_F32, MESH_RT_SUM);
  comm->allReduce(stream, sum, data, data, self() == 0 ? 4 : 8);
  std::string error;
  while (error.empty()) {
    error = await(*comm);
    std::this_thread::sleep_for(1ms);
  }
  EXPECT_EQ(error.substr(0, 28), "NCCL failed: internal error ");
  // The stream hangs until the communicator is aborted.
  CudaEvent event = makeEvent(gpu.driver);
  stream.record(event);
  EXPECT_EQ(gpu.driver.eventQuery.attempt(event.get()), cuda::kNotReady);
  comm.reset();
  gpu.driver.streamSynchronize(stream.get());
}

TEST_F(NcclCommTest, MemoryOfTheHost) {
  fakeCuda().setNumGpus(2);
  auto gpus = Gpus::ofOne(cuda, self(), self());
  const Gpu &gpu = gpus->of(self());
  auto comm = makeComm(gpu);
  if (!comm)
    return;
  ASSERT_EQ(await(*comm), "");
  CurrentGpu scope(gpu);
  GpuStream stream(gpu);
  char data[16];
  EXPECT_THROW(comm->allGather(stream, data, data, 8), NcclError);
  EXPECT_THROW(comm->exchange(stream, {{true, 1 - self(), data, 8}}),
               NcclError);
}

/// A communicator that NCCL cannot connect is destroyed.
TEST_F(NcclCommTest, CannotConnect) {
  auto gpus = Gpus::ofOne(cuda, self(), /*index=*/0);
  CurrentGpu scope(gpus->of(self()));
  int64_t before = fakeCuda().numObjects();
  // Where the fake one looks for the other members.
  nccl::UniqueId id{};
  std::strcpy(id.internal, "/no such folder/members");
  EXPECT_THROW(NcclComm(nccl, 2, 0, id), NcclError);
  EXPECT_EQ(fakeCuda().numObjects(), before);
}

TEST_F(NcclCommTest, WhatIsReducedByNccl) {
  EXPECT_TRUE(findNcclReduction(MESH_RT_BF16, MESH_RT_SUM));
  EXPECT_TRUE(findNcclReduction(MESH_RT_I8, MESH_RT_MAX));
  EXPECT_FALSE(findNcclReduction(MESH_RT_F32, MESH_RT_MAX));
  EXPECT_FALSE(findNcclReduction(MESH_RT_I16, MESH_RT_SUM));
  EXPECT_FALSE(findNcclReduction(MESH_RT_I32, MESH_RT_AND));
}
