import type { Feeling } from "@/lib/shared/story";
import { isSolved, type Beat } from "@/lib/features/writing/classic/grammar";

/** Where a page stands in its story: before there is any trouble, in it, trying to get out of it, and after it. */
export type Phase = "open" | "trouble" | "tried" | "done";

const TROUBLED: readonly Feeling[] = ["worried", "sad", "tearful", "afraid", "angry"];
const TRYING: readonly Feeling[] = ["determined", "brave"];

type Moment = { beat: Beat; script: { feeling: Feeling } };

/** Nothing is over before the last hurdle, or in a plot without one before the last page on which somebody tries or fears. */
export function listPhases(moments: readonly Moment[]): Phase[] {
  const isHard = ({ script }: Moment) => TROUBLED.includes(script.feeling) || TRYING.includes(script.feeling);
  const hurdle = moments.findLastIndex(({ beat }) => isSolved(beat));
  const last = hurdle >= 0 ? hurdle : moments.findLastIndex(isHard);
  return moments.map((moment, at): Phase => {
    if (TROUBLED.includes(moment.script.feeling)) return "trouble";
    if (at > last) return "done";
    return isSolved(moment.beat) || isHard(moment) ? "tried" : "open";
  });
}
