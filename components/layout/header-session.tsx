"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "./intent-link";
import { useBrowserSession } from "./use-browser-session";
import { useSignOut } from "./use-sign-out";

/** Until the browser has spoken, the visitor's buttons stand; most people here are visitors. */
export function HeaderSession() {
  const { user } = useBrowserSession();
  return (
    <>
      {user && (
        <span className="mr-1 hidden max-w-48 truncate text-[0.9375rem] text-muted-foreground md:inline">
          Welcome, {user.firstName || "User"}
        </span>
      )}
      <span className="hidden sm:contents">
        <SessionDoor className={buttonVariants({ variant: "ghost", size: "sm" })} />
      </span>
      <IntentLink
        href={!user ? "/register" : user.hasActiveSubscription ? "/dashboard" : "/subscription"}
        className={buttonVariants({ variant: "accent", size: "sm" })}
      >
        {user?.hasActiveSubscription ? "My Dashboard" : "Get Started"}
      </IntentLink>
    </>
  );
}

/** The way in, or out. */
export function SessionDoor({ className }: { className: string }) {
  const { user } = useBrowserSession();
  const { signOut, pending } = useSignOut("/");
  if (!user) {
    return (
      <IntentLink href="/signin" className={className}>
        Sign In
      </IntentLink>
    );
  }
  return (
    <button type="button" disabled={pending} onClick={() => void signOut()} className={className}>
      {pending ? "Signing Out..." : "Sign Out"}
    </button>
  );
}

/** For the menu of a small screen, where the bar has no room for a greeting. */
export function SessionGreeting({ className }: { className: string }) {
  const { user } = useBrowserSession();
  return user && <p className={className}>Welcome, {user.firstName || "User"}</p>;
}
