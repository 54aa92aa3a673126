//===- ParamOps.cpp - verifiers and syntax of parameters ------------------===//
//
// The numbered constraints are those of ParamOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/ParamOps.h"

#include "OnMesh.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SHA1.h"

#include <cmath>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Initialisers
//===----------------------------------------------------------------------===//

namespace {
/// The meaning of an initialiser with a name.
struct NamedInitializer {
  StringRef name;
  InitKind kind;
  double value;
  FanMode fan = FanMode::In;
  InitDistribution distribution = InitDistribution::TruncatedNormal;
};
} // namespace

static constexpr NamedInitializer namedInitializers[] = {
    {"zeros", InitKind::Constant, 0},
    {"ones", InitKind::Constant, 1},
    {"lecun_normal", InitKind::VarianceScaling, 1, FanMode::In},
    {"lecun_uniform", InitKind::VarianceScaling, 1, FanMode::In,
     InitDistribution::Uniform},
    {"he_normal", InitKind::VarianceScaling, 2, FanMode::In},
    {"he_uniform", InitKind::VarianceScaling, 2, FanMode::In,
     InitDistribution::Uniform},
    {"glorot_normal", InitKind::VarianceScaling, 1, FanMode::Average},
    {"glorot_uniform", InitKind::VarianceScaling, 1, FanMode::Average,
     InitDistribution::Uniform},
};

/// A number, with a point or without.
static ParseResult parseNumber(OpAsmParser &parser, FloatAttr &value) {
  SMLoc loc = parser.getCurrentLocation();
  Attribute number;
  if (parser.parseAttribute(number))
    return failure();
  auto integer = llvm::dyn_cast<IntegerAttr>(number);
  if (!integer || !integer.getType().isInteger(64)) {
    value = llvm::dyn_cast<FloatAttr>(number);
    if (!value || !value.getType().isF64())
      return parser.emitError(loc, "expected a number without a type");
    return success();
  }
  // Numbers from 2^63 on have come as negative ones.
  bool hasWrapped = integer.getValue().isNegative() && *loc.getPointer() != '-';
  llvm::APFloat exact(llvm::APFloat::IEEEdouble());
  if (hasWrapped ||
      exact.convertFromAPInt(integer.getValue(), /*IsSigned=*/true,
                             llvm::APFloat::rmNearestTiesToEven) !=
          llvm::APFloat::opOK)
    return parser.emitError(loc, "expected a number that f64 holds exactly");
  value = parser.getBuilder().getF64FloatAttr(exact.convertToDouble());
  return success();
}

/// Parses a keyword of an enumeration.
template <typename Attr, typename Symbolize>
static ParseResult parseEnum(OpAsmParser &parser, StringRef what, Attr &attr,
                             Symbolize symbolize) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  auto value = symbolize(keyword);
  if (!value)
    return parser.emitError(loc, "'") << keyword << "' is not a known " << what;
  attr = Attr::get(parser.getContext(), *value);
  return success();
}

/// `zeros`, `normal 0.02`, `variance_scaling(1.0, fan_in, normal)`, …
static ParseResult parseInitializer(OpAsmParser &parser, InitKindAttr &init,
                                    FloatAttr &value, FanModeAttr &fan,
                                    InitDistributionAttr &distribution) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  MLIRContext *context = parser.getContext();
  const auto *named =
      llvm::find_if(namedInitializers, [&](const NamedInitializer &known) {
        return known.name == keyword;
      });
  if (named != std::end(namedInitializers)) {
    init = InitKindAttr::get(context, named->kind);
    value = parser.getBuilder().getF64FloatAttr(named->value);
    if (named->kind == InitKind::VarianceScaling) {
      fan = FanModeAttr::get(context, named->fan);
      distribution = InitDistributionAttr::get(context, named->distribution);
    }
    return success();
  }
  std::optional<InitKind> kind = symbolizeInitKind(keyword);
  if (!kind)
    return parser.emitError(loc, "'")
           << keyword << "' is not a known initialiser";
  init = InitKindAttr::get(context, *kind);
  if (*kind != InitKind::VarianceScaling)
    return parseNumber(parser, value);
  return failure(
      parser.parseLParen() || parseNumber(parser, value) ||
      parser.parseComma() ||
      parseEnum(parser, "fan", fan,
                [](StringRef name) { return symbolizeFanMode(name); }) ||
      parser.parseComma() ||
      parseEnum(
          parser, "distribution", distribution,
          [](StringRef name) { return symbolizeInitDistribution(name); }) ||
      parser.parseRParen());
}

/// The initialiser as text.
static std::string format(InitKind kind, FloatAttr value, FanModeAttr fan,
                          InitDistributionAttr distribution) {
  for (const NamedInitializer &named : namedInitializers)
    if (named.kind == kind && named.value == value.getValueAsDouble() &&
        (kind != InitKind::VarianceScaling ||
         (fan && distribution && named.fan == fan.getValue() &&
          named.distribution == distribution.getValue())))
      return named.name.str();
  std::string text;
  llvm::raw_string_ostream os(text);
  auto printValue = [&] {
    llvm::SmallString<16> digits;
    value.getValue().toString(digits);
    os << digits;
    // Only with a point it is read as a float.
    if (!StringRef(digits).contains('.'))
      os << ".0";
  };
  os << stringifyInitKind(kind);
  if (kind != InitKind::VarianceScaling) {
    os << " ";
    printValue();
    return text;
  }
  os << "(";
  printValue();
  os << ", " << stringifyFanMode(fan.getValue()) << ", "
     << stringifyInitDistribution(distribution.getValue()) << ")";
  return text;
}

