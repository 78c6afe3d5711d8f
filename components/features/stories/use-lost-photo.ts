"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

const GONE = "The photo was deleted when the story failed. Please upload it again.";

/** An order's photo goes with the order; the form that is there again for another try says so. */
export function useLostPhoto(
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>,
  failedId: string | null,
): void {
  const { getValues, setError, setValue } = form;
  useEffect(() => {
    if (!failedId || !getValues("photoUrl")) return;
    setValue("photoUrl", "");
    setError("photoUrl", { type: "server", message: GONE });
  }, [failedId, getValues, setError, setValue]);
}
