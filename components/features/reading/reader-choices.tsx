"use client";

import { cn } from "@/lib/shared/class-names";
import { FONTS, SPACINGS, TEXT_SIZES, type ReaderSettings } from "./reader-settings";
import { Segments } from "./segments";

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
