import type { StoryPage } from "@/lib/shared/story";
import type { Plan } from "@/lib/features/writing/classic/plan-story";
import type { Brought } from "./beside";
import { doTogether } from "./bring-along";
import { hasName } from "./co-heroes";

/** How a book is told of the friend who comes along: by its own wordings, on some pages more, or on one page less. */
export type Company = "as written" | "joined" | "left out";
export const COMPANIES: readonly Company[] = ["as written", "joined", "left out"];

/** On so many pages a friend does something together with the hero. */
const ENOUGH = 2;
const PAL = "{pal}";
const NAMES_PAL = /\{pal(?:'s)?\}/iu;

/** On how many pages a text names the friend who comes along; `null` where nobody does, or somebody of another kind. */
export function countNamed({ cast, heroes }: Plan, pages: readonly Pick<StoryPage, "text">[]): number | null {
  const pal = cast.get("pal");
  if (!pal || heroes.length > 0 || (pal.kind !== "girl" && pal.kind !== "boy")) return null;
  return pages.filter(({ text }) => hasName(text, pal.name)).length;
}

/** The wordings of a page without the friend, who is named nowhere else; all of them where none can do without. */
export function leaveOutPal(company: Company, wordings: readonly string[]): readonly string[] {
  const others = company === "left out" ? wordings.filter((wording) => !NAMES_PAL.test(wording)) : [];
  return others.length > 0 ? others : wordings;
}

/** The wordings of a page on which the friend, who is in its picture, does what the hero does. */
export function bringPal(
  company: Company,
  wordings: readonly string[],
  { isThere, named }: { isThere: boolean; named: number },
): Brought | null {
  if (company !== "joined" || !isThere || named >= ENOUGH) return null;
  const joined = wordings.flatMap((wording) =>
    NAMES_PAL.test(wording) ? [wording] : doTogether(wording, [PAL]),
  );
  return joined.length > 0 ? { ways: [joined], mustBe: false } : null;
}
