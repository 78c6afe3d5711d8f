"use client";

import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

/** `min-w-0`: in a grid the list scrolls by itself instead of widening the page. */
export function Tabs({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn("min-w-0", className)} {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn(
        "flex [scrollbar-width:none] gap-1 overflow-x-auto rounded-full border bg-muted p-1",
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "inline-flex h-11 flex-1 items-center justify-center gap-2 rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground disabled:opacity-55 data-[state=active]:bg-surface-raised data-[state=active]:text-foreground data-[state=active]:shadow-card [&_svg]:size-4.5",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("mt-6", className)} {...props} />;
}
