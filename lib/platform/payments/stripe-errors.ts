import Stripe from "stripe";
import { AppError } from "@/lib/shared/app-error";

const UNREACHABLE = "Payments are not available right now. Please try again in a few minutes.";
const REFUSED = "Could not start payment. Please try again.";
const NO_PORTAL = "Billing portal is currently being set up...";

const isDown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError ||
  (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500);

/** Lets a caller treat "it is so already" as done. */
export const hasStripeCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Stripe.errors.StripeError && error.code !== undefined && codes.includes(error.code);

/** Whether the customer portal hasn't been configured for this account. */
const lacksPortal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param === "configuration" || /no configuration/i.test(error.message));

export function asPaymentError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDown(error)) return new AppError("UNAVAILABLE", UNREACHABLE, { cause: error, retryAfterSeconds: 30 });
  if (lacksPortal(error)) return new AppError("UNAVAILABLE", NO_PORTAL, { cause: error });
  return new AppError("UPSTREAM_FAILED", REFUSED, { cause: error });
}

/** Runs a provider call; its failures leave as the product's own. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asPaymentError(error);
  }
}
