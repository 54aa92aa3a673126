//===- RuntimeDescriptors.cpp - constants that the runtime reads ----------===//
//
// Field by field, the structs are those of mesh-rt/abi.h.
//
//===----------------------------------------------------------------------===//

#include "RuntimeDescriptors.h"

#include "mesh/IR/RepeatedLoc.h"
#include "mesh/IR/SourceText.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mesh;

RuntimeDescriptors::RuntimeDescriptors(ModuleOp module)
    : builder(OpBuilder::atBlockBegin(module.getBody())),
      i32(builder.getI32Type()), i64(builder.getI64Type()),
      ptr(LLVM::LLVMPointerType::get(builder.getContext())), table(module) {}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

LLVM::GlobalOp RuntimeDescriptors::createGlobal(Type type, Attribute value) {
  std::string name;
  do
    name = "__mesh_rt_" + std::to_string(numGlobals++);
  while (table.lookup(name));
  // Behind all functions, which upstream's conversion of calls looks for one
  // symbol after the other.
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&table.getOp()->getRegion(0).front());
  return LLVM::GlobalOp::create(builder, builder.getUnknownLoc(), type,
                                /*isConstant=*/true, LLVM::Linkage::Internal,
                                name, value);
}

LLVM::GlobalOp RuntimeDescriptors::getString(StringRef text) {
  // With the end of a C string.
  StringAttr key = builder.getStringAttr(text + StringRef("\0", 1));
  LLVM::GlobalOp &global = globals[key];
  if (!global)
    global = createGlobal(
        LLVM::LLVMArrayType::get(builder.getI8Type(), key.size()), key);
  return global;
}

LLVM::GlobalOp RuntimeDescriptors::getArray(Type element,
                                            ArrayRef<int64_t> numbers) {
  if (numbers.empty())
    return {};
  SmallVector<APInt> values;
  for (int64_t number : numbers)
    values.emplace_back(element.getIntOrFloatBitWidth(), number,
                        /*isSigned=*/true);
  int64_t size = numbers.size();
  auto key =
      DenseIntElementsAttr::get(RankedTensorType::get(size, element), values);
  LLVM::GlobalOp &global = globals[key];
  if (!global)
    global = createGlobal(LLVM::LLVMArrayType::get(element, size), key);
  return global;
}

LLVM::GlobalOp
RuntimeDescriptors::getStruct(Attribute key,
                              function_ref<SmallVector<Field>()> getFields) {
  if (LLVM::GlobalOp global = globals.lookup(key))
    return global;
  SmallVector<Field> fields = getFields();
  SmallVector<Type> types;
  for (const Field &field : fields)
    types.push_back(field.type);
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(), types);
  LLVM::GlobalOp global = createGlobal(type, Attribute());
  globals[key] = global;

  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&global.getInitializerRegion());
  Location loc = global.getLoc();
  Value value = LLVM::UndefOp::create(builder, loc, type);
  for (auto [i, field] : llvm::enumerate(fields)) {
    Value element;
    if (field.address)
      element = LLVM::AddressOfOp::create(builder, loc, field.address);
    else if (field.type == ptr)
      element = LLVM::ZeroOp::create(builder, loc, ptr);
    else
      element =
          LLVM::ConstantOp::create(builder, loc, field.type, field.number);
    int64_t position = i;
    value = LLVM::InsertValueOp::create(builder, loc, value, element, position);
  }
  LLVM::ReturnOp::create(builder, loc, value);
  return global;
}

