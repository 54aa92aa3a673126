// The notes of entries have a form; what has none is an error at the module.
//
// RUN: mesh-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{attribute 'mesh_rt.entries' must be a list, on a module}}
module attributes {mesh_rt.entries = "main"} {
}

// -----

// expected-error @below {{attribute 'mesh_rt.entries' must be a list, on a module}}
func.func private @f() attributes {mesh_rt.entries = []}

// -----

// expected-error @below {{attribute 'mesh_rt.entries': entry 1: must be a dictionary, but is "other"}}
module attributes {mesh_rt.entries = [{name = "main"}, "other"]} {
}

// -----

// expected-error @below {{entry 0: 'name' must be a text, but is missing}}
module attributes {mesh_rt.entries = [{}]} {
}

// -----

// expected-error @below {{entry 0: 'name' must be a text, but is 1 : i64}}
module attributes {mesh_rt.entries = [{name = 1}]} {
}

// -----

// expected-error @below {{entry 0: a precision must be a float type or unit, but is i32}}
module attributes {mesh_rt.entries = [{name = "main", precisions = [f32, unit, i32]}]} {
}

// -----

// expected-error @below {{entry 0: 'functions' must be a list of names, but is missing}}
module attributes {mesh_rt.entries = [{name = "main", signature = {}}]} {
}

// -----

// expected-error @below {{entry 0: 'functions' must be one name or more, but is []}}
module attributes {mesh_rt.entries = [{name = "main", signature = {functions = []}}]} {
}

// -----

// expected-error @below {{entry 0: 'axes' and 'classes' need each other and a 'mesh'}}
module attributes {mesh_rt.entries = [{name = "main", signature = {functions = ["f"], classes = array<i64: 0>}}]} {
}

// -----

// expected-error @below {{entry 0: 'classes' must have a number for each of 2 positions, but has 1}}
module attributes {mesh_rt.entries = [{name = "main", signature = {
    functions = ["f"], mesh = #mesh.mesh<["x"=2]>, axes = #mesh.axes<["x"]>, classes = array<i64: 0>}}]} {
}

// -----

// expected-error @below {{entry 0: 'classes' must be numbers of 1 functions, but one is 1}}
module attributes {mesh_rt.entries = [{name = "main", signature = {
    functions = ["f"], mesh = #mesh.mesh<["x"=2]>, axes = #mesh.axes<["x"]>, classes = array<i64: 0, 1>}}]} {
}

// -----

// expected-error @below {{entry 0: mesh has no axis "y"; its axes are "x"}}
module attributes {mesh_rt.entries = [{name = "main", signature = {
    functions = ["f"], mesh = #mesh.mesh<["x"=2]>, axes = #mesh.axes<["y"]>, classes = array<i64: 0, 1>}}]} {
}

// -----

// expected-error @below {{entry 0: 'arguments' must be a list of dictionaries, but is missing}}
module attributes {mesh_rt.entries = [{name = "main", signature = {functions = ["f"]}}]} {
}

// -----

// expected-error @below {{entry 0: 'arguments' must be dictionaries, but one is 1 : i64}}
module attributes {mesh_rt.entries = [{name = "main", signature = {functions = ["f"], arguments = [1]}}]} {
}

// -----

// expected-error @below {{entry 0: 'type' must be a type, but is missing}}
module attributes {mesh_rt.entries = [{name = "main", signature = {functions = ["f"], arguments = [{name = "x"}]}}]} {
}

// -----

// expected-error @below {{entry 0: 'unpadded' must be a list of numbers, but is 7 : i64}}
module attributes {mesh_rt.entries = [{name = "main", signature = {functions = ["f"], arguments = [{type = tensor<2xf32>, unpadded = 7}]}}]} {
}

// -----

// expected-error @below {{entry 0: sharding of rank 2 does not fit a value of rank 1}}
module attributes {mesh_rt.entries = [{name = "main", signature = {
    functions = ["f"], mesh = #mesh.mesh<["x"=2]>, arguments = [],
    results = [{type = tensor<2xf32>, sharding = #mesh.sharding<@m, [{}, {}]>}]}}]} {
}

// -----

// expected-error @below {{entry 0: 'prediction' must be a list or a text, but is 1 : i64}}
module attributes {mesh_rt.entries = [{name = "main", prediction = 1}]} {
}

// -----

// expected-error @below {{entry 0: 'prediction' must be dictionaries, but one is "all"}}
module attributes {mesh_rt.entries = [{name = "main", prediction = ["all"]}]} {
}

// -----

// expected-error @below {{entry 0: 'seconds' must be a list of 4 numbers, but is missing}}
module attributes {mesh_rt.entries = [{name = "main", prediction = [{devices = "all", function = "f"}]}]} {
}

// -----

// expected-error @below {{entry 0: 'seconds' must be 4 numbers, but are 1}}
module attributes {mesh_rt.entries = [{name = "main", prediction = [{devices = "all", function = "f", seconds = array<f64: 1.0>}]}]} {
}
