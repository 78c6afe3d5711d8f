"use client";

import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

const CHOSEN = "input:checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true]";

/** Whoever opens a panel of choices stands on what is chosen, not on whatever comes first. */
function focusChosen(event: Event): void {
  const chosen = event.target instanceof Element ? event.target.querySelector<HTMLElement>(CHOSEN) : null;
  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
}

/** A small panel beside its button; the page behind stays in view and in use. Needs an `aria-label`. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        align="end"
        collisionPadding={12}
        onOpenAutoFocus={focusChosen}
        className={cn(
          "z-50 max-h-(--radix-popover-content-available-height) w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-lg border bg-surface-raised p-5 shadow-lifted data-[state=open]:animate-in data-[state=open]:fade-in-0 short:p-3",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
