import { StripeFault } from "./stripe-fault";

export interface Answer {
  status: number;
  body: string;
}

interface Remembered {
  fingerprint: string;
  answer: Answer | null;
}

const KEPT = 50_000;

/** First answers by idempotency key, server errors included. */
export class IdempotentAnswers {
  private readonly byKey = new Map<string, Remembered>();

  /** The stored answer, or null when the caller may go on; it then owes a `keep` or a `forget`. */
  begin(key: string, fingerprint: string): Answer | null {
    if (key.length > 255) throw idempotencyFault(400, "Idempotency keys may have at most 255 characters.");
    const known = this.byKey.get(key);
    if (!known) {
      this.byKey.set(key, { fingerprint, answer: null });
      return null;
    }
    if (known.fingerprint !== fingerprint) {
      throw idempotencyFault(
        400,
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      );
    }
    if (known.answer) return known.answer;
    const message = "There is currently another in-progress request using this idempotency key.";
    throw idempotencyFault(409, message, "idempotency_key_in_use");
  }

  keep(key: string, answer: Answer): void {
    const known = this.byKey.get(key);
    if (known) known.answer = answer;
    const oldest = this.byKey.keys().next();
    if (this.byKey.size > KEPT && !oldest.done) this.byKey.delete(oldest.value);
  }

  /** For answers given before the work began, which may be tried again under the same key. */
  forget(key: string): void {
    this.byKey.delete(key);
  }

  clear(): void {
    this.byKey.clear();
  }
}

function idempotencyFault(status: number, message: string, code?: string): StripeFault {
  return new StripeFault(status, { type: "idempotency_error", message, ...(code && { code }) });
}
