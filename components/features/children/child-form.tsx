"use client";

import { useWatch } from "react-hook-form";
import { PlanLink } from "@/components/features/dashboard/plan-link";
import { Field, FieldGroup } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { ChildView } from "@/lib/features/children/contract";
import { MAX_AGE, MIN_AGE } from "@/lib/features/children/rules";
import { GENDERS, INTERESTS } from "@/lib/shared/story";
import { ChoiceChips } from "./choice-chips";
import { FamilyField } from "./family-field";
import { LevelField } from "./level-field";
import { LookField } from "./look-field";
import { PhotoField } from "./photo-field";
import { PhotoMeanwhile } from "./photo-meanwhile";
import { SayAsField } from "./say-as-field";
import { shownLook } from "./shown-look";
import type { EditedChild } from "./use-child-form";

type ChildFormProps = {
  child: ChildView | null;
  edited: EditedChild;
  onCancel: () => void;
};

export function ChildForm({ child, edited, onCancel }: ChildFormProps) {
  const { atLimit, form, submit, pending, formError, errorOf, otherPhoto, takeOtherPhoto } = edited;
  const photo = useWatch({ control: form.control, name: "profilePhotoUrl" }) ?? null;
  const look = useWatch({ control: form.control, name: "look" }) ?? {};
  const relatives = useWatch({ control: form.control, name: "relatives" }) ?? [];
  const name = useWatch({ control: form.control, name: "name" });
  const gender = useWatch({ control: form.control, name: "gender" });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <PhotoField
        purpose="profile"
        label="Add a photo"
        hint="It stands beside the name, and only your family sees it. Stories are drawn from the looks below. Optional, under 5MB."
        url={photo}
        onChange={(url) => {
          form.setValue("profilePhotoUrl", url, { shouldDirty: true });
        }}
      />
      {otherPhoto && <PhotoMeanwhile url={otherPhoto.url} mine={photo} onTake={takeOtherPhoto} />}
      <div className="grid gap-6 sm:grid-cols-[1fr_8rem]">
        <Field
          label="Name"
          required
          error={errorOf("name")}
          hint="First name or nickname, as it should stand in the story."
        >
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
      <SayAsField
        name={name}
        saved={child?.sayAs ?? null}
        field={form.register("sayAs")}
        error={errorOf("sayAs")}
      />
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
        hint="At least one. A story takes up two to six of them; the more you choose, the more your stories differ."
      >
        <ChoiceChips type="checkbox" options={INTERESTS} field={form.register("interests")} />
      </FieldGroup>
      <LevelField form={form} isNew={child === null} />
      <Looks
        child={child}
        gender={gender}
        look={look}
        onChange={(next) => {
          form.setValue("look", next, { shouldDirty: true });
        }}
      />
      <FamilyField
        relatives={relatives.map((one) => ({ ...one, look: one.look ?? {} }))}
        onChange={(next) => {
          form.setValue("relatives", next, { shouldDirty: true });
        }}
        errorOf={errorOf}
      />
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

type LooksProps = {
  child: ChildView | null;
  gender: ChildView["gender"] | undefined;
  look: ChildView["look"];
  onChange: (look: ChildView["look"]) => void;
};

/** Of a profile the hero as its pages show it; of a new one what was chosen so far, and nothing to undo. */
function Looks({ child, gender, look, onChange }: LooksProps) {
  const isChosen = Object.keys(look).length > 0;
  return (
    <FieldGroup
      label="Looks in the pictures"
      optional
      hint={
        !child &&
        "What you leave open we choose, the same in every story. You can change it here at any time."
      }
    >
      <LookField
        look={child ? shownLook({ seedText: child.id, gender, look }) : look}
        onChoose={(choice) => {
          onChange({ ...look, ...choice });
        }}
        onStartOver={
          isChosen
            ? () => {
                onChange({});
              }
            : null
        }
      />
    </FieldGroup>
  );
}
