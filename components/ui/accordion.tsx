"use client";

import { ChevronDown } from "lucide-react";
import { Accordion as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

export const Accordion = Radix.Root;

export function AccordionItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn("border-b last:border-b-0", className)} {...props} />;
}

export function AccordionTrigger({ className, children, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Header asChild>
      <h3 className="flex font-sans">
        <Radix.Trigger
          className={cn(
            "group flex min-h-14 flex-1 items-center justify-between gap-4 py-3 text-left text-base font-semibold",
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted-foreground transition-transform group-data-[state=open]:rotate-180"
          />
        </Radix.Trigger>
      </h3>
    </Radix.Header>
  );
}

/** In the page from the start, for whoever searches it or reads it without scripts. */
export function AccordionContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      forceMount
      className="overflow-hidden not-noscript:data-[state=closed]:hidden data-[state=open]:animate-accordion-down"
      {...props}
    >
      <div className={cn("pb-5 leading-relaxed text-muted-foreground", className)}>{children}</div>
    </Radix.Content>
  );
}
