// RUN: mesh-opt %s --split-input-file --verify-diagnostics

// An older text is read.
module attributes {mesh.version = 0 : i64} {
}

// -----

module attributes {mesh.version = 1 : i64} {
}

// -----

// expected-error @below {{'builtin.module' op was written for version 2 : i64 of the mesh dialect, expected at most 1}}
module attributes {mesh.version = 2 : i64} {
}

// -----

// expected-error @below {{'builtin.module' op attribute 'mesh.version' must be a number, on a module}}
module attributes {mesh.version = "1"} {
}

// -----

// expected-error @below {{'func.func' op attribute 'mesh.version' must be a number, on a module}}
func.func private @f() attributes {mesh.version = 1 : i64}
