import type { ReactNode } from "react";

type ClosingCallProps = { title: ReactNode; text: ReactNode; children: ReactNode };

/** The last thing on a page: what to do next, as links. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="mt-16 rounded-2xl border by-night bg-surface px-6 py-10 text-center text-foreground md:mt-24 md:px-12 md:py-14">
      <h2 className="text-3xl font-semibold tracking-tight text-balance md:text-4xl">{title}</h2>
      <p className="mx-auto mt-3 max-w-[36rem] text-lg leading-relaxed text-muted-foreground">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  );
}
