//===- CHeader.cpp - compiled entries as declarations in C ----------------===//

#include "CHeader.h"

#include "CIdentifier.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InterleavedRange.h"

using namespace mesh;

/// `name` as text in a comment, which it does not end.
static std::string toComment(StringRef name) {
  std::string result;
  for (char c : name)
    if (llvm::isPrint(c) && c != '*' && c != '\\')
      result += c;
    else
      result += llvm::formatv("\\{0:X-2}", static_cast<uint8_t>(c)).str();
  return result;
}

llvm::Expected<std::vector<std::string>>
mesh::getCNames(ArrayRef<Signature> signatures, StringRef stem) {
  std::vector<std::string> names;
  for (const Signature &signature : signatures) {
    names.push_back(
        toFunctionName(signature.name == "main" ? stem : signature.name));
    if (llvm::is_contained(llvm::drop_end(names), names.back()))
      return llvm::createStringError("@" + signature.name +
                                     ": another entry is called " +
                                     names.back() + " in C too; rename one");
  }
  return names;
}

std::string mesh::getCSymbol(const Signature &signature, StringRef name,
                             int64_t index) {
  std::string symbol = ("mesh_program_" + name).str();
  return signature.functions.size() == 1 ? symbol
                                         : symbol + "_" + std::to_string(index);
}

/// An element in memory.
static StringRef getCType(mesh_rt_type type) {
  switch (type) {
  case MESH_RT_I1:
    return "uint8_t";
  case MESH_RT_I8:
    return "int8_t";
  case MESH_RT_I16:
    return "int16_t";
  case MESH_RT_BF16:
  case MESH_RT_F16:
    return "uint16_t";
  case MESH_RT_I32:
    return "int32_t";
  case MESH_RT_I64:
    return "int64_t";
  case MESH_RT_F32:
    return "float";
  case MESH_RT_F64:
    return "double";
  }
  llvm_unreachable("not a type");
}

namespace {
/// The declarations of one entry.
class EntryWriter {
public:
  /// `declared` are the names that the header has.
  EntryWriter(const Signature &signature, std::string name,
              llvm::StringSet<> &declared, raw_ostream &os)
      : signature(signature), name(std::move(name)), declared(declared),
        os(os) {}

  llvm::Error write();

private:
  /// An argument or a result, with its name in C.
  struct Value {
    const EntryValue *value;
    std::string name;
    bool isResult;

    const TensorShape &part() const { return value->placement.getLocalShape(); }
    const TensorShape &whole() const {
      return value->placement.getGlobalShape();
    }
    StringRef type() const { return getCType(part().element); }
    bool isConst() const { return !isResult && !value->isScalar; }
  };

  llvm::Error collectValues();
  llvm::Error declareNames();
  std::string makeUnique(const std::string &base);
  void addValue(const EntryValue &value, bool isResult);
  void writeComment();
  std::string getAxis(ShardPlacement::Digit digit) const;
  void writePartial(const ShardPlacement &placement);
  void writeShape(const Value &value);
  void writeCall(int64_t index);
  void writeCalls();
  void writeFunction();
  void writeParameters();

  const Signature &signature;
  const std::string name;
  llvm::StringSet<> &declared;
  raw_ostream &os;
  std::vector<Value> values;
  /// The name of the map from devices to functions.
  std::string functions;
  /// The names that are declared where the entry's function begins.
  llvm::StringSet<> names;
};
} // namespace

/// `base`, or that and a number, as nothing else is named.
std::string EntryWriter::makeUnique(const std::string &base) {
  std::string unique = base;
  for (int64_t i = 2; !names.insert(unique).second; ++i)
    unique = base + "_" + std::to_string(i);
  return unique;
}

void EntryWriter::addValue(const EntryValue &value, bool isResult) {
  std::string base = value.isNamed ? toIdentifier(value.name)
                                   : (isResult ? "result" : "arg") + value.name;
  values.push_back({&value, makeUnique(base), isResult});
}

