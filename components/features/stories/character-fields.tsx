"use client";

import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { PhotoField } from "@/components/features/children/photo-field";
import { FieldError, FieldGroup } from "@/components/forms/field";
import { Checkbox } from "@/components/ui/checkbox";
import { formatDollars } from "@/lib/shared/format-money";
import { PictureChoice } from "./picture-choice";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { styleScene } from "./theme-scene";
import { useCharacterStyles } from "./use-character-styles";
import { useCostEstimate } from "./use-cost-estimate";

type CharacterFieldsProps = {
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
  photoError: string | undefined;
  styleError: string | undefined;
};

/** Consent comes before the photo: without it nothing leaves this device. */
export function CharacterFields({ form, photoError, styleError }: CharacterFieldsProps) {
  const styles = useCharacterStyles();
  const photoUrl = useWatch({ control: form.control, name: "photoUrl" });
  const style = useWatch({ control: form.control, name: "characterStyle" });
  const cost = useCostEstimate(style);
  const [agreed, setAgreed] = useState(photoUrl !== "");
  const keepPhoto = (url: string) => {
    form.setValue("photoUrl", url, { shouldValidate: url !== "" });
  };

  return (
    <div className="grid gap-6 rounded-lg border bg-muted p-4 sm:p-5">
      <div className="grid gap-3">
        <Checkbox
          label="I am this child's parent or guardian, and I agree that the photo is used for the hero of this one story. It is deleted when the story is done."
          checked={agreed}
          onCheckedChange={(checked) => {
            setAgreed(checked === true);
            if (checked !== true) keepPhoto("");
          }}
        />
        {agreed ? (
          <PhotoField
            purpose="character"
            label="Choose a photo"
            hint="JPEG or PNG, under 10MB. One face, looking at you, works best."
            url={photoUrl || null}
            onChange={(url) => {
              keepPhoto(url ?? "");
            }}
            error={photoError}
          />
        ) : (
          <FieldError message={photoError} />
        )}
      </div>
      <FieldGroup label="Character style" error={styleError}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {styles.map(({ id, name, description }) => (
            <PictureChoice
              key={id}
              value={id}
              picture={styleScene(id)}
              field={form.register("characterStyle")}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-muted-foreground">{description}</span>
            </PictureChoice>
          ))}
        </div>
      </FieldGroup>
      {cost !== null && (
        <p role="status" className="text-[0.9375rem]">
          {cost > 0
            ? `Estimated cost of the pictures: ${formatDollars(cost)}. It is part of your plan.`
            : "Estimated cost: nothing beyond one story of your plan."}
        </p>
      )}
    </div>
  );
}
