"use client";

import { Switch as Radix } from "radix-ui";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/shared/class-names";

type SwitchProps = ComponentProps<typeof Radix.Root> & { label: ReactNode; description?: ReactNode };

/** Words on the left, switch on the right; for settings that act at once. */
export function Switch({ className, label, description, id, ...props }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const descriptionId = `${switchId}-description`;
  return (
    <div className={cn("flex min-h-11 items-center justify-between gap-4", className)}>
      <div className="grid gap-0.5">
        <label htmlFor={switchId} className="cursor-pointer font-semibold">
          {label}
        </label>
        {description && (
          <p id={descriptionId} className="text-sm text-muted-foreground">
            {description}
          </p>
        )}
      </div>
      <Radix.Root
        id={switchId}
        aria-describedby={description ? descriptionId : undefined}
        className="relative h-7 w-12 shrink-0 rounded-full border border-input bg-muted transition-colors disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight]"
        {...props}
      >
        <Radix.Thumb className="block size-5 translate-x-[3px] rounded-full bg-input shadow-soft transition-transform data-[state=checked]:translate-x-[22px] data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]" />
      </Radix.Root>
    </div>
  );
}
