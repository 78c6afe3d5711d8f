"use client";

import { ShelfLink } from "@/components/layout/header-session";
import { IntentLink } from "@/components/layout/intent-link";
import { useBrowserSession } from "@/components/layout/use-browser-session";
import { useChildHere } from "@/components/layout/use-child-here";

type SessionLinkProps = { className: string; visitorText: string };

/** The way on: sign-in for a visitor, the dashboard or the plans for a parent, the shelf for a child who has the device. */
export function SessionLink({ className, visitorText }: SessionLinkProps) {
  const { user } = useBrowserSession();
  if (useChildHere() !== null) return <ShelfLink className={className} />;
  const [href, text] = !user
    ? (["/signin", visitorText] as const)
    : user.hasActiveSubscription
      ? (["/dashboard", "Go to Dashboard"] as const)
      : (["/subscription", "Choose Your Plan"] as const);
  return (
    <IntentLink href={href} className={className}>
      {text}
    </IntentLink>
  );
}
