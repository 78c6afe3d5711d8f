"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { SHELF } from "@/lib/shared/leave-for-shelf";
import { IntentLink } from "./intent-link";
import { useBrowserSession } from "./use-browser-session";
import { useChildHere } from "./use-child-here";
import { useSignOut } from "./use-sign-out";

/**
 * Until the browser has spoken, the visitor's buttons stand; most people here are visitors. A child who has the device is
 * shown the way to the shelf, and none of the parent's.
 */
export function HeaderSession() {
  const { user } = useBrowserSession();
  if (useChildHere() !== null)
    return <ShelfLink className={buttonVariants({ variant: "accent", size: "sm" })} />;
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

/** Where a child is at home on a device that was handed over. */
export const ShelfLink = ({ className }: { className: string }) => (
  <IntentLink href={SHELF} className={className}>
    My Stories
  </IntentLink>
);

/** The way in, or out; a child has neither. */
export function SessionDoor({ className }: { className: string }) {
  const { user } = useBrowserSession();
  const childHere = useChildHere();
  const { signOut, pending } = useSignOut("/");
  if (childHere !== null) return null;
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
  const isParents = useChildHere() === null;
  return user && isParents && <p className={className}>Welcome, {user.firstName || "User"}</p>;
}
