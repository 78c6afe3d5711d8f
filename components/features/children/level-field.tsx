"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { FieldGroup } from "@/components/forms/field";
import { MAX_AGE, MIN_AGE, levelAt } from "@/lib/features/children/rules";
import { READING_LEVELS, type ReadingLevel } from "@/lib/shared/story";
import { ChoiceChips } from "./choice-chips";
import type { EditedChild } from "./use-child-form";

const HINT =
  "How hard the words are. Beginner has the shortest words and sentences, for most children up to 5; Emerging suits 6 and 7, Intermediate 8 to 10, Advanced 11 and up. You can change it at any time.";

/** Of a new child it follows the age, until the parent has chosen. */
export function LevelField({ form, isNew }: { form: EditedChild["form"]; isNew: boolean }) {
  const [isChosen, setChosen] = useState(!isNew);
  const age = readAge(useWatch({ control: form.control, name: "age" }));
  const proposed = age === null ? null : levelAt(age);
  const propose = useEffectEvent((level: ReadingLevel) => {
    if (!isChosen) form.setValue("readingLevel", level);
  });
  useEffect(() => {
    if (proposed) propose(proposed);
  }, [proposed]);
  return (
    <FieldGroup
      oneOf
      label="Reading level"
      hint={
        <>
          {HINT}{" "}
          <span role="status">
            {!isChosen &&
              proposed &&
              age !== null &&
              `${proposed} is our proposal for age ${age}: choose what fits your child.`}
          </span>
        </>
      }
    >
      <ChoiceChips
        type="radio"
        options={READING_LEVELS}
        field={form.register("readingLevel", {
          onChange: () => {
            setChosen(true);
          },
        })}
      />
    </FieldGroup>
  );
}

/** As it is typed; half a number is none. */
function readAge(typed: unknown): number | null {
  const age = typeof typed === "string" && /^\s*\d{1,2}\s*$/u.test(typed) ? Number(typed) : NaN;
  return age >= MIN_AGE && age <= MAX_AGE ? age : null;
}
