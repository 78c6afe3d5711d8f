"use client";

import { IntentLink } from "@/components/layout/intent-link";
import { useBrowserSession } from "@/components/layout/use-browser-session";

type SessionLinkProps = { className: string; visitorText: string };

/** The way on: sign-in for a visitor, the dashboard or the plans for a parent. */
export function SessionLink({ className, visitorText }: SessionLinkProps) {
  const { user } = useBrowserSession();
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
