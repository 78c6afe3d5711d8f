import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";

/** The quiet frame of the two pages to which the payment page sends people back. */
export function OutcomeShell({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden by-night">
      <div
        aria-hidden
        className="absolute -top-64 left-1/2 -z-10 h-136 w-[60rem] -translate-x-1/2 bg-[radial-gradient(closest-side,var(--bloom),transparent)]"
      />
      <header className="wrap flex h-16 items-center">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="wrap grid flex-1 place-items-center py-4 outline-none sm:py-6">
        <div className="w-full max-w-xl rounded-2xl border bg-surface p-5 shadow-lifted sm:p-8">
          {children}
        </div>
      </main>
    </div>
  );
}
