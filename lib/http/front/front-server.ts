import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { announceLength } from "./file-length";
import { answerBrokenRequest } from "./broken-request";
import { methodsOf, type ApiMethods } from "./api-methods";
import { refuse } from "./refuse";
import { API_POLICY, contentSecurityPolicy, securityHeaders } from "./security-headers";
import { chooseBody, type ReadyFile } from "./static-files";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type FrontOptions = {
  pack: Map<string, ReadyFile>;
  /** Next's request handler: everything that is not prepared. */
  next: Handler;
  isHttps: boolean;
  apiMethods: ApiMethods;
};

const MAX_URL_LENGTH = 8 * 1024;
const READING = ["GET", "HEAD"];
const METHODS = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function sendReady(
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
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304, shared);
    response.end();
    return;
  }
  const body = chooseBody(file, request.headers["accept-encoding"] ?? "");
  response.writeHead(200, {
    ...shared,
    "content-type": file.type,
    "content-length": body.bytes.byteLength,
    ...(body.encoding ? { "content-encoding": body.encoding } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body.bytes);
}

// Client-side navigation asks for the page's data, not for the page.
const wantsDocument = (request: IncomingMessage, url: URL) =>
  (request.method === "GET" || request.method === "HEAD") &&
  request.headers["rsc"] === undefined &&
  !url.searchParams.has("_rsc");

/** What our own code reads from headers must come from here, not from the client. */
function stampRequest(request: IncomingMessage, requestId: string): void {
  for (const name of [
    "x-middleware-subrequest",
    "x-middleware-prefetch",
    "next-action",
    "x-nonce",
    "content-security-policy",
  ]) {
    Reflect.deleteProperty(request.headers, name);
  }
  request.headers["x-request-id"] = requestId;
  request.headers["x-talewick-peer"] = request.socket.remoteAddress ?? "unknown";
}

const isCall = (pathname: string) => pathname.startsWith("/api/");

function policyFor(request: IncomingMessage, pathname: string): string {
  if (isCall(pathname)) return API_POLICY;
  const nonce = randomBytes(18).toString("base64");
  const policy = contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`] });
  // Next reads the nonce from the request and puts it on its scripts.
  request.headers["content-security-policy"] = policy;
  return policy;
}

// Next answers a path that can't be decoded with a fault of its own.
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function parseUrl(raw: string): URL | null {
  if (!raw.startsWith("/") || raw.startsWith("//") || !URL.canParse(raw, "http://local")) return null;
  const url = new URL(raw, "http://local");
  return isDecodable(url.pathname) ? url : null;
}

type Refusal = { status: number; headers?: Record<string, string> };

const wrongMethod = (allowed: string[]): Refusal => ({ status: 405, headers: { allow: allowed.join(", ") } });

/** What ends a request before anybody looks at it. */
function refusalOf(
  { url: raw = "", method = "" }: IncomingMessage,
  url: URL | null,
  allowedFor: AllowedFor,
): Refusal | null {
  if (!url) return { status: raw.length > MAX_URL_LENGTH ? 414 : 400 };
  // Everything that changes something is a call of the API; to a page, Next would take a post for a server action.
  const known = isCall(url.pathname) ? METHODS : READING;
  if (!known.includes(method)) return wrongMethod(known);
  // The optimizer is off; its address must not answer either.
  if (url.pathname === "/_next/image") return { status: 404 };
  const allowed = isCall(url.pathname) ? allowedFor(url.pathname) : null;
  return allowed && !allowed.includes(method) ? wrongMethod(allowed) : null;
}

type AllowedFor = ReturnType<typeof methodsOf>;
type Front = FrontOptions & { allowedFor: AllowedFor };

async function answer(front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const raw = request.url ?? "/";
  const url = raw.length > MAX_URL_LENGTH ? null : parseUrl(raw);
  const requestId = randomUUID();
  const headers = { ...securityHeaders(url?.pathname ?? "/", front.isHttps), "x-request-id": requestId };
  const refusal = refusalOf(request, url, front.allowedFor);
  if (refusal || !url) {
    const { status, headers: more } = refusal ?? { status: 400 };
    refuse(response, { status, requestId, headers: { ...headers, ...more } });
    return;
  }
  const ready = wantsDocument(request, url) ? front.pack.get(url.pathname) : undefined;
  if (ready) {
    sendReady(request, response, ready, headers);
    return;
  }
  stampRequest(request, requestId);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("content-security-policy", policyFor(request, url.pathname));
  announceLength(response);
  await front.next(request, response);
}

/** Prepared files from memory, everything else from Next, all with the same security headers. */
export function createFrontServer(options: FrontOptions, onError: (error: unknown) => void): Server {
  const front = { ...options, allowedFor: methodsOf(options.apiMethods) };
  const server = createServer((request, response) => {
    answer(front, request, response).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) refuse(response, { status: 500, requestId: randomUUID(), headers: {} });
      else response.destroy();
    });
  });
  server.on("clientError", answerBrokenRequest(options.isHttps));
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  return server;
}
