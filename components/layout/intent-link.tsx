"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useTransition, type ComponentProps, type MouseEvent } from "react";
import { PendingNote } from "./pending-note";

/** They lie over the page, which stays where it was. */
const DIALOGS = new Set<Route>(["/signin", "/register"]);

type IntentLinkProps = Omit<ComponentProps<"a">, "href"> & { href: Route };

/**
 * The link of the public pages: fetches the next page when a pointer or the focus comes near, not on sight,
 * and goes there within the app, saying so while it lasts. `next/link` would cost the landing page as much script as all its islands.
 */
export function IntentLink({ href, onClick, ...props }: IntentLinkProps) {
  const router = useRouter();
  const [isUnderWay, startWay] = useTransition();
  const approach = () => {
    router.prefetch(href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    startWay(() => {
      router.push(href, { scroll: !DIALOGS.has(href) });
    });
  };
  return (
    <>
      <a
        href={href}
        onMouseEnter={approach}
        onFocus={approach}
        onTouchStart={approach}
        onClick={follow}
        {...props}
      />
      {isUnderWay && <PendingNote />}
    </>
  );
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
