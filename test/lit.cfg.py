import os
import shutil
import subprocess
import tempfile

import lit.formats

config.name = "mesh"
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "unit", "package"]
config.test_format = lit.formats.ShTest(execute_external=False)
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.mesh_obj_dir

config.environment["PATH"] = os.pathsep.join(
    [config.mesh_bin_dir, config.llvm_tools_dir, config.environment["PATH"]])
# MLIR's library is not instrumented: what it unpoisons stays poisoned for us.
config.environment["ASAN_OPTIONS"] = os.pathsep.join(
    filter(None, ["allow_user_poisoning=0", os.environ.get("ASAN_OPTIONS")]))
config.environment["FILECHECK_OPTS"] = "--enable-var-scope --dump-input=fail"
config.substitutions += [("%python", config.python),
                         ("%mesh-bin", config.mesh_bin_dir)]

# `--count=500%0`: 5000, or 500 under sanitizers, which take ten times as long. `//
# UNSUPPORTED: asan`: what is unavailable under them.
config.substitutions.append(("%0", "" if config.address_sanitizer else "0"))
if config.address_sanitizer:
    config.available_features.add("asan")

# `// REQUIRES: mesh-run`: reported as unsupported where it is not built.
for tool in ["mesh-calibrate", "mesh-compile", "mesh-fuzz", "mesh-lsp-server", "mesh-opt",
             "mesh-params", "mesh-report", "mesh-run", "mesh-schedule", "mesh-search",
             "mesh-shard-view", "mesh-simulate", "mesh-train"]:
    if os.path.exists(os.path.join(config.mesh_bin_dir, tool)):
        config.available_features.add(tool)
if os.path.exists(os.path.join(config.llvm_tools_dir, "mlir-opt")):
    config.available_features.add("mlir-opt")

# `// REQUIRES: chromium`: a browser to look at pages with. Continuous integration has
# to have one.
if os.environ.get("CI") == "true" or (shutil.which("chromium") and
                                      shutil.which("chromedriver")):
    config.available_features.add("chromium")

# `// REQUIRES: node`: JavaScript, for the extension of VS Code. Continuous integration
# has to have it.
if os.environ.get("CI") == "true" or shutil.which("node"):
    config.available_features.add("node")

# `// REQUIRES: release-tree`: this is the build that README.md speaks of.
release = os.path.join(os.path.dirname(config.test_source_root), "build", "release", "bin")
if os.path.realpath(config.mesh_bin_dir) == os.path.realpath(release):
    config.available_features.add("release-tree")

# `// REQUIRES: wheel-tools`: wheels can be made, as continuous integration has to.
# `// REQUIRES: release-tools`: packages for Debian as well.
auditwheel = os.path.join(os.path.dirname(config.test_source_root), "build", "python", "bin",
                          "auditwheel")
if os.environ.get("CI") == "true" or os.path.exists(auditwheel):
    config.available_features.add("wheel-tools")
if os.path.exists(auditwheel) and shutil.which("dpkg-shlibdeps") and shutil.which("git"):
    config.available_features.add("release-tools")

# `// REQUIRES: small-disk`: whether a file system of our own can be mounted, by
# Inputs/small_disk.py.
small_disk = os.path.join(config.test_source_root, "Integration", "Inputs", "small_disk.py")
with tempfile.TemporaryDirectory() as folder:
    if subprocess.run([config.python, small_disk, folder, "64k", "true"],
                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
        config.available_features.add("small-disk")

# `// REQUIRES: ptxas`: the assembler of the CUDA toolkit, as %ptxas.
if os.path.exists(config.ptxas):
    config.available_features.add("ptxas")
    config.substitutions.append(("%ptxas", config.ptxas))
# `// REQUIRES: fake-cuda`: an emulated driver, for what %on-gpus runs. For processes that
# mpirun starts it has eight GPUs: %on-own-gpus %mpirun-mpich -n 4 …
if os.path.exists(config.fake_cuda):
    config.available_features.add("fake-cuda")
    on_gpus = "env MESH_CUDA_DRIVER={0} MESH_CUBLASLT={0} MESH_NCCL={0}".format(
        config.fake_cuda)
    config.substitutions += [("%on-gpus", on_gpus),
                             ("%on-own-gpus", on_gpus + " MESH_FAKE_GPUS=8")]

# `%if mpich %{ %mpirun-mpich -n 2 … %}`, and the same for openmpi.
for variable in filter(None, config.mpi_environment):
    name, value = variable.split("=")
    config.environment[name] = value
for implementation in filter(None, config.mpi_found):
    config.available_features.update(["mpi", implementation])
    config.substitutions.append(
        ("%mpirun-" + implementation, config.mpirun[implementation]))
