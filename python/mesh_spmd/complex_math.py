"""Elementwise functions of complex numbers, in terms of their parts.

Each takes a builder, the op and its operands, pairs where they are complex, and returns
a pair, or a value where the result is real.
"""

import math

from jaxlib.mlir import ir

from .ops import element_of, shape_of


class _Math:
    """Real arithmetic in short."""

    def __init__(self, build, like):
        self.build, self.shape, self.element = build, shape_of(like), element_of(like)

    def number(self, value):
        if math.isinf(value):
            wide = str(self.element) == "f64"
            value = "0x7FF0000000000000" if wide else "0x7F800000"
        return self.build.constant(value, self.shape, self.element)

    def __getattr__(self, name):
        return lambda *operands: self.build.like(name.rstrip("_"), *operands)

    def is_(self, direction, a, b):
        return self.build.compare(direction, a, b)

    def select(self, where, a, b):
        return self.build.select(where, a, b)


def _multiply(build, op, x, y):
    (a, b), (c, d) = x, y
    m = _Math(build, a)
    return (m.subtract(m.multiply(a, c), m.multiply(b, d)),
            m.add(m.multiply(a, d), m.multiply(b, c)))


def _divide(build, op, x, y):
    """Smith's algorithm: divides by the larger part first."""
    (a, b), (c, d) = x, y
    m = _Math(build, a)
    wide = m.is_("GE", m.abs(c), m.abs(d))
    large, small = m.select(wide, c, d), m.select(wide, d, c)
    ratio = m.divide(small, large)
    scale = m.add(large, m.multiply(small, ratio))
    first, second = m.select(wide, a, b), m.select(wide, b, a)
    real = m.divide(m.add(first, m.multiply(second, ratio)), scale)
    imag = m.divide(m.subtract(second, m.multiply(first, ratio)), scale)
    return real, m.select(wide, imag, m.negate(imag))


def _abs(build, op, x):
    m = _Math(build, x[0])
    a, b = m.abs(x[0]), m.abs(x[1])
    large, small = m.maximum(a, b), m.minimum(a, b)
    ratio = m.divide(small, large)
    one = m.number(1.0)
    root = m.multiply(large, m.sqrt(m.add(one, m.multiply(ratio, ratio))))
    plain = m.is_("EQ", small, large)
    # Also 0 and infinities, whose ratio is NaN.
    same = m.multiply(large, m.number(math.sqrt(2.0)))
    root = m.select(plain, same, root)
    infinity = m.number(math.inf)
    return m.select(m.is_("EQ", large, infinity), infinity, root)


def _exponential(build, op, x):
    m = _Math(build, x[0])
    size = m.exponential(x[0])
    zero = m.is_("EQ", x[1], m.number(0.0))
    return (m.select(zero, size, m.multiply(size, m.cosine(x[1]))),
            m.select(zero, x[1], m.multiply(size, m.sine(x[1]))))


def _exponential_minus_one(build, op, x):
    m = _Math(build, x[0])
    half = m.sine(m.multiply(x[1], m.number(0.5)))
    less = m.multiply(m.number(-2.0), m.multiply(half, half))
    return (m.add(m.multiply(m.exponential_minus_one(x[0]), m.cosine(x[1])), less),
            m.multiply(m.exponential(x[0]), m.sine(x[1])))


def _hyperbolic(m, x):
    """Returns sinh and cosh of a real number."""
    more = m.exponential_minus_one(x)
    ratio = m.divide(more, m.add(more, m.number(1.0)))
    # Where exp overflows or is 0, its half is the other way around.
    half = m.number(0.5)
    sinh = m.multiply(half, m.add(more, ratio))
    cosh = m.multiply(half, m.add(m.exponential(x), m.exponential(m.negate(x))))
    far = m.is_("GT", m.abs(x), m.number(1.0))
    away = m.multiply(half, m.subtract(m.exponential(x), m.exponential(m.negate(x))))
    return m.select(far, away, sinh), cosh


def _sine(build, op, x):
    m = _Math(build, x[0])
    sinh, cosh = _hyperbolic(m, x[1])
    return m.multiply(m.sine(x[0]), cosh), m.multiply(m.cosine(x[0]), sinh)


def _cosine(build, op, x):
    m = _Math(build, x[0])
    sinh, cosh = _hyperbolic(m, x[1])
    return (m.multiply(m.cosine(x[0]), cosh),
            m.negate(m.multiply(m.sine(x[0]), sinh)))


