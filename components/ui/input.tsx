"use client";

import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";
import { controlClasses } from "./control-classes";
import { useFieldControl } from "./field-context";

export function Input({ className, ...props }: ComponentProps<"input">) {
  const field = useFieldControl();
  return <input className={cn(controlClasses, "h-12", className)} {...field} {...props} />;
}
