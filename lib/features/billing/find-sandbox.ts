import "server-only";
import type { Context } from "@/lib/platform/context";
import type { SandboxView } from "./contract";

/** The one place beside the provider's own where payment pages of this deployment may be. */
export function findSandbox({ config }: Pick<Context, "config">): SandboxView {
  return { origin: config.STRIPE_API_URL ? new URL(config.STRIPE_API_URL).origin : null };
}
