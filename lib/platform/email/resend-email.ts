import { Resend } from "resend";
import type { Config } from "@/lib/platform/config";
import { AppError } from "@/lib/shared/app-error";
import type { Email, OutgoingEmail } from "./email";

const TIMEOUT_MS = 10_000;
// Not about the message: our key, our quota, or the same message already on its way.
const WORTH_ANOTHER_TRY = new Set([401, 403, 408, 409, 425, 429]);

type Refusal = { statusCode?: number | null; name: string; message: string };

const isForGood = ({ statusCode, name }: Refusal): boolean =>
  name === "invalid_idempotent_request" ||
  (typeof statusCode === "number" &&
    statusCode >= 400 &&
    statusCode < 500 &&
    !WORTH_ANOTHER_TRY.has(statusCode));

const attached = (file: OutgoingEmail["attachment"]) =>
  file ? { attachments: [{ filename: file.name, content: Buffer.from(file.bytes) }] } : {};

/** Sends through Resend, or through whatever speaks its protocol at `RESEND_BASE_URL`. */
export function resendEmail(config: Config): Email {
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, EMAIL_FROM: from } = config;
  const resend = key ? new Resend(key, baseUrl ? { baseUrl } : {}) : null;
  return {
    async send({ idempotencyKey, attachment, ...message }) {
      if (!resend) throw new AppError("UPSTREAM_FAILED", "E-mail is not set up.");
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { data, error } = await resend.emails.send(
        { from, ...message, ...attached(attachment) },
        { idempotencyKey, signal },
      );
      if (data) return { providerId: data.id };
      const code = isForGood(error) ? "VALIDATION" : "UPSTREAM_FAILED";
      throw new AppError(code, "The e-mail could not be sent.", {
        cause: new Error(`${error.name} (${error.statusCode ?? "no answer"}): ${error.message}`),
      });
    },
  };
}
