//===- LossPlot.cpp - Pictures of losses ----------------------------------===//

#include "LossPlot.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cfloat>
#include <cmath>

using namespace mesh;

namespace {
constexpr int kWidth = 720, kHeight = 400;
constexpr double kLeft = 70, kRight = 20, kTop = 30, kBottom = 45;

/// The range of an axis, and where its ends are in the picture.
struct Axis {
  double low, high, begin, end;

  double place(double value) const {
    double span = high > low ? high - low : 1;
    return begin + (value - low) / span * (end - begin);
  }
  /// The distance of ticks: 1, 2 or 5 times a power of ten, for about 6 ticks.
  double getStep() const {
    double rough = (high > low ? high - low : 1) / 6;
    double power = std::pow(10, std::floor(std::log10(rough)));
    for (double factor : {1.0, 2.0, 5.0})
      if (rough <= factor * power)
        return factor * power;
    return 10 * power;
  }
};
} // namespace

/// Calls `visit` with each multiple of the axis's step that it has.
static void forEachTick(const Axis &axis, function_ref<void(double)> visit) {
  // A step is at least a sixth of the range.
  constexpr int maxTicks = 8;
  double step = axis.getStep();
  double first = std::ceil(axis.low / step);
  for (int index = 0; index < maxTicks; ++index)
    if (double value = (first + index) * step; value <= axis.high)
      visit(value);
}

static void drawAxes(raw_ostream &os, const Axis &x, const Axis &y) {
  auto text = [&](double left, double top, StringRef anchor, double value) {
    os << "<text x=\"" << llvm::format("%.1f", left) << "\" y=\""
       << llvm::format("%.1f", top) << "\" text-anchor=\"" << anchor << "\">"
       << llvm::format("%.4g", value) << "</text>\n";
  };
  auto line = [&](double x1, double y1, double x2, double y2) {
    os << llvm::format("<line x1=\"%.1f\" y1=\"%.1f\" ", x1, y1)
       << llvm::format("x2=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>\n", x2, y2);
  };
  forEachTick(y, [&](double value) {
    line(x.begin, y.place(value), x.end, y.place(value));
    text(x.begin - 8, y.place(value) + 4, "end", value);
  });
  forEachTick(x, [&](double value) {
    line(x.place(value), y.begin, x.place(value), y.end);
    text(x.place(value), y.begin + 18, "middle", value);
  });
  os << llvm::format("<text x=\"%.1f\" y=\"%.1f\"", (x.begin + x.end) / 2,
                     kHeight - 8.0)
     << " text-anchor=\"middle\">step</text>\n<text x=\"12\" y=\"18\">loss"
     << "</text>\n";
}

/// Returns the axis of the finite ones of `losses`.
static Axis getLossAxis(ArrayRef<double> losses) {
  // Differences of two values within these are finite.
  constexpr double largest = DBL_MAX / 4;
  double low = INFINITY, high = -INFINITY;
  for (double loss : losses)
    if (std::isfinite(loss)) {
      low = std::min(low, std::clamp(loss, -largest, largest));
      high = std::max(high, std::clamp(loss, -largest, largest));
    }
  if (low > high)
    low = high = 0;
  // Ticks of a narrower range would be rounded to a few values.
  if (high - low <= std::max(1e-300, std::abs(low) * 1e-12))
    high = low + std::max(1.0, std::abs(low) * 1e-3);
  return {low, high, kHeight - kBottom, kTop};
}

/// Draws a line through finite losses that follow each other, and a point for
/// one between two that are not finite.
static void drawLine(raw_ostream &os, const Axis &x, const Axis &y,
                     ArrayRef<double> losses) {
  os << "<path fill=\"none\" stroke=\"#1668b8\" stroke-width=\"1.5\" "
     << "stroke-linecap=\"round\" d=\"";
  auto isDrawn = [&](size_t index) {
    return index < losses.size() && std::isfinite(losses[index]);
  };
  for (auto [index, loss] : llvm::enumerate(losses)) {
    if (!isDrawn(index))
      continue;
    bool isFirst = index == 0 || !isDrawn(index - 1);
    os << (isFirst ? "M" : "L")
       << llvm::format("%.1f %.1f", x.place(index + 1), y.place(loss));
    if (isFirst && !isDrawn(index + 1))
      os << "h0";
  }
  os << "\"/>\n";
}

std::string mesh::drawLosses(ArrayRef<double> losses) {
  Axis x{1, std::max<double>(2, losses.size()), kLeft, kWidth - kRight};
  Axis y = getLossAxis(losses);
  std::string svg;
  llvm::raw_string_ostream os(svg);
  os << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kWidth
     << " " << kHeight << "\" font-family=\"sans-serif\" font-size=\"12\">\n"
     << "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
  drawAxes(os, x, y);
  drawLine(os, x, y, losses);
  os << "</svg>\n";
  return svg;
}
