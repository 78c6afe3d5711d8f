import { randomBytes } from "node:crypto";

/** Beside a job's own data, under a name that no payload has. */
export const TRACE = "traceparent";
export type Trace = { [TRACE]?: string };

const TRACEPARENT =
  /^00-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** A request's id in the W3C form, in which other tools carry it on. */
export const traceparentOf = (requestId: string): string =>
  `00-${requestId.replaceAll("-", "")}-${randomBytes(8).toString("hex")}-01`;

/** The request's id of it; `null` for anything else. */
export function requestIdIn(traceparent: string | undefined): string | null {
  const [, ...parts] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  return parts.length > 0 ? parts.join("-") : null;
}
