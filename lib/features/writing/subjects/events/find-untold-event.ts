import { splitWish } from "@/lib/features/writing/subjects/runs";
import { AT_HOME } from "./at-home";
import { OUT_OF_THE_HOUSE } from "./out-of-the-house";
import type { UntoldEvent } from "./untold-event";

export const UNTOLD_EVENTS: readonly UntoldEvent[] = [...AT_HOME, ...OUT_OF_THE_HOUSE].map(
  ([id, called, means, near]) => ({
    ...{ id, called, near },
    means: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${means.join("|")})(?![\\p{L}\\p{N}-])`, "u"),
  }),
);

/** "Afraid of clowns": whatever a child is afraid of. A being that is afraid of something isn't meant. */
const FEAR =
  /^(?:i am |i'm |being |so |too )?(?:(?:afraid|scared|frightened|terrified) of|(?:my |his |her )?fear of) (?:all |going )?(?<thing>\S+(?: \S+){0,2})$/u;
const NEAR_A_FEAR = ["feelings/map-of-the-dark", "feelings/one-rope-away", "feelings/worry-pebbles"];

const toSaid = (text: string): string => splitWish(text).join(" ");

/** What the parent's words are about that none of our plots tells; `null` where there is none. */
export function findUntoldEvent(texts: readonly string[]): UntoldEvent | null {
  const said = texts.map(toSaid);
  return UNTOLD_EVENTS.find(({ means }) => said.some((text) => means.test(text))) ?? null;
}

/** What a child is said to be afraid of, whether a plot tells it or not. */
export function findFear(texts: readonly string[]): UntoldEvent | null {
  const [thing] = texts.flatMap((text) => FEAR.exec(toSaid(text))?.groups?.["thing"] ?? []);
  return thing ? { id: "fear", called: `being afraid of ${thing}`, means: FEAR, near: NEAR_A_FEAR } : null;
}
