import { vi } from "vitest";
import { STEP_PATIENCE_MS } from "./patience";

/** Waits until nothing in `check` throws. The library's own second is over too soon on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  // oxlint-disable-next-line no-restricted-properties -- with our patience
  vi.waitFor(check, { timeout: STEP_PATIENCE_MS });
