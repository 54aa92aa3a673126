//===- Arguments.cpp - the arguments of a run -----------------------------===//

#include "mesh/Execution/Arguments.h"

#include "mesh/Host/Npy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// The finaliser of SplitMix64: each bit of the result depends on all bits.
static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

uint64_t mesh::getRandomBits(uint64_t seed, uint64_t stream, uint64_t index) {
  constexpr uint64_t golden = 0x9e3779b97f4a7c15;
  uint64_t key = mix(seed * golden + mix(stream + golden));
  return mix(key + (index + 1) * golden);
}

static llvm::Error fillRandom(HostTensor &tensor, uint64_t seed,
                              unsigned stream, std::optional<double> scale) {
  mesh_rt_type element = tensor.getElement();
  if (rt::isFloat(element)) {
    double factor = scale.value_or(1);
    for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
      double unit = (getRandomBits(seed, stream, i) >> 11) * 0x1p-52 - 1;
      tensor.setDouble(i, factor * unit);
    }
    return llvm::Error::success();
  }
  if (element == MESH_RT_I1) {
    for (int64_t i = 0; i < tensor.getNumElements(); ++i)
      tensor.setInteger(i, getRandomBits(seed, stream, i) >> 63);
    return llvm::Error::success();
  }
  double limit = std::exp2(8.0 * rt::sizeOf(element) - 1);
  double factor = scale.value_or(8);
  if (factor < 1 || factor > limit || factor != std::floor(factor))
    return llvm::createStringError(
        "the scale of random %s must be a whole number from 1 to %g, got %g",
        rt::nameOf(element), limit, factor);
  uint64_t count = 2 * static_cast<uint64_t>(factor);
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    // All of 2^64 values if the count is that.
    uint64_t bits = getRandomBits(seed, stream, i);
    uint64_t value = count ? bits % count : bits;
    tensor.setInteger(i, static_cast<int64_t>(value - count / 2));
  }
  return llvm::Error::success();
}

static void fillIota(HostTensor &tensor) {
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    if (rt::isFloat(tensor.getElement()))
      tensor.setDouble(i, static_cast<double>(i));
    else
      tensor.setInteger(i, i);
}

static bool isTruthValue(StringRef text) {
  return text == "true" || text == "false";
}

static llvm::Error fillConstant(HostTensor &tensor, StringRef text) {
  mesh_rt_type element = tensor.getElement();
  HostTensor one(TensorShape{element, {}});
  auto fail = [&] {
    return llvm::createStringError("'" + text + "' is not a number of type " +
                                   rt::nameOf(element));
  };
  if (isTruthValue(text)) {
    if (element != MESH_RT_I1)
      return fail();
    text = text == "true" ? "1" : "0";
  }
  if (rt::isFloat(element)) {
    double value = 0;
    (void)text.getAsDouble(value);
    one.setDouble(0, value);
    // Digits are of a number, however many: "inf" has none.
    if (std::isinf(one.getDouble(0)) &&
        text.find_if(llvm::isDigit) != StringRef::npos)
      return fail();
    for (int64_t i = 0; i < tensor.getNumElements(); ++i)
      tensor.setDouble(i, value);
    return llvm::Error::success();
  }
  int64_t value = 0;
  bool isInteger = !text.getAsInteger(10, value);
  one.setInteger(0, value);
  if (!isInteger || one.getInteger(0) != value)
    return fail();
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    tensor.setInteger(i, value);
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Specs
//===----------------------------------------------------------------------===//

static llvm::Expected<ArgumentSpec> parseRandom(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, ':');
  ArgumentSpec spec;
  uint64_t seed = 0;
  double scale = 0;
  if (parts.size() > 3 ||
      (parts.size() > 1 && parts[1].getAsInteger(10, seed)) ||
      (parts.size() > 2 &&
       (parts[2].getAsDouble(scale) || !std::isfinite(scale))))
    return llvm::createStringError(
        "expected rand, rand:SEED or rand:SEED:SCALE, got '" + text + "'");
  if (parts.size() > 1)
    spec.seed = seed;
  if (parts.size() > 2)
    spec.scale = scale;
  return spec;
}

bool mesh::isArgumentFile(StringRef text) { return text.ends_with(".npy"); }

