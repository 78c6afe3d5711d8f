import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";
import { badgeVariants, type BadgeTone } from "./badge-variants";

export function Badge({ className, tone, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
