/**
 * Settings of a product under test: to read each story aloud takes seconds of a core, and a picture of full size three
 * times as long; most tests hear nothing and look at no picture. Those that do set their own.
 */
export const SPARING = { STORY_NARRATION: "asked", STORY_PICTURE_SIDE: "512" };
/** Pictures as they are stored where nothing is set. */
export const FULL_SIZE = { STORY_PICTURE_SIDE: "1024" };
