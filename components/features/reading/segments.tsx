"use client";

import { useId, type ReactNode } from "react";

type SegmentsProps<Option extends string> = {
  legend: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  show: (option: Option) => ReactNode;
};

/** A few choices side by side, one of them taken. */
export function Segments<Option extends string>({
  legend,
  options,
  chosen,
  onChoose,
  show,
}: SegmentsProps<Option>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-[0.9375rem] font-semibold">{legend}</legend>
      <div className="flex gap-1 rounded-full bg-muted p-1">
        {options.map((option) => (
          <label key={option} className="relative flex-1">
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => {
                onChoose(option);
              }}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <span className="pointer-events-none relative grid h-11 place-items-center rounded-full px-2 peer-checked:bg-surface-raised peer-checked:font-semibold peer-checked:shadow-card">
              {show(option)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
