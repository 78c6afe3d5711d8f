import type { Figure } from "@/lib/features/content/contract";

export function Impact({ figures }: { figures: readonly Figure[] }) {
  return (
    <section aria-labelledby="impact-title" className="wrap py-18 md:py-28">
      <div className="relative isolate overflow-hidden rounded-2xl by-night px-6 py-12 ring-1 ring-border sm:px-10 md:py-16">
        <div
          aria-hidden
          className="absolute -top-40 left-1/2 -z-10 h-96 w-[44rem] -translate-x-1/2 bg-[radial-gradient(closest-side,var(--bloom),transparent)]"
        />
        <h2 id="impact-title" className="text-center text-2xl font-semibold tracking-tight md:text-3xl">
          Small evenings add up
        </h2>
        <dl className="mt-10 grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2.5 text-center">
              <dt className="text-[0.9375rem] leading-snug text-muted-foreground md:text-base">{label}</dt>
              <dd className="font-serif text-[2.25rem] leading-none font-semibold tracking-tight text-accent-strong sm:text-5xl lg:text-[3.5rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
