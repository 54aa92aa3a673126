//===- DeviceArray.cpp - an array that devices hold -----------------------===//

#include "DeviceArray.h"

#include "Arrays.h"
#include "Diagnostics.h"
#include "mesh/Sharder/ShardView.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstdlib>
#include <new>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

PartMemory::PartMemory(int64_t numBytes)
    : bytes(static_cast<char *>(
          std::aligned_alloc(64, (std::max<int64_t>(numBytes, 1) + 63) & -64))),
      numBytes(numBytes) {
  if (!bytes)
    throw std::bad_alloc();
}

PartMemory::PartMemory(Py_buffer view)
    : bytes(static_cast<char *>(view.buf)), numBytes(view.len), view(view) {}

PartMemory::~PartMemory() {
  if (isOwned())
    std::free(bytes);
  else
    PyBuffer_Release(&view);
}

DeviceArray::DeviceArray(Layout given, Memory memory)
    : layout(std::move(given)), memory(std::move(memory)) {
  for (int64_t offset : layout->getOffsets())
    parts.push_back(this->memory->data() + offset);
}

DeviceArray::Memory DeviceArray::release() {
  parts.clear();
  Memory taken = std::move(memory);
  bool isFree = taken && taken->isOwned() && taken.use_count() == 1;
  return isFree ? std::move(taken) : nullptr;
}

/// The memory's read-only buffer, of bytes.
static int takeBuffer(PyObject *self, Py_buffer *view, int flags) {
  const auto &memory = *nb::inst_ptr<PartMemory>(self);
  return PyBuffer_FillInfo(view, self, memory.data(), memory.getNumBytes(),
                           /*readonly=*/1, flags);
}

static PyType_Slot memorySlots[] = {
    {Py_bf_getbuffer, reinterpret_cast<void *>(takeBuffer)}, {0, nullptr}};

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The attributes of shardings that come from Python.
static mlir::MLIRContext &getContext() {
  static auto *context = [] {
    auto *made = new mlir::MLIRContext(mlir::MLIRContext::Threading::DISABLED);
    made->loadDialect<MeshDialect>();
    return made;
  }();
  return *context;
}

template <typename T>
static T parse(const std::string &text) {
  DiagnosticLog log(&getContext());
  auto attribute =
      llvm::dyn_cast_or_null<T>(mlir::parseAttribute(text, &getContext()));
  if (!attribute)
    throw Failure{"'" + text + "' is no mesh or sharding", log.get()};
  return attribute;
}

/// The layout of an array on a mesh, in the spelling of attributes.
static DeviceArray::Layout makeLayout(std::vector<int64_t> dims,
                                      const std::string &element,
                                      const std::string &meshText,
                                      const std::string &shardingText) {
  TensorShape shape{findElement(element),
                    SmallVector<int64_t>(ArrayRef<int64_t>(dims))};
  auto mesh = parse<MeshAttr>(meshText);
  auto sharding = parse<ShardingAttr>(shardingText);
  DiagnosticLog log(&getContext());
  auto place = UnknownLoc::get(&getContext());
  auto emitError = [&] { return mlir::emitError(place); };
  auto type = mlir::RankedTensorType::get(
      shape.dims, mlir::Float32Type::get(&getContext()));
  if (failed(sharding.verifyAgainst(mesh, type, emitError)))
    throw Failure{"the sharding does not fit the array", log.get()};
  return std::make_shared<const PartLayout>(
      unwrap(ShardPlacement::split(shape, sharding, mesh)));
}

static nb::tuple toTuple(ArrayRef<int64_t> dims) {
  nb::list list;
  for (int64_t size : dims)
    list.append(size);
  return nb::tuple(list);
}

/// For each device the begin, end and padding of its part along each dim.
static nb::list getRanges(const PartLayout &layout) {
  const ShardPlacement &placement = layout.getPlacement();
  nb::list devices;
  for (int64_t device = 0; device < placement.getNumDevices(); ++device) {
    nb::list dims;
    for (const PartRange &range : getPartRanges(placement, device))
      dims.append(nb::make_tuple(range.begin, range.end, range.padding));
    devices.append(nb::tuple(dims));
  }
  return devices;
}

/// A picture of the layout as text and as SVG.
static std::pair<std::string, std::string>
draw(const PartLayout &layout, const std::string &title,
     const std::vector<int64_t> &deviceIds) {
  std::string text, svg;
  llvm::raw_string_ostream textOs(text), svgOs(svg);
  ShardView view(title, layout.getPlacement(), deviceIds);
  view.printText(textOs);
  view.printSvg(svgOs);
  return {text, svg};
}

