"use client";

import { useState } from "react";
import { Controller, useController, type UseFormReturn } from "react-hook-form";
import { PhotoField } from "@/components/features/children/photo-field";
import { FieldError, FieldGroup } from "@/components/forms/field";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { formatDollars } from "@/lib/shared/format-money";
import { PhotoLook } from "./photo-look";
import { PictureChoice } from "./picture-choice";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { styleScene } from "./theme-scene";
import { useCharacterFacts } from "./use-character-facts";

type CharacterFieldsProps = {
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
  photoError: string | undefined;
  styleError: string | undefined;
};

/** Consent comes before the photo and all that is made with it: without it nothing leaves this device. */
export function CharacterFields({ form, photoError, styleError }: CharacterFieldsProps) {
  // Fields with a control of their own, shown or not, beside which their complaints stand.
  const photoUrl = useController({ control: form.control, name: "photoUrl" }).field.value;
  const style = useController({ control: form.control, name: "characterStyle" }).field.value;
  const { styles, cost, mayLeave } = useCharacterFacts(style);
  const [agreed, setAgreed] = useState(photoUrl !== "");
  const keepPhoto = (url: string) => {
    form.setValue("photoUrl", url, { shouldValidate: url !== "" });
    form.setValue("look", null);
  };

  return (
    <div className="grid gap-6 rounded-lg border bg-muted p-4 sm:p-5">
      <div className="grid gap-3">
        {mayLeave === false && (
          <Alert tone="info" title="What happens with the photo">
            Our own machine looks for the face once and suggests skin, hair and glasses, which you may change.
            The pictures are drawn from that and from the style you choose, not from the photo. It stays with
            us, nobody else looks at it, no measurements of the face are kept, and it is deleted when the
            story is done.
          </Alert>
        )}
        <Checkbox
          label={CONSENT_TEXTS["child-photo-character"].text}
          checked={agreed}
          onCheckedChange={(checked) => {
            setAgreed(checked === true);
            if (checked !== true) {
              keepPhoto("");
              form.setValue("providerConsent", false);
            }
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
        {agreed && mayLeave === false && photoUrl !== "" && (
          <PhotoLook key={photoUrl} form={form} photoUrl={photoUrl} />
        )}
        {agreed && mayLeave && (
          <Controller
            control={form.control}
            name="providerConsent"
            render={({ field }) => (
              <Checkbox
                label={CONSENT_TEXTS["child-photo-provider"].text}
                checked={field.value}
                onCheckedChange={(checked) => {
                  field.onChange(checked === true);
                }}
              />
            )}
          />
        )}
        <p className="text-sm text-muted-foreground">
          You can take this back at any time in the settings; the photo is then deleted at once.
        </p>
      </div>
      {agreed ? (
        <StyleChoice form={form} styles={styles} cost={cost} error={styleError} />
      ) : (
        <div className="grid gap-2">
          <p className="text-[0.9375rem]">Once you agree, choose a photo and a character style here.</p>
          <FieldError message={styleError} />
        </div>
      )}
    </div>
  );
}

type StyleChoiceProps = Pick<CharacterFieldsProps, "form"> &
  Pick<ReturnType<typeof useCharacterFacts>, "styles" | "cost"> & { error: string | undefined };

/** What was chosen stays in the form while it isn't shown. */
const StyleChoice = ({ form, styles, cost, error }: StyleChoiceProps) => (
  <>
    <FieldGroup oneOf required label="Character style" error={error}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {styles.map(({ id, name, description }) => (
          <PictureChoice key={id} value={id} picture={styleScene(id)} field={form.register("characterStyle")}>
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
  </>
);
