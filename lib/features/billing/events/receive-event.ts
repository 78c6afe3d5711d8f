import "server-only";
import type { Context } from "@/lib/platform/context";
import { recordEvent } from "./record-event";

type Delivery = { rawBody: Buffer; signature: string | null };

/**
 * Takes in a delivery of the provider. It only says that something changed for a customer; the worker asks what.
 * @throws AppError VALIDATION when it isn't the provider's
 */
export async function receiveEvent(ctx: Context, { rawBody, signature }: Delivery): Promise<void> {
  await recordEvent(ctx, ctx.payments.verifyEvent(rawBody, signature));
}
