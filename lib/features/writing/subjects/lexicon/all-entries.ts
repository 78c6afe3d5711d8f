import { readContent } from "@/lib/platform/content/read-content";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";

/** Every noun that a story may be ordered about, with what a plot needs to know of it. */
export const LEXICON = readContent("lexicon") as readonly LexiconEntry[];
