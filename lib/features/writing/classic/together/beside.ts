import { isSorrow } from "@/lib/shared/story";
import { isSolved, type Beat, type LevelKey } from "@/lib/features/writing/classic/grammar";
import type { Plan } from "@/lib/features/writing/classic/plan-story";
import type { CastMember } from "@/lib/features/writing/classic/roster";
import { listSaid } from "./beside-lines";
import { addIdea, addLine, joinIn, openWith, type Page } from "./bring-along";
import { agreeing, hasName, slotOf } from "./co-heroes";

/** On how many pages each of the other heroes has been named so far, and which lines about them were said. */
export type Beside = {
  pages: number;
  named: Map<string, number>;
  used: Set<string>;
  /** How many hurdles each of them has had the idea for. */
  ideas: Map<string, number>;
};

/** A child is named on so many of the pages before it does nothing more for its own sake. */
const ENOUGH = 0.75;
/** With less, somebody who does nothing on a page says something. */
const LITTLE = 0.62;
/** With less, a page is told with the child even where it reads less easily. */
const TOO_LITTLE = 0.56;
/** The last word of a book is its own, unless a child was hardly in it. */
const LEAST_AT_LAST = 0.45;

export const openBeside = ({ heroes }: Plan): Beside => ({
  pages: 0,
  named: new Map(heroes.map(({ name }) => [name, 0])),
  used: new Set(),
  ideas: new Map(heroes.map(({ name }) => [name, 0])),
});

const shareOf = ({ named, pages }: Beside, { name }: CastMember): number =>
  pages === 0 ? 0 : (named.get(name) ?? 0) / pages;

const byShare =
  (beside: Beside) =>
  (one: CastMember, other: CastMember): number =>
    shareOf(beside, one) - shareOf(beside, other);

/** The plot as this page tells it: the companion's part is played by whoever of the children was named least. */
export function playedByOne(beside: Beside, plan: Plan): Plan {
  const [actor] = plan.heroes.toSorted(byShare(beside));
  return actor ? { ...plan, cast: new Map(plan.cast).set("pal", actor) } : plan;
}

/** A wording with verbs that go with whoever plays the companion. */
export function inTheirWords({ heroes, cast }: Plan, wording: string): string {
  const pal = cast.get("pal");
  if (heroes.length === 0 || !pal) return wording;
  const agreed = agreeing(pal, wording);
  return heroes.length > 1 ? ofAll(agreed, heroes.length + 1) : agreed;
}

const NUMBERS = ["", "", "two", "three"];

/** What a plot says of two, where there are more. */
export const ofAll = (wording: string, count: number): string =>
  wording
    .replace(/\b(they|we|you) both\b/giu, "$1 all")
    .replace(/\bboth of (?=them|us|you)/gu, "all of ")
    .replace(/\beither of (?=them|us|you)/gu, "any of ")
    .replace(/\bthe two of (?=them|us|you)/gu, `the ${NUMBERS[count] ?? ""} of `);

export const isWithPal = (beat: Beat): boolean =>
  isSolved(beat) || beat.along === true || (beat.with ?? []).some((entry) => entry.startsWith("pal "));

const NAMES_PAL = /\{pal(?:'s)?\}/iu;

type Telling = {
  wordings: readonly string[];
  page: Omit<Page, "used" | "key" | "mustBe"> & { key: LevelKey; isThere: boolean; isHurdle: boolean };
};

/** The wordings of a page with others in it, the best ways of telling it so first. */
export type Brought = { ways: readonly (readonly string[])[]; mustBe: boolean };

/** The wordings of a page with those in them who are there and were named too seldom; `null` where nobody was. */
export function withOthers(
  beside: Beside,
  { heroes, cast }: Plan,
  { wordings, page }: Telling,
): Brought | null {
  const isIn = (wording: string, { hero }: CastMember) =>
    NAMES_PAL.test(wording) && hero === cast.get("pal")?.hero;
  const outOf = (wording: string, some: readonly CastMember[]) =>
    some.filter((hero) => !isIn(wording, hero)).map(slotOf);
  if (heroes.length > 0 && page.number === 1) {
    const slots = heroes.map(slotOf);
    const begin = (wording: string) =>
      openWith(wording, slots, { missing: outOf(wording, heroes), key: page.key });
    return { ways: [wordings.flatMap(begin)], mustBe: true };
  }
  if (!page.isThere) return null;
  const share = (hero: CastMember) => shareOf(beside, hero);
  const missing = heroes.filter((hero) => share(hero) < ENOUGH).toSorted(byShare(beside));
  const quiet = missing.filter((hero) => share(hero) < LITTLE);
  const least = page.isLast ? LEAST_AT_LAST : TOO_LITTLE;
  const mustBe = missing.some((hero) => share(hero) < least);
  const known = { ...page, mustBe, used: beside.used };
  const [thinker] = page.isHurdle ? heroes.toSorted(byIdeas(beside)) : [];
  const ideas = wordings.flatMap((wording) =>
    (thinker ? outOf(wording, [thinker]) : []).flatMap((slot) => addIdea(wording, slot, known)),
  );
  const deeds = wordings.flatMap((wording) => {
    const slots = outOf(wording, missing);
    // Nobody is sad because others are.
    return slots.length > 0 && !isSorrow(page.feeling) ? joinIn(wording, slots) : [];
  });
  const lines = wordings.flatMap((wording) => {
    const [slot] = outOf(wording, quiet);
    // Who has the companion's part here needs no line.
    if (slot === undefined) return quiet.length > 0 ? [wording] : [];
    // A page with a hurdle ends when it is taken.
    return addLine(wording, slot, page.isHurdle ? { ...known, phase: "done" } : known);
  });
  const ways = [ideas, deeds, lines].filter((way) => way.length > 0);
  return ways.length > 0 ? { ways, mustBe } : null;
}

const byIdeas =
  (beside: Beside) =>
  (one: CastMember, other: CastMember): number =>
    (beside.ideas.get(one.name) ?? 0) - (beside.ideas.get(other.name) ?? 0);

/** Counts whom a page names, and which lines it has said. */
export function noteNamed(beside: Beside, text: string, { isHurdle }: { isHurdle: boolean }): void {
  beside.pages += 1;
  if (isHurdle)
    for (const [name, count] of beside.ideas) if (hasName(text, name)) beside.ideas.set(name, count + 1);
  if (beside.named.size > 0) for (const line of listSaid(text)) beside.used.add(line);
  for (const [name, count] of beside.named) if (hasName(text, name)) beside.named.set(name, count + 1);
}
