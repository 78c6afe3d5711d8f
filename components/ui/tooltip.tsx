"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = { text: ReactNode; children: ReactNode };

/** Adds a word to a control that already has a name; never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-64 rounded-sm bg-foreground px-3 py-1.5 text-sm text-background shadow-card"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
