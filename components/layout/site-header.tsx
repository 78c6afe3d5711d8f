import { HeaderSession } from "./header-session";
import { Logo } from "./logo";
import { SiteMenu } from "./site-menu";
import { SITE_ANCHORS } from "./site-links";

/** The landing page's navigation: anchors, then whatever the visitor may do next. */
export function SiteHeader() {
  return (
    <header className="top-0 z-40 border-b by-night tall:sticky">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 md:min-h-18">
        <Logo />
        <nav aria-label="Sections" className="ml-6 hidden lg:block">
          <ul className="flex items-center gap-1">
            {SITE_ANCHORS.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex h-11 items-center rounded-full px-3.5 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <HeaderSession />
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
