//===- ScheduleCsv.cpp - schedules in PyTorch's CSV form ------------------===//

#include "mesh/Schedule/ScheduleCsv.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mesh;

/// Numbers beyond this are mistakes, and would only cost memory.
static constexpr int32_t maxNumber = 1'000'000;

namespace {
/// Reads the text of one field, from left to right.
class CellParser {
public:
  CellParser(StringRef text, StringRef fileName, SourcePosition start)
      : text(text), rest(text), fileName(fileName), start(start) {}

  llvm::Expected<Cell> parseCell() {
    Cell cell;
    bool isPair = rest.consume_front("(");
    do {
      skipSpace();
      Action action;
      if (llvm::Error error = parseAction(action))
        return error;
      cell.push_back(action);
      skipSpace();
    } while (isPair && rest.consume_front(";"));
    if (isPair && !rest.consume_front(")"))
      return fail("expected ';' or ')'");
    if (isPair && !rest.consume_front("OVERLAP_F_B"))
      return fail("expected 'OVERLAP_F_B'");
    if (!rest.empty())
      return fail(isPair ? "expected the end of the pair"
                         : "expected the end of the action");
    if (isPair && cell.size() != 2)
      return failAt(text, "expected two actions");
    return cell;
  }

private:
  llvm::Error parseAction(Action &action) {
    StringRef begin = rest;
    if (llvm::Error error = parseNumber(action.stage, "a stage"))
      return error;
    if (llvm::Error error = parseKind(action.kind))
      return error;
    if (!action.hasMicrobatch())
      return llvm::Error::success();
    if (llvm::Error error = parseNumber(action.microbatch, "a micro-batch"))
      return error;
    if (!action.isMessage() && !action.isWait())
      return llvm::Error::success();
    bool isSender = action.isSend() || action.isWait();
    bool goesUp = action.kind == ActionKind::SendForward ||
                  action.kind == ActionKind::WaitSendForward ||
                  action.kind == ActionKind::RecvBackward;
    action.peer = action.stage + (goesUp ? 1 : -1);
    if (rest.consume_front(isSender ? ">" : "<")) {
      if (llvm::Error error = parseNumber(action.peer, "a stage"))
        return error;
      if (goesUp ? action.peer <= action.stage : action.peer >= action.stage)
        return failAt(begin, llvm::Twine("expected a message ") +
                                 (goesUp ? "with a later" : "with an earlier") +
                                 " stage");
    }
    if (action.peer < 0)
      return failAt(begin, "expected a message between two stages");
    return llvm::Error::success();
  }

  llvm::Error parseNumber(int32_t &number, const llvm::Twine &what) {
    StringRef digits = rest.take_while(llvm::isDigit);
    if (digits.empty())
      return fail("expected the number of " + what);
    if (digits.getAsInteger(10, number) || number > maxNumber)
      return fail("expected the number of " + what + ", " +
                  llvm::Twine(maxNumber) + " at most");
    rest = rest.drop_front(digits.size());
    return llvm::Error::success();
  }

  llvm::Error parseKind(ActionKind &kind) {
    StringRef word =
        rest.take_while([](char c) { return llvm::isAlpha(c) || c == '_'; });
    for (int it = 0; it <= static_cast<int>(ActionKind::WaitReduceGrad); ++it) {
      kind = static_cast<ActionKind>(it);
      if (word == getSpelling(kind)) {
        rest = rest.drop_front(word.size());
        return llvm::Error::success();
      }
    }
    return fail("expected F, B, I, W, SEND_F, RECV_F, SEND_B, RECV_B, "
                "WAIT_SEND_F, WAIT_SEND_B, UNSHARD, RESHARD, REDUCE_GRAD or "
                "WAIT_REDUCE_GRAD");
  }

  void skipSpace() { rest = rest.ltrim(" \t"); }

