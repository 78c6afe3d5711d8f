"use client";

import { Controller, useWatch, type Control } from "react-hook-form";
import { FieldGroup } from "@/components/forms/field";
import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { DEFAULT_CREATIVITY } from "@/lib/features/stories/rules";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";

type StoryDialsProps = { control: Control<StoryFormValues, unknown, StoryOrderForm> };

/** How freely it is told, and how gently. */
export function StoryDials({ control }: StoryDialsProps) {
  const creativity = useWatch({ control, name: "creativityLevel" }) ?? DEFAULT_CREATIVITY;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-10">
      <FieldGroup label={`Creativity: ${String(creativity)} of 10`}>
        <Controller
          control={control}
          name="creativityLevel"
          render={({ field }) => (
            <Slider
              label="Creativity"
              min={1}
              max={10}
              step={1}
              value={[creativity]}
              valueText={`${String(creativity)} of 10`}
              onValueChange={([value]) => {
                field.onChange(value);
              }}
            />
          )}
        />
        <p aria-hidden className="flex justify-between text-sm text-muted-foreground">
          <span>Close to home</span>
          <span>Anything may happen</span>
        </p>
      </FieldGroup>
      <Controller
        control={control}
        name="ageAppropriate"
        render={({ field }) => (
          <Switch
            label="Age-appropriate"
            description="Only the mildest of trouble. Without it there may be a page of suspense; the ending is safe either way."
            checked={field.value ?? true}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </div>
  );
}
