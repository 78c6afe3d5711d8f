"use client";

import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { useUsage } from "./use-usage";

/**
 * The way to a larger plan out of a form that is half filled: in a tab of its own, because leaving would lose what was
 * written. The plans page is for parents without a plan; the others change theirs in the settings.
 */
export function PlanLink() {
  const subscribed = useUsage()?.storiesCounted !== "in all";
  return (
    <Link
      href={subscribed ? "/settings/subscription" : "/subscription"}
      target="_blank"
      prefetch={false}
      className={buttonVariants({ size: "sm" })}
    >
      {subscribed ? "Change plan" : "View Plans"}
      <ExternalLink aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </Link>
  );
}
