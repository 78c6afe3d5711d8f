"use client";

import { useId } from "react";
import type { OutlineView } from "@/lib/features/stories/contract";
import { cn } from "@/lib/shared/class-names";

type StoryOffersProps = {
  alternatives: OutlineView["alternatives"];
  /** The one that would be made; empty while none is chosen. */
  idea: string;
  isLooking: boolean;
  onChoose: (idea: string) => void;
};

/** Stories that we can tell instead, of which the parent chooses one. */
export function StoryOffers({ alternatives, idea, isLooking, onChoose }: StoryOffersProps) {
  const name = useId();
  return (
    <fieldset data-offers className={cn("grid gap-2", isLooking && "opacity-60")}>
      <legend className="sr-only">Stories that we can tell</legend>
      {alternatives.map((one) => (
        <label
          key={one.idea}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border bg-surface p-3 has-checked:border-primary has-checked:bg-primary/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            value={one.idea}
            checked={one.idea === idea}
            onChange={() => {
              onChoose(one.idea);
            }}
            className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
          />
          <span className="min-w-0 font-serif leading-snug">{one.sentence}</span>
        </label>
      ))}
    </fieldset>
  );
}
