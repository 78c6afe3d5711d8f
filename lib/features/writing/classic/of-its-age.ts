import type { StoryOrder } from "@/lib/shared/story";
import type { Shape } from "./grammar";

type Children = Pick<StoryOrder, "age" | "together">;

/** Whether a plot is for the age of one of the children of whom a story is told. */
export const isOfAge =
  ({ age, together = [] }: Children) =>
  ({ ages }: Pick<Shape, "ages">): boolean =>
    ages === undefined ||
    [age, ...together.map((child) => child.age)].some((one) => ages[0] <= one && one <= ages[1]);
