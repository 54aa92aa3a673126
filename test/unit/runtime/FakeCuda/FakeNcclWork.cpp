//===- FakeNcclWork.cpp - Stream work of the emulated NCCL ----------------===//
//
// Members that ask for different things wait until they are aborted, and are
// told that something is wrong. Sums begin with another member for each part of
// the elements, as those of rings do.
//
//===----------------------------------------------------------------------===//

#include "FakeNccl.h"
#include "mesh-rt/element.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace mesh::rt;
using namespace mesh::rt::test;

/// ncclInternalError.
static constexpr nccl::Result kInternalError = 3;

int64_t mesh::rt::test::sizeOfNcclType(int64_t type) {
  switch (type) {
  case nccl::kI8:
    return 1;
  case nccl::kF16:
  case nccl::kBf16:
    return 2;
  case nccl::kI32:
  case nccl::kF32:
    return 4;
  case nccl::kI64:
  case nccl::kF64:
    return 8;
  default:
    return 0;
  }
}

namespace {
//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// As the bits in memory, in the type that is computed in, and back.
template <typename T>
struct Plain {
  using Memory = T;
  static T load(T value) { return value; }
  static T store(T value) { return value; }
};
struct Bf16 {
  using Memory = uint16_t;
  static float load(uint16_t value) { return bf16ToF32(value); }
  static uint16_t store(float value) { return f32ToBf16(value); }
};
struct F16 {
  using Memory = uint16_t;
  static float load(uint16_t value) { return f16ToF32(value); }
  static uint16_t store(float value) { return f32ToF16(value); }
};

template <typename T>
T combine(int64_t op, T a, T b) {
  switch (op) {
  case nccl::kSum:
    return a + b;
  case nccl::kProduct:
    return a * b;
  case nccl::kMax:
    return std::max(a, b);
  default:
    return std::min(a, b);
  }
}

/// Part i of the elements is combined beginning with member i, and rounded at
/// each step.
template <typename Type>
void reduce(ncclComm &comm, int64_t op, int64_t offset, int64_t count,
            char *out) {
  using Memory = typename Type::Memory;
  auto at = [&](int64_t rank) {
    return reinterpret_cast<const Memory *>(
               comm.placeForAll(static_cast<int>(rank)).data) +
           offset;
  };
  auto *results = reinterpret_cast<Memory *>(out);
  int64_t n = comm.numRanks;
  for (int64_t i = 0; i < count; ++i) {
    int64_t first = (offset + i) / 16 % n;
    Memory sum = at(first)[i];
    for (int64_t step = 1; step < n; ++step)
      sum = Type::store(static_cast<decltype(Type::load(sum))>(
          combine(op, Type::load(sum), Type::load(at((first + step) % n)[i]))));
    results[i] = sum;
  }
}

void reduce(ncclComm &comm, const NcclCall &call, int64_t offset, char *out) {
  switch (call.type) {
  case nccl::kI8:
    return reduce<Plain<int8_t>>(comm, call.op, offset, call.count, out);
  case nccl::kI32:
    return reduce<Plain<int32_t>>(comm, call.op, offset, call.count, out);
  case nccl::kI64:
    return reduce<Plain<int64_t>>(comm, call.op, offset, call.count, out);
  case nccl::kF16:
    return reduce<F16>(comm, call.op, offset, call.count, out);
  case nccl::kBf16:
    return reduce<Bf16>(comm, call.op, offset, call.count, out);
  case nccl::kF32:
    return reduce<Plain<float>>(comm, call.op, offset, call.count, out);
  case nccl::kF64:
    return reduce<Plain<double>>(comm, call.op, offset, call.count, out);
  }
}

//===----------------------------------------------------------------------===//
// Work of streams
//===----------------------------------------------------------------------===//

/// The members do not ask for the same: nothing goes on.
void hang(ncclComm &comm, const char *what) {
  std::fprintf(stderr, "fake NCCL: the members differ in %s\n", what);
  comm.state = kInternalError;
  comm.await([] { return false; });
}

/// Gives data to other members once they have taken the data before.
bool put(ncclComm &comm, NcclPlace &place, const NcclCall &call,
         const char *data, int64_t bytes, const std::vector<int> &readers) {
  int64_t number = place.numPut;
  bool isFree = comm.await([&] {
    return std::all_of(readers.begin(), readers.end(), [&](int reader) {
      return place.numTaken[reader] == number;
    });
  });
  if (!isFree)
    return false;
  place.call = call;
  std::memcpy(place.data, data, bytes);
  place.numPut = number + 1;
  return true;
}

bool isThere(ncclComm &comm, NcclPlace &place) {
  return comm.await([&] { return place.numPut > place.numTaken[comm.rank]; });
}
} // namespace

void mesh::rt::test::runCollective(const FakeNcclCall &call) {
  ncclComm &comm = *call.comm;
  const NcclCall &what = call.what;
  int n = comm.numRanks;
  int64_t size = sizeOfNcclType(what.type), bytes = what.count * size;
  int64_t given = what.kind == kReduceScatter ? n * bytes : bytes;
  if (what.kind == kBroadcast && comm.rank != what.root)
    given = 0;
  std::vector<int> all;
  for (int rank = 0; rank < n; ++rank)
    all.push_back(rank);
  if (!put(comm, comm.placeForAll(comm.rank), what, call.src, given, all))
    return;
  for (int rank : all)
    if (!isThere(comm, comm.placeForAll(rank)))
      return;
  for (int rank : all)
    if (!(comm.placeForAll(rank).call == what))
      return hang(comm, "a collective");
  switch (what.kind) {
  case kAllReduce:
    reduce(comm, what, 0, call.dst);
    break;
  case kReduceScatter:
    reduce(comm, what, comm.rank * what.count, call.dst);
    break;
  case kAllGather:
    for (int rank : all)
      std::memcpy(call.dst + rank * bytes, comm.placeForAll(rank).data, bytes);
    break;
  default:
    std::memmove(call.dst, comm.placeForAll(static_cast<int>(what.root)).data,
                 bytes);
  }
  for (int rank : all)
    ++comm.placeForAll(rank).numTaken[comm.rank];
}

void mesh::rt::test::runTransfers(const std::vector<FakeNcclCall> &calls) {
  for (const FakeNcclCall &call : calls) {
    auto peer = static_cast<int>(call.what.root);
    NcclCall what = call.what;
    what.root = 0;
    if (call.src && !put(*call.comm, call.comm->placeFor(peer), what, call.src,
                         what.count, {peer}))
      return;
  }
  for (const FakeNcclCall &call : calls) {
    ncclComm &comm = *call.comm;
    NcclPlace &place = comm.placeOf(static_cast<int>(call.what.root));
    NcclCall what = call.what;
    what.root = 0;
    if (call.src)
      continue;
    if (!isThere(comm, place))
      return;
    if (!(place.call == what))
      return hang(comm, "a send and its receive");
    std::memcpy(call.dst, place.data, what.count);
    ++place.numTaken[comm.rank];
  }
  for (const FakeNcclCall &call : calls) {
    auto peer = static_cast<int>(call.what.root);
    NcclPlace &place = call.comm->placeFor(peer);
    if (call.src &&
        !call.comm->await([&] { return place.numTaken[peer] == place.numPut; }))
      return;
  }
}
