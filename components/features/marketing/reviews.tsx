import type { Testimonial } from "@/lib/features/content/contract";
import { SectionHeading } from "./section-heading";
import { Stars } from "./stars";

export function Reviews({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="wrap pb-18 md:pb-28">
      <SectionHeading id="reviews-title" title="What parents say" />
      <ul className="mt-10 grid gap-5 md:mt-14 lg:grid-cols-3 lg:gap-7">
        {testimonials.map(({ name, role, content, rating, initials }) => (
          <li key={name}>
            <figure className="flex h-full flex-col rounded-xl border bg-surface p-6 shadow-card sm:p-7">
              <Stars rating={rating} />
              <blockquote className="mt-4 flex-1 font-serif text-[1.1875rem] leading-relaxed">
                “{content}”
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-3 border-t pt-5">
                <span
                  aria-hidden
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold"
                >
                  {initials}
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-[0.9375rem] text-muted-foreground">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
