"use client";

import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";

type CheckboxProps = ComponentProps<typeof Radix.Root> & { label: ReactNode };

/** A box with its words; the whole line is the target. */
export function Checkbox({ className, label, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <div className={cn("flex min-h-11 items-start gap-3", className)}>
      <Radix.Root
        id={boxId}
        className="mt-1.75 grid size-6 shrink-0 place-items-center rounded-sm border border-input bg-surface shadow-soft transition-colors disabled:opacity-55 aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]"
        {...props}
      >
        <Radix.Indicator className="text-primary-foreground forced-colors:text-[HighlightText]">
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={boxId} className="flex-1 cursor-pointer py-2 leading-snug">
        {label}
      </label>
    </div>
  );
}
