import "server-only";
import type { Context } from "@/lib/platform/context";
import type { BookInput, BookOrderView } from "@/lib/features/stories/contract";
import { placeOrder } from "./place-order";

/** Orders a story. The same key, or a double click, answers with the first order. */
export function requestBook(
  ctx: Context,
  { input, idempotencyKey }: { input: BookInput; idempotencyKey: string | null },
): Promise<BookOrderView> {
  return placeOrder(ctx, { input, idempotencyKey, character: null });
}
