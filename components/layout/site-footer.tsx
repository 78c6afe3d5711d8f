import type { Route } from "next";
import { IntentLink } from "./intent-link";
import { Logo } from "./logo";
import { FOOTER_COLUMNS } from "./site-links";

export function SiteFooter() {
  return (
    <footer className="border-t by-night">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:py-18">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <Logo className="justify-self-start" />
          <p className="max-w-72 text-muted-foreground">
            Bedtime stories about your child, ready before the yawning starts.
          </p>
        </div>
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-sans text-[0.9375rem] font-semibold">{title}</h2>
            <ul className="mt-2 grid">
              {links.map(({ label, href }) => (
                <li key={href}>
                  {/* The list is plain text so that a page may be linked before it is built. */}
                  <IntentLink
                    href={href as Route}
                    className="inline-flex min-h-10 items-center rounded-sm text-muted-foreground transition-colors hover:text-foreground pointer-coarse:min-h-11"
                  >
                    {label}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap text-sm text-muted-foreground">
        <p className="border-t py-6">© Talewick. Made for reading together.</p>
      </div>
    </footer>
  );
}
