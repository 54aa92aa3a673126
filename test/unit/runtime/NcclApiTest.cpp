//===- NcclApiTest.cpp - our declarations against NCCL's ------------------===//

#include "transports/nccl/NcclApi.h"

#include <cstddef>
#include <gtest/gtest.h>
#include <nccl.h>
#include <type_traits>

using namespace mesh::rt;

// As in CudaApiTest: the two kinds of numbers are compared below.

template <typename T>
struct Plain {
  using Type = T;
};
template <>
struct Plain<ncclResult_t> {
  using Type = nccl::Result;
};
template <>
struct Plain<ncclResult_t *> {
  using Type = nccl::Result *;
};
template <>
struct Plain<ncclDataType_t> {
  using Type = int;
};
template <>
struct Plain<ncclRedOp_t> {
  using Type = int;
};
template <>
struct Plain<ncclUniqueId> {
  using Type = nccl::UniqueId;
};
template <>
struct Plain<ncclUniqueId *> {
  using Type = nccl::UniqueId *;
};
template <>
struct Plain<ncclConfig_t *> {
  using Type = nccl::Config *;
};
template <typename Result, typename... Args>
struct Plain<Result(Args...)> {
  using Type = typename Plain<Result>::Type(typename Plain<Args>::Type...);
};

#define MESH_RT_NCCL_COMPARE(name, symbol, parameters)                         \
  static_assert(                                                               \
      std::is_same_v<Plain<decltype(symbol)>::Type, nccl::Result parameters>,  \
      #symbol);
MESH_RT_NCCL_FUNCTIONS(MESH_RT_NCCL_COMPARE)
#undef MESH_RT_NCCL_COMPARE
#define MESH_RT_NCCL_COMPARE(name, symbol, parameters)                         \
  static_assert(                                                               \
      std::is_same_v<Plain<decltype(symbol)>::Type, const char * parameters>,  \
      #symbol);
MESH_RT_NCCL_TEXTS(MESH_RT_NCCL_COMPARE)

static_assert(sizeof(ncclResult_t) == sizeof(nccl::Result));
static_assert(sizeof(ncclDataType_t) == sizeof(int));
static_assert(sizeof(ncclRedOp_t) == sizeof(int));
static_assert(sizeof(ncclUniqueId) == sizeof(nccl::UniqueId));
static_assert(nccl::kSuccess == ncclSuccess);
static_assert(nccl::kInProgress == ncclInProgress);
static_assert(nccl::kI8 == ncclInt8 && nccl::kI32 == ncclInt32 &&
              nccl::kI64 == ncclInt64 && nccl::kF16 == ncclFloat16 &&
              nccl::kF32 == ncclFloat32 && nccl::kF64 == ncclFloat64 &&
              nccl::kBf16 == ncclBfloat16);
static_assert(nccl::kSum == ncclSum && nccl::kProduct == ncclProd &&
              nccl::kMax == ncclMax && nccl::kMin == ncclMin);

#define MESH_RT_NCCL_SAME_FIELD(field)                                         \
  static_assert(offsetof(nccl::Config, field) ==                               \
                    offsetof(ncclConfig_t, field) &&                           \
                sizeof(nccl::Config::field) == sizeof(ncclConfig_t::field));
MESH_RT_NCCL_SAME_FIELD(size)
MESH_RT_NCCL_SAME_FIELD(magic)
MESH_RT_NCCL_SAME_FIELD(version)
MESH_RT_NCCL_SAME_FIELD(blocking)

TEST(NcclApi, ConfigIsMarkedAsTheirs) {
  ncclConfig_t theirs = NCCL_CONFIG_INITIALIZER;
  EXPECT_EQ(nccl::Config().magic, theirs.magic);
  EXPECT_LE(nccl::Config().version, theirs.version);
  EXPECT_LE(nccl::Config().size, theirs.size);
}
