import { FILE_LENGTH } from "@/lib/http/front/file-length";
import { namesVersion } from "@/lib/http/names-version";
import { readRange, type ByteRange } from "@/lib/http/read-range";

const CHUNK_BYTES = 64 * 1024;

type FileFacts = {
  mime: string;
  /** The name under which a browser saves it; without one it is shown where it is linked. */
  download?: string;
  /** How long the caller's own browser may keep it; never anybody else. */
  privateSeconds?: number;
  /** The caller's browser may keep it as long as it likes, and asks each time whether it may still be shown. */
  isAskedAgain?: boolean;
  /** Of a file that may be asked for in parts. */
  etag?: string;
};

/** Bytes of UTF-8; file systems take 255, and in a header each is three letters. */
const LONGEST_NAME = 200;

/** What of a name fits before its ending, to the last whole character. */
function shortened(name: string, ending: string): string {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  let left = LONGEST_NAME - Buffer.byteLength(ending);
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(name)) {
    left -= Buffer.byteLength(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept.trimEnd() + ending;
}

/** A name for old and new browsers: plain letters, and beside them the whole of it (RFC 5987). */
export function attachmentHeader(name: string): string {
  const whole = name
    .replace(/(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|])+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const ending = /\.\w{3,4}$/.exec(whole)?.[0] ?? "";
  const clean = shortened(whole, ending);
  const plain = clean
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/gu, "")
    .replace(/[%';]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const fallback = /^\.?\w{0,4}$/.test(plain) ? `story${ending || ".pdf"}` : plain;
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}

function inChunks(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.byteLength) {
        controller.close();
        return;
      }
      controller.enqueue(bytes.subarray(offset, offset + CHUNK_BYTES));
      offset += CHUNK_BYTES;
    },
  });
}

/** Stored bytes as a response that can neither run nor be read by another site. */
export const fileResponse = (bytes: Uint8Array, facts: FileFacts): Response =>
  respond(inChunks(bytes), bytes.byteLength, facts);

export type PartedFacts = FileFacts & { etag: string };

type PartedFile = {
  size: number;
  /** All of it, or one part. */
  read: (part?: ByteRange) => Promise<Uint8Array>;
};

/**
 * A file, or the part of it that the request's `Range` asks for (RFC 9110): 200, 206 or 416. 304 for what the browser has
 * and asks about; nothing is read for it.
 */
export async function fileInParts(
  request: Request,
  { size, read }: PartedFile,
  facts: PartedFacts,
): Promise<Response> {
  if (facts.isAskedAgain && hasAlready(request, facts.etag)) return unchanged(facts);
  const asked = readRange(request, { size, etag: facts.etag });
  switch (asked.kind) {
    case "whole":
      return fileResponse(await read(), facts);
    case "part":
      return partResponse(await read(asked.range), { ...asked.range, size }, facts);
    case "none":
      return noSuchPart(size);
  }
}

/** What the browser has of another version, or in part, isn't this. */
const hasAlready = ({ headers }: Request, etag: string): boolean =>
  namesVersion(headers.get("if-none-match"), etag);

const unchanged = (facts: PartedFacts): Response =>
  new Response(null, { status: 304, headers: { etag: facts.etag, "cache-control": keptHow(facts) } });

function partResponse(
  bytes: Uint8Array,
  { from, to, size }: ByteRange & { size: number },
  facts: FileFacts,
): Response {
  const { body, headers } = fileResponse(bytes, facts);
  headers.set("content-range", `bytes ${from}-${to}/${size}`);
  return new Response(body, { status: 206, headers });
}

const noSuchPart = (size: number): Response =>
  new Response(null, {
    status: 416,
    headers: {
      "accept-ranges": "bytes",
      "content-range": `bytes */${size}`,
      "cache-control": "private, no-store",
    },
  });

/** The same for what is too large to be held in memory: the next piece is fetched when the last one is on its way. */
export function streamResponse(
  parts: AsyncGenerator<Uint8Array, undefined>,
  bytes: number,
  facts: FileFacts,
): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return respond(body, bytes, facts);
}

function keptHow({ privateSeconds, isAskedAgain }: FileFacts): string {
  if (isAskedAgain) return "private, no-cache";
  return privateSeconds ? `private, max-age=${privateSeconds}, immutable` : "private, no-store";
}

function respond(body: ReadableStream<Uint8Array>, bytes: number, facts: FileFacts): Response {
  const { mime, download, etag } = facts;
  return new Response(body, {
    headers: {
      "content-type": mime,
      [FILE_LENGTH]: String(bytes),
      "content-disposition": download ? attachmentHeader(download) : "inline",
      "cache-control": keptHow(facts),
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      ...(etag ? { etag, "accept-ranges": "bytes" } : {}),
    },
  });
}