static void printInitializer(OpAsmPrinter &printer, Operation *,
                             InitKindAttr init, FloatAttr value,
                             FanModeAttr fan,
                             InitDistributionAttr distribution) {
  printer << format(init.getValue(), value, fan, distribution);
}

std::string ParamOp::getInitializerText() {
  return format(getInit(), getValueAttr(), getFanAttr(), getDistributionAttr());
}

//===----------------------------------------------------------------------===//
// mesh.param
//===----------------------------------------------------------------------===//

int64_t ParamOp::getFanIn() {
  ArrayRef<int64_t> shape = getTensorType().getShape().drop_front(getStacked());
  return ShapedType::getNumElements(shape.drop_back());
}

int64_t ParamOp::getFanOut() {
  ArrayRef<int64_t> shape = getTensorType().getShape().drop_front(getStacked());
  return ShapedType::getNumElements(shape.drop_back(2)) * shape.back();
}

uint32_t ParamOp::getKeyFold() {
  if (std::optional<int64_t> fold = getFold())
    return static_cast<uint32_t>(*fold);
  std::array<uint8_t, 20> hash =
      llvm::SHA1::hash(llvm::arrayRefFromStringRef(getSymName()));
  return llvm::support::endian::read32be(hash.data());
}

/// Checks that what an initialiser makes is of the element type (C3).
static LogicalResult verifyElements(ParamOp op) {
  Type element = op.getTensorType().getElementType();
  double value = op.getValue().convertToDouble();
  if (!std::isfinite(value))
    return op.emitOpError("initialiser must have a finite number, got ")
           << op.getValueAttr();
  bool isFloat =
      llvm::isa<BFloat16Type, Float16Type, Float32Type, Float64Type>(element);
  if (isFloat && (op.getInit() != InitKind::VarianceScaling || value > 0))
    return success();
  if (isFloat)
    return op.emitOpError("variance must be more than 0, got ")
           << op.getValueAttr();
  if (op.isRandom() || op.getAdjust())
    return op.emitOpError("random or adjusted elements must be bf16, f16, f32 "
                          "or f64, got ")
           << element;
  auto integer = llvm::dyn_cast<IntegerType>(element);
  // With a sign or without.
  if (integer && value == std::trunc(value) &&
      value >= -std::ldexp(1.0, integer.getWidth() - 1) &&
      value < std::ldexp(1.0, integer.getWidth()))
    return success();
  return op.emitOpError("elements of type ")
         << element << " cannot be " << op.getValueAttr();
}

/// Checks (C4) and (C5).
static LogicalResult verifyStacked(ParamOp op) {
  RankedTensorType type = op.getTensorType();
  int64_t rank = type.getRank(), stacked = op.getStacked();
  if (stacked > rank)
    return op.emitOpError("has ") << stacked << " stacked dimensions, but "
                                  << "only " << rank << " at all";
  if (op.getInit() == InitKind::VarianceScaling && rank - stacked < 2)
    return op.emitOpError("has no fans: it takes two dimensions that are not "
                          "stacked, got ")
           << rank - stacked;
  if (op.getSplitRngs() && stacked == 0)
    return op.emitOpError("with 'split_rngs' must have stacked dimensions");
  std::optional<int64_t> kept = op.getMaskExcept();
  if (!kept)
    return success();
  if (stacked != 1)
    return op.emitOpError("with 'mask_except' must have one stacked dimension, "
                          "got ")
           << stacked;
  if (*kept < 0 || *kept >= type.getDimSize(0))
    return op.emitOpError("attribute 'mask_except' must be from 0 to ")
           << type.getDimSize(0) - 1 << ", got " << *kept;
  return success();
}

LogicalResult ParamOp::verify() {
  RankedTensorType type = getTensorType();
  if (!type.hasStaticShape()) // (C1)
    return emitOpError("must be of static shape, got ") << type;
  // (C2)
  if (getSharding() && getLogical())
    return emitOpError("has both a sharding and logical names");
  if (getSharding() && !getSharding()->getPartial().empty())
    return emitOpError("is the whole of what functions read and cannot be "
                       "partial, as ")
           << *getSharding() << " says";
  if (std::optional<LogicalShardingAttr> logical = getLogical();
      logical &&
      static_cast<int64_t>(logical->getNames().size()) != type.getRank())
    return emitOpError() << logical->getNames().size()
                         << " names do not fit a parameter of rank "
                         << type.getRank();
  // (C6)
  bool hasFan = getInit() == InitKind::VarianceScaling;
  if (hasFan != getFan().has_value() || hasFan != getDistribution().has_value())
    return emitOpError("a fan and a distribution are for variance_scaling, "
                       "which needs both");
  return failure(failed(verifyStacked(*this)) || failed(verifyElements(*this)));
}

LogicalResult ParamOp::verifySymbolUses(SymbolTableCollection &symbols) {
  std::optional<ShardingAttr> sharding = getSharding();
  if (!sharding)
    return success();
  MeshAttr mesh = resolveMesh(*this, sharding->getMesh(), symbols);
  return success(mesh && succeeded(sharding->verifyAgainst(
                             mesh, getType(), [&] { return emitOpError(); })));
}

LogicalResult ParamGetOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto param =
      symbols.lookupNearestSymbolFrom<ParamOp>(*this, getParamAttr()); // (C1)
  if (!param)
    return emitOpError("there is no parameter ") << getParamAttr();
  if (param.getType() == getResult().getType())
    return success();
  InFlightDiagnostic diag = emitOpError("result must be ")
                            << param.getType() << ", got "
                            << getResult().getType();
  diag.attachNote(param.getLoc()) << "parameter declared here";
  return diag;
}

#include "mesh/IR/ParamEnums.cpp.inc"
#define GET_OP_CLASSES
#include "mesh/IR/ParamOps.cpp.inc"
