"use client";

import { useEffect, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { beforeSignIn } from "@/lib/shared/leave-for-sign-in";
import { dropDraft, keepDraft, keepInTab, readDraft } from "./story-draft";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

export type Draft = {
  /** What stands in the form was written earlier. */
  isBack: boolean;
  /** Empties the form. */
  startAnew: () => void;
  /** To be done once it is sent. */
  drop: () => void;
};

/** Brings back an order that was being written, and keeps it from now on. */
export function useDraft(
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>,
  parentId: string,
): Draft {
  const { reset, getValues, control } = form;
  const [isBack, setBack] = useState(false);
  const { idea: _idea, called: _called, ...values } = useWatch({ control });
  // What the parent wrote, and not which idea is on show: that comes and goes after an order is sent, too.
  const written = JSON.stringify(values);
  useEffect(() => {
    const draft = readDraft(parentId);
    // A child that the address names goes first, see `useChosenChild`; a draft may be of a child that is gone.
    if (!draft) return;
    reset({ ...draft, childId: getValues("childId") || draft.childId }, { keepDefaultValues: true });
    // What this browser keeps is known once the page is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setBack(true);
  }, [parentId, reset, getValues]);
  useEffect(() => {
    keepDraft(parentId, getValues());
  }, [parentId, getValues, written]);
  // Whoever ended the session, in another tab of this browser, took the draft along.
  useEffect(
    () =>
      beforeSignIn(() => {
        keepInTab(parentId, getValues());
      }),
    [parentId, getValues],
  );
  return {
    isBack,
    startAnew: () => {
      reset();
      setBack(false);
    },
    drop: () => {
      dropDraft(parentId);
    },
  };
}
