//===- NcclEndpoint.h - The device of one process on a GPU ------*- C++ -*-===//
//
// A start records where the device's stream is and tells the sequencer, at rank
// 0. When all members of an op have started it, an order comes from there: then
// the op's stages are given to NCCL, on one of the streams that data moves on,
// in the order of the orders. A wait waits, on the host, until that has been
// done, and makes the device's stream wait, on the GPU, until the data is
// there.
//
// Two threads use an endpoint, in turns by the MPI library's mutex: the
// device's, and a progress thread that moves messages on while the device does
// something else.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_NCCL_NCCLENDPOINT_H
#define MESH_RT_NCCL_NCCLENDPOINT_H

#include "NcclPlan.h"
#include "Sequencer.h"
#include "core/OpRunner.h"
#include "devices/cuda/GpuProcessor.h"
#include "transports/job/ProgressThread.h"
#include "transports/job/RunEndBarrier.h"

#include <deque>
#include <map>

namespace mesh::rt {

struct NcclRequest : RequestBase {
  /// Null for sends and receives.
  const Group *group = nullptr;
  View src, dst;
  std::vector<NcclStage> stages;
  /// The first of the stages that was not given to NCCL.
  size_t nextStage = 0;
  /// The stream that the op runs on, once it is ordered.
  const GpuStream *stream = nullptr;
  /// Outlive the events, as the endpoint's members do not.
  std::shared_ptr<const Gpus> gpus;
  /// Behind it the operand is there and the result can be written; behind that
  /// the op is done.
  CudaEvent ready, done;
  /// True if all is given that there is to give; on another stream than the
  /// device's.
  bool isEnqueued = false;
  bool isElsewhere = false;
  /// The blocks of the scratch arena.
  std::vector<void *> memory;
};

/// The libraries and GPUs that all work with NCCL needs.
struct NcclContext {
  MpiLibrary &mpi;
  std::shared_ptr<const NcclLibrary> nccl;
  /// Outlive what is made of them.
  std::shared_ptr<const Gpus> gpus;
  bool orderedSums;
};

class NcclEndpoint final : public OpRunner<NcclRequest> {
public:
  NcclEndpoint(Device &device, GpuProcessor &processor, NcclContext context);
  ~NcclEndpoint() override;

  /// The run's failure is seen at the next look.
  void wake() override {}
  void reset();
  /// All processes have called reset.
  void begin();
  bool conclude(std::vector<DeviceReport> &known);

private:
  /// An order, and how the members of its communicator find each other.
  struct Ordered {
    Order order;
    nccl::UniqueId id;
  };

  // Starting and waiting (NcclEndpoint.cpp).
  Status launch(NcclRequest &request, const View &src,
                const View &dst) override;
  Status waitFor(NcclRequest &request, const char *waitLocation) override;
  Status begin(NcclRequest &request);
  Status findGroup(const mesh_rt_op &op, const Group *&found);
  void plan(NcclRequest &request);
  Status waitUntilEnqueued(std::unique_lock<std::mutex> &lock,
                           NcclRequest &request, Clock::time_point begin);
  Status join(NcclRequest &request);
  // The body of the progress thread, and its interval.
  void progress();
  std::chrono::microseconds findInterval() const;

  // Messages between processes (NcclMessages.cpp).
  template <typename Write>
  void send(int64_t to, MessageHeader::Kind kind, Write write);
  void tellStart(const NcclRequest &request);
  void takeStart(int64_t device, Reader &reader);
  void tellOrder(int64_t device, const Order &order);
  void takeOrder(Reader &reader);
  /// The members that have not started the request, as the sequencer knows.
  std::vector<int64_t> findAbsent(std::unique_lock<std::mutex> &lock,
                                  const NcclRequest &request);
  void accept(int64_t sender);
  /// Takes what has come, and goes on with what is ordered. Returns whether
  /// anything moved.
  bool poll();

  // Giving NCCL what is ordered (NcclOrders.cpp).
  bool advance();
  bool give(const Ordered &ordered);
  void copyToItself(const Order &order);
  void setEnqueued(NcclRequest &request);
  NcclComm &findComm(const Ordered &ordered);
  void checkComms();

  // The end of a run (NcclConclusion.cpp).
  void beginConclusion();
  void concludeFailure();
  void endComms();
  void abortComms();

  GpuProcessor &processor;
  const NcclContext context;
  MpiLibrary &mpi;
  const Gpu &gpu;

  TransferQueue transferQueue;
  PollPolicy pollPolicy;
  RunEndBarrier runEnd;
  /// At rank 0 alone.
  std::unique_ptr<Sequencer> sequencer;
  std::map<int64_t, nccl::UniqueId> ids;
  /// Memory for data on its way, used by the device's thread.
  GpuArena scratch;
  std::deque<Group> groups;
  /// By their numbers: what was started, and not given to NCCL.
  std::map<int64_t, NcclRequest *> started;
  std::deque<Ordered> orders;
  /// By the sequencer's numbers, in the order in which they were made.
  std::map<int64_t, std::unique_ptr<NcclComm>> comms;
  /// The time at which the first of the orders began to wait for its members to
  /// connect.
  std::optional<Clock::time_point> connectingSince;
  /// The sequencer's answer, and of what.
  std::optional<std::pair<int64_t, std::vector<int64_t>>> answer;
  std::vector<char> received;

  bool isConcluding = false;
  /// The last one: it uses the others.
  ProgressThread progressThread;
};

} // namespace mesh::rt

#endif // MESH_RT_NCCL_NCCLENDPOINT_H
