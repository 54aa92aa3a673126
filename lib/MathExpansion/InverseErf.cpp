//===- InverseErf.cpp - the inverse of the error function -----------------===//
//
// In the steps that XLA takes on CPUs, since what is random depends on how it
// is rounded.
//
//===----------------------------------------------------------------------===//

#include "mesh/MathExpansion/InverseErf.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mesh;

static Value createFloat(ImplicitLocOpBuilder &b, Type type, double value) {
  return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
}

/// The polynomial of `x` whose highest coefficient is the first one.
static Value emitPolynomial(ImplicitLocOpBuilder &b, Value x,
                            ArrayRef<double> coefficients) {
  Type type = x.getType();
  Value sum = createFloat(b, type, coefficients.front());
  for (double coefficient : coefficients.drop_front())
    sum = math::FmaOp::create(b, sum, x, createFloat(b, type, coefficient));
  return sum;
}

//===----------------------------------------------------------------------===//
// Logarithms
//===----------------------------------------------------------------------===//

// From S. Moshier's Cephes library.

/// The logarithm of a positive f32, that is not denormal.
static Value emitLogF32(ImplicitLocOpBuilder &b, Value x) {
  Type type = x.getType(), integer = b.getI32Type();
  auto word = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(b, integer, value);
  };
  auto fma = [&](Value x, Value y, Value z) -> Value {
    return math::FmaOp::create(b, x, y, z);
  };
  auto number = [&](double value) { return createFloat(b, type, value); };

  // x = m * 2^e, with m from the root of 1/2 on and less than that of 2.
  Value bits = arith::BitcastOp::create(b, integer, x);
  Value exponent = arith::SubIOp::create(
      b, arith::ShRUIOp::create(b, bits, word(23)), word(126));
  Value pattern = arith::OrIOp::create(
      b, arith::AndIOp::create(b, bits, word(0x007fffff)), word(0x3f000000));
  Value e = arith::SIToFPOp::create(b, type, exponent);
  Value m = arith::BitcastOp::create(b, type, pattern);
  Value isLow =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, m, number(M_SQRT1_2));
  Value zero = number(0), one = number(1);
  e = arith::SubFOp::create(b, e, arith::SelectOp::create(b, isLow, one, zero));
  m = arith::AddFOp::create(b, arith::SubFOp::create(b, m, one),
                            arith::SelectOp::create(b, isLow, m, zero));

  Value square = arith::MulFOp::create(b, m, m);
  Value cube = arith::MulFOp::create(b, square, m);
  Value y = emitPolynomial(
      b, m, {7.0376836292E-2, -1.1514610310E-1, 1.1676998740E-1});
  y = fma(y, cube,
          emitPolynomial(
              b, m, {-1.2420140846E-1, 1.4249322787E-1, -1.6668057665E-1}));
  y = fma(y, cube,
          emitPolynomial(b, m,
                         {2.0000714765E-1, -2.4999993993E-1, 3.3333331174E-1}));
  // The logarithm of 2 in two parts.
  y = fma(y, cube, arith::MulFOp::create(b, number(-2.12194440e-4), e));
  m = arith::AddFOp::create(b, fma(number(-0.5), square, m), y);
  return fma(number(0.693359375), e, m);
}

/// The logarithm of 1 + `x`, for `x` greater than -1 and not greater than 0.
static Value emitLog1p(ImplicitLocOpBuilder &b, Value x) {
  Type type = x.getType();
  Value sum = arith::AddFOp::create(b, x, createFloat(b, type, 1));
  Value ofSum = type.isF32() ? emitLogF32(b, sum)
                             : math::LogOp::create(b, sum).getResult();

  // A quotient of polynomials where 1 + x is rounded.
  Value square = arith::MulFOp::create(b, x, x);
  Value quotient = arith::DivFOp::create(
      b,
      emitPolynomial(b, x,
                     {4.5270000862445199635215E-5, 4.9854102823193375972212E-1,
                      6.5787325942061044846969E0, 2.9911919328553073277375E1,
                      6.0949667980987787057556E1, 5.7112963590585538103336E1,
                      2.0039553499201281259648E1}),
      emitPolynomial(b, x,
                     {1., 1.5062909083469192043167E1,
                      8.3047565967967209469434E1, 2.2176239823732856465394E2,
                      3.0909872225312059774938E2, 2.1642788614495947685003E2,
                      6.0118660497603843919306E1}));
  Value rest =
      arith::MulFOp::create(b, arith::MulFOp::create(b, x, square), quotient);
  rest = math::FmaOp::create(b, createFloat(b, type, -0.5), square, rest);
  Value ofSmall = arith::AddFOp::create(b, x, rest);

  Value isSmall = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x,
                                        createFloat(b, type, 1 - M_SQRT2));
  return arith::SelectOp::create(b, isSmall, ofSmall, ofSum);
}

//===----------------------------------------------------------------------===//
// The inverse error function
//===----------------------------------------------------------------------===//

/// Where -log(1 - x²) is less than `limit`, the inverse error function is x
/// times a polynomial of that, or of its root, less `middle`. The highest
/// coefficient is the first one.
struct Piece {
  double limit;
  bool ofRoot;
  double middle;
  ArrayRef<double> coefficients;
};

