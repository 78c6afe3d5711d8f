"use client";

import type { ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";

/** Colours to choose one of. */
export function Swatches({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-1">{children}</div>;
}

type SwatchProps = { name: string; paint: string; pressed: boolean; onClick: () => void };

/** One colour, by its name. */
export function Swatch({ name, paint, pressed, onClick }: SwatchProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      onClick={onClick}
      className={cn(
        "grid size-11 place-items-center rounded-full border-2 border-transparent transition-colors hover:border-input",
        pressed && "border-primary bg-surface hover:border-primary",
      )}
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-8">
        <circle cx="16" cy="16" r="15" fill={paint} className="stroke-input" strokeWidth="0.75" />
      </svg>
    </button>
  );
}
