"use client";

import { Check, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { ChildAvatar } from "@/components/features/children/child-avatar";
import { ManyChildren } from "@/components/features/children/many-children";
import { FieldGroup } from "@/components/forms/field";
import type { ChildView } from "@/lib/features/children/contract";
import { CHILDREN_TO_CHOOSE } from "@/lib/features/children/rules";
import { MOST_HEROES } from "@/lib/shared/story";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

type TogetherChoiceProps = {
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
  items: ChildView[];
  error: string | undefined;
};

const MOST = MOST_HEROES - 1;
const LABEL = "Heroes together";
const CHOOSE_FIRST =
  "A story can have several of your children as its heroes. Choose one above, and then who else is in it.";

/** Who of the family is a hero beside the child that was chosen first; nothing where there is nobody else. */
export function TogetherChoice({ form, items, error }: TogetherChoiceProps) {
  const { control, setValue } = form;
  const [childId, chosen, mode] = useWatch({ control, name: ["childId", "withChildIds", "mode"] });
  const first = items.find(({ id }) => id === childId);
  const others = items.filter(({ id }) => id !== childId);
  const kept = chosen.filter((id) => others.some((other) => other.id === id));
  const isStale = kept.length !== chosen.length && items.length > 0;
  const firstBefore = useRef(childId);
  useEffect(() => {
    const before = firstBefore.current;
    firstBefore.current = childId;
    if (!isStale || childId === "") return;
    // Whoever was the first changes places with the child that is now; whoever is gone isn't beside it.
    const isSwapped = chosen.includes(childId) && others.some(({ id }) => id === before);
    const beside = isSwapped ? [before, ...kept] : kept;
    setValue("withChildIds", beside, { shouldDirty: true });
  });
  if (items.length < 2 || mode === "character") return null;
  if (!first) {
    return (
      <FieldGroup optional label={LABEL} hint={CHOOSE_FIRST}>
        {null}
      </FieldGroup>
    );
  }
  return (
    <FieldGroup
      optional
      label={LABEL}
      error={error}
      hint={`Choose up to ${MOST} more. All of them are in it from the first page on; it is told at ${first.name}’s level and counts as one story.`}
    >
      <ManyChildren items={others} step={CHILDREN_TO_CHOOSE} kept={kept}>
        {(shown) => (
          <div className="flex flex-wrap gap-2.5">
            {shown.map((child) => {
              const isChosen = kept.includes(child.id);
              return (
                <label
                  key={child.id}
                  className="relative min-w-0 cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55"
                >
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={!isChosen && kept.length >= MOST}
                    onChange={() => {
                      const next = isChosen ? kept.filter((id) => id !== child.id) : [...kept, child.id];
                      setValue("withChildIds", next, {
                        shouldDirty: true,
                        shouldValidate: error !== undefined,
                      });
                    }}
                    className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full focus-visible:outline-offset-3"
                  />
                  <span className="pointer-events-none flex min-h-11 items-center gap-2.5 rounded-full border-2 border-border bg-surface py-1 pr-4 pl-1.5 transition-[border-color,box-shadow] peer-checked:border-primary peer-checked:shadow-card">
                    <ChildAvatar child={child} size="sm" />
                    <span className="truncate font-semibold">{child.name}</span>
                    {isChosen ? (
                      <Check aria-hidden strokeWidth={3} className="size-4 shrink-0 text-primary" />
                    ) : (
                      <Plus aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                    )}
                  </span>
                </label>
              );
            })}
          </div>
        )}
      </ManyChildren>
    </FieldGroup>
  );
}
