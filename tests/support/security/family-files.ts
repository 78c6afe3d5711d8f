import { randomUUID } from "node:crypto";
import { sha256 } from "@/lib/platform/tokens/random-token";
import type { GuardedSystem } from "./guarded-system";

const MIMES: Record<string, string> = {
  pdf: "application/pdf",
  narration: "audio/mpeg",
  recording: "audio/wav",
};

/** A stored file with its bytes. */
export async function aFile(
  system: GuardedSystem,
  parentId: string,
  kind: "pdf" | "picture" | "narration" | "recording" | "profile_photo" | "ai_photo",
  text: string,
) {
  const bytes = Buffer.from(text);
  const id = randomUUID();
  const storageKey = `${kind.replace("_", "-")}/${id}`;
  await system.storage.put(storageKey, bytes);
  const mime = MIMES[kind] ?? "image/png";
  await system.db.storedFile.create({
    data: { id, parentId, kind, storageKey, mime, bytes: bytes.byteLength, sha256: sha256(text) },
  });
  return id;
}

type OfBook = { parentId: string; bookId: string; mark: (what: string) => string };

/** A story that somebody of the family began to record: one page waits to be tapped along. */
export async function aRecording(system: GuardedSystem, { parentId, bookId, mark }: OfBook) {
  const { id } = await system.db.recordedVoice.create({ data: { parentId, label: mark("reader") } });
  const take = await aFile(system, parentId, "recording", mark("take"));
  const page = { pageNumber: 1, textSha256: sha256(take), durationMs: 900, status: "unheard" } as const;
  const narration = await system.db.narration.create({
    data: {
      bookId,
      level: "Emerging",
      voice: `own:${id}`,
      status: "ready",
      finishedAt: new Date(),
      takes: { create: { ...page, fileId: take } },
    },
    select: { id: true },
  });
  return { recording: narration.id, take };
}
