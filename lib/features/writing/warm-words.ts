import { checkRequest } from "./check-request";
import { outlineStory } from "./classic/outline-story";
import { warmNights } from "./subjects/hard-nights/find-hard-night";
import { isServing } from "@/lib/platform/config";
import type { StoryOrder } from "@/lib/shared/story";

/** Other requests are answered between one step and the next. */
const nextTurn = () => new Promise<void>((done) => setImmediate(done));

const ORDER: StoryOrder = {
  ...{ heroName: "Mabel", gender: "Girl", age: 6, level: "Emerging", interests: ["Animals"] },
  ...{ theme: "friendship", title: "My friend's red kite", topics: ["wind"], creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null, seed: 1 },
};

/**
 * Reads a text before any parent waits for it: patterns are compiled when they are first used. A step is a pattern, so that no
 * request waits for all of them.
 */
export async function warmWords(): Promise<void> {
  for (const warm of warmNights) {
    warm();
    await nextTurn();
  }
  checkRequest(ORDER);
  await nextTurn();
  outlineStory(ORDER, []);
}

/** Later than the server takes to listen. */
const START_MS = 2_000;

export function warmSoon(): void {
  if (!isServing()) return;
  // Whoever orders meanwhile compiles what isn't compiled yet; a failure shows where it matters.
  setTimeout(() => void warmWords().catch(() => undefined), START_MS).unref();
}
