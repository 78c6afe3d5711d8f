import { z } from "zod";
import { AppError } from "@/lib/shared/app-error";

// To the microsecond, as text: a Date would lose three digits, and with them entries of the same millisecond.
const moment = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/)
  .pipe(z.iso.datetime());
const cursor = z.tuple([moment, z.uuid()]);

/** Where an entry stands in the log. */
export type AuditPlace = { at: string; id: string };

export const writeCursor = ({ at, id }: AuditPlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString("base64url");

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

/** @throws AppError VALIDATION for what names no place */
export function readCursor(text: string): AuditPlace {
  const { success, data } = cursor.safeParse(parse(text));
  if (success) return { at: data[0], id: data[1] };
  const message = "This is no cursor of this list.";
  throw new AppError("VALIDATION", message, { details: { cursor: message } });
}
