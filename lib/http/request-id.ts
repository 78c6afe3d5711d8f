import { randomUUID } from "node:crypto";

const REQUEST_ID = /^[0-9a-f-]{36}$/;

/** The front server names each request; a caller's own name is not taken over. */
export function requestIdOf(headers: Pick<Headers, "get">): string {
  const id = headers.get("x-request-id") ?? "";
  return REQUEST_ID.test(id) ? id : randomUUID();
}
