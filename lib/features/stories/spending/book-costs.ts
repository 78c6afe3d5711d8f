import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { Config } from "@/lib/platform/config";
import { costOfText, pricesOf } from "@/lib/platform/ai/prices";
import type { ReadingLevel } from "@/lib/shared/story";

const PROMPT_TOKENS = 2500;
/** The facts of a picture, as a model writes them. */
const SCENE_TOKENS = 150;
const TOKENS_A_WORD = 1.6;
/** A story, and some of it once more for its level. */
const TEXT_ROUNDS = 1.5;

/** What a book of a level may cost at the provider of this deployment, in millionths of a dollar; 0 where we make it. */
export function estimateBook(config: Config, level: ReadingLevel): number {
  if (!config.OPENAI_API_KEY) return 0;
  const { pages } = LEVEL_BANDS[level];
  // The portrait is one more picture.
  const pictures = config.STORY_ILLUSTRATOR === "openai" ? (pages.max + 1) * pricesOf(config).picture : 0;
  return Math.ceil((config.STORY_WRITER === "classic" ? 0 : estimateText(config, level)) + pictures);
}

/** What a text of a level may cost, written or told again. */
export function estimateText(config: Config, level: ReadingLevel): number {
  const { pages, wordsPerPage } = LEVEL_BANDS[level];
  const words = pages.max * (wordsPerPage.max * TOKENS_A_WORD + SCENE_TOKENS);
  const tokens = { input: PROMPT_TOKENS * TEXT_ROUNDS, output: words * TEXT_ROUNDS };
  return Math.ceil(costOfText(pricesOf(config), tokens));
}
