"use client";

import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";
import { controlClasses } from "./control-classes";
import { useFieldControl } from "./field-context";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  const field = useFieldControl();
  return (
    <textarea
      rows={rows}
      className={cn(controlClasses, "field-sizing-content min-h-28 py-3 leading-relaxed", className)}
      {...field}
      {...props}
    />
  );
}
