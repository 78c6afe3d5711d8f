import type { ServerResponse } from "node:http";

const RETRY_AFTER_SECONDS = "5";

// Pages and the front server are bundled apart and share the process.
const home = globalThis as typeof globalThis & { talewickOutages?: Set<string> };
const outages = (home.talewickOutages ??= new Set());

/** To be called by a page that can't be made because something it needs is away for a moment. */
export const reportOutage = (requestId: string): void => void outages.add(requestId);

/** Next calls every page that failed a fault of its own (500); one that met an outage says so and when to come back. */
export function tellOutage(response: ServerResponse, requestId: string): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...head: unknown[]) => {
    if (status !== 500 || !outages.has(requestId)) return writeHead(status, ...head);
    response.setHeader("retry-after", RETRY_AFTER_SECONDS);
    return writeHead(503, ...head);
  };
  response.once("close", () => outages.delete(requestId));
}
