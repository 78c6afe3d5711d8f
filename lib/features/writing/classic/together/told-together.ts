import type { StoryOrder } from "@/lib/shared/story";
import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Whether a plot may be told of all the children of an order. */
export const suits =
  ({ together = [] }: Pick<StoryOrder, "together">) =>
  ({ beside }: Shape): boolean =>
    together.length <= (beside ?? 0);
