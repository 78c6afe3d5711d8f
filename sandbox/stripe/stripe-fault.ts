export interface StripeErrorBody {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error" | "rate_limit_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
}

/** An answer in Stripe's error envelope. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, {
    type: "invalid_request_error",
    message,
    ...(param && { param }),
    ...(code && { code }),
  });
}

export function resourceMissing(kind: string, id: string, param = "id"): StripeFault {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFault(404, { type: "invalid_request_error", code: "resource_missing", message, param });
}

export function injectedFault(status: number, body: StripeErrorBody | null = null): StripeFault {
  if (body) return new StripeFault(status, body);
  if (status === 429) {
    const message = "Too many requests in a period of time.";
    return new StripeFault(429, { type: "rate_limit_error", code: "rate_limit", message });
  }
  return new StripeFault(status, { type: "api_error", message: "An unknown error occurred." });
}
