import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

export interface DebouncedFile {
  /** What was saved last time, or null. */
  load(): unknown;
  /** Saves soon, once for many calls. */
  changed(): void;
  /** Saves now if something is waiting. */
  flush(): void;
}

const PAUSE_MS = 500;

/** @throws an Error that names the file and says what to do */
function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const name = relative(".", path);
    throw new Error(
      `The sandbox can't read ${name}: it is cut off or damaged. Delete it to start without it.`,
      { cause },
    );
  }
}

/** A JSON file written a moment after the last change, never half. */
export function debouncedFile(path: string, content: () => unknown): DebouncedFile {
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(content()), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  return {
    load: () => (existsSync(path) ? parse(path, readFileSync(path, "utf8")) : null),
    changed: () => {
      timer ??= setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}
