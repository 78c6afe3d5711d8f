import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "./intent-link";
import { Logo } from "./logo";
import { SiteFooter } from "./site-footer";

type StaticPageShellProps = {
  /** The page's h1; left out where the page draws its own hero. */
  title?: ReactNode;
  lead?: ReactNode;
  /** `reading` keeps lines short; `wide` is for grids. */
  width?: "reading" | "wide";
  children: ReactNode;
};

export function StaticPageShell({ title, lead, width = "wide", children }: StaticPageShellProps) {
  return (
    <>
      <header className="sticky top-0 z-40 border-b bg-background/95 backdrop-blur-sm">
        <div className="wrap flex h-16 items-center justify-between gap-3">
          <Logo />
          <IntentLink href="/" className={buttonVariants({ variant: "outline", size: "sm" })}>
            <ArrowLeft aria-hidden />
            Back to Home
          </IntentLink>
        </div>
      </header>
      <main className="wrap py-10 md:py-16">
        <div className={width === "reading" ? "mx-auto max-w-[44rem]" : undefined}>
          {title && (
            <h1 className="text-4xl leading-[1.1] font-semibold tracking-tight md:text-5xl">{title}</h1>
          )}
          {lead && <p className="mt-4 max-w-[40rem] text-lg leading-relaxed text-muted-foreground">{lead}</p>}
          <div className={title || lead ? "mt-10" : undefined}>{children}</div>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
