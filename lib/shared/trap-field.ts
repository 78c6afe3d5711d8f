import { z } from "zod";

/** A field that people don't see and programs fill in. What is in it is a sign, not an input, so nothing is refused. */
export const trapField = z.string().max(1_000).optional().catch("filled");

/** Whoever filled it in is told what everybody is told, and nothing happens. */
export const isTrapped = (website: string | undefined): boolean => Boolean(website);
