import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { AppHeader } from "@/components/layout/app-header";
import { buttonVariants } from "@/components/ui/button-variants";

type SettingsPageProps = {
  firstName: string;
  title: string;
  /** Whether a way back to the settings stands above; whoever leaves has none. */
  hasWayBack?: boolean;
  children: ReactNode;
};

/** One page of the settings: the way back, its name, and what is set there. */
export function SettingsPage({ firstName, title, hasWayBack = true, children }: SettingsPageProps) {
  return (
    <>
      <AppHeader firstName={firstName} />
      <main id="main" tabIndex={-1} className="wrap max-w-3xl py-8 outline-none sm:py-12">
        {hasWayBack && (
          <Link
            href="/settings"
            className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
          >
            <ArrowLeft aria-hidden />
            Settings
          </Link>
        )}
        <h1 className="mt-2 text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
        {children}
      </main>
    </>
  );
}
