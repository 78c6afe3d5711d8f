import { z } from "zod";

export const likeInput = z.object({
  /** Made by the browser at random and kept there. */
  key: z.uuid("Please reload the page."),
  liked: z.boolean("Please choose yes or no"),
});
export type LikeInput = z.output<typeof likeInput>;
