import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

export function Label({ className, children, ...props }: ComponentProps<"label">) {
  return (
    <label className={cn("block text-[0.9375rem] font-semibold text-foreground", className)} {...props}>
      {children}
    </label>
  );
}
