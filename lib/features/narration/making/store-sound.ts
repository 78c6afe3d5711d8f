import "server-only";
import { holdsClaim, putPage, type NarrationClaim } from "@/lib/features/narration/data-making";
import { encodeSound, type TimedSound } from "@/lib/features/narration/encode-sound";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import type { StandIn } from "@/lib/shared/narration";

/** Another worker has this narration by now, or it is gone with its book. */
export class NarrationLost extends Error {
  override readonly name = "NarrationLost";
}

export type PageSound = TimedSound & {
  pageNumber: number;
  textSha256: Uint8Array<ArrayBuffer>;
  standIn: StandIn | null;
};

/**
 * Encodes and stores the sound of a page under a claim, in the place of an older one.
 * @throws NarrationLost when the claim is no longer the newest, or the book is gone; then nothing is left behind
 */
export async function storeSound(
  ctx: Context,
  { parent, ...claim }: NarrationClaim & { parent: ParentScope },
  { pageNumber, textSha256, pcm, sampleRate, timing, standIn }: PageSound,
): Promise<void> {
  const sound = await encodeSound(ctx, { parent, pcm, sampleRate, timing });
  const { fileId } = sound;
  const replaced = await inTransaction(ctx, async (tx) => {
    const isHeld = await holdsClaim(tx, claim);
    const page = { pageNumber, textSha256, ...sound, standIn };
    const old = isHeld ? await putPage(tx, claim.narrationId, page) : fileId;
    if (isHeld) await keepFiles(ctx, tx, { parent, ids: [fileId] });
    if (old) await discardFiles(ctx, tx, { parent, ids: [old] });
    return old;
  });
  if (replaced) await removeFiles(ctx, [replaced]);
  if (replaced === fileId) throw new NarrationLost("this narration is somebody else's by now, or gone");
}
