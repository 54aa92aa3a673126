// What cannot be drawn.

// RUN: not mesh-shard-view 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: expected either a file, or --mesh, --sharding and --type

// RUN: not mesh-shard-view %s --type=4xf32 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: error: expected either a file, or --mesh, --sharding and --type

// RUN: not mesh-shard-view --mesh='"x"=2' 2>&1 | FileCheck %s --check-prefix=PART
// PART: error: --mesh, --sharding and --type need each other

// RUN: not mesh-shard-view --mesh=data --sharding='[{}]' --type=4xf32 2>&1 | FileCheck %s --check-prefix=NO-SIZE
// NO-SIZE: error: --mesh must be as data=2,model=4, got 'data'

// RUN: not mesh-shard-view --mesh=data=2, --sharding='[{}]' --type=4xf32 2>&1 | FileCheck %s --check-prefix=NO-AXIS
// NO-AXIS: error: --mesh must be as data=2,model=4, got 'data=2,'

// RUN: not mesh-shard-view --mesh==2 --sharding='[{}]' --type=4xf32 2>&1 | FileCheck %s --check-prefix=NO-NAME
// NO-NAME: error: --mesh must be as data=2,model=4, got '=2'

// RUN: not mesh-shard-view --mesh=data=two --sharding='[{}]' --type=4xf32 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: --mesh must be as data=2,model=4, got 'data=two'

// RUN: not mesh-shard-view --mesh=x=2 --sharding='[{"y"}]' --type=4xf32 2>&1 | FileCheck %s --check-prefix=AXIS
// AXIS: error: {{.*}} mesh has no axis "y"; its axes are "x"
// AXIS: error: what is to be shown: is not valid

// RUN: not mesh-shard-view --mesh='"x"=2' --sharding='[{"x"}]' --type='?xf32' 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: error: @value argument x: tensor<?xf32> is not a tensor of static shape

// RUN: not mesh-shard-view %t.none 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: {{.*}}.none: {{[Nn]}}o such file or directory

// RUN: not mesh-shard-view %s --value=x 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: there is no parameter, and no function with an argument or a result, 'x' that has a mesh.sharding; there are y, z

// RUN: not mesh-shard-view %s --entry=g 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: there is no @g with an argument or a result that has a mesh.sharding

// RUN: not mesh-shard-view %s --svg 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: error: a picture shows one value, but there are several; choose one by --value

// RUN: not mesh-shard-view %s --value=y -o %t.none/x 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: error: {{.*}}.none/x: {{[Nn]}}o such file or directory

mesh.mesh @m = <["data"=2]>
func.func private @f(tensor<4xf32> {mesh.name = "y", mesh.sharding = #mesh.sharding<@m, [{"data"}]>},
                     tensor<4xf32> {mesh.name = "z", mesh.sharding = #mesh.sharding<@m, [{"data"}]>})