  llvm::Error fail(const llvm::Twine &message) { return failAt(rest, message); }
  llvm::Error failAt(StringRef at, const llvm::Twine &message) {
    // Returns the text up to the end of the field, if it is not too long.
    std::string found = "the end of the field";
    if (!at.empty()) {
      llvm::raw_string_ostream os(found = "'");
      llvm::printEscapedString(at.take_front(20), os);
      os << (at.size() > 20 ? "…'" : "'");
    }
    return llvm::createStringError(
        fileName + ":" + llvm::Twine(start.line) + ":" +
        llvm::Twine(start.column + (at.data() - text.data())) + ": " + message +
        ", found " + found);
  }

  StringRef text, rest, fileName;
  SourcePosition start;
};
} // namespace

/// Infers what a table says about stages and micro-batches.
static void inferShape(PipelineSchedule &schedule) {
  int32_t numStages = 0;
  schedule.walk([&](Position, const Action &action) {
    numStages = std::max(numStages, action.stage + 1);
    schedule.numMicrobatches =
        std::max(schedule.numMicrobatches, action.microbatch + 1);
  });
  schedule.rankOfStage.assign(numStages, -1);
  std::set<std::pair<int32_t, int32_t>> skips;
  schedule.walk([&](Position position, const Action &action) {
    int32_t &rank = schedule.rankOfStage[action.stage];
    if (rank < 0)
      rank = position.rank;
    if (!action.isMessage())
      return;
    std::pair<int32_t, int32_t> edge = std::minmax(action.stage, action.peer);
    if (edge.second - edge.first > 1)
      skips.insert(edge);
  });
  for (auto [from, to] : skips)
    schedule.skips.push_back({from, to});
}

llvm::Expected<ScheduleFile> mesh::parseScheduleCsv(StringRef text,
                                                    StringRef name) {
  ScheduleFile file{name.str(), {}, {}, {}};
  uint32_t lineNumber = 0;
  for (StringRef line : llvm::split(text.rtrim(" \t\r\n"), '\n')) {
    SourcePosition start{++lineNumber, 1};
    file.rows.push_back(start);
    std::vector<Cell> &row = file.schedule.rows.emplace_back();
    std::vector<SourcePosition> &positions = file.cells.emplace_back();
    for (StringRef field : llvm::split(line.rtrim("\r"), ',')) {
      StringRef trimmed = field.trim(" \t");
      SourcePosition at = start;
      at.column += trimmed.empty() ? 0 : trimmed.data() - field.data();
      positions.push_back(at);
      start.column += field.size() + 1;
      if (trimmed.empty()) {
        row.emplace_back();
        continue;
      }
      llvm::Expected<Cell> cell = CellParser(trimmed, name, at).parseCell();
      if (!cell)
        return cell.takeError();
      row.push_back(std::move(*cell));
    }
  }
  inferShape(file.schedule);
  if (file.schedule.getNumStages() == 0)
    return llvm::createStringError(
        name + ":1:1: expected a line of actions for each rank, found "
               "none");
  return file;
}

void mesh::printScheduleCsv(const PipelineSchedule &schedule,
                            llvm::raw_ostream &os) {
  for (const std::vector<Cell> &row : schedule.rows) {
    llvm::interleave(
        row, os, [&](const Cell &cell) { os << toString(cell); }, ",");
    os << '\n';
  }
}

/// The most errors, and notes of each: a file can have any number of them.
static constexpr size_t kMaxShown = 20;

void mesh::printScheduleErrors(const ScheduleFile &file,
                               ArrayRef<ScheduleError> errors,
                               llvm::raw_ostream &os) {
  auto print = [&](Position position, StringRef severity, StringRef message) {
    SourcePosition at = file.locate(position);
    os << file.name << ':' << at.line << ':' << at.column << ": " << severity
       << ": rank " << position.rank << ": " << message << '\n';
  };
  for (const ScheduleError &error : errors.take_front(kMaxShown)) {
    print(error.position, "error", error.message);
    ArrayRef<ScheduleNote> notes = error.notes;
    for (const ScheduleNote &note : notes.take_front(kMaxShown))
      print(note.position, "note", note.message);
    if (notes.size() > kMaxShown)
      os << file.name << ": note: and " << notes.size() - kMaxShown
         << " more of them\n";
  }
  // Further errors are not counted.
  if (errors.size() > kMaxShown)
    os << file.name << ": error: there are more than these " << kMaxShown
       << " errors\n";
}
