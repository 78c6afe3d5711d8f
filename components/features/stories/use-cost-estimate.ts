"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/shared/api-client";

/** Dollars for the pictures of one book, or null while it isn't known. */
export function useCostEstimate(characterStyle: string): number | null {
  const [estimate, setEstimate] = useState<{ style: string; cost: number } | null>(null);
  useEffect(() => {
    if (!characterStyle) return;
    let gone = false;
    void api<{ estimatedCost: number }>("POST", "/api/ai-books/cost-estimate", { characterStyle }).then(
      (result) => {
        if (!gone && result.ok) setEstimate({ style: characterStyle, cost: result.data.estimatedCost });
      },
    );
    return () => {
      gone = true;
    };
  }, [characterStyle]);
  return estimate?.style === characterStyle ? estimate.cost : null;
}
