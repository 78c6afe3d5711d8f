"use client";

import { useEffect, useState } from "react";
import { CHARACTER_STYLE_LIST, type CharacterStyle } from "@/lib/features/stories/rules";
import { api } from "@/lib/shared/api-client";

/** The server's list; the built-in one stands in while it isn't there, and for good when it doesn't come. */
export function useCharacterStyles(): CharacterStyle[] {
  const [styles, setStyles] = useState(CHARACTER_STYLE_LIST);
  useEffect(() => {
    let gone = false;
    void api<CharacterStyle[]>("GET", "/api/ai-books/character-styles").then((result) => {
      if (!gone && result.ok && result.data.length > 0) setStyles(result.data);
    });
    return () => {
      gone = true;
    };
  }, []);
  return styles;
}
