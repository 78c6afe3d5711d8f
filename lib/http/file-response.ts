import { FILE_LENGTH } from "@/lib/http/front/file-length";

const CHUNK_BYTES = 64 * 1024;

type FileFacts = {
  mime: string;
  /** The name under which a browser saves it; without one it is shown where it is linked. */
  download?: string;
  /** How long the caller's own browser may keep it; never anybody else. */
  privateSeconds?: number;
};

/** A name for old and new browsers: plain letters, and beside them the whole of it (RFC 5987). */
export function attachmentHeader(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const plain = clean
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/gu, "")
    .replace(/[%';]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const fallback = /^\.?\w{0,4}$/.test(plain) ? "story.pdf" : plain;
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
export function fileResponse(bytes: Uint8Array, { mime, download, privateSeconds }: FileFacts): Response {
  return new Response(inChunks(bytes), {
    headers: {
      "content-type": mime,
      [FILE_LENGTH]: String(bytes.byteLength),
      "content-disposition": download ? attachmentHeader(download) : "inline",
      "cache-control": privateSeconds ? `private, max-age=${privateSeconds}, immutable` : "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });
}
