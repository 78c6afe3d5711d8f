import { openaiProvider } from "@/lib/platform/ai/openai-provider";
import { config } from "@/lib/platform/config";
import type { Ports } from "@/lib/platform/context";
import { openDatabase } from "@/lib/platform/db/database";
import { resendEmail } from "@/lib/platform/email/resend-email";
import { openQueue } from "@/lib/platform/jobs/queue";
import { createLog } from "@/lib/platform/log/logger";
import { stripePayments } from "@/lib/platform/payments/stripe-payments";
import { openRateLimiter, unlimited } from "@/lib/platform/rate-limit/rate-limit";
import { openStorage } from "@/lib/platform/storage/open-storage";

/** Opens everything that the configuration names. Connections are made on first use. */
export function openPorts(settings = config()): Ports {
  const log = createLog(settings.LOG_LEVEL);
  return {
    config: settings,
    db: openDatabase(settings.DATABASE_URL, settings.DATABASE_POOL_MAX, settings),
    jobs: openQueue(settings.DATABASE_URL, log),
    email: resendEmail(settings),
    payments: stripePayments(settings),
    storage: openStorage(settings),
    limits: settings.RATE_LIMITS === "on" ? openRateLimiter(settings.DATABASE_URL) : unlimited,
    ai: openaiProvider(settings),
    log,
  };
}

// The bundler may load this module more than once in a process; the pools must not be.
const home = globalThis as typeof globalThis & { talewickPorts?: Ports };

/** The ports of this process. */
export function ports(): Ports {
  home.talewickPorts ??= openPorts();
  return home.talewickPorts;
}
