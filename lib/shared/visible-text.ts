// Letters that are drawn as nothing: Hangul fillers and the empty braille pattern.
const BLANK = /[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Whether anybody can see anything of it. */
export const isVisible = (text: string): boolean => text.replace(BLANK, "") !== "";

/** Marks that turn the direction of what is written after them: a text shows other words than it has. */
const TURNING = "[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]";
const TURNS = new RegExp(TURNING, "u");
const EVERY_TURN = new RegExp(TURNING, "gu");

export const turnsText = (text: string): boolean => TURNS.test(text);

/** A long text without them: whoever pastes one, in whichever script, didn't see that they are there. */
export const withoutTurning = (text: string): string => text.replaceAll(EVERY_TURN, "");

export const NO_TURNING = "Please leave out the marks that turn the direction of writing";
