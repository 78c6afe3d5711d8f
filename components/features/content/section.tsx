import type { ReactNode } from "react";

type SectionProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A part of a public page that can be linked to. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-16 scroll-mt-24 md:mt-24">
      <h2 id={`${id}-title`} className="text-3xl leading-tight font-semibold tracking-tight md:text-4xl">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-[40rem] text-lg leading-relaxed text-muted-foreground">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
