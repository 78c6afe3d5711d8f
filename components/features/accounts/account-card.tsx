"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { Logo } from "@/components/layout/logo";

type AccountCardProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** For what takes the place of another screen, and of the button that was pressed there. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The frame of the screens that links from e-mails lead to. */
export function AccountCard({ title, lead, takesFocus = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid min-h-dvh content-center justify-items-center gap-6 py-10 outline-none"
    >
      <Logo />
      <div className="w-full max-w-[28rem] rounded-xl border bg-surface-raised p-6 shadow-card sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        {lead && <p className="mt-2 text-muted-foreground">{lead}</p>}
        <div className="mt-6 grid gap-4">{children}</div>
      </div>
    </main>
  );
}
