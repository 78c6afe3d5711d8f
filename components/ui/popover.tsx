"use client";

import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

/** A small panel beside its button; the page behind stays in view and in use. Needs an `aria-label`. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        align="end"
        collisionPadding={12}
        className={cn(
          "z-50 w-[min(22rem,calc(100vw-1.5rem))] rounded-lg border bg-surface-raised p-5 shadow-lifted data-[state=open]:animate-in data-[state=open]:fade-in-0",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
