//===- Messages.h - the sends and receives of a schedule --------*- C++ -*-===//
//
// All ranks' compute and all messages are put into one global order, in which
// everything comes after what it waits for, and a message is one event. Each
// rank then does, in this order, what concerns it. Such rows cannot deadlock,
// even if a send waits for its receive: the first event that is not done can
// always be.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_MESSAGES_H
#define MESH_SCHEDULE_MESSAGES_H

#include "mesh/Schedule/Costs.h"

#include <optional>

namespace mesh {

/// A value that is read on another rank than it is made on.
struct ScheduleMessage {
  /// The cells that make and read it.
  Position maker, reader;
  Action send, receive;
};

/// All messages of a valid schedule, in the order of their readers, whether
/// they are written out or not.
std::vector<ScheduleMessage> getMessages(const PipelineSchedule &schedule);

/// A cell of a schedule's table, or a message.
struct ScheduleEvent {
  /// The position of the cell that computes, or that makes what is sent.
  Position position;
  /// If it is a message: what the sender and the receiver do.
  std::optional<std::pair<Action, Action>> message;

  friend bool operator==(const ScheduleEvent &,
                         const ScheduleEvent &) = default;
};

/// One order of all compute cells and messages of a valid schedule, by when
/// they happen with these costs: a message when what it carries is made.
/// The schedule has compute actions only.
std::vector<ScheduleEvent> linearize(const PipelineSchedule &schedule,
                                     const ScheduleCosts &costs);

/// Returns the events of each rank, in their order.
PipelineSchedule projectOnRanks(const PipelineSchedule &schedule,
                                ArrayRef<ScheduleEvent> events);

/// Both in turn: the schedule with its messages.
PipelineSchedule insertMessages(const PipelineSchedule &schedule,
                                const ScheduleCosts &costs = {});

/// The schedule with messages sent as soon as they are made and received right
/// before they are read: easy to say, but not safe without credits.
PipelineSchedule insertLateMessages(const PipelineSchedule &schedule);

/// Adds the reduction of the gradients of each stage after the stage's last
/// backward.
PipelineSchedule insertGradReductions(const PipelineSchedule &schedule);

/// Adds waits for all sends and reductions, as PyTorch asks for from some
/// version on: for what a forward sends after the stage's backward of the same
/// micro-batch, which shows that it has arrived; for other sends at the end.
PipelineSchedule insertWaits(const PipelineSchedule &schedule);

} // namespace mesh

#endif // MESH_SCHEDULE_MESSAGES_H
