import type { Step } from "@/lib/features/content/contract";
import { SectionHeading } from "./section-heading";

export function HowItWorks({ steps }: { steps: readonly Step[] }) {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="border-y bg-muted py-18 md:py-28"
    >
      <div className="wrap">
        <SectionHeading
          id="how-it-works-title"
          title="How it works"
          lead="Four small steps between the toothbrush and the last page."
        />
        <ol className="mx-auto mt-12 grid max-w-md gap-9 md:mt-16 md:max-w-none md:grid-cols-4 md:gap-6 lg:gap-10">
          {steps.map(({ title, text }, position) => (
            <li key={title} className="relative flex gap-5 md:flex-col md:gap-6">
              {position < steps.length - 1 && (
                <span
                  aria-hidden
                  className="absolute border-dashed border-input/70 max-md:top-16 max-md:-bottom-7 max-md:left-7 max-md:border-l-2 md:top-7 md:-right-3 md:left-17 md:border-t-2 lg:-right-7"
                />
              )}
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent font-serif text-2xl font-semibold text-accent-foreground shadow-card">
                {position + 1}
              </span>
              <div>
                <h3 className="text-xl font-semibold tracking-tight max-md:pt-1">{title}</h3>
                <p className="mt-1.5 leading-relaxed text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
