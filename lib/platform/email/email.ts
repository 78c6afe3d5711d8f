export type OutgoingEmail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachment?: { name: string; bytes: Uint8Array };
  /** The provider sends the same key once. */
  idempotencyKey: string;
};

/** Sends e-mail. Only the outbox job calls it. */
export type Email = {
  /** @throws AppError UPSTREAM_FAILED (try again) or VALIDATION (the provider refused the message for good) */
  send(email: OutgoingEmail): Promise<{ providerId: string }>;
};