static void bindLayout(nb::module_ &module) {
  nb::class_<PartLayout>(module, "Layout",
                         "Where the devices' parts of an array are.")
      .def_static("make", &makeLayout, nb::arg("shape"), nb::arg("dtype"),
                  nb::arg("mesh"), nb::arg("sharding"),
                  "Returns the layout of an array by the attributes #mesh.mesh "
                  "and #mesh.sharding. Raises MeshError.")
      .def_prop_ro(
          "shape",
          [](const PartLayout &self) {
            return toTuple(self.getPlacement().getGlobalShape().dims);
          },
          "The sizes of the whole.")
      .def_prop_ro(
          "local_shape",
          [](const PartLayout &self) {
            return toTuple(self.getPlacement().getLocalShape().dims);
          },
          "The sizes of a part, with padding.")
      .def_prop_ro("is_whole", &PartLayout::isWhole,
                   "Whether the memory is the whole array, row-major.")
      .def_prop_ro("num_bytes", &PartLayout::getNumBytes,
                   "The size of the memory.")
      .def_prop_ro(
          "offsets",
          [](const PartLayout &self) { return toTuple(self.getOffsets()); },
          "Where each device's part begins in the memory, in bytes.")
      .def_prop_ro(
          "replicas",
          [](const PartLayout &self) {
            std::vector<int64_t> seen(self.getOffsets().size()), ids;
            std::map<int64_t, int64_t> counts;
            for (int64_t offset : self.getOffsets())
              ids.push_back(counts[offset]++);
            return toTuple(ids);
          },
          "How many devices before each one hold the same.")
      .def("ranges", &getRanges,
           "Returns a tuple for each device, of (begin, end, padding) for each "
           "dim.")
      .def("draw", &draw, nb::arg("title"), nb::arg("device_ids"),
           "Returns a picture as text and as SVG.")
      .def("__eq__", [](const PartLayout &self, const PartLayout &other) {
        return self.getPlacement() == other.getPlacement();
      });
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

/// An array of the elements of `source`, which is read in place if the layout
/// is that of the whole.
static std::unique_ptr<DeviceArray> makeArray(DeviceArray::Layout layout,
                                              nb::handle source) {
  ArgumentView view(source, layout->getPlacement().getGlobalShape(),
                    "the array");
  DeviceArray::Memory memory;
  if (layout->isWhole()) {
    memory = std::make_shared<PartMemory>(view.take());
  } else {
    memory = std::make_shared<PartMemory>(layout->getNumBytes());
    nb::gil_scoped_release release;
    layout->split(memory->data(), view.data());
  }
  return std::make_unique<DeviceArray>(std::move(layout), std::move(memory));
}

/// The whole array in new memory.
static std::unique_ptr<DeviceArray> join(const DeviceArray &array) {
  const ShardPlacement &placement = array.getLayout().getPlacement();
  auto layout = std::make_shared<const PartLayout>(
      ShardPlacement::getReplicated(placement.getGlobalShape(), 1));
  DeviceArray::Memory from = array.getMemory();
  auto memory = std::make_shared<PartMemory>(layout->getNumBytes());
  {
    nb::gil_scoped_release release;
    array.getLayout().joinTo(memory->data(), from->data());
  }
  return std::make_unique<DeviceArray>(std::move(layout), std::move(memory));
}

static nb::dlpack::dtype getDlpackType(mesh_rt_type element) {
  auto bits = static_cast<uint8_t>(rt::sizeOf(element) * 8);
  using Code = nb::dlpack::dtype_code;
  Code code = element == MESH_RT_I1     ? Code::Bool
              : element == MESH_RT_BF16 ? Code::Bfloat
              : rt::isFloat(element)    ? Code::Float
                                        : Code::Int;
  return {static_cast<uint8_t>(code), bits, 1};
}

/// The memory of a whole array for libraries that take DLPack.
static nb::object toDlpack(const DeviceArray &array, bool isUnsigned) {
  const TensorShape &shape = array.getLayout().getPlacement().getGlobalShape();
  nb::dlpack::dtype type = getDlpackType(shape.element);
  if (isUnsigned)
    type.code = static_cast<uint8_t>(nb::dlpack::dtype_code::UInt);
  SmallVector<size_t> dims(shape.dims.begin(), shape.dims.end());
  return nb::cast(nb::ndarray<nb::array_api>(
      array.getMemory()->data(), dims.size(), dims.data(),
      nb::cast(array.getMemory()),
      /*strides=*/nullptr, type, nb::device::cpu::value));
}

void DeviceArray::bind(nb::module_ &module) {
  bindLayout(module);
  nb::class_<PartMemory>(module, "Memory",
                         "Memory, as a read-only buffer of bytes. As long as a "
                         "view of it lives it stays as it is.",
                         nb::type_slots(memorySlots));
  nb::class_<DeviceArray>(module, "DeviceArray",
                          "An array in the parts of devices.")
      .def_static("make", &makeArray, nb::arg("layout"), nb::arg("array"),
                  "Splits an array of the host, which is read in place where "
                  "the layout is that of the whole. Raises MeshError.")
      .def_prop_ro(
          "layout", [](const DeviceArray &self) { return self.layout; },
          "Where the parts are.")
      .def_prop_ro("memory", &DeviceArray::getMemory,
                   "The Memory of the parts.")
      .def("join", &join, "Returns the whole array in new memory, of one part.")
      .def("dlpack", &toDlpack, nb::arg("unsigned"),
           "Returns an object with __dlpack__, of an array that is whole.");
}
