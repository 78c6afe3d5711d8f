import { z } from "zod";
import type { BookView } from "@/lib/features/stories/contract";
import type { HeroLook } from "@/lib/shared/story";

export const handOverInput = z.strictObject({
  childId: z.uuid("Please choose a child"),
});
export type HandOverInput = z.output<typeof handOverInput>;

export type ShelfView = {
  childId: string;
  name: string;
  /** Drawn by the newest story; without one the face is drawn from the profile. */
  portraitUrl: string | null;
  look: HeroLook;
  /** Begun and not read to the end, the last one first; on the first board only. */
  started: BookView | null;
  books: BookView[];
  nextCursor: string | null;
};
