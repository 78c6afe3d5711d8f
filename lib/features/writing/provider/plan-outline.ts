import { AppError } from "@/lib/shared/app-error";
import { OffBrief } from "@/lib/features/writing/contract";
import { listOutlineFaults, listRepeats, outlineCheck, storyOutline, type StoryOutline } from "./outline";
import { checkPrompt, outlinePrompt } from "./plan-prompts";
import type { Writing } from "./writing";

const MOST_FAULTS = 8;
const LONGEST_PLAN = 40_000;
const LONGEST_CHECK = 8_000;

/**
 * The plan of a story, checked by code and by a second reader, and made again once where one of them finds a fault.
 * @throws OffBrief where the second plan still isn't about what was asked
 */
export async function planOutline(work: Writing): Promise<StoryOutline> {
  const { model, brief, call, keep } = work;
  const ask = (before?: { outline: StoryOutline; faults: readonly string[] }) =>
    model.completeJson(
      { ...outlinePrompt(brief, before), name: "outline", schema: storyOutline, longest: LONGEST_PLAN },
      call,
    );
  const outline = await keep("outline/1", () => ask());
  const seen = listOutlineFaults(brief, outline);
  // A plan that code refuses needs no second reader.
  const repeats = listRepeats(brief, outline);
  const mended = [...seen, ...repeats];
  const faults = mended.length > 0 ? mended : await readOutline(work, outline);
  if (faults.length === 0) return outline;
  const second = await keep("outline/2", () => ask({ outline, faults: faults.slice(0, MOST_FAULTS) }));
  const left = listOutlineFaults(brief, second);
  if (left.length === 0) return second;
  // The first one was sound, and only a reader would have had it better.
  if (seen.length === 0) return outline;
  throw new OffBrief("the plan isn't about what was asked");
}

/** What a second reader finds wrong; nothing where none can be asked or afforded. */
async function readOutline(
  { model, brief, call, keep, mayAsk }: Writing,
  outline: StoryOutline,
): Promise<string[]> {
  if (!(await mayAsk())) return [];
  try {
    const { faults } = await keep("outline-check/1", () =>
      model.completeJson(
        { ...checkPrompt(brief, outline), name: "check", schema: outlineCheck, longest: LONGEST_CHECK },
        call,
      ),
    );
    return faults;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
