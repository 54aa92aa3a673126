//===- Executable.cpp - a compiled program in Python ----------------------===//

#include "Executable.h"

#include "Diagnostics.h"
#include "Interrupts.h"
#include "mesh/Execution/DeviceMemory.h"
#include "mesh/Execution/FailureReport.h"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

Executable::Executable(std::unique_ptr<Program> program, ExecuteOptions options)
    : program(std::move(program)), options(std::move(options)) {
  for (const EntryValue &value : getSignature().results)
    resultMakers.emplace_back(value);
}

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

nb::list Executable::call(nb::handle arguments) {
  nb::object items = nb::steal(PySequence_Fast(
      arguments.ptr(), "expected a sequence of arrays as arguments"));
  if (!items)
    throw nb::python_error();
  const Signature &signature = getSignature();
  size_t count = PySequence_Fast_GET_SIZE(items.ptr());
  if (count != signature.arguments.size())
    throw Failure{"@" + signature.name + " takes " +
                      std::to_string(signature.arguments.size()) +
                      " arguments, but got " + std::to_string(count),
                  {}};
  std::vector<ArgumentView> views;
  SmallVector<const char *> whole;
  views.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    views.emplace_back(PySequence_Fast_GET_ITEM(items.ptr(), i),
                       signature.arguments[i]);
    whole.push_back(views.back().data());
  }
  nb::list results;
  SmallVector<char *> memory;
  for (const ResultMaker &maker : resultMakers) {
    auto [array, data] = maker.make();
    results.append(array);
    memory.push_back(data);
  }
  llvm::Error error = llvm::Error::success();
  {
    nb::gil_scoped_release release;
    Session &devices = getSession();
    StopOnInterrupt stop(devices);
    error = devices.run(whole, memory);
  }
  if (PyErr_CheckSignals() != 0) {
    llvm::consumeError(std::move(error));
    throw nb::python_error();
  }
  if (error)
    throwRunError(std::move(error));
  return results;
}

static nb::tuple describe(const EntryValue &value) {
  const TensorShape &whole = value.placement.getGlobalShape();
  nb::list dims;
  for (int64_t size : whole.dims)
    dims.append(size);
  return nb::make_tuple(value.name, nb::tuple(dims),
                        getNumpyName(whole.element));
}

static nb::list describeAll(ArrayRef<EntryValue> values) {
  nb::list result;
  for (const EntryValue &value : values)
    result.append(describe(value));
  return result;
}

/// What a device needs that runs each of the functions.
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
  nb::class_<Executable>(module, "Executable",
                         "Compiled code of one function of a program, and the "
                         "devices that run it.")
      .def("__call__", &Executable::call, nb::arg("arguments"),
           nb::sig("def __call__(self, arguments: Sequence[object]) -> "
                   "list[numpy.ndarray]"),
           R"(Runs the function on all devices and waits for them.

arguments: whole arrays, one for each of `self.arguments`, of its shape and type.
  They are read in place if they are row-major and their elements native.

Returns whole arrays, one for each of `self.results`. Raises MeshError for an
array of another shape or type and for a run that fails; Ctrl-C in the main
thread ends the run at the devices' next communication or contraction, and
raises KeyboardInterrupt. The GIL is released meanwhile.)")
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
