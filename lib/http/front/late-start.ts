import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { intoHead, startOnIntent } from "./start-on-intent";
import { takesEncoding } from "./static-files";

/** What the build writes of the public site's pages that are made when they are asked for. */
export const LATE_STARTS_FILE = "late-starts.json";

export type LateStarts = {
  routes: string[];
  /** The small programs that stand in every public page. */
  firstIntent: string;
  keepTheme: string;
};

const BROTLI_ON_THE_WAY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packed(text: string, accepted: string): Promise<{ encoding?: "br" | "gzip"; bytes: Buffer }> {
  const bytes = Buffer.from(text);
  if (takesEncoding(accepted, "br"))
    return { encoding: "br", bytes: await promisify(brotliCompress)(bytes, BROTLI_ON_THE_WAY) };
  if (takesEncoding(accepted, "gzip")) return { encoding: "gzip", bytes: await promisify(gzip)(bytes) };
  return { bytes };
}

const isPage = (response: ServerResponse): boolean =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader("content-type")).startsWith("text/html");

/** Next's compression sends the head with the first piece; it waits for the whole page. @returns what lets it go */
function holdHead(response: ServerResponse): () => void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  let isHeld = true;
  response.writeHead = (status: number, ...head: unknown[]) => {
    if (!isHeld) return writeHead(status, ...head);
    response.statusCode = status;
    const headers = head.find(
      (one): one is Record<string, string> => typeof one === "object" && one !== null,
    );
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return response;
  };
  return () => {
    isHeld = false;
  };
}

/**
 * A public page that Next makes for this request goes out as the prepared ones do: without its script files, which a small
 * program fetches at the first sign of intent. What is no such page (a fault, a redirect) goes out as Next wrote it.
 */
export function startLate(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { firstIntent, keepTheme }: LateStarts,
  nonce: string,
): void {
  const accepted = request.headers["accept-encoding"] ?? "";
  // What Next has compressed couldn't be read here.
  delete request.headers["accept-encoding"];
  const end = response.end.bind(response);
  const finishHead = holdHead(response);
  const pieces: Buffer[] = [];
  const take = (piece: unknown) => {
    if (typeof piece === "string" || piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };
  const finish = async () => {
    const written = Buffer.concat(pieces);
    finishHead();
    if (!isPage(response) || request.method === "HEAD") return end(written);
    const html = startOnIntent(intoHead(written.toString("utf8"), keepTheme, nonce), firstIntent, { nonce });
    const { encoding, bytes } = await packed(html, accepted);
    if (!/accept-encoding/i.test(String(response.getHeader("vary")))) {
      response.appendHeader("vary", "accept-encoding");
    }
    if (encoding) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", bytes.byteLength);
    return end(bytes);
  };
  const told = (done: unknown[]) => done.find((one): one is () => void => typeof one === "function");
  response.write = (piece: unknown, ...done: unknown[]) => {
    take(piece);
    told(done)?.();
    return true;
  };
  response.end = (piece?: unknown, ...done: unknown[]) => {
    take(piece);
    const whenSent = told([piece, ...done]);
    if (whenSent) response.once("finish", whenSent);
    finish().catch((error: unknown) => response.destroy(error as Error));
    return response;
  };
}
