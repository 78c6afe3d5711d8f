import type { ReadingLevel } from "@/lib/shared/story";
import { TEXT_SIZES, type ReaderSettings } from "./reader-settings";

const SIZES = [
  "text-lg",
  "text-xl",
  "text-[1.375rem]",
  "text-2xl",
  "text-[1.75rem]",
  "text-[2rem]",
  "text-4xl",
] as const;

/** Where "normal" stands: few words are set large, many a little smaller. */
const NORMAL: Record<ReadingLevel, number> = { Beginner: 4, Emerging: 3, Intermediate: 2, Advanced: 1 };

const LINES = {
  normal: "leading-[1.55]",
  airy: "leading-[1.95] tracking-wide [word-spacing:0.12em]",
} as const;
const FACES = { book: "font-serif", legible: "font-legible" } as const;

/** How the story's words are set. */
export function textClasses(level: ReadingLevel, { textSize, spacing, font }: ReaderSettings): string {
  const step = NORMAL[level] + TEXT_SIZES.indexOf(textSize) - TEXT_SIZES.indexOf("normal");
  const size = SIZES[Math.min(SIZES.length - 1, Math.max(0, step))];
  return [size, LINES[spacing], FACES[font]].join(" ");
}
