//===- abi.h - Calls of compiled device programs ----------------*- C++ -*-===//
//
// The contract between compiled code and the runtime. The compiler emits the
// descriptors below as constants of the module and calls the functions with
// pointers to them; both sides test against this header. It is plain C, so
// that ahead-of-time compiled code needs nothing else.
//
// A *device program* runs once per device, on a thread, which it may share with
// others, or in a process. Every function here acts for the device that the
// calling thread runs ("current device"), as CUDA calls act for the current
// GPU.
//
// Errors: none of these functions returns on failure. The runtime stores the
// error, cancels all devices of the run, and leaves the device program by
// longjmp; what failed is in the run's report. Device programs hold no
// resources that need unwinding: their memory belongs to the device's arena.
// What that means for callers in C++ is in run.h.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_ABI_H
#define MESH_RT_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Element types of tensors in memory. `i1` takes one byte an element.
typedef enum mesh_rt_type {
  MESH_RT_I1 = 0,
  MESH_RT_I8 = 1,
  MESH_RT_I16 = 2,
  MESH_RT_I32 = 3,
  MESH_RT_I64 = 4,
  MESH_RT_BF16 = 5,
  MESH_RT_F16 = 6,
  MESH_RT_F32 = 7,
  MESH_RT_F64 = 8,
} mesh_rt_type;

/// The combiner of a reduction. Integers are signed; `min` and `max` of floats
/// return NaN when an operand is NaN (arith.minimumf, arith.maximumf); `and`
/// and `or` are bitwise and for integers only.
typedef enum mesh_rt_combiner {
  MESH_RT_SUM = 0,
  MESH_RT_PRODUCT = 1,
  MESH_RT_MIN = 2,
  MESH_RT_MAX = 3,
  MESH_RT_AND = 4,
  MESH_RT_OR = 5,
} mesh_rt_combiner;

typedef enum mesh_rt_kind {
  MESH_RT_ALL_GATHER = 0,
  MESH_RT_ALL_REDUCE = 1,
  MESH_RT_REDUCE_SCATTER = 2,
  MESH_RT_ALL_TO_ALL = 3,
  MESH_RT_PERMUTE = 4,
  MESH_RT_BROADCAST = 5,
  MESH_RT_SEND = 6,
  MESH_RT_RECV = 7,
} mesh_rt_kind;

/// A mesh axis, or a sub-axis of one, as a digit of the device's position.
/// Devices of a mesh are numbered row-major; the index of device `p` on the
/// axis is (p / stride) % size.
typedef struct mesh_rt_axis {
  int64_t size;
  int64_t stride;
} mesh_rt_axis;

/// One edge of a permutation, in positions within the group.
typedef struct mesh_rt_pair {
  int64_t source;
  int64_t target;
} mesh_rt_pair;

/// A strided view of memory: MLIR's ranked memref descriptor. `sizes_strides`
/// holds `rank` sizes and then `rank` strides, in elements. Element (i, j, …)
/// is at aligned + offset + i * stride0 + j * stride1 + …
typedef struct mesh_rt_memref {
  void *allocated;
  void *aligned;
  int64_t offset;
  int64_t sizes_strides[];
} mesh_rt_memref;

/// A communication op of a program: a constant, one per op.
///
/// The *group* of a device is made of all devices that differ from it at most
/// on `axes`; a member's position in the group is row-major over `axes`, the
/// first being the most major. n is the group's size.
///
///   all_gather      dst = the members' src, concatenated along dim
///   all_reduce      dst = combination of the members' src, elementwise
///   reduce_scatter  dst = block `position` along dim of that combination
///   all_to_all      src cut along split_dim into n blocks; block j goes to
///                   member j; dst = received blocks, concatenated along dim
///                   in order of their senders
///   permute         for each pair (s, t): dst of t = src of s; who receives
///                   nothing gets zeros. With no pairs but targets, which are
///                   the digits of `axes` in another order or other parts, s is
///                   a position over `axes`, and t the member at the same
///                   position over `targets`. With neither, t = (s + shift)
///                   mod n.
///   broadcast       dst = src of member `root`
///   send, recv      `peer` is a position in the whole mesh; a receive takes
///                   the oldest send of the same (sender, tag)
///
/// Shapes and element types agree with that; src and dst do not overlap
/// unless they are equal, which all_reduce allows.
typedef struct mesh_rt_op {
  int32_t kind;     /* mesh_rt_kind */
  int32_t combiner; /* mesh_rt_combiner; reductions */
  int32_t element;  /* mesh_rt_type */
  int32_t rank;     /* of src and dst */
  int32_t dim;
  int32_t split_dim;
  int64_t shift;
  int64_t root;
  int64_t tag;
  int64_t num_axes;
  const mesh_rt_axis *axes;
  int64_t num_pairs;
  const mesh_rt_pair *pairs;
  int64_t num_targets;
  const mesh_rt_axis *targets;
  const char *name;     /* "mesh.all_gather" */
  const char *location; /* "mlp.mlir:12:8"; never null */
} mesh_rt_op;

/// Runs `op` and returns when `dst` holds the result and `src` may be
/// overwritten. `src` is null for recv, `dst` for send; `peer` matters to
/// those two alone.
void mesh_rt_run(const mesh_rt_op *op, const mesh_rt_memref *src,
                 const mesh_rt_memref *dst, int64_t peer);

