import { splitWish } from "@/lib/features/writing/subjects/runs";
import { AT_HOME } from "./at-home";
import { LOOKS_AND_BODIES } from "./looks-and-bodies";
import { OUT_OF_THE_HOUSE } from "./out-of-the-house";
import type { UntoldEvent } from "./untold-event";

export const UNTOLD_EVENTS: readonly UntoldEvent[] = [
  ...AT_HOME,
  ...LOOKS_AND_BODIES,
  ...OUT_OF_THE_HOUSE,
].map(([id, means, near]) => ({
  ...{ id, near },
  means: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${means.join("|")})(?![\\p{L}\\p{N}-])`, "u"),
}));

/** "Afraid of clowns": whatever a child is afraid of. A being that is afraid of something isn't meant. */
const FEAR: UntoldEvent = {
  id: "fear",
  means:
    /(?<=^(?:i am |i'm |im |being |so |too )?)(?:(?:afraid|scared|frightened|terrified|nervous) (?:of|to)|(?:my |his |her )?fear of) \p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,4}$/u,
  near: ["feelings/map-of-the-dark", "feelings/one-rope-away", "feelings/worry-pebbles"],
};

/** An event, and the parent's own words for it, in small letters. */
export type FoundEvent = { event: Pick<UntoldEvent, "id" | "near">; said: string };

/** What the parent's words are about that none of our plots tells; `null` where there is none. */
export const findUntoldEvent = (texts: readonly string[]): FoundEvent | null =>
  findFirst(UNTOLD_EVENTS, texts);

/** What a child is said to be afraid of, whether a plot tells it or not. */
export const findFear = (texts: readonly string[]): FoundEvent | null => findFirst([FEAR], texts);

function findFirst(events: readonly UntoldEvent[], texts: readonly string[]): FoundEvent | null {
  const written = texts.map((text) => splitWish(text).join(" "));
  for (const event of events) {
    const [said] = written.flatMap((text) => event.means.exec(text)?.[0] ?? []);
    if (said !== undefined) return { event, said };
  }
  return null;
}
