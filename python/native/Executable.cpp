//===- Executable.cpp - a compiled program in Python ----------------------===//

#include "Executable.h"

#include "Arrays.h"
#include "Diagnostics.h"
#include "Interrupts.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/FailureReport.h"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

Executable::Executable(std::unique_ptr<Program> program, ExecuteOptions options)
    : program(std::move(program)), options(std::move(options)) {}

Session &Executable::getSession() {
  std::call_once(isStarted, [&] {
    session = unwrap(Session::create(getEntry(), options));
  });
  return *session;
}

/// Splits a run's failure into its cause, and the devices as notes.
static void throwRunError(llvm::Error error) {
  std::string message = llvm::toString(std::move(error));
  Message diagnostic;
  diagnostic.severity = "error";
  diagnostic.message = message;
  throw Failure{std::move(message), {diagnostic}};
}

namespace {
/// The arguments of a call, kept until it is over.
class Arguments {
public:
  /// `results` is to have the memory of the results that are written over
  /// arguments.
  Arguments(const Signature &signature, ArrayRef<Session::Layout> layouts,
            std::vector<DeviceArray::Memory> &results)
      : signature(signature), layouts(layouts), results(results),
        donors(results.size()),
        resultOfArgument(signature.arguments.size(), -1) {
    for (size_t result = 0; result < results.size(); ++result)
      if (signature.getArgumentInPlace(result) >= 0)
        resultOfArgument[signature.getArgumentInPlace(result)] = result;
    // Nothing moves.
    views.reserve(signature.arguments.size());
    memory.reserve(signature.arguments.size());
    parts.reserve(signature.arguments.size());
  }

  void add(nb::handle item) {
    const EntryValue &value = signature.arguments[memory.size()];
    if (int64_t result = resultOfArgument[memory.size()]; result >= 0)
      addDonated(item, value, result);
    else if (nb::isinstance<DeviceArray>(item))
      addArray(*nb::inst_ptr<DeviceArray>(item), value);
    else if (PyTuple_CheckExact(item.ptr()))
      addParts(item, value);
    else
      addWhole(item, value);
  }

  ArrayRef<ArgumentMemory> get() const { return memory; }

  /// Once all are there: copies donated arrays whose memory others have, too.
  void separateShared() {
    for (auto [array, own] : llvm::zip_equal(donors, results)) {
      // The array's and that of the result.
      if (!array || own.use_count() == 2)
        continue;
      auto copy = std::make_shared<PartMemory>(own->getNumBytes());
      std::memcpy(copy->data(), own->data(), own->getNumBytes());
      own = std::move(copy);
      array = nullptr;
    }
  }

  /// Donated arrays have lost their memory: a run has failed while it wrote to
  /// it.
  void loseDonated() {
    for (DeviceArray *array : donors)
      if (array)
        array->release();
  }

private:
  /// Finds memory for a result that starts as the argument: the array's own, or
  /// new memory.
  void addDonated(nb::handle item, const EntryValue &value, int64_t result) {
    const PartLayout &layout = *layouts[result];
    DeviceArray::Memory &own = results[result];
    bool isArray = nb::isinstance<DeviceArray>(item);
    auto *array = isArray ? nb::inst_ptr<DeviceArray>(item) : nullptr;
    if (array && array->getMemory() && array->getMemory()->isOwned() &&
        array->getLayout().getPlacement() == layout.getPlacement()) {
      own = array->getMemory();
      donors[result] = array;
      memory.push_back({});
      return;
    }
    if (array)
      addArray(*array, value);
    else if (PyTuple_CheckExact(item.ptr()))
      addParts(item, value);
    else
      addWhole(item, value);
    own = std::make_shared<PartMemory>(layout.getNumBytes());
    const ArgumentMemory &source = memory.back();
    if (source.whole)
      layout.split(own->data(), source.whole);
    for (auto [device, part] : llvm::enumerate(source.parts))
      if (layout.isWriter(device))
        std::memcpy(own->data() + layout.getOffsets()[device], part,
                    getPartBytes(layout));
  }

  static int64_t getPartBytes(const PartLayout &layout) {
    const TensorShape &part = layout.getPlacement().getLocalShape();
    return part.getNumElements() * rt::sizeOf(part.element);
  }

