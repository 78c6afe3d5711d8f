import { api } from "@/lib/client/api";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { whyNotKept, type GoneStory } from "./keep-words";
import { isSoundCurrent, soundOf } from "./kept-sound";
import {
  asKept,
  changeSound,
  dropStory,
  keepStory,
  listKept,
  type KeptSound,
  type KeptStory,
} from "./kept-store";
import { keepShell } from "./shell";

export type KeepOutcome = {
  kept: number;
  /** How each of them can be heard. */
  sounds: KeptSound["state"][];
  /** Why it ended before the last one. */
  problem: string | null;
};

const UNFINISHED = "Its pictures are still being drawn. Please keep it when they are there.";

/** Keeps stories one after the other; the first that can't be kept ends it, and what was kept before stays. */
export async function keepBooks(
  parentId: string,
  ids: readonly string[],
  withSound: boolean,
): Promise<KeepOutcome> {
  const sounds: KeptSound["state"][] = [];
  const end = (problem: string | null) => ({ kept: sounds.length, sounds, problem });
  if (!("caches" in window && "serviceWorker" in navigator)) return end("This browser cannot keep stories.");
  const shell = await keepShell();
  if (shell !== "kept") return end(whyNotKept[shell]);
  // Asked with a parent's own hand on it; what the browser answers changes nothing but its patience.
  await askToPersist();
  for (const id of ids) {
    const outcome = await keepOne(parentId, id, withSound);
    if ("problem" in outcome) return end(outcome.problem);
    sounds.push(outcome.sound);
  }
  return end(null);
}

type OneKept = { sound: KeptSound["state"] } | { problem: string };

async function keepOne(parentId: string, id: string, withSound: boolean): Promise<OneKept> {
  const result = await api("GET", "/api/books/{id}", { params: { id } });
  if (!result.ok) return { problem: result.message || whyNotKept.failed };
  if (!isWhole(result.data)) return { problem: UNFINISHED };
  const sound = withSound ? await soundOf(result.data, true) : { state: "none" as const };
  const keeping = await keepStory(parentId, result.data, sound);
  return keeping === "kept" ? { sound: sound.state } : { problem: whyNotKept[keeping] };
}

const isWhole = ({ status, retelling }: BookDetailView) =>
  status === "completed" && retelling?.status !== "making";

async function askToPersist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // It may go when the device needs room, as the screen says.
  }
}

/** Makes what is kept follow what has changed elsewhere. @returns what was deleted there, or is shown no more */
export async function followServer(parentId: string): Promise<GoneStory[]> {
  const kept = await listKept(parentId);
  if (kept.length === 0 || !navigator.onLine) return [];
  await keepShell();
  const gone: GoneStory[] = [];
  for (const story of kept) {
    const { title, family } = story.book;
    // What was kept before families could share has no family.
    if (await isGone(parentId, story)) gone.push({ title, isShared: Boolean(family) });
  }
  return gone;
}

async function isGone(parentId: string, { book, sound }: KeptStory): Promise<boolean> {
  const result = await api("GET", "/api/books/{id}", { params: { id: book.id } });
  if (!result.ok && result.status === 404) {
    await dropStory(parentId, book.id);
    return true;
  }
  if (!result.ok || !isWhole(result.data)) return false;
  const isSame = JSON.stringify(asKept(result.data)) === JSON.stringify(book);
  // What was removed in another tab meanwhile stays removed.
  const isStill = (await listKept(parentId)).some((story) => story.book.id === book.id);
  if ((isSame && (await isSoundCurrent(result.data, sound))) || !isStill) return false;
  const isHeard = sound.state !== "none" && sound.state !== "no-room";
  await keepStory(parentId, result.data, isHeard ? await soundOf(result.data, false) : sound);
  return false;
}

/** Fetches sounds that have been made meanwhile. @returns how many are still to come */
export async function followSounds(parentId: string): Promise<number> {
  let coming = 0;
  for (const { book, sound } of await listKept(parentId)) {
    if (sound.state !== "coming") continue;
    if (!(await settleSound(parentId, book, false))) coming += 1;
  }
  return coming;
}

/** The sound of a story that is kept already. @returns whether no more is to be expected */
export async function settleSound(parentId: string, book: BookDetailView, byHand: boolean): Promise<boolean> {
  const sound = await soundOf(book, byHand);
  if (sound.state === "coming" && !byHand) return false;
  const keeping = await changeSound(parentId, book.id, sound);
  if (keeping === "full") await changeSound(parentId, book.id, { state: "no-room" });
  return keeping !== "failed" && sound.state !== "coming";
}
