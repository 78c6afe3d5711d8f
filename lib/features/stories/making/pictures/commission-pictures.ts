import "server-only";
import { checkConsent } from "@/lib/features/consents/check-consent";
import type { Illustrator } from "@/lib/features/drawing/contract";
import { openaiIllustrator } from "@/lib/features/drawing/openai-illustrator";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { hideIdentity } from "@/lib/features/writing/hero-token";
import { ageBandOf } from "@/lib/features/writing/order-words";
import { listNamesToHide } from "@/lib/features/stories/safety/list-names-to-hide";
import { callProvider } from "@/lib/features/spending/call-provider";
import { photoMayLeave } from "@/lib/features/stories/safety/photo-may-leave";
import type { StoryRun } from "@/lib/features/stories/making/run/step-once";

/** The provider's illustrator at work for one step; `null` where this deployment draws its pictures. */
export async function commissionPictures(
  run: StoryRun,
  { step, photo = null }: { step: string; photo?: Uint8Array | null },
): Promise<Illustrator | null> {
  const { ctx, order } = run;
  if (!ctx.ai || ctx.config.STORY_ILLUSTRATOR !== "openai") return null;
  const family = await listNamesToHide(ctx, run);
  return openaiIllustrator({
    images: ctx.ai.images,
    call: callProvider(run, step),
    child: { ageBand: `${ageBandOf(order.age)} years old`, gender: order.gender },
    gentle: order.ageAppropriate,
    hide: (text) => hideIdentity(text, order.heroName, family),
    photo,
  });
}

/** The child's photo, where deployment and parent let it go to the provider. */
export async function openPhotoForProvider(run: StoryRun): Promise<Uint8Array | null> {
  const { ctx, photo, parent } = run;
  if (!photo?.providerConsentId || !photoMayLeave(ctx.config)) return null;
  const consent = { id: photo.providerConsentId, purpose: "child-photo-provider" } as const;
  if (!(await checkConsent(ctx, consent))) return null;
  const bytes = await openStoredFiles(ctx, { parent, ids: [photo.fileId] });
  return bytes.get(photo.fileId) ?? null;
}
