import fs from "node:fs";

// The product's own worker, told to stop at the very moment at which it says that it has started.
const write = fs.write.bind(fs) as (...args: unknown[]) => void;
Object.assign(fs, {
  write: (...args: unknown[]) => {
    if (String(args[1]).includes('"worker started"')) process.kill(process.pid, "SIGTERM");
    write(...args);
  },
});

await import("@/scripts/run-worker");
