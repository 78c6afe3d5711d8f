import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import { UNREADABLE, type Answered } from "./answered";
import { API_POLICY, securityHeaders } from "./security-headers";

const TEXTS: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "TOO_LARGE", "The request is too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "VALIDATION", "The request did not arrive in time."],
};
const BROKEN = ["400 Bad Request", "VALIDATION", "The request could not be read."] as const;

/** Answers what Node's parser could not read, which no handler gets to see, with the body and headers of every refusal. */
export function answerBrokenRequest(
  isHttps: boolean,
  onAnswered: (answered: Answered) => void = () => undefined,
): (error: Error, socket: Duplex) => void {
  return (error, socket) => {
    const fault = "code" in error ? String(error.code) : "";
    if (fault === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, code, message] = TEXTS[fault] ?? BROKEN;
    const requestId = randomUUID();
    onAnswered({ ...UNREADABLE, status: Number.parseInt(status, 10), requestId });
    const body = JSON.stringify({ code, message, error: message, requestId });
    const headers = {
      ...securityHeaders("/api/", isHttps),
      "content-security-policy": API_POLICY,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      "x-request-id": requestId,
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  };
}
