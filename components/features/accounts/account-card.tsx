import type { ReactNode } from "react";
import { Logo } from "@/components/layout/logo";

type AccountCardProps = { title: ReactNode; lead?: ReactNode; children: ReactNode };

/** The frame of the screens that links from e-mails lead to. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-center gap-6 py-10">
      <Logo />
      <div className="w-full max-w-[28rem] rounded-xl border bg-surface-raised p-6 shadow-card sm:p-8">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        {lead && <p className="mt-2 text-muted-foreground">{lead}</p>}
        <div className="mt-6 grid gap-4">{children}</div>
      </div>
    </main>
  );
}
