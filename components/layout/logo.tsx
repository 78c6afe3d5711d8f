import type { Route } from "next";
import { IntentLink } from "./intent-link";
import { LogoMark } from "./logo-mark";

type LogoProps = {
  href?: Route;
  className?: string;
  /** Leaves the mark alone on a phone. */
  compact?: boolean;
};

export function Logo({ href = "/", className = "", compact = false }: LogoProps) {
  return (
    <IntentLink
      href={href}
      aria-label="Talewick, home"
      className={`inline-flex min-h-11 items-center gap-2.5 rounded-sm font-serif text-[1.375rem] font-semibold tracking-tight ${className}`}
    >
      <LogoMark className="h-10 w-auto shrink-0" />
      <span className={compact ? "max-sm:sr-only" : undefined}>Talewick</span>
    </IntentLink>
  );
}
