//===- Checkpoints.cpp - files of tensors in Python -----------------------===//

#include "Checkpoints.h"

#include "DeviceArray.h"
#include "Diagnostics.h"
#include "mesh/Checkpoint/Checkpoint.h"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

/// Reads a tensor, split by `layout`, or, if that is null, whole.
static std::unique_ptr<DeviceArray> readTensor(const TensorFile &file,
                                               const std::string &name,
                                               DeviceArray::Layout layout) {
  nb::gil_scoped_release release;
  HostTensor tensor = unwrap(file.read(name));
  if (!layout)
    layout = std::make_shared<const PartLayout>(
        ShardPlacement::getReplicated(tensor.getShape(), 1));
  const TensorShape &wanted = layout->getPlacement().getGlobalShape();
  if (tensor.getShape() != wanted)
    throw Failure{"tensor '" + name + "' must be " + wanted.str() +
                      ", but is " + tensor.getShape().str(),
                  {}};
  auto memory = std::make_shared<PartMemory>(layout->getNumBytes());
  layout->split(memory->data(), tensor.data());
  return std::make_unique<DeviceArray>(std::move(layout), std::move(memory));
}

/// Writes arrays, which are put together first.
static void writeAll(const std::string &path,
                     const std::vector<std::string> &names,
                     const std::vector<const DeviceArray *> &arrays) {
  if (!isCheckpoint(path))
    throw Failure{path + ": expected a file that ends in .safetensors or .npz",
                  {}};
  std::vector<DeviceArray::Memory> kept;
  for (const DeviceArray *array : arrays)
    kept.push_back(array->getMemory());
  nb::gil_scoped_release release;
  std::vector<Leaf> leaves;
  for (auto [name, array] : llvm::zip_equal(names, arrays)) {
    const PartLayout &layout = array->getLayout();
    auto whole =
        unwrap(HostTensor::create(layout.getPlacement().getGlobalShape()));
    layout.joinTo(whole.data(), array->getMemory()->data());
    leaves.push_back({name, std::move(whole)});
  }
  throwIfError(writeTensors(path, std::move(leaves)));
}

void mesh::python::bindCheckpoints(nb::module_ &module) {
  nb::class_<TensorFile>(module, "TensorFile",
                         "A file of tensors, .safetensors or .npz.")
      .def_static(
          "open",
          [](const std::string &path) {
            nb::gil_scoped_release release;
            return std::make_unique<TensorFile>(unwrap(TensorFile::open(path)));
          },
          nb::arg("path"), "Opens a file. Raises MeshError.")
      .def_prop_ro("names", &TensorFile::getNames, "The tensors' names.")
      .def("read", &readTensor, nb::arg("name"), nb::arg("layout").none(),
           "Returns a tensor as a DeviceArray of that Layout; None: whole. "
           "Raises MeshError.");
  module.def("write_tensors", &writeAll, nb::arg("path"), nb::arg("names"),
             nb::arg("arrays"),
             "Writes DeviceArrays to a file, .safetensors or .npz, which is "
             "there as a whole or as it was before. Raises MeshError.");
}
