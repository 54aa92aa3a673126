//===- LossPlot.cpp - Pictures of losses ----------------------------------===//

#include "LossPlot.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

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
  double step = axis.getStep();
  for (double count = std::ceil(axis.low / step); count * step <= axis.high;
       ++count)
    visit(count * step);
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

std::string mesh::drawLosses(ArrayRef<double> losses) {
  double low = INFINITY, high = -INFINITY;
  for (double loss : losses)
    if (std::isfinite(loss)) {
      low = std::min(low, loss);
      high = std::max(high, loss);
    }
  if (low > high)
    low = 0, high = 1;
  Axis x{1, std::max<double>(2, losses.size()), kLeft, kWidth - kRight};
  Axis y{low, high > low ? high : low + 1, kHeight - kBottom, kTop};
  std::string svg;
  llvm::raw_string_ostream os(svg);
  os << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << kWidth
     << " " << kHeight << "\" font-family=\"sans-serif\" font-size=\"12\">\n"
     << "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
  drawAxes(os, x, y);
  os << "<path fill=\"none\" stroke=\"#1668b8\" stroke-width=\"1.5\" d=\"";
  bool isDown = false;
  for (auto [index, loss] : llvm::enumerate(losses)) {
    if (std::isfinite(loss))
      os << (isDown ? "L" : "M")
         << llvm::format("%.1f %.1f", x.place(index + 1), y.place(loss));
    isDown = std::isfinite(loss);
  }
  os << "\"/>\n</svg>\n";
  return svg;
}
