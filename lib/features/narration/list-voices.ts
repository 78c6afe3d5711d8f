import "server-only";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { DEFAULT_VOICE, EMBEDDED_VOICES, voiceKindOf, type VoiceId } from "@/lib/shared/narration";
import type { VoiceView } from "./contract";
import { findRecordedVoices, voiceIdOf } from "./recording/data-recordings";
import { PROVIDER_VOICES, providerReads } from "./provider/provider-voices";
import { isInPlan, NO_SUCH_VOICE, NOT_IN_PLAN } from "./rules";

/** A voice as its maker knows it; whether the plan has it is decided here. */
type KnownVoice = Pick<VoiceView, "id" | "label" | "sampleUrl">;

const sampleUrlOf = (voice: VoiceId): string => `/api/voice-samples/${voice.slice(voice.indexOf(":") + 1)}`;

/** Every voice that there is for a family. Another kind of narrator adds its voices here. */
function listKnown({ config }: Context): KnownVoice[] {
  return [
    ...EMBEDDED_VOICES.map(({ id, label }) => ({ id, label, sampleUrl: sampleUrlOf(id) })),
    ...(providerReads(config) ? PROVIDER_VOICES : []).map(({ id, label }) => ({
      id,
      label,
      sampleUrl: null,
    })),
  ];
}

/** Who recorded something in a family. It is theirs, and is heard in every plan. */
async function listReaders({ db }: Context, parent: ParentScope, tx: DbOrTx = db): Promise<VoiceView[]> {
  const readers = await findRecordedVoices(tx, parent);
  return readers.map(({ id, label }) => ({
    ...{ id: voiceIdOf({ id }), label: `Read by ${label}`, kind: "own", sampleUrl: null },
    ...{ allowed: true, reason: null },
  }));
}

/** The voices that any story can be read by, with those that another plan would bring. */
export async function listMachineVoices(
  ctx: Context,
  parent: ParentScope,
  db?: DbOrTx,
): Promise<VoiceView[]> {
  const { planFeatures } = await findEntitlement(ctx, parent, db);
  return listKnown(ctx).map((voice) => {
    const kind = voiceKindOf(voice.id);
    const allowed = isInPlan(kind, planFeatures);
    return { ...voice, kind, allowed, reason: allowed ? null : NOT_IN_PLAN };
  });
}

/** Whoever can read to a family: the machine's voices, and those of their own who recorded a story. */
export async function listVoices(ctx: Context, parent: ParentScope, db?: DbOrTx): Promise<VoiceView[]> {
  const [readers, machines] = [await listReaders(ctx, parent, db), await listMachineVoices(ctx, parent, db)];
  return [...readers, ...machines];
}

/** The voice that a family chose; where its plan has lost it, the reading voice that reads instead. */
export const readingVoiceOf = (voices: VoiceView[], chosen: VoiceId): VoiceId =>
  voices.some(({ id, allowed }) => allowed && id === chosen) ? chosen : DEFAULT_VOICE;

/** @throws AppError VALIDATION for a voice that isn't there, FORBIDDEN for one that the plan doesn't have */
export function requireVoice(voices: VoiceView[], voice: VoiceId): VoiceView {
  const found = voices.find(({ id }) => id === voice);
  if (!found) throw new AppError("VALIDATION", NO_SUCH_VOICE, { details: { voice: NO_SUCH_VOICE } });
  if (!found.allowed) throw new AppError("FORBIDDEN", found.reason ?? NOT_IN_PLAN);
  return found;
}

/** How a voice is called, also one that isn't offered any more. */
export const labelOf = (voices: VoiceView[], voice: VoiceId): string =>
  voices.find(({ id }) => id === voice)?.label ?? "A voice of before";
