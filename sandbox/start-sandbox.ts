import { join } from "node:path";
import { createEmulator } from "emulate";
import type { DebouncedFile } from "./debounced-file";
import { debouncedFile } from "./debounced-file";
import { withFreePort } from "./free-port";
import { startResend } from "./mail/resend";
import { startGitHub } from "./oauth/github";
import { startGoogle } from "./oauth/google";
import type { Running } from "./running";
import type { DeliveryOptions } from "./stripe/deliveries";
import { stripeService } from "./stripe/service";
import type { StripeState } from "./stripe/state";
import { emptyState } from "./stripe/state";

export interface SandboxOptions {
  /** 0 takes any free port; a taken one moves to the next free one. */
  ports?: { stripe?: number; resend?: number; google?: number; github?: number };
  /** Where the application answers, such as http://localhost:3000. */
  appOrigin: string;
  /** Where signed Stripe events go. */
  webhookUrl: string;
  webhookSecret: string;
  /** Keeps customers, subscriptions and mail for the next start. */
  persistDir?: string | undefined;
  deliveries?: Partial<DeliveryOptions>;
}

export interface SandboxAddresses {
  stripeUrl: string;
  resendUrl: string;
  googleUrl: string;
  githubUrl: string;
  /** The mailbox page. */
  mailUrl: string;
}

export interface Sandbox extends SandboxAddresses {
  stop: () => Promise<void>;
}

/** Starts the stand-ins for Stripe, Resend, Google and GitHub. For development and tests only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { ports = {}, appOrigin, persistDir } = options;
  const callback = (provider: string) => new URL(`/api/auth/callback/${provider}`, appOrigin).href;
  const stripe = await startStripe(options);
  const resend = await startResend(ports.resend ?? 0, persistDir ? join(persistDir, "mail.json") : null);
  const google = await startGoogle(ports.google ?? 0, callback("google"));
  const github = await startGitHub(ports.github ?? 0, callback("github"));
  return {
    stripeUrl: stripe.url,
    resendUrl: resend.url,
    googleUrl: google.url,
    githubUrl: github.url,
    mailUrl: resend.url,
    async stop() {
      await Promise.all([stripe, resend, google, github].map((running) => running.stop()));
    },
  };
}

async function startStripe(options: SandboxOptions): Promise<Running> {
  const { persistDir, ports, webhookUrl, webhookSecret, deliveries } = options;
  const path = persistDir ? join(persistDir, "stripe.json") : null;
  const file: DebouncedFile | null = path
    ? debouncedFile(path, (): unknown => emulator.snapshot().state)
    : null;
  const service = stripeService({
    webhookUrl,
    webhookSecret,
    ...(deliveries && { deliveries }),
    ...(file && {
      onChange: () => {
        file.changed();
      },
    }),
  });
  const saved = file?.load();
  const seed = isState(saved) ? { seed: { ...emptyState(), ...saved } } : {};
  const emulator = await withFreePort(ports?.stripe ?? 0, (port) =>
    createEmulator({ service, port, ...seed }),
  );
  return {
    url: emulator.url,
    async stop() {
      file?.flush();
      await emulator.close();
    },
  };
}

function isState(value: unknown): value is StripeState {
  return typeof value === "object" && value !== null && "subscriptions" in value;
}