  void addArray(const DeviceArray &array, const EntryValue &value) {
    if (!array.getMemory())
      throw Failure{describe(value) + " was donated", {}};
    kept.push_back(array.getMemory());
    const PartLayout &layout = array.getLayout();
    if (layout.getPlacement() == value.placement) {
      memory.push_back({nullptr, array.getParts()});
      return;
    }
    const TensorShape &shape = layout.getPlacement().getGlobalShape();
    const TensorShape &wanted = value.placement.getGlobalShape();
    if (shape != wanted)
      throw Failure{describe(value) + " must be " + wanted.str() +
                        ", but is an array of " + shape.str(),
                    {}};
    if (!layout.isWhole()) {
      kept.push_back(std::make_shared<PartMemory>(shape.getNumElements() *
                                                  rt::sizeOf(shape.element)));
      layout.joinTo(kept.back()->data(), array.getMemory()->data());
    }
    memory.push_back({kept.back()->data(), {}});
  }

  /// A part for each device.
  void addParts(nb::handle items, const EntryValue &value) {
    auto &pointers = parts.emplace_back();
    for (nb::handle item : nb::borrow<nb::tuple>(items)) {
      partViews.emplace_back(item, value.placement.getLocalShape(),
                             "a part of " + describe(value));
      pointers.push_back(partViews.back().data());
    }
    int64_t count = pointers.size();
    if (count != signature.numDevices)
      throw Failure{describe(value) + " must have " +
                        std::to_string(signature.numDevices) +
                        " parts, but has " + std::to_string(count),
                    {}};
    memory.push_back({nullptr, pointers});
  }

  void addWhole(nb::handle item, const EntryValue &value) {
    views.emplace_back(item, value.placement.getGlobalShape(), describe(value));
    memory.push_back({views.back().data(), {}});
  }

  static std::string describe(const EntryValue &value) {
    return "argument '" + value.name + "'";
  }

  const Signature &signature;
  ArrayRef<Session::Layout> layouts;
  /// By result: its memory, and the array that had it.
  std::vector<DeviceArray::Memory> &results;
  std::vector<DeviceArray *> donors;
  std::vector<int64_t> resultOfArgument;
  std::vector<ArgumentMemory> memory;
  std::vector<ArgumentView> views, partViews;
  std::vector<std::vector<const char *>> parts;
  std::vector<DeviceArray::Memory> kept;
};
} // namespace

DeviceArray::Memory Executable::getMemory(int64_t numBytes) {
  auto found = spare.find(numBytes);
  if (found == spare.end())
    return std::make_shared<PartMemory>(numBytes);
  return std::move(spare.extract(found).mapped());
}

void Executable::recycle(DeviceArray &array) {
  DeviceArray::Memory memory = array.release();
  if (!memory || !session)
    return;
  // No more than a call needs.
  size_t numWanted = llvm::count_if(
      session->getResultLayouts(), [&](const Session::Layout &layout) {
        return layout->getNumBytes() == memory->getNumBytes();
      });
  if (spare.count(memory->getNumBytes()) < numWanted)
    spare.emplace(memory->getNumBytes(), std::move(memory));
}

nb::list Executable::call(nb::handle items) {
  nb::object sequence = nb::steal(PySequence_Fast(
      items.ptr(), "expected a sequence of arrays as arguments"));
  if (!sequence)
    throw nb::python_error();
  const Signature &signature = getSignature();
  size_t count = PySequence_Fast_GET_SIZE(sequence.ptr());
  if (count != signature.arguments.size())
    throw Failure{"@" + signature.name + " takes " +
                      std::to_string(signature.arguments.size()) +
                      " arguments, but got " + std::to_string(count),
                  {}};
  if (!session) {
    nb::gil_scoped_release release;
    getSession();
  }
  ArrayRef<Session::Layout> layouts = session->getResultLayouts();
  std::vector<DeviceArray::Memory> results(layouts.size());
  Arguments arguments(signature, layouts, results);
  for (size_t i = 0; i < count; ++i)
    arguments.add(PySequence_Fast_GET_ITEM(sequence.ptr(), i));
  arguments.separateShared();
  SmallVector<char *> memory;
  for (auto [layout, own] : llvm::zip_equal(layouts, results)) {
    if (!own)
      own = getMemory(layout->getNumBytes());
    memory.push_back(own->data());
  }
  llvm::Error error = llvm::Error::success();
  {
    nb::gil_scoped_release release;
    StopOnInterrupt stop(
        [&](const std::string &reason) { return session->stop(reason); });
    error = session->run(arguments.get(), memory);
  }
  bool isOverwritten =
      !signature.argumentOfResult.empty() && session->isOverwritten();
  if (error && isOverwritten)
    arguments.loseDonated();
  if (PyErr_CheckSignals() != 0) {
    // The results are all that is left of donated arguments.
    bool isLate = !error && isOverwritten &&
                  PyErr_ExceptionMatches(PyExc_KeyboardInterrupt);
    if (!isLate) {
      llvm::consumeError(std::move(error));
      throw nb::python_error();
    }
    PyErr_Clear();
    postponeInterrupt();
  }
  if (error)
    throwRunError(std::move(error));
  nb::list arrays;
  for (auto [layout, own] : llvm::zip_equal(layouts, results))
    arrays.append(
        nb::cast(std::make_unique<DeviceArray>(layout, std::move(own))));
  return arrays;
}

