import type { ServerResponse } from "node:http";
import { API_POLICY } from "./security-headers";

const ANSWERS: Record<number, { code: string; message: string }> = {
  400: { code: "VALIDATION", message: "This address can't be read." },
  404: { code: "NOT_FOUND", message: "Resource not found." },
  405: { code: "METHOD_NOT_ALLOWED", message: "This address does not answer to that method." },
  414: { code: "TOO_LARGE", message: "This address is too long." },
  500: { code: "INTERNAL", message: "Server error. Please try again later or contact support." },
};

type Refusal = { status: number; requestId: string; headers: Record<string, string> };

/** Whether a caller of the API asks; also for addresses that can't be parsed. */
const isApi = (rawUrl: string): boolean => /^\/api(?:[/?#]|$)/.test(rawUrl);

/** Ends a request that nobody else gets to see: for callers of the API with the body that all its failures have. */
export function refuse(response: ServerResponse, { status, requestId, headers }: Refusal): void {
  const answer = ANSWERS[status];
  const asJson = isApi(response.req.url ?? "") && answer;
  const body = asJson ? JSON.stringify({ ...answer, error: answer.message, requestId }) : "";
  response.writeHead(status, {
    ...headers,
    "content-security-policy": API_POLICY,
    "cache-control": "no-store",
    "content-type": asJson ? "application/json" : "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
