import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { Context } from "@/lib/platform/context";
import { ALGORITHMS } from "@/lib/platform/passkeys/passkeys";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { NewPasskeyOptionsView } from "./contract";
import { findPasskeys } from "./data";
import { passkeyQuestion, requireSite } from "./passkey-question";
import { ASKED_FOR_MS, MOST_PASSKEYS, TRANSPORTS } from "./rules";
import { userHandleOf } from "./user-handle";

/** @throws AppError LIMIT_REACHED */
export function refuseMore(count: number): void {
  if (count < MOST_PASSKEYS) return;
  throw new AppError(
    "LIMIT_REACHED",
    `There are ${MOST_PASSKEYS} passkeys at most. Please remove one first.`,
  );
}

/** What a browser needs to make a passkey that this session may add. */
export async function beginPasskey(ctx: Context): Promise<NewPasskeyOptionsView> {
  requireRecentProof(ctx);
  const site = requireSite(ctx);
  const { email, firstName, sessionId } = requireParentActor(ctx.actor);
  const parent = requireParent(ctx.actor);
  const known = await findPasskeys(ctx.db, parent);
  refuseMore(known.length);
  return {
    challenge: passkeyQuestion(ctx, `make:${sessionId}`).ask(),
    rp: { id: site.id, name: "Talewick" },
    user: { id: userHandleOf(parent), name: email, displayName: firstName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: ASKED_FOR_MS,
    attestation: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: "public-key",
      id: credentialId,
      transports: TRANSPORTS.filter((one) => transports.includes(one)),
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}
