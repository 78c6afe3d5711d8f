"use client";

import { Slider as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

type SliderProps = ComponentProps<typeof Radix.Root> & {
  /** Spoken name of the handle. */
  label: string;
  /** Spoken instead of the bare number, such as "5 of 10". */
  valueText?: string;
};

export function Slider({ className, label, valueText, ...props }: SliderProps) {
  return (
    <Radix.Root
      className={cn("relative flex h-11 w-full touch-none items-center select-none", className)}
      {...props}
    >
      <Radix.Track className="relative h-2 grow overflow-hidden rounded-full bg-border forced-colors:border">
        <Radix.Range className="absolute h-full bg-accent forced-colors:bg-[Highlight]" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-7 rounded-full border-2 border-accent-strong bg-surface-raised shadow-card transition-transform hover:scale-105 forced-colors:bg-[ButtonFace]"
      />
    </Radix.Root>
  );
}
