import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { pipeline } from "node:stream/promises";
import { AppError } from "@/lib/shared/app-error";
import { boundedBody, refusal } from "./read-input";

export type UploadedForm = {
  file: Uint8Array;
  /** The other fields; one that is given twice is refused. */
  fields: Record<string, string>;
};

type FormOptions = { fileField: string; maxBytes: number; missing: string };

const MAX_PARTS = 10;
const MAX_FIELD_LENGTH = 1000;
const LIMITS = {
  parts: MAX_PARTS,
  // A character takes up to four bytes.
  fieldSize: MAX_FIELD_LENGTH * 4,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

function openParser(request: Request, fileField: string): BusboyInstance {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("UNSUPPORTED_MEDIA", "Please send the file as multipart/form-data.");
  }
  try {
    return new Busboy({ headers: { "content-type": type }, limits: LIMITS });
  } catch {
    throw notWhole(fileField);
  }
}

const notWhole = (field: string) => refusal(field, "The upload did not arrive whole. Please try again.");

type Gathered = { chunks: Buffer[] | null; fields: Record<string, string> };

/** Gathers what the parser finds; ends it at the first part that is one too many. */
function gather(parser: BusboyInstance, fileField: string): Gathered {
  const found: Gathered = { chunks: null, fields: {} };
  const isRefused = (name: string, isFile: boolean): boolean => {
    const isTwice = name in found.fields || (isFile && name === fileField && found.chunks !== null);
    if (isTwice) parser.destroy(refusal(name, `${name} may be given once.`));
    return isTwice;
  };
  parser.on("file", (name, stream) => {
    // It ends with the parser, whose error tells.
    stream.on("error", () => undefined);
    if (isRefused(name, true) || name !== fileField) {
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    found.chunks = chunks;
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  });
  parser.on("field", (name, value) => {
    if (!isRefused(name, false)) found.fields[name] = value.slice(0, MAX_FIELD_LENGTH);
  });
  parser.on("partsLimit", () => {
    parser.destroy(refusal("body", `A form may have at most ${MAX_PARTS} parts.`));
  });
  return found;
}

/**
 * Reads a multipart form with exactly one file while it arrives, counting its bytes and its parts: a body of nothing but
 * parts is refused at the eleventh.
 */
export async function readFileForm(request: Request, options: FormOptions): Promise<UploadedForm> {
  const { fileField, missing } = options;
  const parser = openParser(request, fileField);
  const { chunks, fields } = await gatherAll(request, parser, options);
  if (!chunks) throw refusal(fileField, missing);
  return { file: new Uint8Array(Buffer.concat(chunks)), fields };
}

async function gatherAll(
  request: Request,
  parser: BusboyInstance,
  { fileField, maxBytes }: FormOptions,
): Promise<Gathered> {
  const found = gather(parser, fileField);
  try {
    await pipeline(boundedBody(request, maxBytes), parser);
  } catch (error) {
    throw error instanceof AppError ? error : notWhole(fileField);
  }
  return found;
}