LLVM::LLVMFuncOp RuntimeDescriptors::getFunction(StringRef name, Type result,
                                                 ArrayRef<Type> arguments) {
  LLVM::LLVMFuncOp &function = functions[name];
  if (function)
    return function;
  auto type = LLVM::LLVMFunctionType::get(result, arguments);
  function = table.lookup<LLVM::LLVMFuncOp>(name);
  if (!function || function.getFunctionType() != type)
    function =
        LLVM::LLVMFuncOp::create(builder, builder.getUnknownLoc(), name, type);
  return function;
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

Value RuntimeDescriptors::getText(OpBuilder &at, Location loc, StringRef text) {
  return LLVM::AddressOfOp::create(at, loc, getString(text));
}

/// Returns the number of the repetition that runs where `at` is, if an op at
/// `loc` there stands for one in each repetition.
static Value getRepetition(OpBuilder &at, Location loc) {
  auto function = at.getInsertionBlock()
                      ->getParentOp()
                      ->getParentOfType<FunctionOpInterface>();
  if (auto own = llvm::dyn_cast<FunctionOpInterface>(
          at.getInsertionBlock()->getParentOp()))
    function = own;
  auto number = function ? function->getAttrOfType<IntegerAttr>(
                               StringRef(MeshRtDialect::kRepetitionsAttrName))
                         : IntegerAttr();
  if (!number ||
      number.getInt() != static_cast<int64_t>(getRepetitions(loc).size()))
    return {};
  return mlir::UnrealizedConversionCastOp::create(at, loc, at.getI64Type(),
                                                  function.getArgument(0))
      .getResult(0);
}

Value RuntimeDescriptors::getLocation(OpBuilder &at, Location loc) {
  Value repetition = getRepetition(at, loc);
  if (!repetition)
    return getText(at, loc, getSourceText(loc));
  // One text after the other, and where each begins.
  std::string texts;
  SmallVector<int64_t> starts;
  for (Attribute own : getRepetitions(loc)) {
    starts.push_back(static_cast<int64_t>(texts.size()));
    texts += getSourceText(llvm::cast<mlir::LocationAttr>(own));
    texts += '\0';
  }
  Value table = LLVM::AddressOfOp::create(at, loc, getArray(i32, starts));
  Value entry = LLVM::GEPOp::create(at, loc, ptr, i32, table, repetition);
  Value start = LLVM::LoadOp::create(at, loc, i32, entry);
  Value text = getText(at, loc, texts);
  return LLVM::GEPOp::create(at, loc, ptr, at.getI8Type(), text, start);
}

Value RuntimeDescriptors::getDescriptor(OpBuilder &at, Location loc,
                                        LLVM::GlobalOp global) {
  Value address = LLVM::AddressOfOp::create(at, loc, global);
  if (!getRepetition(at, loc))
    return address;
  auto type = llvm::cast<LLVM::LLVMStructType>(global.getGlobalType());
  Value constant = LLVM::LoadOp::create(at, loc, type, address);
  int64_t last = static_cast<int64_t>(type.getBody().size()) - 1;
  Value own = LLVM::InsertValueOp::create(at, loc, constant,
                                          getLocation(at, loc), last);
  Value &copy = copies[{at.getInsertionBlock()->getParent(), type}];
  if (!copy) {
    OpBuilder::InsertionGuard guard(at);
    at.setInsertionPointToStart(&at.getInsertionBlock()->getParent()->front());
    Value one = LLVM::ConstantOp::create(at, loc, at.getI64Type(), 1);
    copy = LLVM::AllocaOp::create(at, loc, ptr, type, one);
  }
  LLVM::StoreOp::create(at, loc, own, copy);
  return copy;
}

Value RuntimeDescriptors::getCommunication(OpBuilder &at, Location loc,
                                           CommunicationAttr communication,
                                           ShapedType type, StringRef name) {
  std::string location = getSourceText(loc);
  int64_t element = *getRtType(type.getElementType());
  Attribute key = builder.getArrayAttr(
      {communication, builder.getI64IntegerAttr(element),
       builder.getI64IntegerAttr(type.getRank()), builder.getStringAttr(name),
       builder.getStringAttr(location)});
  LLVM::GlobalOp global = getStruct(key, [&]() -> SmallVector<Field> {
    ArrayRef<int64_t> group = communication.getGroup();
    ArrayRef<int64_t> pairs = communication.getPairs();
    ArrayRef<int64_t> targets = communication.getTargets();
    return {int32(static_cast<int64_t>(communication.getKind())),
            int32(static_cast<int64_t>(communication.getCombiner())),
            int32(element),
            int32(type.getRank()),
            int32(communication.getDim()),
            int32(communication.getSplit()),
            int64(communication.getShift()),
            int64(communication.getRoot()),
            int64(communication.getTag()),
            int64(group.size() / 2),
            pointer(getArray(i64, group)),
            int64(pairs.size() / 2),
            pointer(getArray(i64, pairs)),
            int64(targets.size() / 2),
            pointer(getArray(i64, targets)),
            pointer(getString(name)),
            pointer(getString(location))};
  });
  return getDescriptor(at, loc, global);
}

Value RuntimeDescriptors::getContraction(OpBuilder &at, Location loc,
                                         mlir::DenseI64ArrayAttr loops,
                                         mlir::DenseI64ArrayAttr steps,
                                         std::array<ShapedType, 3> operands,
                                         bool accumulate) {
  std::string location = getSourceText(loc);
  auto [lhs, rhs, out] = operands;
  if (!steps)
    steps = builder.getDenseI64ArrayAttr({});
  Attribute key = builder.getArrayAttr(
      {loops, steps, TypeAttr::get(lhs.getElementType()),
       TypeAttr::get(out.getElementType()),
       builder.getDenseI64ArrayAttr(
           {lhs.getRank(), rhs.getRank(), out.getRank()}),
       builder.getBoolAttr(accumulate), builder.getStringAttr(location)});
  LLVM::GlobalOp global = getStruct(key, [&]() -> SmallVector<Field> {
    return {int32(*getRtType(operands[0].getElementType())),
            int32(*getRtType(operands[2].getElementType())),
            int32(operands[0].getRank()),
            int32(operands[1].getRank()),
            int32(operands[2].getRank()),
            int32(accumulate),
            int64(loops.size() / 3),
            pointer(getArray(i32, loops)),
            pointer(getArray(i64, steps)),
            pointer(getString(location))};
  });
  return getDescriptor(at, loc, global);
}

Value RuntimeDescriptors::getEpilogue(OpBuilder &at, RtContractThenOp op) {
  auto activation = static_cast<int64_t>(op.getActivation());
  auto dim = static_cast<int64_t>(op.getBiasDim().value_or(-1));
  Attribute key =
      builder.getArrayAttr({builder.getStringAttr("epilogue"),
                            builder.getDenseI64ArrayAttr({activation, dim})});
  LLVM::GlobalOp global = getStruct(key, [&]() -> SmallVector<Field> {
    return {int32(activation), int32(dim)};
  });
  return LLVM::AddressOfOp::create(at, op.getLoc(), global);
}

std::pair<LLVM::GlobalOp, int64_t>
RuntimeDescriptors::getKernels(gpu::BinaryOp binary) {
  auto &[global, bytes] = kernels[binary];
  if (!global) {
    auto object = llvm::cast<gpu::ObjectAttr>(binary.getObjects()[0]);
    StringRef text = object.getObject().getValue();
    global = getString(text);
    bytes = static_cast<int64_t>(text.size()) + 1;
  }
  return {global, bytes};
}

Value RuntimeDescriptors::getKernel(OpBuilder &at, gpu::LaunchFuncOp op,
                                    gpu::BinaryOp binary) {
  std::string location = getSourceText(op.getLoc());
  Attribute key =
      builder.getArrayAttr({op.getKernel(), builder.getStringAttr(location)});
  LLVM::GlobalOp global = getStruct(key, [&]() -> SmallVector<Field> {
    auto [code, bytes] = getKernels(binary);
    return {pointer(getString(op.getKernelName().getValue())), pointer(code),
            int64(bytes), pointer(getString(location))};
  });
  return getDescriptor(at, op.getLoc(), global);
}
