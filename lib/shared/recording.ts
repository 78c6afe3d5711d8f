/** What the recording screen and the server agree on. */

/** How long a page's take may be. */
export const TAKE_SECONDS = { least: 0.4, most: 180 } as const;

export const READER_NAME_MAX = 40;
