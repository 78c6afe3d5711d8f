import http from "node:http";
import { refuseOddAnswer } from "@/tests/support/check-answer";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { refuseUnsafeReply } from "./safe-reply";

export type Shot = {
  method?: string;
  /** Sent as it is: nothing resolves `//`, `..` or escapes on the way. */
  path: string;
  headers?: Record<string, string | string[]>;
  /** Sent as it is if it is bytes or text, as JSON otherwise. */
  body?: unknown;
  token?: string | null;
  cookie?: string | null;
};

export type Reply = {
  shot: Shot;
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Every header as sent, one a line. */
  head: string;
  setCookies: string[];
  text: string;
  json: unknown;
};

export type Wire = {
  origin: string;
  /** How many answers have been looked at. */
  answered: () => number;
  send: (shot: Shot) => Promise<Reply>;
  close: () => void;
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function bodyOf(body: unknown): Buffer | null {
  if (body === undefined) return null;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

function headersOf({ headers, token, cookie, body }: Shot, bytes: Buffer | null) {
  return {
    ...(bytes ? { "content-length": String(bytes.byteLength) } : {}),
    ...(body !== undefined && !Buffer.isBuffer(body) ? { "content-type": "application/json" } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
    ...headers,
  };
}

const linesOf = (raw: string[]): string =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1] ?? ""}`] : [])).join("\n");

/** An answer as it is held against the table of endpoints. */
export const seenAs = ({ shot, status, headers, text }: Reply) => ({
  method: shot.method ?? "GET",
  address: shot.path,
  status,
  headers: new Headers(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  ),
  text,
});

type WireOptions = { origin: string; isHttps: boolean; connections?: number };

/**
 * A caller that sends what no library would, and that looks at every answer: the security headers, the rules for
 * cookies, no fault and nothing of our insides. An answer that breaks one of them rejects.
 */
export function openWire({ origin, isHttps, connections = 16 }: WireOptions): Wire {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  let answered = 0;

  const send = (shot: Shot): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const bytes = bodyOf(shot.body);
      const what = `${shot.method ?? "GET"} ${shot.path.slice(0, 120)}`;
      const request = http.request({
        agent,
        hostname,
        port,
        method: shot.method ?? "GET",
        path: shot.path,
        headers: headersOf(shot, bytes),
        timeout: STEP_PATIENCE_MS,
      });
      request.on("timeout", () => request.destroy(new Error(`${what}: no answer`)));
      request.on("error", reject);
      request.on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("error", reject);
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          const reply: Reply = {
            shot,
            status: response.statusCode ?? 0,
            headers: response.headers,
            head: linesOf(response.rawHeaders),
            setCookies: response.headers["set-cookie"] ?? [],
            text,
            json: parseJson(text),
          };
          answered += 1;
          try {
            refuseUnsafeReply(reply, isHttps);
            refuseOddAnswer(seenAs(reply));
            resolve(reply);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      });
      request.end(bytes ?? undefined);
    });

  return {
    origin,
    answered: () => answered,
    send,
    close: () => {
      agent.destroy();
    },
  };
}

/** Runs `work` over the list, so many at a time, and keeps the order of the results. */
export async function inParallel<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < list.length; index = next++) {
      results[index] = await work(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, lane));
  return results;
}

/** The cookies of an answer as a browser would send them back. */
export const cookiesOf = (reply: Reply): string =>
  reply.setCookies
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
