const SIZES = [
  [60, "text-3xl sm:text-4xl short:text-2xl"],
  [120, "text-2xl sm:text-3xl short:text-xl"],
] as const;
/** In letters of another script so many take more lines than a phone has. */
const SMALLEST = "line-clamp-8 text-lg sm:text-2xl short:line-clamp-6 short:text-base";

/** How a title is set on the cover, so that the button below it stays on the screen. */
export const titleClasses = (title: string): string =>
  SIZES.find(([most]) => Array.from(title).length <= most)?.[1] ?? SMALLEST;