/// Starts `op`. Until the wait, `src` is not to be written and `dst` neither
/// read nor written. The descriptors are copied. Starts of one group are
/// matched in program order; any number may be in flight.
int64_t mesh_rt_start(const mesh_rt_op *op, const mesh_rt_memref *src,
                      const mesh_rt_memref *dst, int64_t peer);

/// Ends the op that `future` stands for; each future is waited for once.
/// `location` is where the wait stands in the program.
void mesh_rt_wait(int64_t future, const char *location);

/// The position of the current device in the mesh, row-major.
int64_t mesh_rt_device(void);

/// One loop of a contraction and which dim of each operand it runs over, -1
/// where it does not. In lhs, rhs and out: batch; lhs and out: rows (m); rhs
/// and out: columns (n); lhs and rhs: summed (k). Where loops share a dim of
/// lhs or rhs, as in a convolution, the index is the sum of theirs, each times
/// its step. The size of a loop is that of a dim that it has for itself, in
/// steps of 1.
typedef struct mesh_rt_loop {
  int32_t lhs;
  int32_t rhs;
  int32_t out;
} mesh_rt_loop;

/// A tensor contraction: a constant, one per op. Element types of lhs and rhs
/// are equal; out is the same, or wider: bf16 or f16 into f32, i8 into i32.
/// Sums are accumulated in at least f32, and products of a narrow type are
/// formed in the type of out.
typedef struct mesh_rt_contraction {
  int32_t in_type;  /* mesh_rt_type of lhs and rhs */
  int32_t out_type; /* mesh_rt_type of out */
  int32_t lhs_rank;
  int32_t rhs_rank;
  int32_t out_rank;
  int32_t accumulate; /* 0: out = lhs * rhs; 1: out += lhs * rhs */
  int64_t num_loops;
  const mesh_rt_loop *loops;
  /* for each loop, in lhs, rhs and out (1 there); null: all are 1 */
  const int64_t *steps;
  const char *location;
} mesh_rt_contraction;

void mesh_rt_contract(const mesh_rt_contraction *op, const mesh_rt_memref *lhs,
                      const mesh_rt_memref *rhs, const mesh_rt_memref *out);

/// The function applied to each element of a contraction's result.
typedef enum mesh_rt_activation {
  MESH_RT_NO_ACTIVATION = 0,
  /// x > 0 ? x : 0, which is 0 for NaN: so is cuBLASLt's, it is assumed
  MESH_RT_RELU = 1,
  /// x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3)))
  MESH_RT_GELU = 2,
} mesh_rt_activation;

/// The epilogue of a contraction: a constant, one per op. An element of the
/// bias for each along a dim of out is added, then the activation applies. out
/// holds floats of at most 32 bits, and so does the bias, in a row; no loop but
/// those of a batch has a dim of the same operand, lhs or rhs, as the bias'.
typedef struct mesh_rt_epilogue {
  int32_t activation; /* mesh_rt_activation */
  int32_t bias_dim;   /* -1: no bias */
} mesh_rt_epilogue;

/// A contraction and its epilogue, on GPUs. `bias` is null if there is none.
void mesh_rt_contract_then(const mesh_rt_contraction *op,
                           const mesh_rt_epilogue *epilogue,
                           const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
                           const mesh_rt_memref *out,
                           const mesh_rt_memref *bias);

/// A kernel of a program that runs on GPUs: a constant, one per kernel.
typedef struct mesh_rt_kernel {
  const char *name;
  /// The module that has it, for the driver: PTX, ended by a zero, or a cubin.
  const char *module;
  int64_t module_bytes;
  const char *location;
} mesh_rt_kernel;

/// The grid of a kernel: the numbers of blocks, and of the threads of each.
/// Blocks are at most 2^31 - 1 along the first dim and 65,535 along the others,
/// threads of a block 1,024 along the first two, 64 along the last, and 1,024
/// in all.
typedef struct mesh_rt_grid {
  int64_t blocks[3];
  int64_t threads[3];
  /* of each block, beside what the kernel declares; at most 48 KiB with that */
  int64_t shared_bytes;
} mesh_rt_grid;

/// Runs a kernel on the current device's GPU, after all that the device has
/// started before, but for what is in flight. `args` are pointers to the
/// kernel's parameters, which are copied.
void mesh_rt_launch(const mesh_rt_kernel *kernel, const mesh_rt_grid *grid,
                    void **args);

/// Copies between memory of the host and of the current device, after all that
/// the device has started before, but for what is in flight. The host's memory
/// holds what was read, or may be written to again, on return. Where devices
/// are CPUs, both are the same memory.
void mesh_rt_copy_to_host(void *host, const void *device, int64_t bytes);
void mesh_rt_copy_to_device(void *device, const void *host, int64_t bytes);

/// Memory of the current device, whose address is a multiple of `alignment`, a
/// power of two. What is in it is undefined. There may be zero `bytes`: the
/// block is one like others, and never null. It is freed with mesh_rt_free,
/// which takes null too and then does nothing, or at the end of the device
/// program.
void *mesh_rt_alloc(int64_t alignment, int64_t bytes);
void mesh_rt_free(void *block);

/// Waits until all devices of the run have come here, after which stop()
/// (run.h) does not end the run any more: what follows may write over what the
/// run was given. A program calls it at most once, and nothing that may fail
/// after it.
void mesh_rt_commit(const char *location);

/// Ends the program with an error: `message`, and where in the source it is
/// said. For assertions that do not hold.
void mesh_rt_fail(const char *message, const char *location);

#ifdef __cplusplus
}
#endif

#endif /* MESH_RT_ABI_H */
