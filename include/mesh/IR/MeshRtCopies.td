//===- MeshRtCopies.td - between host and device ------------*- tablegen -*-===//

#ifndef MESH_IR_MESHRTCOPIES_TD
#define MESH_IR_MESHRTCOPIES_TD

include "mesh/IR/MeshRt.td"

def MeshRt_Memory : StaticShapeMemRefOf<[AnyType]>;

/// A copy of a whole buffer between memory of the host and of the device.
class MeshRt_Copy<string mnemonic> : MeshRt_Op<mnemonic, []> {
  let arguments = (ins Arg<MeshRt_Memory, "", [MemRead]>:$src,
                       Arg<MeshRt_Memory, "", [MemWrite]>:$dst);
  let assemblyFormat = [{
    $src `into` $dst attr-dict `:` type($src) `,` type($dst)
  }];
  let hasVerifier = 1;
}

def MeshRt_RtCopyToHostOp : MeshRt_Copy<"copy_to_host"> {
  let summary = "Copies from the device to the host: `mesh_rt_copy_to_host`";
  let description = [{
    Waits until the device has done all before it. `src` is memory of the
    device, `dst` of the host.

    Example:

    ```mlir
    mesh_rt.copy_to_host %number into %host : memref<f32>, memref<f32>
    ```

    Constraints:
    - (C1) the elements of both lie in a row, and are as many, of one type
  }];
}

def MeshRt_RtCopyToDeviceOp : MeshRt_Copy<"copy_to_device"> {
  let summary = "Copies from the host to the device: `mesh_rt_copy_to_device`";
  let description = [{
    Comes after all that the device has been given before. `src` is memory of
    the host, `dst` of the device.

    Example:

    ```mlir
    mesh_rt.copy_to_device %host into %number : memref<f32>, memref<f32>
    ```

    Constraints: those of `mesh_rt.copy_to_host`.
  }];
}

#endif // MESH_IR_MESHRTCOPIES_TD
