import type { Theme } from "@/lib/shared/story";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { MOVING_ISLAND } from "./adventure/moving-island";

export const SHAPES: readonly Shape[] = [MOVING_ISLAND];

export function shapesOf(theme: Theme): readonly Shape[] {
  return SHAPES.filter((shape) => shape.theme === theme);
}
