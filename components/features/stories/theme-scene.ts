import type { CharacterStyleId, Theme } from "@/lib/shared/story";

/** Scenes that the classic illustrator drew for the interface. */
export const themeScene = (theme: Theme): string => `/scenes/theme-${theme}.svg`;
export const styleScene = (style: CharacterStyleId): string => `/scenes/style-${style}.svg`;