// From M. Giles, "Approximating the erfinv function", GPU Computing Gems 2,
// 2010.

static constexpr double singleCentral[] = {
    2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
    -4.39150654e-06, 0.00021858087,  -0.00125372503,
    -0.00417768164,  0.246640727,    1.50140941};
static constexpr double singleTail[] = {
    -0.000200214257, 0.000100950558, 0.00134934322,
    -0.00367342844,  0.00573950773,  -0.0076224613,
    0.00943887047,   1.00167406,     2.83297682};

static constexpr double doubleCentral[] = {
    -3.6444120640178196996e-21, -1.685059138182016589e-19,
    1.2858480715256400167e-18,  1.115787767802518096e-17,
    -1.333171662854620906e-16,  2.0972767875968561637e-17,
    6.6376381343583238325e-15,  -4.0545662729752068639e-14,
    -8.1519341976054721522e-14, 2.6335093153082322977e-12,
    -1.2975133253453532498e-11, -5.4154120542946279317e-11,
    1.051212273321532285e-09,   -4.1126339803469836976e-09,
    -2.9070369957882005086e-08, 4.2347877827932403518e-07,
    -1.3654692000834678645e-06, -1.3882523362786468719e-05,
    0.0001867342080340571352,   -0.00074070253416626697512,
    -0.0060336708714301490533,  0.24015818242558961693,
    1.6536545626831027356};
static constexpr double doubleMiddle[] = {
    2.2137376921775787049e-09,  9.0756561938885390979e-08,
    -2.7517406297064545428e-07, 1.8239629214389227755e-08,
    1.5027403968909827627e-06,  -4.013867526981545969e-06,
    2.9234449089955446044e-06,  1.2475304481671778723e-05,
    -4.7318229009055733981e-05, 6.8284851459573175448e-05,
    2.4031110387097893999e-05,  -0.0003550375203628474796,
    0.00095328937973738049703,  -0.0016882755560235047313,
    0.0024914420961078508066,   -0.0037512085075692412107,
    0.005370914553590063617,    1.0052589676941592334,
    3.0838856104922207635};
static constexpr double doubleTail[] = {
    -2.7109920616438573243e-11, -2.5556418169965252055e-10,
    1.5076572693500548083e-09,  -3.7894654401267369937e-09,
    7.6157012080783393804e-09,  -1.4960026627149240478e-08,
    2.9147953450901080826e-08,  -6.7711997758452339498e-08,
    2.2900482228026654717e-07,  -9.9298272942317002539e-07,
    4.5260625972231537039e-06,  -1.9681778105531670567e-05,
    7.5995277030017761139e-05,  -0.00021503011930044477347,
    -0.00013871931833623122026, 1.0103004648645343977,
    4.8499064014085844221};

static SmallVector<Piece> getPieces(FloatType type) {
  if (type.isF32())
    return {{5, false, 2.5, singleCentral}, {INFINITY, true, 3, singleTail}};
  return {{6.25, false, 3.125, doubleCentral},
          {16, true, 3.25, doubleMiddle},
          {INFINITY, true, 5, doubleTail}};
}

/// All pieces have one polynomial, whose coefficients are chosen: there is no
/// branch. At -1 and 1, where w is infinite, a polynomial may have any sign or
/// none, so the result is chosen too.
Value mesh::emitInverseErf(ImplicitLocOpBuilder &b, Value x) {
  auto type = llvm::cast<FloatType>(x.getType());
  SmallVector<Piece> pieces = getPieces(type);
  Value square = arith::MulFOp::create(b, x, x);
  Value w =
      arith::NegFOp::create(b, emitLog1p(b, arith::NegFOp::create(b, square)));
  SmallVector<Value> isBelow;
  for (const Piece &piece : ArrayRef(pieces).drop_back())
    isBelow.push_back(arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, w,
                                            createFloat(b, type, piece.limit)));
  auto choose = [&](function_ref<Value(const Piece &)> get) {
    Value value = get(pieces.back());
    for (size_t i = isBelow.size(); i-- > 0;)
      value = arith::SelectOp::create(b, isBelow[i], get(pieces[i]), value);
    return value;
  };
  Value root = math::SqrtOp::create(b, w);
  Value t = choose([&](const Piece &piece) -> Value {
    return arith::SubFOp::create(b, piece.ofRoot ? root : w,
                                 createFloat(b, type, piece.middle));
  });
  size_t length = 0;
  for (const Piece &piece : pieces)
    length = std::max(length, piece.coefficients.size());
  Value sum;
  for (size_t i = 0; i < length; ++i) {
    // The lower degrees begin with zeros.
    Value coefficient = choose([&](const Piece &piece) {
      size_t missing = length - piece.coefficients.size();
      return createFloat(b, type,
                         i < missing ? 0 : piece.coefficients[i - missing]);
    });
    sum = sum ? math::FmaOp::create(b, sum, t, coefficient) : coefficient;
  }
  Value inside = arith::MulFOp::create(b, sum, x);
  Value infinite = arith::MulFOp::create(b, x, createFloat(b, type, INFINITY));
  Value isEnd = arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ,
                                      math::AbsFOp::create(b, x),
                                      createFloat(b, type, 1));
  return arith::SelectOp::create(b, isEnd, infinite, inside);
}
