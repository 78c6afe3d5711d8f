import Stripe from "stripe";
import { createBreaker, type Breaker } from "@/lib/platform/breaker/breaker";
import { AppError } from "@/lib/shared/app-error";

/** A parent waits this long, repetitions of the SDK included. */
const PATIENCE_MS = 10_000;
const UNREACHABLE = "Payments are not available right now. Please try again in a few minutes.";
const REFUSED = "Could not start payment. Please try again.";
const NO_PORTAL = "Billing portal is currently being set up...";

const isDown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500);

/** Too many calls, or two for the same thing at once: the provider is well and answers again soon. */
const isBusy = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeRateLimitError ||
  hasStripeCode(error, "idempotency_key_in_use", "lock_timeout");

/** Lets a caller treat "it is so already" as done. */
export const hasStripeCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Stripe.errors.StripeError && error.code !== undefined && codes.includes(error.code);

/** Whether the customer portal hasn't been configured for this account. */
const lacksPortal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param === "configuration" || /no configuration/i.test(error.message));

function asPaymentError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDown(error) || isBusy(error))
    return new AppError("UNAVAILABLE", UNREACHABLE, { cause: error, retryAfterSeconds: 30 });
  if (lacksPortal(error)) return new AppError("UNAVAILABLE", NO_PORTAL, { cause: error });
  return new AppError("UPSTREAM_FAILED", REFUSED, { cause: error });
}

export const stripeBreaker = (): Breaker => createBreaker({ isFailure: isDown, message: UNREACHABLE });

/** The SDK counts its patience for each try; this counts it for all of them. What was begun goes on unheard. */
async function withinPatience<T>(call: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Stripe.errors.StripeConnectionError({ type: "api_error", message: "no answer in good time" }));
  }, PATIENCE_MS);
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a provider call, unless the provider has just failed again and again; failures leave as the product's own. */
export async function callStripe<T>(
  breaker: Breaker,
  call: () => Promise<T>,
  { isLong = false } = {},
): Promise<T> {
  try {
    return await breaker.run(() => (isLong ? call() : withinPatience(call)));
  } catch (error) {
    throw asPaymentError(error);
  }
}
