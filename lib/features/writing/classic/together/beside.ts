import { isSolved, type Beat, type LevelKey } from "@/lib/features/writing/classic/grammar";
import type { Plan } from "@/lib/features/writing/classic/plan-story";
import type { CastMember } from "@/lib/features/writing/classic/roster";
import { listSaid } from "./beside-lines";
import { bringAlong, openWith, type Page } from "./bring-along";
import { agreeing, hasName, slotOf } from "./co-heroes";

/** On how many pages each of the other heroes has been named so far, and which lines about them were said. */
export type Beside = { pages: number; named: Map<string, number>; used: Set<string> };

/** A child is named on so many of the pages before a page needs nothing for its sake. */
const ENOUGH = 0.62;
/** With less, a page is told with the child even where it reads less easily. */
const TOO_LITTLE = 0.56;

export const openBeside = ({ heroes }: Plan): Beside => ({
  pages: 0,
  named: new Map(heroes.map(({ name }) => [name, 0])),
  used: new Set(),
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
const ofAll = (wording: string, count: number): string =>
  wording
    .replace(/\b(they|we|you) both\b/giu, "$1 all")
    .replace(/\bboth of (?=them|us|you)/gu, "all of ")
    .replace(/\beither of (?=them|us|you)/gu, "any of ")
    .replace(/\bthe two of (?=them|us|you)/gu, `the ${NUMBERS[count] ?? ""} of `);

export const isWithPal = (beat: Beat): boolean =>
  isSolved(beat) || (beat.with ?? []).some((entry) => entry.startsWith("pal "));

const NAMES_PAL = /\{pal(?:'s)?\}/iu;

type Telling = {
  wordings: readonly string[];
  page: Omit<Page, "used" | "key"> & { key: LevelKey; isThere: boolean };
};

/** The wordings of a page with those in them who are there and were named too seldom; `null` where nobody was. */
export function withOthers(
  beside: Beside,
  { heroes, cast }: Plan,
  { wordings, page }: Telling,
): { wordings: string[]; mustBe: boolean } | null {
  if (heroes.length > 0 && page.number === 1) {
    const slots = heroes.map(slotOf);
    return { wordings: wordings.flatMap((wording) => openWith(wording, slots, page.key)), mustBe: true };
  }
  if (!page.isThere) return null;
  const missing = heroes.filter((hero) => shareOf(beside, hero) < ENOUGH).toSorted(byShare(beside));
  const mustBe = missing.some((hero) => shareOf(beside, hero) < TOO_LITTLE);
  if (missing.length === 0 || (page.isLast && !mustBe)) return null;
  const pal = cast.get("pal");
  const brought = wordings.flatMap((wording) => {
    const without = missing.filter(({ hero }) => !(NAMES_PAL.test(wording) && hero === pal?.hero));
    return bringAlong(wording, without.map(slotOf), { ...page, used: beside.used });
  });
  return { wordings: brought, mustBe };
}

/** Counts whom a page names, and which lines it has said. */
export function noteNamed(beside: Beside, text: string): void {
  beside.pages += 1;
  for (const line of listSaid(text)) beside.used.add(line);
  for (const [name, count] of beside.named) if (hasName(text, name)) beside.named.set(name, count + 1);
}
