"""Tests of the lowering, as in MLIR: RUN lines and FileCheck."""
import os

import lit.formats

config.name = "toy"
config.test_format = lit.formats.ShTest()
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join(
    [config.toy_bin_dir, config.llvm_tools_dir, config.environment["PATH"]])
