"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

/** Fetches the next page when a pointer or the focus comes near, not on sight: public pages stay light. */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <Link
      prefetch={near ? null : false}
      onMouseEnter={approach}
      onFocus={approach}
      onTouchStart={approach}
      {...props}
    />
  );
}
