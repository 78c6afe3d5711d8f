import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";

export const LEXICON: readonly LexiconEntry[] = [];
