"use client";

import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";
import { isSayable } from "@/lib/shared/spoken-name";

type SayAsFieldProps = {
  /** As it is typed above. */
  name: string;
  saved: string | null;
  field: UseFormRegisterReturn;
  error: string | undefined;
};

/** How the name is said: folded away until it is wanted, open where the reading voice can't do without it. */
export function SayAsField({ name, saved, field, error }: SayAsFieldProps) {
  const [isOpen, setOpen] = useState(saved !== null);
  const isNeeded = name.trim() !== "" && !isSayable(name);
  return (
    <details
      open={isOpen || isNeeded || Boolean(error)}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
      className="-mt-3"
    >
      <summary className="min-h-11 w-fit cursor-pointer content-center rounded-sm text-[0.9375rem] text-primary">
        Is the name said differently from how it is written?
      </summary>
      <Field
        label="Say it like"
        optional
        error={error}
        hint={
          isNeeded ? NEEDED : "Only the reading voice uses it: for Siobhán, “shiv awn”. It is never printed."
        }
        className="mt-1"
      >
        <Input autoComplete="off" {...field} />
      </Field>
    </details>
  );
}

const NEEDED =
  "The reading voice knows Latin letters only. Write how the name sounds, such as “shyow ming”. The book keeps the name as you typed it.";
