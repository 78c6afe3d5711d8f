"use client";

import { useEffect, useState } from "react";
import type { AiBookOptions } from "@/lib/features/stories/contract";
import { api } from "@/lib/shared/api-client";

/** Whether there is a provider that a photo could go to; until that is known, nobody is asked. */
export function usePhotoMayLeave(): boolean {
  const [mayLeave, setMayLeave] = useState(false);
  useEffect(() => {
    let gone = false;
    void api<AiBookOptions>("GET", "/api/ai-books/options").then((result) => {
      if (!gone && result.ok) setMayLeave(result.data.photoMayLeave);
    });
    return () => {
      gone = true;
    };
  }, []);
  return mayLeave;
}
