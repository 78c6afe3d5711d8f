import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/class-names";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-xl border bg-surface p-5 shadow-card sm:p-6", className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("mb-4 grid gap-1", className)} {...props} />;
}

type CardTitleProps = ComponentProps<"h3"> & {
  /** 2 where the card stands right below the page's h1. */
  level?: 2 | 3;
};

export function CardTitle({ className, level = 3, children, ...props }: CardTitleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading className={cn("text-xl font-semibold tracking-tight", className)} {...props}>
      {children}
    </Heading>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("text-[0.9375rem] text-muted-foreground", className)} {...props} />;
}