llvm::Error EntryWriter::collectValues() {
  // A parameter is not to hide what the function calls.
  names.insert("mesh_rt_device");
  for (size_t index = 0; index < signature.functions.size(); ++index)
    names.insert(getCSymbol(signature, name, index));
  for (const EntryValue &value : signature.arguments)
    addValue(value, /*isResult=*/false);
  for (const EntryValue &value : signature.results)
    addValue(value, /*isResult=*/true);
  // Parameters are named by the user, who does not see these.
  functions = makeUnique("functions");
  for (const Value &value : values)
    if (value.value->isScalar && value.type() == "uint16_t")
      return llvm::createStringError(
          "@" + signature.name + ": argument '" + value.value->name +
          "' is a " + value.part().str() +
          ", which C cannot pass; make it a tensor of rank 0");
  return llvm::Error::success();
}

llvm::Error EntryWriter::declareNames() {
  std::vector<std::string> own{name, name + "_memory", name + "_num_devices"};
  for (size_t index = 0; index < signature.functions.size(); ++index)
    own.push_back(getCSymbol(signature, name, index));
  for (const Value &value : values)
    for (StringRef suffix : {"_part", "_whole", "_start"})
      own.push_back(name + "_" + value.name + suffix.str());
  for (const std::string &declaration : own)
    if (!declared.insert(declaration).second)
      return llvm::createStringError("@" + signature.name + ": " + declaration +
                                     " is declared for another entry too; "
                                     "rename one");
  return llvm::Error::success();
}

void EntryWriter::writeComment() {
  os << "/* @" << toComment(signature.name) << ", for ";
  if (signature.numDevices == 1) {
    os << "one device";
  } else {
    os << signature.numDevices << " devices: ";
    llvm::interleave(
        signature.axes, os,
        [&](const MeshAxis &axis) {
          os << toComment(axis.name) << " = " << axis.size;
        },
        ", ");
  }
  os << ". */\nenum { " << name << "_num_devices = " << signature.numDevices
     << " };\n\n/* The most bytes of memory that a device takes while it runs, "
        "beyond arguments\n * and results. */\nstatic const int64_t "
     << name << "_memory = " << *llvm::max_element(signature.memoryOfFunction)
     << ";\n\n";
}

/// The (sub-)axis that `digit` is, as shardings write it, with its size.
std::string EntryWriter::getAxis(ShardPlacement::Digit digit) const {
  int64_t stride = signature.numDevices;
  for (const MeshAxis &axis : signature.axes) {
    int64_t major = stride;
    stride /= axis.size;
    if (digit.stride < stride)
      continue;
    int64_t preSize = major / (digit.stride * digit.size);
    std::string subAxis =
        digit.size == axis.size
            ? ""
            : llvm::formatv(":({0}){1}", preSize, digit.size).str();
    return toComment(axis.name) + subAxis + " = " + std::to_string(digit.size);
  }
  llvm_unreachable("not a digit of the mesh");
}

/// Writes how a whole is composed of the parts of devices that hold the same
/// block.
void EntryWriter::writePartial(const ShardPlacement &placement) {
  os << ", partial: the whole is the "
     << stringifyCombiner(*placement.getCombiner()) << " of the parts along "
     << llvm::interleaved(llvm::map_range(
            placement.getPartialDigits(),
            [&](ShardPlacement::Digit digit) { return getAxis(digit); }));
}

/// The shapes of a tensor, and where the part of a device begins.
void EntryWriter::writeShape(const Value &value) {
  const ShardPlacement &placement = value.value->placement;
  std::string prefix = name + "_" + value.name;
  os << "/* " << (value.isResult ? "Result " : "Argument ") << value.name
     << ": " << value.part().str() << " of " << value.whole().str();
  if (!placement.getPartialDigits().empty())
    writePartial(placement);
  os << ". */\n";
  int64_t rank = value.part().getRank();
  if (rank == 0)
    return;
  auto writeSizes = [&](StringRef what, ArrayRef<int64_t> dims) {
    os << "static const int64_t " << prefix << what << "[" << rank << "] = {"
       << llvm::interleaved(dims) << "};\n";
  };
  writeSizes("_part", value.part().dims);
  writeSizes("_whole", value.whole().dims);
  os << "static inline void " << prefix
     << "_start(int64_t device, int64_t *start) {\n  (void)device;\n";
  for (int64_t dim = 0; dim < rank; ++dim) {
    std::string block = "0";
    for (auto [stride, size] : placement.getDigits(dim))
      block = llvm::formatv("{0}device / {1} % {2}",
                            block == "0" ? ""
                                         : "(" + block + ") * " +
                                               std::to_string(size) + " + ",
                            stride, size);
    os << "  start[" << dim << "] = ";
    if (placement.getDigits(dim).empty())
      os << "0;\n";
    else
      os << "(" << block << ") * " << value.part().dims[dim] << ";\n";
  }
  os << "}\n";
}

