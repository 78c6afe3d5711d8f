import { z } from "zod";
import { AppError } from "@/lib/shared/app-error";
import { LIBRARY_SORTS, type LibrarySort } from "@/lib/features/stories/rules";

const cursor = z.tuple([z.enum(LIBRARY_SORTS), z.string().max(120).nullable(), z.uuid()]);

type Place = { key: string | null; id: string };

/** Names a book's place in an order, for whoever asks for what comes behind it. */
export const writeCursor = (sort: LibrarySort, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

// PostgreSQL knows no year 0, and nothing was read before there was anything to read.
const isMoment = (key: string): boolean => z.iso.datetime().safeParse(key).success && key > "2000";

const hasKey: Record<LibrarySort, (key: string | null) => boolean> = {
  newest: (key) => key === null,
  title: (key) => key !== null && !key.includes("\0") && key.isWellFormed(),
  lastRead: (key) => key === null || isMoment(key),
};

/** @throws AppError VALIDATION for what is no cursor of this order */
export function readCursor(sort: LibrarySort, text: string): Place {
  const { success, data } = cursor.safeParse(parse(text));
  if (success && data[0] === sort && hasKey[sort](data[1])) return { key: data[1], id: data[2] };
  const message = "This is no cursor of this list and order.";
  throw new AppError("VALIDATION", message, { details: { cursor: message } });
}
