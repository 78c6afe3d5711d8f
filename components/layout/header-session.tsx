"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "./intent-link";
import { useBrowserSession } from "./use-browser-session";
import { useSignOut } from "./use-sign-out";

/** Until the browser has spoken, the visitor's buttons stand; most people here are visitors. */
export function HeaderSession() {
  const session = useBrowserSession();
  const { signOut, pending } = useSignOut("/");

  if (session.status !== "signed-in") {
    return (
      <>
        <IntentLink href="/signin" className={buttonVariants({ variant: "ghost", size: "sm" })}>
          Sign In
        </IntentLink>
        <IntentLink href="/register" className={buttonVariants({ variant: "accent", size: "sm" })}>
          Get Started
        </IntentLink>
      </>
    );
  }
  const { firstName, hasActiveSubscription } = session.user;
  return (
    <>
      <span className="mr-1 hidden max-w-48 truncate text-[0.9375rem] text-muted-foreground md:inline">
        Welcome, {firstName || "User"}
      </span>
      <IntentLink
        href={hasActiveSubscription ? "/dashboard" : "/subscription"}
        className={buttonVariants({ variant: "accent", size: "sm" })}
      >
        {hasActiveSubscription ? "My Dashboard" : "Get Started"}
      </IntentLink>
      <button
        type="button"
        disabled={pending}
        onClick={() => void signOut()}
        className={buttonVariants({ variant: "ghost", size: "sm" })}
      >
        {pending ? "Signing Out..." : "Sign Out"}
      </button>
    </>
  );
}
