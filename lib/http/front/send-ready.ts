import type { IncomingMessage, ServerResponse } from "node:http";
import { namesVersion } from "@/lib/http/names-version";
import { chooseBody, type ReadyFile } from "./static-files";

/** Answers with a prepared file, or that the caller's copy of it is still good. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReadyFile,
  headers: Record<string, string>,
): void {
  const shared = {
    ...headers,
    etag: file.etag,
    "cache-control": file.cacheControl,
    vary: "accept-encoding, rsc",
    ...(file.policy ? { "content-security-policy": file.policy } : {}),
  };
  if (namesVersion(request.headers["if-none-match"], file.etag)) {
    response.writeHead(304, shared);
    response.end();
    return;
  }
  send(request, response, file, { status: 200, headers: shared });
}

/** Answers with a prepared page that says that what was asked for isn't there. */
export function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyFile,
  headers: Record<string, string>,
): void {
  const policy: Record<string, string> = page.policy ? { "content-security-policy": page.policy } : {};
  send(request, response, page, {
    status: 404,
    headers: { ...headers, ...policy, "cache-control": "no-store", vary: "accept-encoding, rsc" },
  });
}

type Head = { status: number; headers: Record<string, string> };

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReadyFile,
  { status, headers }: Head,
): void {
  const body = chooseBody(file, request.headers["accept-encoding"] ?? "");
  response.writeHead(status, {
    ...headers,
    "content-type": file.type,
    "content-length": body.bytes.byteLength,
    ...(body.encoding ? { "content-encoding": body.encoding } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body.bytes);
}
