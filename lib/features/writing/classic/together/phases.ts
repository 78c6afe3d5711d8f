import type { Feeling } from "@/lib/shared/story";
import { isSolved, type Beat } from "@/lib/features/writing/classic/grammar";

/** Where a page stands in its story: before there is any trouble, in it, trying to get out of it, and after it. */
export type Phase = "open" | "trouble" | "tried" | "done";

const TROUBLED: readonly Feeling[] = ["worried", "sad", "tearful", "afraid", "angry"];
const TRYING: readonly Feeling[] = ["determined", "brave"];

type Moment = { beat: Beat; script: { feeling: Feeling } };

const MOVED: ReadonlySet<Feeling> = new Set(["sad", "tearful", "afraid", "angry", "caring"]);

/** Whether somebody is sad, afraid or comforted on a page: nothing else has a place on it. */
const isMoving = ({ beat, script }: Moment): boolean =>
  MOVED.has(script.feeling) ||
  (beat.with ?? []).some((entry) => MOVED.has((entry.split(" ")[1] ?? "happy") as Feeling));

/** The pages that move, and the turn: the one on which it becomes better. */
export function listMoving(moments: readonly Moment[]): boolean[] {
  const turn = moments.findLastIndex(({ script }) => MOVED.has(script.feeling)) + 1;
  return moments.map((moment, at) => isMoving(moment) || (turn > 0 && at === turn));
}

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
