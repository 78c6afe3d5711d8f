"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { FreshLink } from "./fresh-link";
import { textLinkClasses } from "./text-link-classes";

export type DialogMode = "modal" | "page";

/**
 * Between sign-in and register. In a modal one takes the other's place, so that closing leads back to the page behind;
 * a screen that was opened by its address has no page of ours behind it and loads the other one.
 */
export function SwitchLink({
  mode,
  href,
  children,
}: {
  mode: DialogMode;
  href: string;
  children: ReactNode;
}) {
  if (mode === "page") {
    return (
      <FreshLink href={href} className={textLinkClasses}>
        {children}
      </FreshLink>
    );
  }
  return (
    <Link href={href} replace scroll={false} className={textLinkClasses}>
      {children}
    </Link>
  );
}
