import type { z } from "zod";
import { hasRepeatedKey } from "@/lib/http/has-repeated-key";
import { AppError } from "@/lib/shared/app-error";

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;

/** Turns a zod failure into the caller's error: first message for each field. */
function validationError(error: z.ZodError): AppError {
  const details: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    details[field] ??= issue.message;
  }
  const first = Object.values(details)[0] ?? "Please check your input.";
  return new AppError("VALIDATION", first, { details });
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

const unreadable = () =>
  new AppError("VALIDATION", "The request body is not valid JSON.", { details: { body: "not valid JSON" } });

// PostgreSQL stores neither, and both are only ever sent by mistake or on purpose.
const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

function refuseUnstorable(value: unknown, path: string, depth: number): void {
  if (depth > MAX_DEPTH)
    throw new AppError("VALIDATION", "The request body is nested too deeply.", {
      details: { body: "nested too deeply" },
    });
  if (typeof value === "string") {
    if (isStorable(value)) return;
    const field = path || "body";
    throw new AppError("VALIDATION", "This text has characters that we can't store.", {
      details: { [field]: "has characters that we can't store" },
    });
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) throw unreadable();
    refuseUnstorable(entry, path ? `${path}.${key}` : key, depth + 1);
  }
}

/** Reads at most `limit` bytes, counting while they arrive, whatever the headers claim. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new AppError("TOO_LARGE", "The request is too large.");
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
    if (key in query)
      throw new AppError("VALIDATION", `${key} may be given once.`, {
        details: { [key]: "may be given once" },
      });
    if (!isStorable(value))
      throw new AppError("VALIDATION", "This text has characters that we can't store.", {
        details: { [key]: "has characters that we can't store" },
      });
    query[key] = value;
  }
  return query;
}
