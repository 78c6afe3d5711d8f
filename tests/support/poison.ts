/** How the title of a story begins that `poisoned-worker.ts` does not survive. */
export const POISON = "Nightshade";
