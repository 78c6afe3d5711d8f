import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ProofWaysView } from "./contract";
import { findProofWays } from "./data-profile";

/** How this parent can show again who they are: not everybody has a password. */
export const listProofWays = (ctx: Context): Promise<ProofWaysView> =>
  findProofWays(ctx.db, requireParent(ctx.actor));
