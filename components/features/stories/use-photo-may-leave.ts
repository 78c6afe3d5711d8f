"use client";

import { useEffect, useState } from "react";
import type { AiBookOptions } from "@/lib/features/stories/contract";
import { api } from "@/lib/shared/api-client";

/** Whether there is a provider that a photo could go to; `null` until that is known. */
export function usePhotoMayLeave(): boolean | null {
  const [mayLeave, setMayLeave] = useState<boolean | null>(null);
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
