import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "@/lib/shared/app-error";
import type { PaymentEvent } from "./payments";

type Delivery = { rawBody: Buffer; signature: string | null };

/** How far the provider's clock and ours may be apart, in either direction. */
const TOLERANCE_SECONDS = 300;
const UNREADABLE = "The event can't be read.";
const UNSIGNED = "The signature is not valid.";

/** Text that can be stored: no NUL, no half of a character. */
const word = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !text.includes("\0") && text.isWellFormed());
/** A reference: an id, or the object it names. */
const reference = z
  .union([word, z.object({ id: word }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
const LAST_SECOND = Date.UTC(9999, 11, 31) / 1000;

const payload = z.object({
  id: word,
  type: z.string().max(255),
  created: z.number().int().min(0).max(LAST_SECOND),
  data: z.object({
    object: z.object({
      id: reference.catch(null),
      object: z.string().nullish().catch(null),
      customer: reference,
      charge: reference,
    }),
  }),
});

/** The payload only says whom to look up again. `null`: it can't be read. */
export function eventFacts(event: unknown): PaymentEvent | null {
  const { success, data: read } = payload.safeParse(event);
  if (!success) return null;
  const { id, type, created } = read;
  const { object } = read.data;
  return {
    id,
    type,
    customerId: object.object === "customer" ? object.id : object.customer,
    chargeId: object.charge,
    createdAt: new Date(created * 1000),
  };
}

/** The SDK would drop a byte order mark and mend broken characters before it compares; here every byte counts. */
function exactText(rawBody: Buffer): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(rawBody);
}

/** The SDK refuses what is too old, and takes any time to come for new. */
function isInTime(signature: string): boolean {
  const times = signature.split(",").filter((part) => part.trim().startsWith("t="));
  const [time] = times;
  if (times.length !== 1 || !/^\s*t=\d{1,12}\s*$/.test(time ?? "")) return false;
  const seconds = Number(time?.trim().slice(2));
  return Math.abs(Date.now() / 1000 - seconds) <= TOLERANCE_SECONDS;
}

function isSigned(stripe: Stripe, body: string, signature: string, secret: string): boolean {
  try {
    stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** @throws AppError VALIDATION when the signature, its age or the body is wrong */
export function verifyEvent(
  stripe: Stripe,
  secrets: string[],
  { rawBody, signature }: Delivery,
): PaymentEvent {
  try {
    const body = exactText(rawBody);
    const isOurs =
      signature !== null &&
      isInTime(signature) &&
      secrets.some((secret) => isSigned(stripe, body, signature, secret));
    if (!isOurs) throw new AppError("VALIDATION", UNSIGNED);
    const event = eventFacts(JSON.parse(body));
    if (event) return event;
    throw new AppError("VALIDATION", UNREADABLE);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("VALIDATION", UNREADABLE, { cause: error });
  }
}