llvm::Expected<ArgumentSpec> mesh::parseArgumentSpec(StringRef text) {
  if (isArgumentFile(text))
    return ArgumentSpec{ArgumentSpec::Kind::File, text.str(), {}, {}};
  if (text == "rand" || text.starts_with("rand:"))
    return parseRandom(text);
  if (text == "iota")
    return ArgumentSpec{ArgumentSpec::Kind::Iota, {}, {}, {}};
  if (text == "zeros")
    return ArgumentSpec{ArgumentSpec::Kind::Constant, "0", {}, {}};
  if (text == "ones")
    return ArgumentSpec{ArgumentSpec::Kind::Constant, "1", {}, {}};
  double value = 0;
  if (!text.getAsDouble(value) || isTruthValue(text))
    return ArgumentSpec{ArgumentSpec::Kind::Constant, text.str(), {}, {}};
  return llvm::createStringError(
      "expected a file that ends in .npy, rand[:SEED[:SCALE]], iota, zeros, "
      "ones or a number, got '" +
      text + "'");
}

static llvm::Expected<HostTensor> readArgument(StringRef path,
                                               const TensorShape &shape) {
  llvm::Expected<HostTensor> tensor = readNpy(path);
  if (tensor && tensor->getShape() != shape)
    return llvm::createStringError(path + ": expected " + shape.str() +
                                   ", got " + tensor->getShape().str());
  return tensor;
}

llvm::Expected<HostTensor> mesh::makeArgument(const ArgumentSpec &spec,
                                              const TensorShape &shape,
                                              uint64_t seed, unsigned index) {
  if (spec.kind == ArgumentSpec::Kind::File)
    return readArgument(spec.text, shape);
  llvm::Expected<HostTensor> tensor = HostTensor::create(shape);
  if (!tensor)
    return tensor;
  llvm::Error error = llvm::Error::success();
  if (spec.kind == ArgumentSpec::Kind::Random)
    error = fillRandom(*tensor, spec.seed.value_or(seed), index, spec.scale);
  else if (spec.kind == ArgumentSpec::Kind::Constant)
    error = fillConstant(*tensor, spec.text);
  else
    fillIota(*tensor);
  if (error)
    return error;
  return tensor;
}

static llvm::Expected<HostTensor>
readArgument(const TensorReaders::mapped_type &read, const TensorShape &shape) {
  llvm::Expected<HostTensor> tensor = read();
  if (tensor && tensor->getShape() != shape)
    return llvm::createStringError("expected " + shape.str() + ", got " +
                                   tensor->getShape().str());
  return tensor;
}

/// Returns true if `name` is what argument number `index` can be called.
static bool isArgument(StringRef name, const Signature &signature,
                       unsigned index) {
  return signature.arguments[index].name == name ||
         std::to_string(index) == name;
}

std::vector<StringRef> mesh::getUnspecified(const Signature &signature,
                                            ArrayRef<std::string> specs,
                                            const TensorReaders &tensors) {
  std::vector<StringRef> names;
  for (auto [index, argument] : llvm::enumerate(signature.arguments)) {
    bool isSpecified = llvm::any_of(specs, [&, index = index](StringRef spec) {
      return isArgument(spec.split('=').first, signature, index);
    });
    if (!isSpecified && !tensors.contains(argument.name))
      names.push_back(argument.name);
  }
  return names;
}

llvm::Expected<std::vector<HostTensor>>
mesh::makeArguments(const Signature &signature, ArrayRef<std::string> specs,
                    uint64_t seed, const TensorReaders &tensors) {
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError("@" + signature.name + ": " + message);
  };
  std::vector<std::optional<ArgumentSpec>> chosen(signature.arguments.size());
  for (StringRef text : specs) {
    auto [name, rest] = text.split('=');
    if (rest.empty())
      return fail("expected an argument as NAME=VALUE, got '" + text + "'");
    unsigned index = 0;
    while (index < chosen.size() && !isArgument(name, signature, index))
      ++index;
    if (index == chosen.size())
      return fail("there is no argument '" + name + "'; the arguments are " +
                  llvm::join(llvm::map_range(signature.arguments,
                                             [](const EntryValue &argument) {
                                               return argument.name;
                                             }),
                             ", "));
    if (chosen[index])
      return fail("argument '" + name + "' is given twice");
    llvm::Expected<ArgumentSpec> spec = parseArgumentSpec(rest);
    if (!spec)
      return fail("argument '" + name +
                  "': " + llvm::toString(spec.takeError()));
    chosen[index] = std::move(*spec);
  }

  std::vector<HostTensor> arguments;
  for (auto [index, argument] : llvm::enumerate(signature.arguments)) {
    auto given = tensors.find(argument.name);
    bool isGiven = !chosen[index] && given != tensors.end();
    const TensorShape &shape = argument.placement.getGlobalShape();
    llvm::Expected<HostTensor> tensor =
        isGiven ? readArgument(given->second, shape)
                : makeArgument(chosen[index].value_or(ArgumentSpec()), shape,
                               seed, index);
    if (!tensor)
      return fail("argument '" + argument.name +
                  "': " + llvm::toString(tensor.takeError()));
    arguments.push_back(std::move(*tensor));
  }
  return arguments;
}
