"use client";

import { useSyncExternalStore } from "react";
import { apiPublic, type ApiData } from "@/lib/client/api";

type Counts = ApiData<"GET", "/api/blog/likes">;

const KEY = "blog-likes";

/** What this page knows: asked for once, by whichever post shows it first, and shared by all. */
let counts: Counts | null = null;
let asked: Promise<void> | null = null;
const listeners = new Set<() => void>();

function tell(next: Counts): void {
  counts = next;
  for (const listener of listeners) listener();
}

const askForCounts = (): Promise<void> =>
  apiPublic("GET", "/api/blog/likes").then((result) => {
    if (result.ok) tell(result.data);
    else asked = null;
  });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asked ??= askForCounts();
  return () => listeners.delete(listener);
}

/** After something that changes them. */
export function countAgain(): void {
  asked = askForCounts();
}

const useCounts = (): Counts | null =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => null,
  );

/** `null` until the server has said. */
export function useLikes(slug: string): number | null {
  const known = useCounts();
  return known && (known.likes[slug] ?? 0);
}

/** Of those that everybody sees; `null` until the server has said. */
export function useCommentCount(slug: string): number | null {
  const known = useCounts();
  return known && (known.comments[slug] ?? 0);
}

type Liker = { key: string; liked: string[] };

/** Kept in this browser only; without storage each visit is a browser of its own. */
function readLiker(): Liker {
  try {
    const { key, liked } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liker>;
    if (key && Array.isArray(liked)) return { key, liked };
  } catch {
    // Nothing readable is kept.
  }
  return { key: crypto.randomUUID(), liked: [] };
}

/** Whether this browser likes the post. */
export const useLiked = (slug: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readLiker().liked.includes(slug),
    () => false,
  );

/** Turns this browser's like on or off. @returns what went wrong, in words for the reader */
export async function setLiked(slug: string, liked: boolean): Promise<string | null> {
  const liker = readLiker();
  const result = await apiPublic("PUT", "/api/blog/{slug}/like", {
    params: { slug },
    body: { key: liker.key, liked },
  });
  if (!result.ok) return result.message;
  const others = liker.liked.filter((one) => one !== slug);
  try {
    localStorage.setItem(KEY, JSON.stringify({ key: liker.key, liked: liked ? [...others, slug] : others }));
  } catch {
    // Counted all the same.
  }
  tell({ comments: {}, ...counts, likes: { ...counts?.likes, [slug]: result.data.likes } });
  return null;
}
