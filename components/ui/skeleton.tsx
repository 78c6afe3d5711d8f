import { cn } from "@/lib/shared/class-names";

/** One grey shape. Put several into a container with `role="status"` and a spoken text. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-md bg-border/70", className)} />;
}
