"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Check } from "lucide-react";

type ChoiceChipsProps = {
  type: "radio" | "checkbox";
  options: readonly string[];
  /** `form.register(field)`: native boxes, so that keyboard, form and screen reader know them. */
  field: UseFormRegisterReturn;
};

export function ChoiceChips({ type, options, field }: ChoiceChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label key={option} className="relative cursor-pointer">
          <input
            type={type}
            value={option}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full focus-visible:outline-offset-3"
            {...field}
          />
          <span className="pointer-events-none relative flex min-h-11 items-center gap-1.5 rounded-full border border-input px-4 text-[0.9375rem] font-medium transition-colors peer-checked:border-primary peer-checked:bg-primary peer-checked:text-primary-foreground [&_svg]:hidden peer-checked:[&_svg]:block">
            <Check aria-hidden className="-ml-1 size-4" strokeWidth={3} />
            {option}
          </span>
        </label>
      ))}
    </div>
  );
}
