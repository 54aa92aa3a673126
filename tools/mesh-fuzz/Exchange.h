//===- Exchange.h - exchanges between a few devices -------------*- C++ -*-===//
//
// Scripts of messages and collectives, one per device: small enough for all
// orders in which devices may run to be tried. mesh-verify-programs is checked
// against that. Nothing here looks at IR but the printer, and nothing shares
// code with the check.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_EXCHANGE_H
#define MESH_TOOLS_MESH_FUZZ_EXCHANGE_H

#include "mesh-fuzz/Random.h"
#include "mesh/Support/LLVM.h"

#include <optional>
#include <string>
#include <vector>

namespace mesh {

/// Control flow that data decide about, by a number from 0 to 2: what is in it
/// is done if the number is not 0, or if it is, or that many times.
struct Decision {
  enum class Kind { If, Else, Loop };

  Kind kind;
  /// The one of the device's broadcasts that nothing decides about that has
  /// given the number; without one it is the device's own.
  std::optional<int64_t> broadcast = {};

  bool operator==(const Decision &) const = default;
};

/// Something that a device does with others.
struct ExchangeAction {
  enum class Kind {
    Send,
    Recv,
    AllReduceSum,
    AllReduceMax,
    AllGather,
    Broadcast,
    Wait
  };

  Kind kind;
  /// Messages: the other device, and the tag. Broadcasts: whose number in the
  /// group has it.
  int64_t peer = 0;
  int64_t tag = 0;
  /// Collectives: the axes of the group in their order, a letter for each.
  std::string axes = {};
  /// The type of the elements that are sent, received or combined: a number
  /// below `kNumTypes`.
  int64_t type = 0;
  /// The future under which it is started, or that is waited for.
  std::optional<int64_t> future = {};
  /// Actions that follow one another and go by the same decision are in it
  /// together.
  std::optional<Decision> decision = {};

  static constexpr int64_t kNumTypes = 4;

  bool isMessage() const { return kind == Kind::Send || kind == Kind::Recv; }
  bool isCollective() const { return !isMessage() && kind != Kind::Wait; }
  /// Returns true if it is a broadcast that decisions may go by.
  bool isDeciding() const { return kind == Kind::Broadcast && !decision; }
  bool isStart() const { return kind != Kind::Wait && future.has_value(); }
  bool operator==(const ExchangeAction &) const = default;
};

using Script = std::vector<ExchangeAction>;

struct Exchange {
  /// The sizes of the mesh's axes "x", "y", …
  std::vector<int64_t> sizes;
  /// By device, row-major.
  std::vector<Script> scripts;
  /// The most messages of one device to another that may be on their way before
  /// a send waits for its receive.
  int64_t credits = 0;

  /// The devices of the group over `axes` that `device` is in, ascending.
  std::vector<int64_t> getGroup(int64_t device, StringRef axes) const;
};

//===----------------------------------------------------------------------===//
// Simulation
//===----------------------------------------------------------------------===//

/// The ends of an exchange, the last one being the worst.
enum class Ending { Good, Mismatch, Stuck, NotReceived, NotAwaited };
StringRef getEndingName(Ending ending);

/// Tries all orders in which the devices may run, and all that data may say.
/// Returns nothing if these are more than `maxStates` states.
std::optional<Ending> simulate(const Exchange &exchange,
                               int64_t maxStates = 200'000);

//===----------------------------------------------------------------------===//
// Random exchanges
//===----------------------------------------------------------------------===//

/// An exchange that ends well, on two to four devices.
Exchange generateExchange(Random &random);

/// The ways in which an exchange is broken.
enum class Mutation {
  Drop,
  Duplicate,
  Swap,
  Retype,
  WrongPeer,
  WrongTag,
  WrongGroup,
  WrongCollective,
  CrossReceives,
  ReverseMessage,
  LessCredit,
  SwapCollectives,
  Condition,
  WrongDecision,
  LeaveDecision,
  DecideApart,
  SameStageTwice,
  SwapPrograms,
  MoveWait,
  DropWait,
  StartAndForget
};
constexpr int64_t kNumMutations =
    static_cast<int64_t>(Mutation::StartAndForget) + 1;
StringRef getMutationName(Mutation mutation);

/// `exchange` broken in this way, or nothing if that cannot be.
std::optional<Exchange> mutate(const Exchange &exchange, Mutation mutation,
                               Random &random);

//===----------------------------------------------------------------------===//
// As programs
//===----------------------------------------------------------------------===//

/// Prints a module with the programs of the devices: a function for each
/// script or, if `asOne`, one that goes by where the device is. What is
/// repeated is a loop.
void printExchange(const Exchange &exchange, bool asOne, raw_ostream &os);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_EXCHANGE_H
