"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";
import { controlClasses } from "./control-classes";
import { useFieldControl } from "./field-context";

/** The browser's own list in our frame: on a phone nothing serves better. Children are `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  const field = useFieldControl();
  return (
    <span className="relative block">
      <select className={cn(controlClasses, "h-12 appearance-none pr-11", className)} {...field} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