/// Where a (sub-)axis of the mesh is: its name, and "name:(pre)size" of a part.
static std::string nameDigit(ArrayRef<MeshAxis> axes, int64_t stride,
                             int64_t size) {
  int64_t axisStride = 1;
  for (const MeshAxis &axis : llvm::reverse(axes)) {
    int64_t end = axisStride * axis.size;
    if (stride >= axisStride && stride < end) {
      if (size == axis.size)
        return axis.name;
      return axis.name + ":(" + std::to_string(end / (stride * size)) + ")" +
             std::to_string(size);
    }
    axisStride = end;
  }
  llvm_unreachable("a digit is a part of an axis");
}

static nb::tuple nameDigits(const Signature &signature,
                            ArrayRef<ShardPlacement::Digit> digits) {
  nb::list names;
  for (ShardPlacement::Digit digit : digits)
    names.append(nameDigit(signature.axes, digit.stride, digit.size));
  return nb::tuple(names);
}

nb::list mesh::python::describeAxes(const Signature &signature) {
  nb::list axes;
  for (const MeshAxis &axis : signature.axes)
    axes.append(nb::make_tuple(axis.name, axis.size));
  return axes;
}

nb::list mesh::python::describeShardings(const Signature &signature,
                                         ArrayRef<EntryValue> values) {
  nb::list result;
  for (const EntryValue &value : values) {
    const ShardPlacement &placement = value.placement;
    nb::list dims;
    for (int64_t dim = 0; dim < placement.getGlobalShape().getRank(); ++dim)
      dims.append(nameDigits(signature, placement.getDigits(dim)));
    result.append(nb::make_tuple(
        nb::tuple(dims), nameDigits(signature, placement.getPartialDigits())));
  }
  return result;
}

static nb::tuple describe(const EntryValue &value) {
  const TensorShape &whole = value.placement.getGlobalShape();
  nb::list dims;
  for (int64_t size : whole.dims)
    dims.append(size);
  return nb::make_tuple(value.name, nb::tuple(dims),
                        getNumpyName(whole.element));
}

nb::list mesh::python::describeAll(ArrayRef<EntryValue> values) {
  nb::list result;
  for (const EntryValue &value : values)
    result.append(describe(value));
  return result;
}

static nb::list makeLayouts(ArrayRef<EntryValue> values) {
  nb::list result;
  for (const EntryValue &value : values)
    result.append(
        nb::cast(std::make_shared<const PartLayout>(value.placement)));
  return result;
}

/// Returns the memory that a device needs to run each of the functions.
static nb::list describeMemory(const Signature &signature) {
  nb::list result;
  for (size_t i = 0; i < signature.functions.size(); ++i) {
    mesh::DeviceMemory memory = getFunctionMemory(signature, i);
    nb::dict row;
    row["function"] = signature.functions[i];
    row["arguments"] = memory.arguments;
    row["results"] = memory.results;
    row["intermediates"] = memory.intermediates;
    row["total"] = memory.getTotal();
    result.append(row);
  }
  return result;
}

