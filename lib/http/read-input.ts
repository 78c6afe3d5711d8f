import type { z } from "zod";
import { hasRepeatedKey } from "@/lib/http/has-repeated-key";
import { AppError } from "@/lib/shared/app-error";
import "@/lib/shared/plain-words";

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;

const NOT_AN_OBJECT = "Please send a JSON object.";

/** Turns a zod failure into the caller's error: first message for each field. */
function validationError(error: z.ZodError): AppError {
  const details: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    details[field || "body"] ??= field || issue.code !== "invalid_type" ? issue.message : NOT_AN_OBJECT;
  }
  const first = Object.values(details)[0] ?? "Please check your input.";
  return new AppError("VALIDATION", first, { details });
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

/** A refusal that reads as well beside the field as on its own. */
export const refusal = (field: string, text: string) =>
  new AppError("VALIDATION", text, { details: { [field]: text } });

const unreadable = () => refusal("body", "The request body is not valid JSON.");
const unstorable = (field: string) => refusal(field, "This text has characters that we can't store.");

// PostgreSQL stores neither, and both are only ever sent by mistake or on purpose.
const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

function refuseUnstorable(value: unknown, path: string, depth: number): void {
  if (depth > MAX_DEPTH) throw refusal("body", "The request body is nested too deeply.");
  if (typeof value === "string") {
    if (isStorable(value)) return;
    throw unstorable(path || "body");
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) throw unreadable();
    refuseUnstorable(entry, path ? `${path}.${key}` : key, depth + 1);
  }
}

const tooLarge = () => new AppError("TOO_LARGE", "The request is too large.");

/** The body as it arrives, at most `limit` bytes of it, counted whatever the headers claim. */
export async function* boundedBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!request.body) return;
  let size = 0;
  for await (const chunk of arriving(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}

/** Reads at most `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(boundedBody(request, limit)));
}

/** A caller that hangs up in the middle is no fault of ours. */
async function* arriving(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw refusal("body", "The request did not arrive whole. Please try again.");
  }
}

/** The JSON body, storable and not nested too deeply, before it meets its schema. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (bytes.length === 0) return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError("UNSUPPORTED_MEDIA", "Please send JSON (Content-Type: application/json).");
  }
  let value: unknown;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (hasRepeatedKey(text)) throw unreadable();
  refuseUnstorable(value, "", 0);
  return value;
}

/** Query parameters as an object; a repeated one is refused rather than half read. */
export function readQuery(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, key)) throw refusal(key, `${key} may be given once.`);
    if (!isStorable(value)) throw unstorable(key);
    query[key] = value;
  }
  return query;
}
