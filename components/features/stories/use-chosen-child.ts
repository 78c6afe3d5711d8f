"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

/** The form stays alive behind other tabs; a child's button then changes the choice in it. */
export function useChosenChild(
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>,
  childId: string | null,
): void {
  const { setValue } = form;
  useEffect(() => {
    if (childId) setValue("childId", childId, { shouldDirty: true });
  }, [childId, setValue]);
}
