/** Bytes of a file, both ends included. */
export type ByteRange = { from: number; to: number };

/** What is asked of a file: all of it, one part, or a part that it doesn't have. */
export type RangeAnswer = { kind: "whole" } | { kind: "part"; range: ByteRange } | { kind: "none" };

const WHOLE: RangeAnswer = { kind: "whole" };
const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

type File = { size: number; etag: string };

const part = (from: number, to: number): RangeAnswer => ({ kind: "part", range: { from, to } });

/** The last bytes of a file. */
function readSuffix(count: number, size: number): RangeAnswer {
  const taken = Math.min(count, size);
  return taken > 0 ? part(size - taken, size - 1) : { kind: "none" };
}

function readBounds(first: string, last: string, size: number): RangeAnswer {
  if (first === "") return last === "" ? WHOLE : readSuffix(Number(last), size);
  const from = Number(first);
  const to = last === "" ? Infinity : Number(last);
  if (to < from) return WHOLE;
  return from < size ? part(from, Math.min(to, size - 1)) : { kind: "none" };
}

/**
 * Reads a `Range` header as RFC 9110 says: several ranges, other units and nonsense count as not asked, one that begins
 * behind the end can't be answered, and `If-Range` with another tag asks for the whole file.
 */
export function readRange({ method, headers }: Request, { size, etag }: File): RangeAnswer {
  // Ranges are for GET alone.
  if (method !== "GET") return WHOLE;
  const ifRange = headers.get("if-range");
  if (ifRange !== null && ifRange !== etag) return WHOLE;
  const match = ONE_RANGE.exec(headers.get("range") ?? "");
  return match ? readBounds(match[1] ?? "", match[2] ?? "", size) : WHOLE;
}
