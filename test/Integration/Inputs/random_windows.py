"""Prints random programs of ops that slide or cut along split dims.

usage: random_windows.py SEED COUNT

Each function applies one to three convolutions, poolings, paddings, slices,
insertions and concatenations to tensors that are split at random over a mesh of
its own, of one to three axes. mesh-fuzz has no linear maps in generic ops, no slices
that run backwards and no padding that depends on the place.
"""

import random
import sys


def tensor(dims, element="f32"):
    return "tensor<" + "".join(f"{d}x" for d in dims) + f"{element}>"


def dense(values):
    return f"dense<[{', '.join(map(str, values))}]> : tensor<{len(values)}xi64>"


class Program:
    def __init__(self, rng, name):
        self.rng = rng
        self.name = name
        self.mesh = [(f"a{i}", rng.choice([1, 2, 2, 3, 4, 5, 6]))
                     for i in range(rng.choice([1, 1, 1, 2, 2, 3]))]
        while self.devices() > 12:
            self.mesh.pop()
        self.lines, self.arguments = [], []
        self.count = 0

    def devices(self):
        total = 1
        for _, size in self.mesh:
            total *= size
        return total

    def sharding(self, dims, likely=None):
        """Splits dims at random by what divides them."""
        splits = [[] for _ in dims]
        left = list(dims)
        axes = list(self.mesh)
        self.rng.shuffle(axes)
        for axis, size in axes:
            fits = [d for d in range(len(dims)) if left[d] % size == 0]
            if fits and self.rng.random() < 0.75:
                good = [d for d in fits if likely and d in likely]
                if good and self.rng.random() < 0.8:
                    fits = good
                dim = self.rng.choice(fits)
                left[dim] //= size
                splits[dim].append(f'"{axis}"')
        text = ", ".join("{" + ", ".join(split) + "}" for split in splits)
        return f"<@m_{self.name}, [{text}]>"

    def argument(self, dims, likely=None):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append(
            f"{name}: {tensor(dims)} {{mesh.sharding = "
            f"#mesh.sharding{self.sharding(dims, likely)}}}")
        return name

    def emit(self, text):
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"{name} = {text}")
        return name

    def constant(self, dims, value):
        return self.emit(f"arith.constant dense<{value}> : {tensor(dims)}")

    def index(self, value):
        return self.emit(f"arith.constant {value} : index")

    def extent(self):
        """An extent that some axes divide."""
        return self.rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20,
                                24, 30, 36])

    # Ops: each takes and returns (name, dims).

    def convolution(self, value):
        rng = self.rng
        spatial = rng.choice([1, 1, 2, 2, 3])
        outs = [self.extent() for _ in range(spatial)]
        if spatial > 1:
            outs = [min(o, 12) for o in outs]
        if spatial > 2:
            outs = [min(o, 6) for o in outs]
        kernel = [rng.choice([1, 2, 3, 3, 5]) for _ in range(spatial)]
        strides = [rng.choice([1, 1, 2, 3]) for _ in range(spatial)]
        dilations = [rng.choice([1, 1, 2]) for _ in range(spatial)]
        ins = [(o - 1) * s + (k - 1) * d + 1 for o, k, s, d
               in zip(outs, kernel, strides, dilations)]
        # More than is read, so that dims divide.
        ins = [i + rng.choice([0, 0, 1, 2, (-i) % 4, (-i) % 6]) for i in ins]
        n, c, f, g = (rng.choice([1, 2, 3, 4]) for _ in range(4))
        # A larger input has to give no more results.
        outs = [(i - (k - 1) * d - 1) // s + 1 for i, k, s, d
                in zip(ins, kernel, strides, dilations)]
        pooling = {1: ["pooling_nwc_sum", "pooling_ncw_max"],
                   2: ["pooling_nhwc_sum", "pooling_nchw_max",
                       "pooling_nhwc_min"],
                   3: ["pooling_ndhwc_sum", "pooling_ndhwc_max"]}
        convs = {1: ["conv_1d_nwc_wcf", "conv_1d_ncw_fcw",
                     "depthwise_conv_1d_nwc_wc", "conv_1d"],
                 2: ["conv_2d_nhwc_hwcf", "conv_2d_nchw_fchw",
                     "conv_2d_ngchw_fgchw", "depthwise_conv_2d_nhwc_hwcm",
                     "depthwise_conv_2d_nchw_chw", "conv_2d"],
                 3: ["conv_3d_ndhwc_dhwcf", "conv_3d_ncdhw_fcdhw",
                     "depthwise_conv_3d_ndhwc_dhwcm"]}
        op = rng.choice(pooling[spatial] + convs[spatial])
        if op in ("conv_1d", "conv_2d"):
            ins = [o + k - 1 for o, k in zip(outs, kernel)]
            x, k, y = ins, kernel, outs
        elif op.startswith("pooling"):
            k = kernel
            first = "_nc" in op and "wc" not in op
            x = [n, c] + ins if first else [n] + ins + [c]
            y = [n, c] + outs if first else [n] + outs + [c]
        elif op in ("conv_1d_nwc_wcf", "conv_2d_nhwc_hwcf",
                    "conv_3d_ndhwc_dhwcf"):
            x, k, y = [n] + ins + [c], kernel + [c, f], [n] + outs + [f]
        elif op in ("conv_1d_ncw_fcw", "conv_2d_nchw_fchw",
                    "conv_3d_ncdhw_fcdhw"):
            x, k, y = [n, c] + ins, [f, c] + kernel, [n, f] + outs
        elif op == "conv_2d_ngchw_fgchw":
            x, k, y = [n, g, c] + ins, [f, g, c] + kernel, [n, g, f] + outs
        elif op == "depthwise_conv_2d_nchw_chw":
            x, k, y = [n, c] + ins, [c] + kernel, [n, c] + outs
        elif op == "depthwise_conv_1d_nwc_wc":
            x, k, y = [n] + ins + [c], kernel + [c], [n] + outs + [c]
        else:
            x, k, y = [n] + ins + [c], kernel + [c, f], [n] + outs + [c, f]
        places = [i for i, d in enumerate(x) if i > 0] if len(x) > 1 else [0]
        image = self.argument(x, places)
        if rng.random() < 0.4:
            image, x = self.padded(x, places)
        weights = self.argument(k)
        zero = self.constant(y, 0.5)
        attributes = "" if op in ("conv_1d", "conv_2d") else (
            f"{{strides = {dense(strides)}, dilations = {dense(dilations)}}} ")
        name = self.emit(
            f"linalg.{op} {attributes}ins({image}, {weights} : {tensor(x)}, "
            f"{tensor(k)}) outs({zero} : {tensor(y)}) -> {tensor(y)}")
        return name, y

    def padded(self, x, places):
        """A tensor like x, padded in some of `places`."""
        rng = self.rng
        low, high = [0] * len(x), [0] * len(x)
        for i in places:
            if rng.random() < 0.7:
                low[i] = rng.randrange(min(x[i], 4))
                high[i] = rng.randrange(min(x[i] - low[i], 4))
        inner = [d - a - b for d, a, b in zip(x, low, high)]
        source = self.argument(inner, places)
        arguments = ", ".join(f"%i{i}: index" for i in range(len(x)))
        return self.emit(
            f"tensor.pad {source} low{low} high{high} {{\n  ^bb0({arguments}):\n"
            f"    %fill = arith.constant 2.5 : f32\n"
            f"    tensor.yield %fill : f32\n  }} : {tensor(inner)} to "
            f"{tensor(x)}"), x

    def generic(self, value):
        """Linear maps: strides, reversed, gradients of kernels."""
        rng = self.rng
        m, k = self.extent(), rng.choice([1, 2, 3, 7])
        a, b = rng.choice([-2, -1, 1, 1, 2, 3]), rng.choice([-1, 1, 2])
        bounds = sorted([0, a * (m - 1)]), sorted([0, b * (k - 1)])
        low = bounds[0][0] + bounds[1][0]
        high = bounds[0][1] + bounds[1][1]
        c = rng.choice([0, 1, 3]) - low
        n = high + c + 1 + rng.choice([0, 1, 2])
        n += rng.choice([0, -n % 2, -n % 3, -n % 4])
        x = self.argument([n, 3])
        kind = rng.choice(["sum", "gradient", "unfold"])
        expr = f"{a} * d0 + {b} * d1 + {c}"
        if kind == "sum":
            y = [m, 3]
            maps = f"affine_map<(d0, d1, d2) -> (d0, d2)>"
            kinds = '"parallel", "reduction", "parallel"'
        elif kind == "gradient":
            y = [k, 3]
            maps = f"affine_map<(d0, d1, d2) -> (d1, d2)>"
            kinds = '"reduction", "parallel", "parallel"'
        else:
            y = [k, m, 3]
            maps = f"affine_map<(d0, d1, d2) -> (d1, d0, d2)>"
            kinds = '"parallel", "parallel", "parallel"'
        w = self.argument([m, k])
        start = self.constant(y, 0.25)
        name = self.emit(
            f"linalg.generic {{indexing_maps = [affine_map<(d0, d1, d2) -> "
            f"({expr}, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, {maps}], "
            f"iterator_types = [{kinds}]}} ins({x}, {w} : {tensor([n, 3])}, "
            f"{tensor([m, k])}) outs({start} : {tensor(y)}) {{\n"
            f"  ^bb0(%x: f32, %w: f32, %y: f32):\n"
            f"    %p = arith.mulf %x, %w : f32\n"
            f"    %s = arith.addf %p, %y : f32\n"
            f"    linalg.yield %s : f32\n  }} -> {tensor(y)}")
        return name, y

    def pad(self, value):
        rng = self.rng
        x, dims = value
        low, high = [], []
        for size in dims:
            pads = rng.choice([0, 0, 1]) * rng.choice([1, 2, 3, size, 7])
            low.append(pads)
            out = self.extent() if rng.random() < 0.6 else 0
            high.append(max(out - size - pads, rng.choice([0, 0, 1, 2])))
        out = [a + b + c for a, b, c in zip(low, dims, high)]
        arguments = ", ".join(f"%i{i}: index" for i in range(len(dims)))
        fill = f"%f{self.count}"
        self.lines.append(
            f"{fill} = arith.constant {rng.choice([0.0, 1.5])} : f32")
        body = f"    tensor.yield {fill} : f32"
        if dims and rng.random() < 0.3:
            i = rng.randrange(len(dims))
            body = (f"    %c = arith.index_cast %i{i} : index to i32\n"
                    f"    %g = arith.sitofp %c : i32 to f32\n"
                    f"    tensor.yield %g : f32")
        name = self.emit(
            f"tensor.pad {x} low{low} high{high} {{\n  ^bb0({arguments}):\n"
            f"{body}\n  }} : {tensor(dims)} to {tensor(out)}")
        return name, out

    def cut(self, dims, stretch=False):
        """Offsets, sizes and strides within `dims`."""
        rng = self.rng
        offsets, sizes, strides = [], [], []
        for size in dims:
            if rng.random() < 0.3:
                offsets.append(0), sizes.append(size), strides.append(1)
                continue
            stride = rng.choice([1, 1, 1, 2, 3])
            if not stretch and rng.random() < 0.1:
                stride = -stride
            most = (size - 1) // abs(stride) + 1
            fits = [s for s in (1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15)
                    if s <= most] or [most]
            count = rng.choice(fits)
            if count == 1:
                stride = 1
            span = (count - 1) * abs(stride) + 1
            offset = rng.randrange(size - span + 1)
            if stride < 0:
                offset += span - 1
            offsets.append(offset), sizes.append(count), strides.append(stride)
        return offsets, sizes, strides

    def some_dynamic(self, offsets):
        """The offsets, some of which are values, and whether there are such.

        MLIR 22 mistakes which unit dims a slice drops when it folds one.
        """
        chosen = [self.rng.random() < 0.15 for _ in offsets]
        return [self.index(o) if c else o
                for o, c in zip(offsets, chosen)], any(chosen)

    def reduced(self, sizes):
        """Drops unit dims, all or none, so that it is clear which."""
        keeps = self.rng.random() < 0.5
        return [s for s in sizes if s != 1 or keeps]

    @staticmethod
    def text(values):
        return "[" + ", ".join(map(str, values)) + "]"

    def extract(self, value):
        x, dims = value
        offsets, sizes, strides = self.cut(dims)
        offsets, is_dynamic = self.some_dynamic(offsets)
        out = sizes if is_dynamic else self.reduced(sizes)
        name = self.emit(
            f"tensor.extract_slice {x}{self.text(offsets)} {sizes} {strides} : "
            f"{tensor(dims)} to {tensor(out)}")
        return name, out

    def insert(self, value):
        x, dims = value
        offsets, sizes, strides = self.cut(dims, stretch=True)
        offsets, is_dynamic = self.some_dynamic(offsets)
        part = sizes if is_dynamic else self.reduced(sizes)
        source = self.argument(part)
        name = self.emit(
            f"tensor.insert_slice {source} into {x}{self.text(offsets)} {sizes} "
            f"{strides} : {tensor(part)} into {tensor(dims)}")
        return name, dims

    def concat(self, value):
        x, dims = value
        rng = self.rng
        dim = rng.randrange(len(dims))
        inputs = [(x, dims)]
        for _ in range(rng.randrange(3)):
            other = list(dims)
            other[dim] = self.extent()
            inputs.append((self.argument(other, [dim]), other))
        rng.shuffle(inputs)
        out = list(dims)
        out[dim] = sum(d[dim] for _, d in inputs)
        name = self.emit(
            f"tensor.concat dim({dim}) {', '.join(i for i, _ in inputs)} : "
            f"({', '.join(tensor(d) for _, d in inputs)}) -> {tensor(out)}")
        return name, out

    def build(self):
        rng = self.rng
        dims = [self.extent() for _ in range(rng.choice([1, 1, 2, 3]))]
        value = None
        for _ in range(rng.choice([1, 1, 2, 3])):
            kind = rng.choice(["convolution", "generic", "pad", "pad",
                               "extract", "extract", "insert", "insert",
                               "concat"])
            if value is None and kind not in ("convolution", "generic"):
                value = (self.argument(dims), dims)
            if value is not None:
                total = 1
                for d in value[1]:
                    total *= d
                if not value[1] or total > 20000:
                    break
                if rng.random() < 0.3:
                    value = (self.emit(
                        f"mesh.shard {value[0]} {self.sharding(value[1])} : "
                        f"{tensor(value[1])}"), value[1])
            value = getattr(self, kind)(value)
        name, out = value
        attribute = ""
        if rng.random() < 0.8:
            attribute = (" {mesh.sharding = #mesh.sharding"
                         f"{self.sharding(out)}}}")
        if not self.arguments:
            return None
        axes = ", ".join(f'"{axis}"={size}' for axis, size in self.mesh)
        lines = "\n".join("  " + line for line in self.lines)
        return (f"mesh.mesh @m_{self.name} = <[{axes}]>\n"
                f"func.func @{self.name}({', '.join(self.arguments)}) -> "
                f"({tensor(out)}{attribute}) {{\n{lines}\n"
                f"  return {name} : {tensor(out)}\n}}\n")


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    for number in range(count):
        text = None
        while not text:
            text = Program(rng, f"program{number}").build()
        print(text)


main()