void EntryWriter::writeParameters() {
  os << "(";
  llvm::interleave(
      values, os,
      [&](const Value &value) {
        os << "\n    " << (value.isConst() ? "const " : "") << value.type()
           << (value.value->isScalar ? " " : " *") << value.name;
      },
      ",");
  os << (values.empty() ? "void)" : ")");
}

void EntryWriter::writeCall(int64_t index) {
  os << getCSymbol(signature, name, index) << "(";
  llvm::interleave(
      values, os, [&](const Value &value) { os << value.name; }, ", ");
  os << ");\n";
}

/// Calls the function of the device that runs this.
void EntryWriter::writeCalls() {
  if (signature.functions.size() == 1) {
    os << "  ";
    writeCall(0);
    return;
  }
  os << "  static const int32_t " << functions << "[" << signature.numDevices
     << "] = {" << llvm::interleaved(signature.functionOfDevice)
     << "};\n  switch (" << functions << "[mesh_rt_device()]) {\n";
  for (size_t index = 0; index < signature.functions.size(); ++index) {
    os << "  case " << index << ":\n    ";
    writeCall(index);
    os << "    break;\n";
  }
  os << "  }\n";
}

void EntryWriter::writeFunction() {
  if (signature.functions.size() > 1)
    os << "\nint64_t mesh_rt_device(void);";
  for (size_t index = 0; index < signature.functions.size(); ++index) {
    os << "\nvoid " << getCSymbol(signature, name, index);
    writeParameters();
    os << ";";
  }
  os << "\n\nstatic inline void " << name;
  writeParameters();
  os << " {\n";
  writeCalls();
  os << "}\n\n";
}

llvm::Error EntryWriter::write() {
  if (llvm::Error error = collectValues())
    return error;
  if (llvm::Error error = declareNames())
    return error;
  writeComment();
  for (const Value &value : values)
    if (!value.value->isScalar)
      writeShape(value);
  writeFunction();
  return llvm::Error::success();
}

static constexpr StringLiteral kIntroduction =
    R"(/* Made by mesh-compile.
 *
 * Each function below is the program of one device: call it on every device of
 * a mesh_rt machine (mesh-rt/run.h) of as many devices. Its parameters point to
 * the device's parts of the arguments and of the results, row-major and without
 * gaps; results are written. A part begins in the whole where NAME_start says;
 * what of it lies beyond the whole is padding: zeros in arguments, anything in
 * results. Along axes that split nothing the parts are copies, unless the value
 * is partial along them.
 *
 * bf16 and f16 are passed as their bits, i1 as 0 or 1.
)";

static constexpr StringLiteral kOnGpus =
    R"( *
 * The devices are GPUs: RunOptions::cuda is set, and the parts are in memory
 * that the program of the device has got from mesh_rt_alloc, aligned to 64
 * bytes, and fills and reads by mesh_rt_copy_to_device and mesh_rt_copy_to_host.
)";

llvm::Error mesh::writeCHeader(ArrayRef<Signature> signatures,
                               ArrayRef<std::string> names, StringRef stem,
                               bool isForGpus, raw_ostream &os) {
  std::string guard = "MESH_" + StringRef(toIdentifier(stem)).upper() + "_H";
  os << kIntroduction << (isForGpus ? StringRef(kOnGpus) : StringRef())
     << " */\n#ifndef " << guard << "\n#define " << guard
     << "\n\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n"
     << "#endif\n\n";
  llvm::StringSet<> declared;
  for (auto [signature, name] : llvm::zip_equal(signatures, names))
    if (llvm::Error error = EntryWriter(signature, name, declared, os).write())
      return error;
  os << "#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
  return llvm::Error::success();
}
