// The levels of a program, from mesh-opt.
'use strict';

const {execFile} = require('child_process');

// The passes of `addModelLowering` and the first two after it, which `mesh-spmd` starts
// with: lib/Pipelines/SpmdPipeline.cpp.
const SHARDED = ['--mesh-normalize-loops', '--mesh-lower-params', '--mesh-differentiate',
                 '--mesh-lower-pipeline', '--mesh-lower-model', '--mesh-prepare-propagation',
                 '--mesh-propagate', '--mesh-plan-reshards'];

const LEVELS = [
  {label: '1 sharded', detail: 'each value has a sharding, each mismatch is a reshard',
   flags: SHARDED},
  {label: '2 SPMD', detail: 'the program of each device, with collectives',
   flags: ['--mesh-spmd']},
  {label: '3 rings', detail: 'communication during computation',
   flags: ['--mesh-spmd', '--mesh-rings=overlap=ring']},
  {label: '4 programs', detail: 'a program for each class of devices',
   flags: ['--mesh-spmd', '--mesh-programs']},
  {label: '5 executable', detail: 'LLVM dialect with calls of the runtime',
   flags: ['--mesh-execution']},
];

/** Returns the promise of `text` at `level`, rejected with the errors of mesh-opt. */
function lower(meshOpt, text, level, flags) {
  return new Promise((resolve, reject) => {
    const options = {maxBuffer: Infinity, encoding: 'utf8'};
    const child = execFile(meshOpt, [...level.flags, ...flags, '-'], options,
                           (error, stdout, stderr) =>
                             error ? reject(new Error(stderr || error.message)) : resolve(stdout));
    // A program that is rejected may not be read to its end.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}

module.exports = {LEVELS, lower};
