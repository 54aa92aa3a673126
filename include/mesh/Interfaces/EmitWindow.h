//===- EmitWindow.h - windows of split dims by halo exchange ----*- C++ -*-===//

#ifndef MESH_INTERFACES_EMITWINDOW_H
#define MESH_INTERFACES_EMITWINDOW_H

#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Interfaces/WindowPlan.h"

namespace mesh {

/// Builds windows of values that are split over the devices of `view`.
class WindowEmitter {
public:
  WindowEmitter(OpBuilder &builder, Location loc, const LocalView &view)
      : builder(builder), loc(loc), view(view) {}

  /// Lets all devices send to the one that is a distance away, also where it
  /// needs nothing, so that windows of several slices of a tensor can share a
  /// permute.
  void useShifts() { usesShifts = true; }

  /// Returns true if a dim with `axes` has more than one block.
  bool isSplit(ArrayRef<AxisRefAttr> axes) const {
    return view.getMesh().getSize(axes) > 1;
  }

  /// Returns the elements of `dim` of a value that `window` shows. `local` is
  /// this device's block of the value, whose dim is split by `sourceAxes`; the
  /// device's index, which the window goes by, is that on `axes`, which begin
  /// with these. Outside of the dim is `fill`, a scalar, or, without one,
  /// unspecified elements.
  Value emit(Value local, int64_t dim, ArrayRef<AxisRefAttr> sourceAxes,
             const Window &window, ArrayRef<AxisRefAttr> axes, Value fill = {});

  /// `size` elements of a dim that all devices have whole, from `begin` on.
  /// What lies outside of the dim is unspecified.
  Value emitAt(Value whole, int64_t dim, Value begin, int64_t size);

  /// A tensor like `init`, each element of which `body` makes of where it is
  /// and of the elements of `inputs` and `init` there. Where it is along dim i
  /// is counted from `begins[i]`, unless that is null.
  Value
  emitByPosition(ValueRange inputs, Value init, ArrayRef<Value> begins,
                 function_ref<Value(OpBuilder &builder, ValueRange position,
                                    ValueRange elements)>
                     body);

  /// All of a dim that is split by `axes`.
  Value gather(Value local, int64_t dim, ArrayRef<AxisRefAttr> axes);

  /// Returns the condition that `index` is at least 0 and less than `size`.
  Value isInBlock(OpBuilder &builder, Value index, int64_t size);

  /// The nearest to `value` from 0 to `last`.
  Value clamp(Value value, int64_t last);

  /// Returns the beginning of this device's block of `size` elements in a dim
  /// that is split by `axes`.
  Value getBlockBegin(ArrayRef<AxisRefAttr> axes, int64_t size);

private:
  Value emitOnce(Value local, int64_t dim, Blocks blocks, const Window &window,
                 ArrayRef<AxisRefAttr> axes, Value fill);
  Value emitPart(Value local, int64_t dim, const WindowPlan &plan,
                 const WindowPart &part, Blocks blocks, const Window &window,
                 ArrayRef<AxisRefAttr> axes, Value fill);
  Value hasSource(const WindowPlan &plan, const WindowPart &part, Blocks blocks,
                  ArrayRef<AxisRefAttr> axes);
  Value receive(Value value, const WindowPlan &plan, const WindowPart &part,
                Blocks blocks, const Window &window,
                ArrayRef<AxisRefAttr> axes);
  Value extract(Value source, int64_t dim, OpFoldResult begin, int64_t size);
  Value createFilling(Value like, int64_t dim, int64_t size, Value fill);
  Value createIndex(int64_t value);
  Value getIndex(ArrayRef<AxisRefAttr> axes);
  AxesAttr getAxes(ArrayRef<AxisRefAttr> axes);

  OpBuilder &builder;
  Location loc;
  const LocalView &view;
  bool usesShifts = false;
};

/// A window of one dim, and the axes by the index on which it goes.
struct DimWindow {
  unsigned dim;
  Window window;
  ArrayRef<AxisRefAttr> axes;
};

/// Returns the elements that `dims` show of `global`, a tensor of the global
/// program. If that is another tensor, padded, it is shown from that: the block
/// of the padded tensor, which ends elsewhere, is not needed then.
Value emitWindows(OpBuilder &builder, Location loc, LocalView &view,
                  Value global, ArrayRef<DimWindow> dims);

} // namespace mesh

#endif // MESH_INTERFACES_EMITWINDOW_H
