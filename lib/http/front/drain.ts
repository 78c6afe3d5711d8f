import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

// The bundler may load this module more than once in a process; there is one end of it.
const home = globalThis as typeof globalThis & { talewickDrain?: AbortController };
const controller = (): AbortController => (home.talewickDrain ??= new AbortController());

/** Aborted once this process has been told to stop: what would go on for long ends now, and is asked for elsewhere. */
export const drainSignal = (): AbortSignal => controller().signal;

/**
 * Ends a server so that nobody notices: from now on `/api/ready` says no; for `graceMs`, until whoever sends requests
 * has seen that, new ones are still answered; then no more are taken and those that run are finished.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  controller().abort();
  await pause(graceMs);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
}
