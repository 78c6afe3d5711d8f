import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { listFamilyFacts } from "@/lib/features/writing/subjects/family-facts";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";
import type { Plan } from "./plan-story";

type Picked = Pick<Plan, "picks">;

/** The words of what is told only because the order says so: "vet" of a dog that a vet helped to die. */
export const listChosen = ({ picks }: Picked): string[] =>
  [...picks.values()]
    .filter(({ asked }) => asked === "only")
    .flatMap((pick) =>
      splitWish(
        Object.values(pick)
          .join(" ")
          .replaceAll(/\{[^}]*\}/gu, " "),
      ),
    );

/** Whether a text says how it was, and the plot tells it so. */
export function tellsFact({ picks }: Picked, text: string): boolean {
  const facts = listFamilyFacts([text]);
  return [...picks.values()].some(({ named = "" }) => facts.includes(named));
}

/** Plots that are told at home: whoever orders the same in another place is told that they aren't there. */
const AT_HOME: ReadonlySet<string> = new Set(["firsts/two-layers"]);
const WHOSE = "(?:an?|the|my|our|his|her|their)";
const AWAY = new RegExp(
  [
    "away from home",
    `at (?:${WHOSE} )?(?:best |school )?(?:friend|freind|mate|cousin|aunt\\p{L}*|uncle|gran\\p{L}*|nan\\p{L}*|oma|opa|grandparent)(?:s|'s|s')?(?: (?:house|home|place|flat))?`,
    `(?:at|on|in) (?:${WHOSE} )?(?:school |cub |scout |brownie |summer )?(?:camp|residential|trip|holiday|vacation|hotel|tent|caravan)`,
    "camping",
  ]
    .map((place) => `(?<!\\p{L})${place}(?![\\p{L}])`)
    .join("|"),
  "iu",
);

/** The place of an order that its plot has at home, as the parent put it. */
export const listElsewhere = ({ title, topics }: StoryOrder, { id }: Shape): string[] => {
  if (!AT_HOME.has(id)) return [];
  const [found] = [title, ...topics]
    .map(cleanTopic)
    .flatMap((text) => AWAY.exec(text.replaceAll("’", "'"))?.[0] ?? []);
  return found === undefined ? [] : [found];
};
