import { z } from "zod";
import { STORY_DRAFT } from "@/lib/shared/browser-session";
import { THEMES } from "@/lib/shared/story";
import { emptyStory, type StoryFormValues } from "./story-form-schema";

/** What of an order is worth keeping: everything but the photo and what was agreed about it. */
const draft = z.object({
  mode: z.enum(["plain", "character"]),
  childId: z.string(),
  withChildIds: z.array(z.string()).default([]),
  title: z.string(),
  topics: z.string(),
  theme: z.enum(["", ...THEMES]),
  creativityLevel: z.number(),
  ageAppropriate: z.boolean(),
  characterStyle: z.string(),
  continues: z.string().default(""),
});

const keyOf = (parentId: string) => `${STORY_DRAFT}${parentId}`;

type Values = StoryFormValues;

/** Without what holds for one sending, and without the photo, which is kept nowhere. */
function withoutPassing({
  photoUrl: _photo,
  providerConsent: _consent,
  idea: _idea,
  called: _called,
  look: _look,
  ...kept
}: Values) {
  return kept;
}

/** `null` where nothing is written that would be worth keeping. */
function textOf(values: Values): string | null {
  const kept = withoutPassing(values);
  const { title, topics, theme, characterStyle } = kept;
  return title || topics || theme || characterStyle ? JSON.stringify(kept) : null;
}

/**
 * Lives as long as the tab, so that it outlasts a reload and a session, and is nobody else's. Until the session ends the
 * other tabs know it as well: a plan is bought in one of its own, and the order is looked for there.
 */
export function keepDraft(parentId: string, values: Values): void {
  const text = textOf(values);
  if (text === null) {
    dropDraft(parentId);
    return;
  }
  keepInTab(parentId, values);
  write("localStorage", keyOf(parentId), text);
}

/** For a session that is ending: what the tabs share has gone with it. */
export function keepInTab(parentId: string, values: Values): void {
  const text = textOf(values);
  if (text !== null) write("sessionStorage", keyOf(parentId), text);
}

/** What another tab has written meanwhile stays. */
export function dropDraft(parentId: string): void {
  const key = keyOf(parentId);
  const own = read("sessionStorage", key);
  if (own === null) return;
  inStorage("sessionStorage", (storage) => {
    storage.removeItem(key);
  });
  if (own !== read("localStorage", key)) return;
  inStorage("localStorage", (storage) => {
    storage.removeItem(key);
  });
}

/** What this tab has, or else another one. */
export function readDraft(parentId: string): Values | null {
  const key = keyOf(parentId);
  return parseDraft(read("sessionStorage", key)) ?? parseDraft(read("localStorage", key));
}

function parseDraft(text: string | null): Values | null {
  if (!text) return null;
  try {
    const kept = draft.safeParse(JSON.parse(text));
    return kept.success ? { ...emptyStory(""), ...kept.data } : null;
  } catch {
    return null;
  }
}

const sentKey = (parentId: string) => `story-orders:${parentId}`;
/** More are hardly on their way at once. */
const SENT_KEPT = 10;

const sentOrders = (parentId: string): [id: string, values: unknown][] => {
  try {
    const kept: unknown = JSON.parse(read("sessionStorage", sentKey(parentId)) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, unknown][]) : [];
  } catch {
    return [];
  }
};

/** Remembers what was ordered, so that an order that fails can be tried again as it was written. */
export function keepSent(parentId: string, id: string, values: StoryFormValues): void {
  const kept = withoutPassing(values);
  const all = [[id, kept], ...sentOrders(parentId)].slice(0, SENT_KEPT);
  write("sessionStorage", sentKey(parentId), JSON.stringify(all));
}

export function readSent(parentId: string, id: string): StoryFormValues | null {
  const kept = draft.safeParse(sentOrders(parentId).find(([sent]) => sent === id)?.[1]);
  return kept.success ? { ...emptyStory(""), ...kept.data } : null;
}

type Place = "sessionStorage" | "localStorage";

const read = (place: Place, key: string): string | null =>
  inStorage(place, (storage) => storage.getItem(key));

function write(place: Place, key: string, text: string): void {
  inStorage(place, (storage) => {
    storage.setItem(key, text);
  });
}

/** Browsers with storage switched off throw on the mere access. */
function inStorage<T>(place: Place, work: (storage: Storage) => T): T | null {
  try {
    return work(window[place]);
  } catch {
    return null;
  }
}
