import { joinNames, type StoryOrder } from "@/lib/shared/story";
import { asTitle } from "@/lib/shared/title-case";
import { callFamily } from "./call-family";
import { fillText } from "./fill-text";
import { inItsColour } from "./in-its-colour";
import type { Plan } from "./plan-story";
import { Random } from "./random";
import { chooseOpenThing } from "./series-threads";
import { speakEnglish } from "./speak-english";
import { listWords } from "./story-words";
import { hasName } from "./together/co-heroes";

/** What the plot says of itself to a parent, in the words of this story. */
function word(order: StoryOrder, plan: Plan, sentence: string): string {
  const words = listWords(order, plan, "short");
  const filled = fillText(sentence, new Map(), words, new Random(order.seed).fork("premise"));
  const names = [order.heroName, ...[...plan.cast.values()].map(({ name }) => name)];
  return callFamily(order)(speakEnglish(order, names)(inItsColour(plan)(filled)));
}

/** The story in one sentence; `null` where its plot has none. */
export function wordPremise(order: StoryOrder, plan: Plan): string | null {
  if (!plan.shape.premise) return null;
  const premise = word(order, plan, plan.shape.premise);
  const others = plan.heroes.map(({ name }) => name).filter((name) => !hasName(premise, name));
  if (others.length === 0) return premise;
  return `${premise} ${joinNames(others)} ${others.length === 1 ? "is" : "are"} there from the first page to the last.`;
}

/** What a book of the plot is called where the order's own title is of something else. */
export const wordTitle = (order: StoryOrder, plan: Plan): string =>
  asTitle(word(order, plan, plan.shape.title || idAsTitle(plan.shape.id)));

/** "days/sixth-hen" without a title: "Sixth Hen". */
const idAsTitle = (id: string): string => (id.split("/")[1] ?? id).replaceAll("-", " ");

/** A small thing for another story. */
export function wordLeftOpen(order: StoryOrder, plan: Plan): string | null {
  const thing = chooseOpenThing(order, plan);
  return thing && word(order, plan, thing);
}

/** Open questions for afterwards. */
export const wordTalk = (order: StoryOrder, plan: Plan): string[] =>
  (plan.shape.talk ?? []).map((question) => word(order, plan, question));