def _tanh(build, op, x):
    """A quotient of sums of squares, so that nothing cancels. Beyond 20 the result is 1."""
    m = _Math(build, x[0])
    far = m.number(20.0)
    sinh, cosh = _hyperbolic(m, m.maximum(m.minimum(x[0], far), m.negate(far)))
    sine, cosine = m.sine(x[1]), m.cosine(x[1])
    scale = m.add(m.multiply(sinh, sinh), m.multiply(cosine, cosine))
    return (m.divide(m.multiply(sinh, cosh), scale),
            m.divide(m.multiply(sine, cosine), scale))


def _tan(build, op, x):
    m = _Math(build, x[0])
    a, b = _tanh(build, op, (m.negate(x[1]), x[0]))
    return b, m.negate(a)


def _log(m, x):
    return m.log(_abs(m.build, None, x)), m.atan2(x[1], x[0])


def _power(build, op, x, y):
    m = _Math(build, x[0])
    log, angle = _log(m, x)
    size = m.subtract(m.multiply(y[0], log), m.multiply(y[1], angle))
    turn = m.add(m.multiply(y[0], angle), m.multiply(y[1], log))
    magnitude = m.exponential(size)
    real, imag = m.multiply(magnitude, m.cosine(turn)), m.multiply(magnitude, m.sine(turn))
    zero, one = m.number(0.0), m.number(1.0)
    base = m.and_(m.is_("EQ", x[0], zero), m.is_("EQ", x[1], zero))
    none = m.and_(m.is_("EQ", y[0], zero), m.is_("EQ", y[1], zero))
    positive = m.and_(base, m.is_("GT", y[0], zero))
    real = m.select(none, one, m.select(positive, zero, real))
    nothing = m.or_(none, positive)
    return real, m.select(nothing, zero, imag)


def _rsqrt(build, op, x):
    """The root of the reciprocal, from the root: its parts lose nothing by signs."""
    m = _Math(build, x[0])
    size = _abs(build, op, x)
    half = m.number(0.5)
    # The larger part of the root; the other one is half the imaginary part over it.
    large = m.sqrt(m.add(m.multiply(half, size), m.multiply(half, m.abs(x[0]))))
    small = m.divide(m.multiply(half, m.abs(x[1])), large)
    zero = m.number(0.0)
    right = m.is_("GE", x[0], zero)
    a, b = m.select(right, large, small), m.select(right, small, large)
    real, imag = m.divide(a, size), m.divide(b, size)
    below = m.is_("LT", x[1], zero)
    return real, m.select(below, imag, m.negate(imag))


def _sign(build, op, x):
    m = _Math(build, x[0])
    size = _abs(build, op, x)
    zero = m.is_("EQ", size, m.number(0.0))
    return tuple(m.select(zero, part, m.divide(part, size)) for part in x)


def _logistic(build, op, x):
    m = _Math(build, x[0])
    real, imag = _exponential(build, op, (m.negate(x[0]), m.negate(x[1])))
    one = m.number(1.0)
    return _divide(build, op, (one, m.number(0.0)), (m.add(real, one), imag))


def _compare(build, op, x, y):
    m = _Math(build, x[0])
    text = str(op.attributes["comparison_direction"])
    direction = "NE" if "NE" in text else "EQ"
    parts = [m.is_(direction, a, b) for a, b in zip(x, y)]
    return build.like("or" if direction == "NE" else "and", *parts)


def _convert(build, op, x):
    element = element_of(op.results[0])
    if not isinstance(element, ir.ComplexType):
        return build.convert(x[0], element)
    part = ir.ComplexType(element).element_type
    if isinstance(x, tuple):
        return tuple(build.convert(v, part) for v in x)
    return build.convert(x, part), build.constant(0.0, shape_of(x), part)


def _iota(build, op):
    type_ = op.results[0].type
    part = ir.ComplexType(element_of(op.results[0])).element_type
    dim = ir.IntegerAttr(op.attributes["iota_dimension"]).value
    return (build.iota(list(type_.shape), dim, part),
            build.constant(0.0, list(type_.shape), part))


ELEMENTWISE = {
    "abs": _abs, "compare": _compare, "convert": _convert, "cosine": _cosine,
    "divide": _divide, "exponential": _exponential, "iota": _iota,
    "exponential_minus_one": _exponential_minus_one, "logistic": _logistic,
    "log": lambda build, op, x: _log(_Math(build, x[0]), x), "multiply": _multiply,
    "power": _power, "rsqrt": _rsqrt, "sign": _sign, "sine": _sine, "tan": _tan,
    "tanh": _tanh,
    "complex": lambda build, op, a, b: (a, b),
    "real": lambda build, op, x: x[0], "imag": lambda build, op, x: x[1],
}
