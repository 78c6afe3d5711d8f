"use client";

import { useController, type UseFormReturn } from "react-hook-form";
import { ChildAvatar } from "@/components/features/children/child-avatar";
import { ManyChildren } from "@/components/features/children/many-children";
import type { ChildView } from "@/lib/features/children/contract";
import { CHILDREN_TO_CHOOSE } from "@/lib/features/children/rules";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

type ChildChoiceProps = { form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>; items: ChildView[] };

export function ChildChoice({ form, items }: ChildChoiceProps) {
  // A registered box would be forgotten when a draft comes back, and show a choice of which the order knows nothing.
  const {
    field: { ref, ...field },
  } = useController({ control: form.control, name: "childId" });
  return (
    <ManyChildren items={items} step={CHILDREN_TO_CHOOSE} kept={[field.value]}>
      {(shown) => (
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((child, at) => (
            <label key={child.id} className="relative min-w-0 cursor-pointer">
              <input
                type="radio"
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg focus-visible:outline-offset-3"
                {...field}
                // Where nobody is chosen, the first is where the choice begins.
                {...(at === 0 && { ref })}
                value={child.id}
                checked={field.value === child.id}
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
