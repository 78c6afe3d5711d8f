"use client";

import { Dices } from "lucide-react";
import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { ChildView } from "@/lib/features/children/contract";
import { suggestStories, type Suggestion } from "@/lib/features/content/story-suggestions";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { useBeside } from "./use-beside";

const SHOWN = 3;

type StoryIdeasProps = {
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
  items: ChildView[];
};

/** A few stories to begin with, from the child's interests and the time of the year. */
export function StoryIdeas({ form, items }: StoryIdeasProps) {
  const childId = useWatch({ control: form.control, name: "childId" });
  const [round, setRound] = useState(0);
  const [month] = useState(() => new Date().getMonth());
  const child = items.find(({ id }) => id === childId);
  const ideas = suggestStories(child?.interests ?? [], month, useBeside(form.control).length);
  const start = (round * SHOWN) % ideas.length;
  const shown = [...ideas, ...ideas].slice(start, start + SHOWN);
  const take = ({ title, topics, theme }: Suggestion) => {
    const wish = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("title", title, wish);
    form.setValue("topics", topics, wish);
    form.setValue("theme", theme, wish);
  };
  return (
    <section aria-label="Ideas" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-medium break-words">{child ? `Ideas for ${child.name}` : "Ideas"}</p>
        <Button
          type="button"
          variant="ghost"
          className="shrink-0"
          onClick={() => {
            const surprise = ideas[Date.now() % ideas.length];
            if (surprise) take(surprise);
            setRound(round + 1);
          }}
        >
          <Dices aria-hidden />
          Surprise me
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {shown.map((idea) => (
          <Button
            key={idea.title}
            type="button"
            variant="outline"
            className="h-auto min-h-11 rounded-full py-2 text-left whitespace-normal"
            onClick={() => {
              take(idea);
            }}
          >
            {idea.title}
          </Button>
        ))}
      </div>
    </section>
  );
}
