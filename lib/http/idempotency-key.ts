import { idempotencyKey } from "@/lib/features/stories/contract";
import { parseInput } from "./read-input";

/** The caller's `Idempotency-Key`, or `null`. */
export const readIdempotencyKey = (request: Request): string | null =>
  parseInput(idempotencyKey, request.headers.get("idempotency-key"));