/// The counters of the devices in the last run.
static nb::list describeCounters(const rt::RunReport &report) {
  nb::list result;
  for (const rt::DeviceCounters &counters : report.devices) {
    nb::dict row;
    row["bytes_sent"] = counters.bytesSent;
    row["bytes_received"] = counters.bytesReceived;
    row["communications"] = counters.communications;
    row["contractions"] = counters.contractions;
    row["flops"] = counters.flops;
    row["peak_bytes"] = counters.peakBytes;
    row["seconds"] = std::chrono::duration<double>(counters.total).count();
    row["waiting_seconds"] =
        std::chrono::duration<double>(counters.waiting).count();
    result.append(row);
  }
  return result;
}

void Executable::bind(nb::module_ &module) {
  module.def("hold_interrupts", &holdInterrupts,
             "Lets Ctrl-C end runs alone, until `release_interrupts`. Returns "
             "False if that cannot be, as in other threads than the main one.");
  module.def("release_interrupts", &releaseInterrupts,
             "Ends what `hold_interrupts` began. Ctrl-C that came after a run "
             "takes effect a little later.");
  nb::class_<Executable>(module, "Executable",
                         "Compiled code of one function of a program, and the "
                         "devices that run it.")
      .def("__call__", &Executable::call, nb::arg("arguments"),
           nb::sig("def __call__(self, arguments: Sequence[object]) -> "
                   "list[DeviceArray]"),
           R"(Runs the function on all devices and waits for them.

arguments: one for each of `self.arguments`, of its shape and type: a DeviceArray,
  a whole array, or a tuple of parts, one for each device. Arrays are read in
  place if they are row-major and their elements native, and DeviceArrays and
  parts if they are split as the argument is. A DeviceArray that is donated and
  split so is written over, unless others look at its memory, once no device can
  fail any more; then its memory is that of the result.

Returns DeviceArrays, one for each of `self.results`. Raises MeshError for an
array of another shape or type and for a run that fails; Ctrl-C in the main
thread ends the run at the devices' next communication or contraction, and
raises KeyboardInterrupt, after the call if results are being written over
arguments. The GIL is released meanwhile.)")
      .def("recycle", &Executable::recycle, nb::arg("array"),
           "Takes the memory of a DeviceArray, which cannot be used any more, "
           "for results of the next call. Memory that others look at stays "
           "theirs.")
      .def_prop_ro(
          "arguments",
          [](const Executable &self) {
            return describeAll(self.getSignature().arguments);
          },
          "A tuple (name, shape, type) for each argument.")
      .def_prop_ro(
          "results",
          [](const Executable &self) {
            return describeAll(self.getSignature().results);
          },
          "A tuple (name, shape, type) for each result.")
      .def_prop_ro(
          "axes",
          [](const Executable &self) {
            return describeAxes(self.getSignature());
          },
          "A tuple (name, size) for each axis of the mesh.")
      .def_prop_ro(
          "argument_shardings",
          [](const Executable &self) {
            const Signature &signature = self.getSignature();
            return describeShardings(signature, signature.arguments);
          },
          "For each argument a tuple: for each dim the axes that split it, and "
          "the axes along which it is partial. \"x:(2)3\" is a part of \"x\".")
      .def_prop_ro(
          "result_shardings",
          [](const Executable &self) {
            const Signature &signature = self.getSignature();
            return describeShardings(signature, signature.results);
          },
          "The same for the results.")
      .def_prop_ro(
          "argument_layouts",
          [](const Executable &self) {
            return makeLayouts(self.getSignature().arguments);
          },
          "The Layout of each argument.")
      .def_prop_ro(
          "result_layouts",
          [](const Executable &self) {
            return makeLayouts(self.getSignature().results);
          },
          "The Layout of each result.")
      .def_prop_ro(
          "num_devices",
          [](const Executable &self) { return self.getSignature().numDevices; },
          "The number of devices of the mesh.")
      .def(
          "memory",
          [](const Executable &self) {
            return describeMemory(self.getSignature());
          },
          "Returns the bytes that a device needs, for each program of devices: "
          "dicts of \"function\", \"arguments\", \"results\", "
          "\"intermediates\" and \"total\".")
      .def(
          "counters",
          [](Executable &self) {
            return describeCounters(self.getSession().getReport());
          },
          "Returns what each device did in the last call: dicts of bytes, "
          "counts, flops and seconds.");
}
