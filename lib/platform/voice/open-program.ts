import { File, OpenFile, PreopenDirectory, WASI, type Inode } from "@bjorn3/browser_wasi_shim";
import { argumentsInBytes } from "./arguments-in-bytes";

/** Runs the program once, with files that are memory and nothing of this machine. @returns what it printed */
export type RunProgram = (args: readonly string[], files: Map<string, Inode>) => string;

export const PROGRAM_FOLDER = "/out";
/** Memory of WebAssembly never shrinks: what needed more than this is given back. */
const KEPT_BYTES = 48 * 1024 * 1024;

type Start = Parameters<WASI["start"]>[0];
type Opened = { wasi: WASI; instance: Start; first: Uint8Array };
type Program = {
  /** As it knows itself. */
  name: string;
  module: WebAssembly.Module;
  /** So many bytes at the beginning of its memory it only ever reads. */
  constants: number;
};

const memoryOf = (instance: Start): Uint8Array => new Uint8Array(instance.exports.memory.buffer);

function open({ module, constants }: Program): Opened {
  const wasi = new WASI([], [], [], { debug: false });
  // Whoever leaves in the middle leaves its stack behind, too: not to be started again.
  const leave = (code: number) => {
    throw new Error(`the program ended with ${code}`);
  };
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: { ...argumentsInBytes(wasi), proc_exit: leave },
  }) as Start;
  return { wasi, instance, first: memoryOf(instance).slice(constants) };
}

/** Everything as it was before the first run, so that each run is the first. @returns whether it may run again */
function rewind({ instance, first }: Opened, constants: number): boolean {
  const memory = memoryOf(instance);
  if (memory.byteLength > KEPT_BYTES) return false;
  memory.set(first, constants);
  memory.fill(0, constants + first.byteLength);
  return true;
}

/**
 * A program that runs again and again in one memory. A new one for each sentence would be 17 MB to fill each time, and would
 * lie about until somebody clears up.
 */
export function openProgram(program: Program): RunProgram {
  let ready: Opened | null = null;
  return (args, files) => {
    const opened = ready ?? open(program);
    // One that fails is not used again.
    ready = null;
    const { wasi, instance } = opened;
    const printed = new File([]);
    const streams = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([]))];
    wasi.args = [program.name, ...args];
    wasi.fds = [...streams, new PreopenDirectory(PROGRAM_FOLDER, files)];
    wasi.start(instance);
    wasi.fds = [];
    if (rewind(opened, program.constants)) ready = opened;
    return new TextDecoder().decode(printed.data);
  };
}
