import type { Route } from "next";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";

/** A link within a sentence. */
export function TextLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <IntentLink
      href={href}
      className="rounded-sm font-semibold text-primary underline decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children}
    </IntentLink>
  );
}
