//===- MeshAttrs.td - attributes of the mesh dialect --------*- tablegen -*-===//

#ifndef MESH_IR_MESHATTRS_TD
#define MESH_IR_MESHATTRS_TD

include "mesh/IR/MeshEnums.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"

class Mesh_Attr<string name, string attrMnemonic> : AttrDef<Mesh_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Mesh_MeshAxisAttr : Mesh_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "A named axis of a mesh, with its size";
  let description = [{
    Example: `#mesh.mesh_axis<"model"=4>`, in a mesh written `"model"=4`.

    Constraints:
    - (C1) the name is not empty
    - (C2) the size is at least 1
  }];
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` $name `=` $size `>`";
  let genVerifyDecl = 1;
}

def Mesh_MeshAttr : Mesh_Attr<"Mesh", "mesh"> {
  let summary = "The axes of a mesh and the order of its devices";
  let description = [{
    Devices have *positions* 0 … n-1, row-major over the axes. The first axis is
    the most major one. `device_ids` lists the physical device of each position.
    Without it, position i is device i.

    Example: `#mesh.mesh<["data"=2, "model"=4]>`,
    `#mesh.mesh<["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>`

    Constraints:
    - (C1) axis names are distinct
    - (C2) the number of devices fits in 32 bits
    - (C3) `device_ids` is a permutation of 0 … n-1, and not the identity; a
      mesh without axes may have `device_ids=[0]`, as in Shardy
  }];
  let parameters = (ins OptionalArrayRefParameter<"MeshAxisAttr">:$axes,
                        OptionalArrayRefParameter<"int64_t">:$deviceIds);
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<MeshAxisAttr>":$axes), [{
      return $_get($_ctxt, axes, ::llvm::ArrayRef<int64_t>());
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns the number of devices.
    int64_t getNumDevices() const;
    /// Returns the axis called `name`, or null.
    MeshAxisAttr getAxis(::llvm::StringRef name) const;
    /// Returns the size of a (sub-)axis of this mesh.
    int64_t getSize(AxisRefAttr axis) const;
    /// Returns the product of the sizes of `axes`.
    int64_t getSize(::llvm::ArrayRef<AxisRefAttr> axes) const;
    /// Returns the stride of a (sub-)axis, which is a digit of the device's
    /// position: the index of position p along it is (p / stride) % size.
    int64_t getStride(AxisRefAttr axis) const;
    /// Returns true if the (sub-)axes `a` and `b` have a digit in common, or
    /// cannot be digits of one number, such as factors 2 and 3 whose borders
    /// cross.
    bool overlap(AxisRefAttr a, AxisRefAttr b) const;
    /// Succeeds if `axes` exist in this mesh, are divisible by their sub-axes,
    /// and do not overlap. Else reports an error.
    ::llvm::LogicalResult verifyAxes(
        ::llvm::ArrayRef<AxisRefAttr> axes,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) const;
  }];
}

def Mesh_AxisRefAttr : Mesh_Attr<"AxisRef", "axis"> {
  let summary = "An axis of a mesh, or a part of one";
  let description = [{
    An axis is a product of nested *sub-axes*. For an axis `"x"` of size 12,
    `"x":(2)3` is the sub-axis of size 3 with a more major factor of 2. So its
    more minor factor is 12 / (2 · 3) = 2.

    Example: `#mesh.axis<"model">`, `#mesh.axis<"x":(2)3>`. Elsewhere written
    `"model"` and `"x":(2)3`.

    Constraints:
    - (C1) the name is not empty
    - (C2) a sub-axis has a pre-size of at least 1 and a size of at least 2
    - (C3) the product of the two fits in 32 bits, as the size of a mesh does
  }];
  let parameters = (ins StringRefParameter<>:$name,
                        DefaultValuedParameter<"int64_t", "1">:$preSize,
                        // 0: the whole axis
                        DefaultValuedParameter<"int64_t", "0">:$subSize);
  let builders = [
    AttrBuilder<(ins "::llvm::StringRef":$name), [{
      return $_get($_ctxt, name, /*preSize=*/1, /*subSize=*/0);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool isSubAxis() const { return getSubSize() != 0; }
    /// Returns the axis as in the assembly: `"x":(2)3`.
    std::string str() const;
  }];
}

def Mesh_AxesAttr : Mesh_Attr<"Axes", "axes"> {
  let summary = "A list of axes, the most major first";
  let description = [{
    Defines the groups of a collective. Two devices are in the same group if
    they differ at most on these axes. The order of the axes is the order of the
    devices in the group.

    Example: `#mesh.axes<["data", "model":(1)2]>`, in an op written
    `["data", "model":(1)2]`.
  }];
  let parameters = (ins OptionalArrayRefParameter<"AxisRefAttr">:$axes);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    operator ::llvm::ArrayRef<AxisRefAttr>() const { return getAxes(); }
    auto begin() const { return getAxes().begin(); }
    auto end() const { return getAxes().end(); }
    size_t size() const { return getAxes().size(); }
    bool empty() const { return getAxes().empty(); }
  }];
}

