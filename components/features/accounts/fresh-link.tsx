"use client";

import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";

type FreshLinkProps = { href: string; className?: string; children: ReactNode };

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Loads the target anew. A soft step to sign-in or register would open it as a modal over the screen being left. */
export function FreshLink({ href, className, children }: FreshLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      {...(className ? { className } : {})}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        window.location.assign(href);
      }}
    >
      {children}
    </Link>
  );
}
