//===- Norms.cpp - norms of parameters and of gradients -------------------===//

#include "mesh/Params/Norms.h"

#include "mesh/Params/Params.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mesh;

static bool hasFloats(RankedTensorType type) {
  return llvm::isa<BFloat16Type, Float16Type, Float32Type, Float64Type>(
      type.getElementType());
}

static Value createNorm(OpBuilder &builder, Location loc, ValueRange values,
                        bool reproducible) {
  bool isWide = llvm::any_of(
      values, [](Value value) { return getElementTypeOrSelf(value).isF64(); });
  Type element = isWide ? builder.getF64Type() : builder.getF32Type();
  return NormOp::create(builder, loc, RankedTensorType::get({}, element),
                        values, /*squared=*/false, reproducible);
}

Norms mesh::createNorms(OpBuilder &builder, Location loc, ValueRange values,
                        bool reproducible) {
  Norms norms;
  for (Value value : values)
    norms.each.push_back(createNorm(builder, loc, value, reproducible));
  norms.global = createNorm(builder, loc, values, reproducible);
  return norms;
}

LogicalResult mesh::buildParamNorms(OpBuilder &builder, ModuleOp module,
                                    StringRef name) {
  SmallVector<ParamOp> params = getParams(module);
  llvm::erase_if(
      params, [](ParamOp param) { return !hasFloats(param.getTensorType()); });
  if (params.empty())
    return success();
  if (Operation *other = SymbolTable::lookupSymbolIn(module, name)) {
    InFlightDiagnostic diag =
        params.front().emitOpError("cannot have its norm returned by @")
        << name << ": there is one already";
    diag.attachNote(other->getLoc()) << "here";
    return diag;
  }
  for (ParamOp param : params)
    if (param.getSymName() == kGlobalNormName)
      return param.emitOpError("has the name that is for the norm of all "
                               "parameters");
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  Location loc = params.front().getLoc();
  auto function =
      func::FuncOp::create(builder, loc, name, builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> values;
  SmallVector<StringRef> names;
  for (ParamOp param : params) {
    names.push_back(param.getSymName());
    values.push_back(ParamGetOp::create(
        builder, param.getLoc(), param.getTensorType(), param.getSymName()));
  }
  Norms norms = createNorms(builder, loc, values, /*reproducible=*/true);
  names.push_back(kGlobalNormName);
  norms.each.push_back(norms.global);
  func::ReturnOp::create(builder, loc, norms.each);
  function.setType(
      builder.getFunctionType({}, ValueRange(norms.each).getTypes()));
  for (auto [index, name] : llvm::enumerate(names))
    function.setResultAttr(index, MeshDialect::kNameAttrName,
                           builder.getStringAttr(name));
  return success();
}
