import { INTERESTS } from "@/lib/shared/story";
import type { Action, Hurdle, InterestKit, Interlude, Solution } from "./grammar";
import { INTERLUDES } from "./interludes/all-interludes";
import { INTEREST_KITS } from "./interests/interest-kits";
import { SHIVERS } from "./shivers";

/** A scene that many plots can tell, under the name by which a child's stories are kept apart. */
export type StoryPart<Script extends Action = Solution> = { part: string; script: Script };

/** What is settled for this story, and what its child has heard in others, the latest last. */
export type Memory = { settled: readonly string[]; told: readonly string[] };

const HURDLES: readonly Hurdle[] = ["shy", "find", "free"];

/** The ways past a hurdle that an interest knows. */
export function listWays(kit: InterestKit, hurdle: Hurdle): StoryPart[] {
  return kit[hurdle].map((script) => ({ part: `${kit.interest}/${hurdle}/${script.id}`, script }));
}

export const toPause = (script: Interlude): StoryPart<Interlude> => ({ part: `pause/${script.id}`, script });

export const isShiver = ({ script }: StoryPart<Interlude>): boolean => SHIVERS.includes(script);

/** Never heard first, then heard longest ago; among equals the order stays. */
export function sortByFreshness<Part extends { part: string }>(
  parts: readonly Part[],
  told: readonly string[],
): Part[] {
  return parts.toSorted((left, right) => told.lastIndexOf(left.part) - told.lastIndexOf(right.part));
}

const PARTS: ReadonlySet<string> = new Set(
  [
    ...INTERESTS.flatMap((interest) =>
      HURDLES.flatMap((hurdle) => listWays(INTEREST_KITS[interest], hurdle)),
    ),
    ...[...INTERLUDES, ...SHIVERS].map(toPause),
  ].map(({ part }) => part),
);

/** Whether a page's moment is a part that any plot can tell, and none of its plot's own. */
export const isPart = (moment: string): boolean => PARTS.has(moment);
