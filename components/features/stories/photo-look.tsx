"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { childrenQuery } from "@/components/features/children/children-queries";
import { LookField } from "@/components/features/children/look-field";
import { keptLook, shownLook } from "@/components/features/children/shown-look";
import { SpinnerMark } from "@/components/feedback/spinner";
import { suggestedLook } from "@/lib/features/drawing/rules";
import type { StoryFormValues, StoryOrderForm } from "./story-form-schema";
import { lookQuery } from "./story-queries";

type PhotoLookProps = {
  form: UseFormReturn<StoryFormValues, unknown, StoryOrderForm>;
  photoUrl: string;
};

/** How the profile has the hero, and how the photo suggests it: `null` where it has no face, and until that is known. */
function useSuggestion(childId: string, photoUrl: string) {
  const { data: children = [] } = useQuery(childrenQuery);
  const { data: seen, isPending, isError } = useQuery(lookQuery(photoUrl));
  const child = children.find(({ id }) => id === childId);
  const profile = shownLook({ seedText: childId, gender: child?.gender, look: child?.look ?? {} });
  const suggestion = seen?.look ? { ...profile, ...suggestedLook(seen.look, profile) } : null;
  return { profile, suggestion, several: seen?.several === true, isPending, isError };
}

/** What the photo suggests, for the parent to change. One for each photo. */
export function PhotoLook({ form, photoUrl }: PhotoLookProps) {
  const [childId, chosen] = useWatch({ control: form.control, name: ["childId", "look"] });
  const { profile, suggestion, several, isPending, isError } = useSuggestion(childId, photoUrl);
  const [isTouched, setTouched] = useState(false);
  const look = { ...profile, ...suggestion, ...chosen };
  const takeSuggestion = () => {
    form.setValue("look", suggestion && keptLook(suggestion));
  };
  // What is not touched goes along as it stands there, too.
  const suggest = useEffectEvent(() => {
    if (!isTouched) takeSuggestion();
  });
  const isThere = suggestion !== null;
  useEffect(() => {
    suggest();
  }, [isThere, childId]);

  return (
    <section aria-label="How the hero is drawn" className="grid gap-3">
      <p role="status" className="flex items-center gap-2 text-[0.9375rem]">
        {isPending && <SpinnerMark />}
        {isPending ? "Looking at the photo..." : wordsFor({ isThere, several, isError })}
      </p>
      {!isPending && (
        <LookField
          look={look}
          onChoose={(choice) => {
            setTouched(true);
            form.setValue("look", keptLook({ ...look, ...choice }));
          }}
          onStartOver={
            isTouched
              ? () => {
                  setTouched(false);
                  takeSuggestion();
                }
              : null
          }
        />
      )}
    </section>
  );
}

type Seen = { isThere: boolean; several: boolean; isError: boolean };

function wordsFor({ isThere, several, isError }: Seen): string {
  if (isThere && several)
    return "There are several people in this photo. This is what we see of the largest face: if it isn't your child's, please choose another photo, or change what isn't right.";
  if (isThere) return "This is what we see in the photo. Please change what isn't right.";
  return isError
    ? "We could not look at the photo just now, so the hero has the looks of the profile. You may change them here."
    : "We found no face in this photo, so the hero has the looks of the profile. Change them here, or choose another photo.";
}
