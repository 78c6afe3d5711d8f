import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { AskedSubject } from "./asked-subject";

const DIED = /((?:[\p{L}’'-]+ ){1,4})(?:had (?:just )?|has |have |is |was |were )?(?:died|dead)\b/giu;
const SOMEBODY: readonly string[] = ["relative", "person", "animal"];

/** Whoever is said to have died in a text and isn't the one of the order: nobody's death is told as another's. */
export function listOtherDead({ cares, noun }: AskedSubject, text: string): string[] {
  if (!cares.includes("death") || noun === null) return [];
  return [...text.matchAll(DIED)].flatMap(([, before = ""]) => {
    const dead = findEntries(splitWish(before))
      .map(({ entry }) => entry)
      .filter((entry) => SOMEBODY.includes(entry.class));
    const last = dead.at(-1);
    return last && !dead.some(({ word }) => word === noun) ? [last.word] : [];
  });
}
