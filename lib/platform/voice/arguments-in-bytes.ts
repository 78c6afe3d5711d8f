import type { WASI } from "@bjorn3/browser_wasi_shim";

/**
 * What a program asks of its surroundings, with the room for its arguments counted in bytes. The library (0.4.2) counts
 * their characters and writes their bytes: "don’t" is two longer than its room, and what lies behind it in the program's
 * memory is overwritten.
 */
export function argumentsInBytes(wasi: WASI): WASI["wasiImport"] {
  const sizeOf = (argument: string) => new TextEncoder().encode(argument).length + 1;
  return {
    ...wasi.wasiImport,
    args_sizes_get: (count: number, size: number): number => {
      const memory = new DataView(wasi.inst.exports.memory.buffer);
      memory.setUint32(count, wasi.args.length, true);
      const bytes = wasi.args.reduce((sum, argument) => sum + sizeOf(argument), 0);
      memory.setUint32(size, bytes, true);
      return 0;
    },
  };
}
