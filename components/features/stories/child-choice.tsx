"use client";

import { useWatch, type UseFormReturn } from "react-hook-form";
import { ChildAvatar } from "@/components/features/children/child-avatar";
import { ManyChildren } from "@/components/features/children/many-children";
import type { ChildView } from "@/lib/features/children/contract";
import { CHILDREN_TO_CHOOSE } from "@/lib/features/children/rules";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

type ChildChoiceProps = { form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>; items: ChildView[] };

export function ChildChoice({ form, items }: ChildChoiceProps) {
  const chosen = useWatch({ control: form.control, name: "childId" });
  const field = form.register("childId");
  return (
    <ManyChildren items={items} step={CHILDREN_TO_CHOOSE} kept={[chosen]}>
      {(shown) => (
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((child) => (
            <label key={child.id} className="relative min-w-0 cursor-pointer">
              <input
                type="radio"
                value={child.id}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg focus-visible:outline-offset-3"
                {...field}
              />
              <span className="pointer-events-none flex items-center gap-3 rounded-lg border-2 border-border bg-surface p-3 transition-[border-color,box-shadow] peer-checked:border-primary peer-checked:shadow-card">
                <ChildAvatar child={child} size="md" />
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{child.name}</span>
                  <span className="block text-sm text-muted-foreground">
                    Age {child.age}, {child.readingLevel}
                  </span>
                </span>
              </span>
            </label>
          ))}
        </div>
      )}
    </ManyChildren>
  );
}
