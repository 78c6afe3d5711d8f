import { asRelative, type Subject } from "@/lib/features/writing/subjects/as-subject";
import type { Care } from "@/lib/features/writing/subjects/subject";
import type { Dead } from "@/lib/features/writing/subjects/who-died";
import type { HardNight } from "./hard-night";
import { whoIsMeant, type Meant } from "./who-is-meant";

/** What else may be said beside what is told, and is said to be left out. */
type ToldRow = {
  /** Of whom it is told; of the child itself where it is of nobody. */
  of: readonly Meant[];
  /** The run by which its plot is found. */
  run: string;
  beside?: readonly string[];
  /** What the words ask for that the plot doesn't tell. */
  unless?: RegExp;
};

/** Hard nights that have a plot, by their id; of anybody else they aren't told. */
const TOLD: Readonly<Record<string, ToldRow>> = {};

export type ToldNight = { run: string; care: Care; who: Subject | null };

/** What of a hard night is told after all, and of whom; `null` where it needs other help than a story, or has none. */
export function readToldNight(texts: readonly string[], nights: readonly HardNight[]): ToldNight | null {
  const [night, ...others] = nights;
  const row = night && TOLD[night.id];
  if (!row || texts.some((text) => row.unless?.test(text))) return null;
  if (others.some(({ id }) => id !== night.id && !row.beside?.includes(id))) return null;
  const who = whoIsMeant(texts, night.means);
  if (who === "other" || (who ? !row.of.includes(who) : row.of.length > 0)) return null;
  return { run: row.run, care: night.care, who: who && asRelative(who) };
}

/** Whether somebody will die as well is asked by whoever lost a mother or a father: their story answers it. */
export const isToldWithDeath = ({ id }: HardNight, died: Dead | null): boolean =>
  id === "may-die-too" && (died === "mother" || died === "father");
