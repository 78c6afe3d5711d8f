import type { ReactNode } from "react";
import { BackHomeHeader } from "./back-home-header";
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
      <BackHomeHeader />
      <main id="main" tabIndex={-1} className="wrap py-10 outline-none md:py-16">
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
