import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { routeOf, watchAnswer, type Answered } from "./answered";
import { methodsOf, type ApiMethods } from "./api-methods";
import { answerBrokenRequest } from "./broken-request";
import { drainSignal } from "./drain";
import { announceLength } from "./file-length";
import { tellOutage } from "./outage";
import { patternFinder } from "./path-patterns";
import { addressOf, isCall, refusalOf, type Address, type Refusal } from "./refusal-of";
import { refuse } from "./refuse";
import { API_POLICY, contentSecurityPolicy, securityHeaders } from "./security-headers";
import { sendMissing, sendReady } from "./send-ready";
import { startLate, type LateStarts } from "./late-start";
import { atOwnAddress } from "./public-api-alias";
import type { ReadyFile } from "./static-files";
import { isFilePath, isMissingPage, missingPage } from "./unknown-path";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type FrontOptions = {
  pack: Map<string, ReadyFile>;
  /** Next's request handler: everything that is not prepared. */
  next: Handler;
  isHttps: boolean;
  apiMethods: ApiMethods;
  /** The public pages that Next makes for each request, and how they begin. */
  lateStarts?: LateStarts;
  /** The pages that Next answers; any other address leads home. */
  pages: string[];
  onError: (error: unknown) => void;
  /** Called once for each request, when its answer has gone out or its caller has gone. */
  onAnswered?: (answered: Answered) => void;
  timeouts?: { headersMs: number; requestMs: number };
};

/** Node looks that seldom by default that a limit of 15 seconds was one of 45. */
const CHECK_TIMEOUTS_MS = 1_000;
const TIMEOUTS = { headersMs: 15_000, requestMs: 60_000 };
const READY = "/api/ready";

// Client-side navigation asks for the page's data, not for the page.
const wantsDocument = (request: IncomingMessage) =>
  (request.method === "GET" || request.method === "HEAD") && request.headers["rsc"] === undefined;

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

function policyFor(request: IncomingMessage, pathname: string, nonce: string): string {
  if (isCall(pathname)) return API_POLICY;
  const policy = contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`] });
  // Next reads the nonce from the request and puts it on its scripts.
  request.headers["content-security-policy"] = policy;
  return policy;
}

type Front = FrontOptions & {
  allowedFor: (pathname: string) => string[] | null;
  /** The route that answers a path, by its folder's path. */
  patternOf: (pathname: string) => string | null;
};

/** What ends a request here although its address and method are all right. */
function endOf(pathname: string, pattern: string | null): Refusal | null {
  // Nothing is wrong with what still comes; only whoever chooses among us must choose another.
  if (pathname === READY && drainSignal().aborted) return { status: 503, headers: { "retry-after": "5" } };
  if (isCall(pathname) || pattern !== null) return null;
  return isFilePath(pathname) ? { status: 404 } : { status: 307, headers: { location: "/" } };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string };

function endHere({ response, requestId }: Exchange, refusal: Refusal, headers: Record<string, string>): void {
  const { status, headers: more } = refusal;
  if (status !== 307) {
    refuse(response, { status, requestId, headers: { ...headers, ...more } });
    return;
  }
  const policy = { "content-security-policy": API_POLICY, "cache-control": "no-store" };
  response.writeHead(status, { ...headers, ...policy, ...more, "content-length": "0" });
  response.end();
}

/** Answers what is prepared, and what is not there. @returns whether that was all */
function answerHere(
  front: Front,
  exchange: Exchange,
  address: Address,
  headers: Record<string, string>,
): boolean {
  const { request, response } = exchange;
  const { pathname } = address;
  // What says that something isn't there is no page that anybody asks for.
  const file = isMissingPage(pathname) ? undefined : front.pack.get(pathname);
  if (file) {
    if (!wantsDocument(request)) return false;
    sendReady(request, response, file, headers);
    return true;
  }
  const pattern = front.patternOf(pathname);
  const missing = missingPage(pattern);
  const page = missing === null ? undefined : front.pack.get(missing);
  if (page) {
    sendMissing(request, response, page, headers);
    return true;
  }
  const end = endOf(pathname, pattern);
  if (end) endHere(exchange, end, headers);
  return end !== null;
}

const lateStartOf = ({ lateStarts, patternOf }: Front, pathname: string): LateStarts | undefined =>
  lateStarts?.routes.includes(patternOf(pathname) ?? "") ? lateStarts : undefined;

async function answer(front: Front, exchange: Exchange, address: Address | null): Promise<void> {
  const { request, response, requestId } = exchange;
  const headers: Record<string, string> = {
    ...securityHeaders(address?.pathname ?? "/", front.isHttps),
    "x-request-id": requestId,
    ...(drainSignal().aborted ? { connection: "close" } : {}),
  };
  const refusal = refusalOf(request, address, front.allowedFor);
  if (refusal || !address) {
    endHere(exchange, refusal ?? { status: 400 }, headers);
    return;
  }
  if (answerHere(front, exchange, address, headers)) return;
  stampRequest(request, requestId);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const nonce = randomBytes(18).toString("base64");
  response.setHeader("content-security-policy", policyFor(request, address.pathname, nonce));
  announceLength(response);
  tellOutage(response, requestId);
  const late = wantsDocument(request) ? lateStartOf(front, address.pathname) : undefined;
  if (late) startLate(exchange, late, nonce);
  await front.next(request, response);
}

/** Prepared files from memory, everything else from Next, all with the same security headers. */
export function createFrontServer(options: FrontOptions): Server {
  const front: Front = {
    ...options,
    allowedFor: methodsOf(options.apiMethods),
    patternOf: patternFinder([...options.pages, ...Object.keys(options.apiMethods)]),
  };
  const server = createServer({ connectionsCheckingInterval: CHECK_TIMEOUTS_MS }, (request, response) => {
    const requestId = randomUUID();
    request.url = atOwnAddress(request.url ?? "/");
    const address = addressOf(request.url);
    const exchange = { request, response, requestId };
    if (options.onAnswered) watchAnswer(exchange, routeOf(address?.pathname, front), options.onAnswered);
    answer(front, exchange, address).catch((error: unknown) => {
      options.onError(error);
      if (!response.headersSent) refuse(response, { status: 500, requestId, headers: {} });
      else response.destroy();
    });
  });
  server.on("clientError", answerBrokenRequest(options.isHttps, options.onAnswered));
  const { headersMs, requestMs } = options.timeouts ?? TIMEOUTS;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  return server;
}
