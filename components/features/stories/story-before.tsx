"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { nextStoryQuery } from "./story-queries";
import { setAddress } from "./use-library";

type StoryBeforeProps = {
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
  /** From the button at the end of a story, or in the library. */
  after: string | null;
};

/** Fills the form in for the story after another one, and says so for as long as it is one. */
export function StoryBefore({ form, after }: StoryBeforeProps) {
  const { setValue, control } = form;
  const [continues, childId] = useWatch({ control, name: ["continues", "childId"] });
  const asked = useQuery(nextStoryQuery(after ?? ""));
  const next = asked.data;
  useEffect(() => {
    if (!next) return;
    const wish = { shouldDirty: true };
    setValue("childId", next.childId, wish);
    setValue("withChildIds", next.withChildIds, wish);
    setValue("title", next.title, wish);
    setValue("topics", next.topics.join(", "), wish);
    setValue("theme", next.theme, wish);
    setValue("continues", next.continues, wish);
    // A reload brings back what the parent has made of it since.
    setAddress({ after: "" });
  }, [next, setValue]);
  const shown = useQuery(nextStoryQuery(continues)).data;
  const isOthers =
    shown !== undefined && childId !== "" && ![shown.childId, ...shown.withChildIds].includes(childId);
  useEffect(() => {
    // Another child was not there.
    if (isOthers) setValue("continues", "", { shouldDirty: true });
  }, [isOthers, setValue]);
  if (after && asked.isError) return <Alert tone="danger">{asked.error.message}</Alert>;
  if (!shown || isOthers) return null;
  return (
    // A heading of the form and no notice: it is what the parent asked for.
    <section role="status" className="grid justify-items-start gap-1 border-l-2 border-accent pl-4">
      <h2 className="text-lg font-semibold">What happened after “{shown.after}”</h2>
      <p className="text-[0.9375rem] text-muted-foreground empty:hidden">
        {[shown.note, companionOf(shown.companions), shown.leftOpen].filter(Boolean).join(" ")}
      </p>
      <Button
        type="button"
        variant="link"
        className="min-h-11"
        onClick={() => {
          setValue("continues", "", { shouldDirty: true });
        }}
      >
        Make it a new story
      </Button>
    </section>
  );
}

/** The first is the one that comes along; a new plot may have no part for the others. */
const companionOf = ([name]: readonly string[]): string =>
  name === undefined ? "" : `${name} comes along again where the story has room.`;
