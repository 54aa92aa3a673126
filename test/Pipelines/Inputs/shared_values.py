"""Writes functions in which each op reads what the one before reads, and its result."""

TYPE = "tensor<64x64xf32>"


def write(name, lines, result):
    print(f"func.func @{name}(%x0: {TYPE}, %s: f32) -> {TYPE} attributes {{mesh.spmd = @m}} {{")
    print("\n".join(f"  {line}" for line in lines))
    print(f"  return {result} : {TYPE}\n}}")


def fuse(count):
    for i in range(count):
        yield f"%y{i} = math.sin %x{i} : {TYPE}"
        yield f"%x{i + 1} = arith.addf %x{i}, %y{i} : {TYPE}"


def fill(count):
    yield f"%e = tensor.empty() : {TYPE}"
    yield f"%f0 = linalg.fill ins(%s : f32) outs(%e : {TYPE}) -> {TYPE}"
    for i in range(count):
        yield (f"%f{i + 1} = linalg.add ins(%f{i}, %f{i} : {TYPE}, {TYPE}) "
               f"outs(%e : {TYPE}) -> {TYPE}")
    yield f"%r = arith.addf %x0, %f{count} : {TYPE}"


print('mesh.mesh @m = <["data"=2]>')
write("fused", fuse(40), "%x40")
write("filled", fill(40), "%r")
