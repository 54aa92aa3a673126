//===- ReportSvg.cpp - a schedule's timeline as a picture -----------------===//

#include "mesh/Schedule/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

#include <limits>

using namespace mesh;

namespace {
/// Lengths in pixels.
constexpr double rowHeight = 26, barHeight = 22, left = 56, top = 56,
                 right = 64, bottom = 34, shortestBar = 20;

struct Color {
  int red, green, blue;
};

/// The style of actions of a kind.
struct Style {
  ActionKind kind;
  StringRef name;
  Color color;
};

/// Colours of Okabe and Ito, which colour-blind readers tell apart.
constexpr Style styles[] = {
    {ActionKind::Forward, "forward", {86, 180, 233}},
    {ActionKind::Backward, "backward", {0, 158, 115}},
    {ActionKind::InputGrad, "input gradient", {240, 228, 66}},
    {ActionKind::WeightGrad, "weight gradient", {230, 159, 0}},
};

/// A number of pixels, to a tenth.
struct Pixels {
  double value;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Pixels pixels) {
  auto tenths = static_cast<int64_t>(pixels.value * 10 + 0.5);
  os << tenths / 10;
  return tenths % 10 ? os << '.' << tenths % 10 : os;
}

class SvgPicture {
public:
  SvgPicture(const ScheduleReport &report, llvm::raw_ostream &os)
      : report(report), os(os) {
    int64_t shortest = std::numeric_limits<int64_t>::max();
    for (const RankTimeline &rank : report.timeline.ranks)
      for (const Interval &interval : rank.cells)
        if (int64_t length = interval.end - interval.begin)
          shortest = std::min(shortest, length);
    pixelsPerTick = shortestBar / static_cast<double>(shortest);
    end = left + getWidth(report.timeline.makespan);
    SmallVector<int32_t> numChunksOfRank(report.schedule.getNumRanks());
    for (int32_t rank : report.schedule.rankOfStage)
      chunkOfStage.push_back(numChunksOfRank[rank]++);
  }

  void print() {
    int32_t numRanks = report.schedule.getNumRanks();
    os << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
       << Pixels{end + right} << "\" height=\""
       << Pixels{getY(numRanks) + bottom}
       << "\" font-family=\"sans-serif\" font-size=\"10\">\n";
    os << "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
    printHead();
    for (int32_t rank = 0; rank < numRanks; ++rank)
      printRow(rank);
    printAxis();
    os << "</svg>\n";
  }

private:
  double getWidth(int64_t ticks) const {
    return static_cast<double>(ticks) * pixelsPerTick;
  }
  static double getY(int32_t rank) { return top + rowHeight * rank; }

  void printText(double x, double y, const llvm::Twine &text,
                 StringRef attributes = "") {
    os << "<text x=\"" << Pixels{x} << "\" y=\"" << Pixels{y} << '"'
       << attributes << '>' << text << "</text>\n";
  }

  /// Kinds have colours; those of later chunks are darker. They are attributes:
  /// a page with a content security policy may reject a style element.
  void printRect(double x, double y, double width, double height,
                 const Style &style, int32_t chunk) {
    double shade = std::max(0.4, 1 - 0.15 * chunk);
    auto scale = [&](int value) { return static_cast<int>(value * shade); };
    const auto &[red, green, blue] = style.color;
    os << "<rect x=\"" << Pixels{x} << "\" y=\"" << Pixels{y} << "\" width=\""
       << Pixels{width} << "\" height=\"" << Pixels{height}
       << llvm::format("\" fill=\"#%02x%02x%02x\"", scale(red), scale(green),
                       scale(blue))
       << " stroke=\"#444\" stroke-width=\".5\"/>";
  }

  void printHead() {
    const PipelineSchedule &schedule = report.schedule;
    Rational fraction = report.timeline.getBubbleFraction();
    std::string facts;
    llvm::raw_string_ostream(facts)
        << "time " << report.costs.toUnits(report.timeline.makespan)
        << ", bubble "
        << llvm::format("%.1f", 100.0 *
                                    static_cast<double>(fraction.numerator) /
                                    static_cast<double>(fraction.denominator))
        << '%';
    printText(left, 18,
              report.title + ": " + llvm::Twine(schedule.getNumRanks()) +
                  " ranks, " + llvm::Twine(schedule.getNumStages()) +
                  " stages, " + llvm::Twine(schedule.numMicrobatches) +
                  " micro-batches",
              " font-size=\"13\"");
    printText(left, 34, facts, " font-size=\"11\"");
    double x = left;
    for (const Style &style : styles) {
      if (!schedule.contains(
              [&](const Action &action) { return action.kind == style.kind; }))
        continue;
      printRect(x, 41, 9, 9, style, 0);
      printText(x + 13, 49, style.name);
      x += 26 + 5.5 * static_cast<double>(style.name.size());
    }
    printText(end + 8, top - 6, "peak live");
  }

  void printRow(int32_t rank) {
    const RankTimeline &timeline = report.timeline.ranks[rank];
    double y = getY(rank), middle = y + barHeight / 2 + 3.5;
    printText(left - 8, middle, "rank " + llvm::Twine(rank),
              " text-anchor=\"end\"");
    printText(end + 8, middle, llvm::Twine(timeline.peakLive));
    os << "<g text-anchor=\"middle\">\n";
    for (auto [cell, interval] :
         llvm::zip_equal(report.schedule.rows[rank], timeline.cells)) {
      double width = getWidth(interval.end - interval.begin);
      if (width == 0)
        continue;
      // Pairs share their time: they are drawn one above the other.
      double height = barHeight / static_cast<double>(cell.size());
      for (auto [i, action] : llvm::enumerate(cell))
        printAction(action, left + getWidth(interval.begin),
                    y + height * static_cast<double>(i), width, height);
    }
    os << "</g>\n";
  }

  /// The kind is in the colour, so the micro-batch is enough.
  void printAction(const Action &action, double x, double y, double width,
                   double height) {
    const Style *style = llvm::find_if(
        styles, [&](const Style &it) { return it.kind == action.kind; });
    printRect(x, y, width, height, *style, chunkOfStage[action.stage]);
    printText(x + width / 2, y + height / 2 + 3.5,
              llvm::Twine(action.microbatch),
              height < barHeight ? " font-size=\"8\"" : "");
  }

  /// 1, 2, 5, 10, …: such that there are about ten marks.
  static int64_t getMarkDistance(int64_t units) {
    for (int64_t decade = 1;; decade *= 10)
      for (int64_t factor : {1, 2, 5})
        if (units / (decade * factor) <= 12)
          return decade * factor;
  }

  void printAxis() {
    double y = getY(report.schedule.getNumRanks()) + 2;
    int64_t units = report.timeline.makespan / report.costs.ticksPerUnit;
    int64_t distance = getMarkDistance(units);
    for (int64_t unit = 0; unit <= units; unit += distance) {
      Pixels x{left + getWidth(unit * report.costs.ticksPerUnit)};
      os << "<line x1=\"" << x << "\" y1=\"" << Pixels{y} << "\" x2=\"" << x
         << "\" y2=\"" << Pixels{y + 5} << "\" stroke=\"#444\"/>";
      printText(x.value, y + 16, llvm::Twine(unit), " text-anchor=\"middle\"");
    }
  }

  const ScheduleReport &report;
  llvm::raw_ostream &os;
  double pixelsPerTick, end;
  SmallVector<int32_t> chunkOfStage;
};
} // namespace

void mesh::printSvg(const ScheduleReport &report, llvm::raw_ostream &os) {
  SvgPicture(report, os).print();
}
