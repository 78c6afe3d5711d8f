import type { ReactNode } from "react";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import type { LegalSection } from "@/lib/features/content/contract";
import { Prose } from "./prose";

type LegalPageProps = {
  title: string;
  lastUpdated: string;
  sections: readonly LegalSection[];
  /** Where to go with questions. */
  closing: ReactNode;
};

export function LegalPage({ title, lastUpdated, sections, closing }: LegalPageProps) {
  return (
    <StaticPageShell title={title} lead={`Last updated: ${lastUpdated}`} width="reading">
      <nav aria-label="On this page" className="rounded-xl border bg-surface p-5 sm:p-6">
        <h2 className="font-sans font-semibold">On this page</h2>
        <ul className="mt-2 grid sm:grid-cols-2 sm:gap-x-6">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title: name, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-24">
          <h2 id={`${id}-title`} className="mb-4 text-2xl font-semibold tracking-tight md:text-3xl">
            {name}
          </h2>
          <Prose body={body} level={3} />
        </section>
      ))}
      <p className="mt-12 border-t pt-6 text-[1.0625rem] leading-relaxed">{closing}</p>
    </StaticPageShell>
  );
}
