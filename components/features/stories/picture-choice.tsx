"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Picture } from "@/components/ui/picture";

type PictureChoiceProps = {
  value: string;
  picture: string;
  field: UseFormRegisterReturn;
  /** The words below the picture. */
  children: ReactNode;
};

/** One card of a set; underneath it is a plain radio button. */
export function PictureChoice(props: PictureChoiceProps) {
  const { value, picture, field, children } = props;
  return (
    <label className="relative flex min-w-0 cursor-pointer flex-col">
      <input
        type="radio"
        value={value}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg focus-visible:outline-offset-3"
        {...field}
      />
      <span className="pointer-events-none flex flex-1 flex-col overflow-hidden rounded-lg border-2 border-border bg-surface transition-[border-color,box-shadow] peer-checked:border-primary peer-checked:shadow-card">
        <Picture src={picture} alt="" loading="lazy" className="aspect-4/3 w-full bg-muted object-cover" />
        <span className="grid gap-0.5 px-3 py-2.5">{children}</span>
      </span>
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute top-2.5 right-2.5 hidden size-7 rounded-full bg-primary p-1.5 text-primary-foreground peer-checked:block"
      />
    </label>
  );
}
