import type { Colour } from "./colours";

/** What somebody wears or carries, where an order may say of which colour it is. */
export const GARMENTS = ["clothes", "armor", "cape", "hat", "shield"] as const;
export type Worn = Partial<Record<(typeof GARMENTS)[number], Colour>>;
