"use client";

import { LogOut, Settings } from "lucide-react";
import Link from "next/link";
import { useEffect, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/shared/class-names";
import { refreshSession } from "@/lib/client/refresh-session";
import { Logo } from "./logo";
import { useBrowserSession } from "./use-browser-session";
import { useSignOut } from "./use-sign-out";

type AppHeaderProps = {
  /** From the server where the page knows it; otherwise the browser's memory, otherwise "Parent". */
  firstName?: string;
  /** Where a sign-out ends. */
  leadsTo?: "/" | "/signin";
  /** Between the name and the buttons. */
  children?: ReactNode;
};

export function AppHeader({ firstName, leadsTo = "/signin", children }: AppHeaderProps) {
  const session = useBrowserSession();
  // A page behind the guard was let through by its cookie; storage may have been cleared since.
  const hasLostToken = session.status === "signed-out";
  useEffect(() => {
    if (hasLostToken) void refreshSession();
  }, [hasLostToken]);
  const { signOut, pending } = useSignOut(leadsTo);
  const name = firstName || session.user?.firstName || "Parent";
  const round = cn(buttonVariants({ variant: "ghost", size: "sm" }), "px-3 sm:px-4");
  return (
    <header className="top-0 z-40 border-b by-night tall:sticky">
      <div className="wrap flex min-h-16 items-center gap-2">
        <Logo href="/dashboard" compact />
        <p className="ml-1 min-w-0 flex-1 truncate text-[0.9375rem] text-muted-foreground sm:ml-4">
          Welcome, {name}
        </p>
        {children}
        <Link href="/settings" prefetch={false} className={round}>
          <Settings aria-hidden />
          <span className="max-sm:sr-only">Settings</span>
        </Link>
        <Button
          variant="ghost"
          size="sm"
          disabled={pending}
          onClick={() => void signOut()}
          className="px-3 sm:px-4"
        >
          <LogOut aria-hidden />
          <span className="max-sm:sr-only">{pending ? "Signing Out..." : "Logout"}</span>
        </Button>
      </div>
    </header>
  );
}
