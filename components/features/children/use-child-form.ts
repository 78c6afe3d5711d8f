"use client";

import { useState } from "react";
import { untouchedFields } from "@/components/forms/untouched-fields";
import { useApiForm } from "@/components/forms/use-api-form";
import { api } from "@/lib/client/api";
import { childInput, type ChildView } from "@/lib/features/children/contract";
import { keptLook, shownLook } from "./shown-look";

/** What the profile's form holds, and how it is saved. */
export function useChildForm(child: ChildView | null, onSaved: (child: ChildView) => void) {
  const [atLimit, setAtLimit] = useState(false);
  const [read, setRead] = useState(child);
  const [otherPhoto, setOtherPhoto] = useState<OtherPhoto | null>(null);
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: childInput,
    defaultValues: valuesOf(child),
    send: async ({ look, ...rest }) => {
      // Of a profile the parent has seen this hero and no other; of a new one what was chosen, and nothing else.
      const seen = child ? keptLook(shownLook({ seedText: child.id, gender: rest.gender, look })) : look;
      const values = { ...rest, look: seen };
      const result = await (child
        ? api("PUT", "/api/children/{id}", {
            params: { id: child.id },
            body: { ...values, ...(read && { read: readOf(read) }) },
          })
        : api("POST", "/api/children", { body: values }));
      setAtLimit(!result.ok && result.code === "LIMIT_REACHED");
      setOtherPhoto(null);
      if (!result.ok && result.code === "CONFLICT") await takeOver();
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
  /** After a change elsewhere: what was not touched here becomes what it is now, and saving again keeps the rest. */
  const takeOver = async () => {
    if (!read) return;
    const fresh = await api("GET", "/api/children/{id}", { params: { id: read.id } });
    if (!fresh.ok) return;
    const [before, now] = [valuesOf(read), valuesOf(fresh.data)];
    for (const field of untouchedFields(before, form.getValues())) form.setValue(field, now[field]);
    if (now.profilePhotoUrl !== form.getValues("profilePhotoUrl"))
      setOtherPhoto({ url: now.profilePhotoUrl });
    setRead(fresh.data);
  };
  const takeOtherPhoto = () => {
    if (otherPhoto) form.setValue("profilePhotoUrl", otherPhoto.url, { shouldDirty: true });
    setOtherPhoto(null);
  };
  return {
    atLimit,
    form,
    submit,
    pending,
    formError,
    errorOf,
    otherPhoto,
    takeOtherPhoto,
    /** Whether something is in the form that is not saved; asked for when it matters, so that it is never a key late. */
    isChanged: () => {
      const before = valuesOf(read);
      return untouchedFields(before, form.getValues()).length < Object.keys(before).length;
    },
  };
}

export type EditedChild = ReturnType<typeof useChildForm>;

/** What another tab saved as the photo while this form showed another one; `null` for none. */
export type OtherPhoto = { url: string | null };

const GONE =
  "This profile was deleted meanwhile, perhaps in another tab, so nothing could be saved. You can add the child again.";

const EMPTY = {
  name: "",
  sayAs: "",
  age: "",
  gender: undefined,
  interests: [],
  readingLevel: "Beginner" as const,
  profilePhotoUrl: null,
  look: {},
  relatives: [],
};

/** What the form began with, as the call takes it. */
function readOf(child: ChildView) {
  const { name, sayAs, age, gender, interests, readingLevel, profilePhotoUrl, look, relatives } = child;
  return { name, sayAs, age, gender, interests, readingLevel, profilePhotoUrl, look, relatives };
}

function valuesOf(child: ChildView | null) {
  if (!child) return EMPTY;
  const { name, sayAs, age, gender, interests, readingLevel, profilePhotoUrl, look, relatives } = child;
  return {
    name,
    sayAs: sayAs ?? "",
    age: String(age),
    gender,
    interests,
    readingLevel,
    profilePhotoUrl,
    look,
    relatives,
  };
}
