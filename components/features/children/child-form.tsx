"use client";

import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { PlanLink } from "@/components/features/dashboard/plan-link";
import { Field, FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { childInput, type ChildView } from "@/lib/features/children/contract";
import { MAX_AGE, MIN_AGE } from "@/lib/features/children/rules";
import { api } from "@/lib/client/api";
import { GENDERS, INTERESTS, READING_LEVELS } from "@/lib/shared/story";
import { ChoiceChips } from "./choice-chips";
import { LookField } from "./look-field";
import { PhotoField } from "./photo-field";
import { keptLook, shownLook } from "./shown-look";

type ChildFormProps = {
  child: ChildView | null;
  onSaved: (child: ChildView) => void;
  onCancel: () => void;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
};

export function ChildForm({ child, onSaved, onCancel, onDirty }: ChildFormProps) {
  const [atLimit, setAtLimit] = useState(false);
  const [seedText] = useState(() => child?.id ?? crypto.randomUUID());
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: childInput,
    defaultValues: valuesOf(child),
    send: async ({ look, ...rest }) => {
      // The parent has seen this hero and no other.
      const values = { ...rest, look: keptLook(shownLook({ seedText, gender: rest.gender, look })) };
      const result = await (child
        ? api("PUT", "/api/children/{id}", { params: { id: child.id }, body: values })
        : api("POST", "/api/children", { body: values }));
      setAtLimit(!result.ok && result.code === "LIMIT_REACHED");
      return result;
    },
    onDone: onSaved,
    onFailure: ({ status, code, message, details }) => {
      if (child && status === 404) return GONE;
      return code === "LIMIT_REACHED" || code === "REFUSED"
        ? message
        : (details?.profileImage ?? "Failed to save child. Please try again.");
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  const photo = useWatch({ control: form.control, name: "profilePhotoUrl" }) ?? null;
  const look = useWatch({ control: form.control, name: "look" }) ?? {};
  const gender = useWatch({ control: form.control, name: "gender" });
  const setLook = (next: ChildView["look"]) => {
    form.setValue("look", next, { shouldDirty: true });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <PhotoField
        purpose="profile"
        label="Add a photo"
        hint="Only you see it. Optional, under 5MB."
        url={photo}
        onChange={(url) => {
          form.setValue("profilePhotoUrl", url, { shouldDirty: true });
        }}
      />
      <div className="grid gap-6 sm:grid-cols-[1fr_8rem]">
        <Field label="Name" required error={errorOf("name")} hint="As it should stand in the story.">
          <Input autoComplete="off" {...form.register("name")} />
        </Field>
        <Field
          label="Age"
          required
          error={errorOf("age")}
          hint={!errorOf("age") && `${MIN_AGE} to ${MAX_AGE}`}
        >
          <Input inputMode="numeric" autoComplete="off" {...form.register("age")} />
        </Field>
      </div>
      <FieldGroup
        oneOf
        required
        label="Gender"
        error={errorOf("gender")}
        hint="So that the story says he, she or they."
      >
        <ChoiceChips type="radio" options={GENDERS} field={form.register("gender")} />
      </FieldGroup>
      <FieldGroup
        label="Interests"
        error={errorOf("interests")}
        hint="Each story brings in two to six of them, more at the higher levels; with many, every story takes others."
      >
        <ChoiceChips type="checkbox" options={INTERESTS} field={form.register("interests")} />
      </FieldGroup>
      <FieldGroup
        oneOf
        label="Reading level"
        hint="Beginner has the shortest words and sentences, Advanced the longest."
      >
        <ChoiceChips type="radio" options={READING_LEVELS} field={form.register("readingLevel")} />
      </FieldGroup>
      <FieldGroup label="Looks in the pictures" optional>
        <LookField
          look={shownLook({ seedText, gender, look })}
          onChoose={(choice) => {
            setLook({ ...look, ...choice });
          }}
          onStartOver={
            Object.keys(look).length > 0
              ? () => {
                  setLook({});
                }
              : null
          }
        />
      </FieldGroup>
      {formError && (
        <Alert tone={atLimit ? "warning" : "danger"} actions={atLimit && <PlanLink />}>
          {formError}
        </Alert>
      )}
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton pending={pending} pendingText="Saving...">
          Save child
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

const GONE =
  "This profile was deleted meanwhile, perhaps in another tab, so nothing could be saved. You can add the child again.";

const EMPTY = {
  name: "",
  age: "",
  gender: undefined,
  interests: [],
  readingLevel: "Beginner" as const,
  profilePhotoUrl: null,
  look: {},
};

function valuesOf(child: ChildView | null) {
  if (!child) return EMPTY;
  const { name, age, gender, interests, readingLevel, profilePhotoUrl, look } = child;
  return { name, age: String(age), gender, interests, readingLevel, profilePhotoUrl, look };
}
