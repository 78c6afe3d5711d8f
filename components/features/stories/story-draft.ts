import { z } from "zod";
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

const keyOf = (parentId: string) => `story-draft:${parentId}`;

/** Lives as long as the tab, so that it outlasts a reload and a session, and is nobody else's. */
export function keepDraft(parentId: string, values: StoryFormValues): void {
  const { photoUrl: _photo, providerConsent: _consent, idea: _idea, look: _look, ...kept } = values;
  const { title, topics, theme, characterStyle } = kept;
  if (!title && !topics && !theme && !characterStyle) dropDraft(parentId);
  else
    inStorage((storage) => {
      storage.setItem(keyOf(parentId), JSON.stringify(kept));
    });
}

export function dropDraft(parentId: string): void {
  inStorage((storage) => {
    storage.removeItem(keyOf(parentId));
  });
}

export function readDraft(parentId: string): StoryFormValues | null {
  const text = inStorage((storage) => storage.getItem(keyOf(parentId)));
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
    const kept: unknown = JSON.parse(inStorage((storage) => storage.getItem(sentKey(parentId))) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, unknown][]) : [];
  } catch {
    return [];
  }
};

/** Remembers what was ordered, so that an order that fails can be tried again as it was written. */
export function keepSent(parentId: string, id: string, values: StoryFormValues): void {
  const { photoUrl: _photo, providerConsent: _consent, idea: _idea, look: _look, ...kept } = values;
  const all = [[id, kept], ...sentOrders(parentId)].slice(0, SENT_KEPT);
  inStorage((storage) => {
    storage.setItem(sentKey(parentId), JSON.stringify(all));
  });
}

export function readSent(parentId: string, id: string): StoryFormValues | null {
  const kept = draft.safeParse(sentOrders(parentId).find(([sent]) => sent === id)?.[1]);
  return kept.success ? { ...emptyStory(""), ...kept.data } : null;
}

/** Browsers with storage switched off throw on the mere access. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
