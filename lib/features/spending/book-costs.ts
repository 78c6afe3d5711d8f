import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { Config } from "@/lib/platform/config";
import { costOfText, pricesOf } from "@/lib/platform/ai/prices";
import type { ReadingLevel } from "@/lib/shared/story";

/** Rules, examples and common words, the order and the outline. */
const PROMPT_TOKENS = 3500;
/** The facts of a picture, as a model writes them. */
const SCENE_TOKENS = 150;
const TOKENS_A_WORD = 1.6;
/** A story is planned, checked, written, read, and some of it told once more and read again. */
const PROMPTS = { written: 6, retold: 1.5 } as const;
/** The outline, and what readers say. */
const PLANNING_TOKENS = 2500;
/** Some of a text is told once more for its level. */
const TEXT_ROUNDS = 1.5;

/** What a book of a level may cost at the provider of this deployment, in millionths of a dollar; 0 where we make it. */
export function estimateBook(config: Config, level: ReadingLevel): number {
  if (!config.OPENAI_API_KEY) return 0;
  const { pages } = LEVEL_BANDS[level];
  // The portrait is one more picture.
  const pictures = config.STORY_ILLUSTRATOR === "openai" ? (pages.max + 1) * pricesOf(config).picture : 0;
  return Math.ceil((config.STORY_WRITER === "classic" ? 0 : estimateText(config, level)) + pictures);
}

/** What a text of a level may cost, planned and written or told again. */
export function estimateText(
  config: Config,
  level: ReadingLevel,
  work: keyof typeof PROMPTS = "written",
): number {
  const { pages, wordsPerPage } = LEVEL_BANDS[level];
  const words = pages.max * (wordsPerPage.max * TOKENS_A_WORD + SCENE_TOKENS);
  const planning = work === "written" ? PLANNING_TOKENS : 0;
  const tokens = { input: PROMPT_TOKENS * PROMPTS[work], output: words * TEXT_ROUNDS + planning };
  return Math.ceil(costOfText(pricesOf(config), tokens));
}