def Mesh_DimShardingAttr : Mesh_Attr<"DimSharding", "dim_sharding"> {
  let summary = "The axes that split one dimension";
  let description = [{
    A list of axes from major to minor. Propagation may split an *open*
    dimension (`?`) further, but not a closed one. The priority (`p0` first)
    orders annotations in propagation.

    Example: `{"data", "model"}`, `{"data", ?}`, `{}`, `{?}p1` in a sharding;
    by itself `#mesh.dim_sharding<{"data", ?}>`
  }];
  let parameters = (ins OptionalArrayRefParameter<"AxisRefAttr">:$axes,
                        DefaultValuedParameter<"bool", "false">:$isOpen,
                        // -1: no priority given
                        DefaultValuedParameter<"int64_t", "-1">:$priority);
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<AxisRefAttr>":$axes), [{
      return $_get($_ctxt, axes, /*isOpen=*/false, /*priority=*/-1);
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Mesh_ShardingAttr : Mesh_Attr<"Sharding", "sharding"> {
  let summary = "The layout of a tensor over a mesh";
  let description = [{
    A sharding lists the axes that split each dimension. Along axes in
    `replicated`, the value must stay replicated. Over axes in `partial`, it is
    *unreduced*: the value is the combination of the devices' values. Along all
    other axes of the mesh, the value is replicated.

    A dimension of size s over k devices has blocks of ⌈s / k⌉.

    The syntax is that of Shardy. Shardy's `unreduced={…}` is read as
    `partial=sum{…}`.

    Example: on a mesh `<["data"=2, "model"=4]>`

    ```mlir
    #mesh.sharding<@m, [{"data"}, {"model"} ]>        // a tile for each device
    #mesh.sharding<@m, [{"data", ?}, {}p1]>          // open dim, priority
    #mesh.sharding<@m, [{"model":(1)2}, {} ]>         // half of an axis
    #mesh.sharding<@m, [{} ], replicated={"data"}>
    #mesh.sharding<@m, [{"data"} ], partial=sum{"model"}>
    #mesh.sharding<@m, []>                           // a scalar
    ```

    Constraints:
    - (C1) no axis is used twice, and no sub-axes overlap
    - (C2) adjacent sub-axes that form a larger sub-axis are written as that one
    - (C3) there is a combiner if and only if there are partial axes

    Constraints with the mesh and the tensor, at the op with the attribute:
    - (C4) the mesh exists and has the axes; these are divisible by their sub-axes
    - (C5) there is a dimension sharding for each dimension of the tensor
    - (C6) `and` and `or` are for integers
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh,
                        OptionalArrayRefParameter<"DimShardingAttr">:$dims,
                        OptionalArrayRefParameter<"AxisRefAttr">:$replicated,
                        OptionalParameter<"std::optional<Combiner>">:$combiner,
                        OptionalArrayRefParameter<"AxisRefAttr">:$partial);
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::FlatSymbolRefAttr":$mesh,
        "::llvm::ArrayRef<DimShardingAttr>":$dims), [{
      return $_get(mesh.getContext(), mesh, dims,
                   ::llvm::ArrayRef<AxisRefAttr>(), std::nullopt,
                   ::llvm::ArrayRef<AxisRefAttr>());
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getRank() const { return getDims().size(); }
    ::llvm::ArrayRef<AxisRefAttr> getAxes(int64_t dim) const {
      return getDims()[dim].getAxes();
    }
    /// Returns a sharding that splits no dim.
    static ShardingAttr getReplicated(::mlir::FlatSymbolRefAttr mesh,
                                      int64_t rank, bool isOpen = false);
    /// Returns true if no dim is split and no axis is partial.
    bool isReplicated() const;
    /// Returns the sharding with all dims closed, and without priorities and
    /// replicated axes: the part that determines where the data are.
    ShardingAttr getLayout() const;
    /// Returns the number of blocks along `dim`.
    int64_t getNumShards(int64_t dim, MeshAttr mesh) const;
    /// Returns the type of the block of one device. Null if a split dim is not
    /// divisible and `allowPadding` is not set; with it, blocks have size
    /// ⌈s / k⌉.
    ::mlir::RankedTensorType getLocalType(::mlir::RankedTensorType global,
                                          MeshAttr mesh,
                                          bool allowPadding = false) const;
    /// Returns the type whose block is `local`, of divisible dims. Null if a
    /// split dim is dynamic or the size does not fit in 64 bits.
    ::mlir::RankedTensorType getGlobalType(::mlir::RankedTensorType local,
                                           MeshAttr mesh) const;
    /// Checks (C4), (C5) and (C6).
    ::llvm::LogicalResult verifyAgainst(
        MeshAttr mesh, ::mlir::Type type,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) const;
  }];
}

def Mesh_ShardingArrayAttr
    : TypedArrayAttrBase<Mesh_ShardingAttr, "shardings, one a value">;

def Mesh_LogicalShardingAttr : Mesh_Attr<"LogicalSharding", "logical"> {
  let summary = "A sharding in logical axis names";
  let description = [{
    Each dimension has a name that the rules `@r` map to mesh axes, or `_` if it
    is not split. `mesh-propagate` replaces the attribute by a sharding.

    Example: `#mesh.logical<@r, ["batch", _, "embed"]>`
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$rules,
                        // an empty name: not split
                        OptionalArrayRefParameter<"::mlir::StringAttr">:$names);
  let hasCustomAssemblyFormat = 1;
}

def Mesh_AxisRuleAttr : Mesh_Attr<"AxisRule", "axis_rule"> {
  let summary = "A logical axis name and its mesh axes";
  let description = [{
    Example: `#mesh.axis_rule<"batch" -> {"data"}>`, in `mesh.axis_rules`
    written `"batch" -> {"data"}` or, for one axis, `"batch" -> "data"`.
  }];
  let parameters = (ins StringRefParameter<>:$name,
                        OptionalArrayRefParameter<"AxisRefAttr">:$axes);
  let hasCustomAssemblyFormat = 1;
}

def Mesh_OverlapAttr : Mesh_Attr<"Overlap", "overlap"> {
  let summary = "The overlap of a collective with the contraction beside it";
  let description = [{
    - `none`: no overlap; the collective is synchronous.
    - `ring`: blocks travel in `direction`. Each partial contraction runs while
      the next block is in flight.
    - `bidirectional`: half of the blocks travel each way, in half the steps.
    - `split`: the two halves of each block travel in opposite directions, with
      half the bytes on each link.

    Example: `#mesh.overlap<ring, down>`, `#mesh.overlap<none>`
  }];
  let parameters = (ins
      EnumParameter<Mesh_OverlapMode>:$mode,
      DefaultValuedParameter<"Direction", "Direction::Up">:$direction);
  let assemblyFormat = "`<` $mode (`,` $direction^)? `>`";
}

#endif // MESH_IR_MESHATTRS_TD
