/** How the title of a story begins that `poisoned-worker.ts` does not survive. */
export const POISON = "Nightshade";
/** How the title of a story begins that never comes to its end there. */
export const ENDLESS = "Hourglass";
