"""Writes a program that runs all entries of a header of mesh-compile, several
times each: make_driver.py [--race] program.h > driver.cpp

Arguments are some numbers: what comes of them is not checked, but that it is
the same each time. With --race, all devices write their results to one place.
"""

import os
import re
import sys

RESULT_OF = "0" if "--race" in sys.argv else "device"
ENTRY = re.compile(r"^static inline void (\w+)\(\n(.*?)\) \{$", re.S | re.M)


def declare(entry, header, parameter):
    """The vector of a parameter's parts, and how a device passes its own."""
    constness, kind, pointer, name = re.fullmatch(
        r"(const )?(\w+) (\*?)(\w+)", parameter.strip()).groups()
    if not pointer:
        return "", f"{kind}(1)", None
    part = f"{entry}_{name}_part"
    size = f"countOf({part})" if f" {part}[" in header else "1"
    result = None if constness else name
    return (f"  Parts<{kind}> {name}({entry}_num_devices, {size});\n",
            f"{name}.of({RESULT_OF if result else 'device'})", result)


def write_entry(entry, parameters, header):
    parts = [declare(entry, header, parameter)
             for parameter in parameters.split(",")]
    results = ", ".join(f"&{result}" for _, _, result in parts if result)
    call = ", ".join(passed for _, passed, _ in parts)
    return (f"static bool runs_{entry}() {{\n"
            + "".join(declaration for declaration, _, _ in parts)
            + f"  return runsTheSame(\"{entry}\", {entry}_num_devices,\n"
            f"      [&](int64_t device) {{ {entry}({call}); }}, {{{results}}});\n"
            "}\n")


path = sys.argv[-1]
with open(path) as file:
    header = file.read()
entries = [match.groups() for match in ENTRY.finditer(header)
           if f"enum {{ {match.group(1)}_num_devices" in header]
print(f'#include "{os.path.basename(path)}"\n\n#include "Driver.h"\n')
for entry, parameters in entries:
    print(write_entry(entry, parameters, header))
print("int main() {\n  bool well = true;")
for entry, _ in entries:
    print(f"  well &= runs_{entry}();")
print("  return well ? 0 : 1;\n}")
