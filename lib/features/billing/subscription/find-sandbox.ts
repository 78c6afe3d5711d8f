import "server-only";
import type { SandboxView } from "@/lib/features/billing/contract";
import type { Context } from "@/lib/platform/context";

/** The one place beside the provider's own where payment pages of this deployment may be. */
export function findSandbox({ config }: Pick<Context, "config">): SandboxView {
  return { origin: config.STRIPE_API_URL ? new URL(config.STRIPE_API_URL).origin : null };
}
