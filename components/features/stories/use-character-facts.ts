"use client";

import { useQuery } from "@tanstack/react-query";
import { CHARACTER_STYLE_LIST, type CharacterStyle } from "@/lib/features/stories/rules";
import { aiOptionsQuery, characterStylesQuery, costQuery } from "./story-queries";

type CharacterFacts = {
  styles: CharacterStyle[];
  /** Dollars for the pictures of one book, or `null` while it isn't known. */
  cost: number | null;
  /** Whether there is a provider that a photo could go to; `null` until that is known. */
  mayLeave: boolean | null;
};

/** What the server says about stories with a photo. */
export function useCharacterFacts(chosenStyle: string): CharacterFacts {
  const styles = useQuery(characterStylesQuery).data ?? [];
  const cost = useQuery(costQuery(chosenStyle)).data;
  const options = useQuery(aiOptionsQuery).data;
  return {
    // The built-in list stands in while the server's isn't there, and for good when it doesn't come.
    styles: styles.length > 0 ? styles : CHARACTER_STYLE_LIST,
    cost: cost?.estimatedCost ?? null,
    mayLeave: options?.photoMayLeave ?? null,
  };
}
