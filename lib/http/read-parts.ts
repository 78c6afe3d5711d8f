import type { Context } from "@/lib/platform/context";

type Parts<T> = { [Name in keyof T]: Awaited<T[Name]> | undefined };

/** Reads what a page shows, side by side. A part that fails is logged and missing; the others are none the worse. */
export async function readParts<T extends Record<string, Promise<unknown>>>(
  ctx: Context,
  parts: T,
): Promise<Parts<T>> {
  const read = Object.entries(parts).map(async ([name, part]) => {
    try {
      return [name, await part];
    } catch (error) {
      ctx.log.error({ err: error, part: name }, "a part of a page could not be read");
      return [name, undefined];
    }
  });
  // The same names with what was promised.
  return Object.fromEntries(await Promise.all(read)) as Parts<T>;
}
