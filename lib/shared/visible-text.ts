// Letters that are drawn as nothing: Hangul fillers and the empty braille pattern.
const BLANK = /[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Whether anybody can see anything of it. */
export const isVisible = (text: string): boolean => text.replace(BLANK, "") !== "";
