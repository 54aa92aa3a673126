"""Batch norms become arithmetic, as StableHLO defines them.

JAX makes none, but PyTorch's exporter makes them of all norms.
"""

import math

from jaxlib.mlir import ir

from .build import Builder
from .ops import element_of, replace, shape_of


class _Norm:
    """Arithmetic on the operand of a batch norm. Vectors have an element for each
    feature; where they meet tensors they are repeated along the other dims."""

    def __init__(self, op):
        self._operand, self._build = op.operands[0], Builder(op)
        self._feature = ir.IntegerAttr(op.attributes["feature_index"]).value
        self._epsilon = ir.FloatAttr(op.attributes["epsilon"]).value
        self.shape = shape_of(self._operand)
        self._others = [d for d in range(len(self.shape)) if d != self._feature]
        self.count = math.prod(self.shape[d] for d in self._others)

    def _all(self, value):
        return value if shape_of(value) == self.shape and len(self.shape) > 1 else \
            self._build.broadcast(value, self.shape, [self._feature])

    def apply(self, name, *operands):
        """Returns an elementwise op of tensors and vectors."""
        if any(len(shape_of(v)) != len(shape_of(operands[0])) for v in operands):
            operands = [v if len(shape_of(v)) > 1 else self._all(v) for v in operands]
        return self._build.like(name, *operands)

    def scale(self, value, factor):
        """Returns a tensor or vector times a number."""
        constant = self._build.constant(factor, shape_of(value), element_of(value))
        return self.apply("multiply", value, constant)

    def sum(self, value):
        """Returns the sums of a tensor as a vector."""
        return self._build.sum(value, self._others)

    def mean(self, value):
        """Returns the means of a tensor as a vector."""
        total = self.sum(value)
        count = self._build.constant(float(self.count), shape_of(total), element_of(total))
        return self.apply("divide", total, count)

    def deviation(self, variance):
        """Returns the square root of a vector of variances, of which none is zero."""
        epsilon = self._build.constant(self._epsilon, shape_of(variance), element_of(variance))
        return self.apply("sqrt", self.apply("add", variance, epsilon))

    def normalize(self, mean, variance, scale, offset):
        """Returns the result of a batch norm."""
        centered = self.apply("subtract", self._operand, mean)
        normal = self.apply("divide", centered, self.deviation(variance))
        return self.apply("add", self.apply("multiply", normal, scale), offset)


def convert_inference(op):
    """Replaces a `stablehlo.batch_norm_inference`."""
    _, scale, offset, mean, variance = op.operands
    replace(op, [_Norm(op).normalize(mean, variance, scale, offset)])


def convert_training(op):
    """Replaces a `stablehlo.batch_norm_training`."""
    operand, scale, offset = op.operands
    norm = _Norm(op)
    mean = norm.mean(operand)
    centered = norm.apply("subtract", operand, mean)
    variance = norm.mean(norm.apply("multiply", centered, centered))
    replace(op, [norm.normalize(mean, variance, scale, offset), mean, variance])


def convert_gradient(op):
    """Replaces a `stablehlo.batch_norm_grad`."""
    operand, scale, mean, variance, gradient = op.operands
    norm = _Norm(op)
    deviation = norm.deviation(variance)
    normal = norm.apply("divide", norm.apply("subtract", operand, mean), deviation)
    offset_gradient = norm.sum(gradient)
    scale_gradient = norm.sum(norm.apply("multiply", gradient, normal))
    # The contribution of the batch's mean and variance to the gradient.
    part = norm.apply("add", norm.apply("multiply", normal, scale_gradient), offset_gradient)
    whole = norm.apply("subtract", gradient, norm.scale(part, 1 / norm.count))
    replace(op, [norm.apply("multiply", whole, norm.apply("divide", scale, deviation)),
                 scale_gradient, offset_gradient])
