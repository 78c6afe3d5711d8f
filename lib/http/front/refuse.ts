import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { isFilePath } from "./unknown-path";
import { API_POLICY } from "./security-headers";

const ANSWERS: Record<number, { code: string; message: string }> = {
  400: { code: "VALIDATION", message: "This address can't be read." },
  404: { code: "NOT_FOUND", message: "Resource not found." },
  405: { code: "METHOD_NOT_ALLOWED", message: "This address does not answer to that method." },
  414: { code: "TOO_LARGE", message: "This address is too long." },
  500: { code: "INTERNAL", message: "Server error. Please try again later or contact support." },
  503: { code: "UNAVAILABLE", message: "We are busy right now. Please try again in a moment." },
};
const UNKNOWN = { code: "INTERNAL", message: "Server error. Please try again later or contact support." };

type Refusal = { status: number; requestId: string; headers: Record<string, string> };

/** Whether a caller of the API asks; also for addresses that can't be parsed. */
const isApi = (rawUrl: string): boolean => /^\/api(?:[/?#]|$)/.test(rawUrl);

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;" +
  "font:1.125rem/1.5 system-ui,sans-serif;text-align:center;background:#fdf9f0;color:#22223b}" +
  "h1{margin:0;font-size:1.5rem}a{color:inherit}" +
  "@media (prefers-color-scheme:dark){body{background:#11122f;color:#f4f1e8}}";

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** For a person whose address never reached a page: says what is wrong, and leads home. */
const refusalPage = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${message} · Talewick</title><style>${STYLE}</style>` +
  `<h1>${message}</h1><a href="/">Back to Home</a></html>`;

/** Plain text, which a browser shows by itself: in a sandbox it complains of its own script. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

type Body = { text: string; type: string; policy: string };

function bodyFor(rawUrl: string, status: number, requestId: string): Body {
  const answer = ANSWERS[status] ?? UNKNOWN;
  if (isApi(rawUrl)) {
    const text = JSON.stringify({ ...answer, error: answer.message, requestId });
    return { text, type: "application/json", policy: API_POLICY };
  }
  if (isFilePath(rawUrl.replace(/\?.*$/s, "")))
    return { text: answer.message, type: "text/plain; charset=utf-8", policy: FILE_POLICY };
  return { text: refusalPage(answer.message), type: "text/html; charset=utf-8", policy: PAGE_POLICY };
}

/** Ends a request that nobody else gets to see: for callers of the API with the body that all its failures have. */
export function refuse(response: ServerResponse, { status, requestId, headers }: Refusal): void {
  const { text, type, policy } = bodyFor(response.req.url ?? "", status, requestId);
  response.writeHead(status, {
    ...headers,
    "content-security-policy": policy,
    "cache-control": "no-store",
    "content-type": type,
    "content-length": Buffer.byteLength(text),
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
}
