"use client";

import { useId, type ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";
import { FONTS, SPACINGS, TEXT_SIZES, type ReaderSettings } from "./reader-settings";

type ReaderChoicesProps = { settings: ReaderSettings; onChange: (change: Partial<ReaderSettings>) => void };

const SIZE_LOOKS = {
  smaller: "text-sm",
  normal: "text-lg",
  larger: "text-2xl",
  largest: "text-3xl",
} as const;
const FONT_NAMES = { book: "Book", legible: "Easy to read" } as const;
const FONT_LOOKS = { book: "font-serif", legible: "font-legible" } as const;
const SPACING_NAMES = { normal: "Normal", airy: "Airy" } as const;

export function ReaderChoices({ settings, onChange }: ReaderChoicesProps) {
  return (
    <div className="grid gap-5">
      <Segments
        legend="Text size"
        options={TEXT_SIZES}
        chosen={settings.textSize}
        onChoose={(textSize) => {
          onChange({ textSize });
        }}
        show={(size) => (
          <>
            <span aria-hidden className={cn("font-serif leading-none", SIZE_LOOKS[size])}>
              A
            </span>
            <span className="sr-only">{size}</span>
          </>
        )}
      />
      <Segments
        legend="Letters"
        options={FONTS}
        chosen={settings.font}
        onChoose={(font) => {
          onChange({ font });
        }}
        show={(font) => <span className={FONT_LOOKS[font]}>{FONT_NAMES[font]}</span>}
      />
      <Segments
        legend="Spacing"
        options={SPACINGS}
        chosen={settings.spacing}
        onChoose={(spacing) => {
          onChange({ spacing });
        }}
        show={(spacing) => (
          <span className={cn(spacing === "airy" && "tracking-widest")}>{SPACING_NAMES[spacing]}</span>
        )}
      />
    </div>
  );
}

type SegmentsProps<Option extends string> = {
  legend: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  show: (option: Option) => ReactNode;
};

function Segments<Option extends string>({ legend, options, chosen, onChoose, show }: SegmentsProps<Option>) {
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
