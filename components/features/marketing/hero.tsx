import { Scene } from "@/components/ui/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { SessionLink } from "./session-link";
import { Stars } from "./stars";

type HeroProps = { rating: { value: string; stars: number; families: string }; freeOffer: string };

export function Hero({ rating, freeOffer }: HeroProps) {
  return (
    <>
      <section className="relative isolate overflow-hidden by-night">
        <div className="wrap grid items-center gap-10 pt-10 pb-20 sm:pt-14 lg:grid-cols-[1.02fr_1fr] lg:gap-14 lg:pt-18 lg:pb-32">
          <div>
            <h1 className="text-[2.5rem] leading-[1.06] font-semibold tracking-[-0.025em] sm:text-[3.25rem] lg:text-[3.875rem]">
              Bedtime stories with your child as the hero
            </h1>
            <p className="mt-5 max-w-[34rem] text-lg leading-relaxed text-muted-foreground md:text-xl">
              Tell us what they love. Talewick writes and illustrates a story at their own reading level,
              ready before the lights go out.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <SessionLink
                visitorText="Start Your Story"
                className={buttonVariants({ variant: "accent", size: "lg", className: "max-sm:w-full" })}
              />
              <a
                href="#how-it-works"
                className={buttonVariants({
                  variant: "outline",
                  size: "lg",
                  className: "bg-transparent max-sm:w-full",
                })}
              >
                See How It Works
              </a>
            </div>
            <p className="mt-4 text-[0.9375rem]">
              {freeOffer}{" "}
              <a
                href="/sample"
                className="font-semibold whitespace-nowrap underline underline-offset-4 hover:no-underline"
              >
                Read a sample story
              </a>
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.9375rem] text-muted-foreground">
              <Stars rating={rating.stars} />
              <span>
                <strong className="font-semibold text-foreground">{rating.value}</strong> from{" "}
                {rating.families} families
              </span>
            </p>
          </div>
          <div className="relative">
            <div
              aria-hidden
              className="absolute -inset-x-24 -inset-y-28 -z-10 bg-[radial-gradient(closest-side,var(--bloom),transparent)]"
            />
            <Scene
              name="landing-hero"
              priority
              alt="A page from a Talewick story: a full illustration of the scene that its words tell"
              className="aspect-4/3 w-full rounded-2xl shadow-lifted ring-1 ring-border"
            />
          </div>
        </div>
      </section>
      {/* Outside the night band, so that it takes the page's own ground. */}
      <svg
        aria-hidden
        viewBox="0 0 1440 64"
        preserveAspectRatio="none"
        className="relative -mt-8 block h-8 w-full fill-background md:-mt-16 md:h-16"
      >
        <path d="M0 64V40C240 4 480-4 760 14s440 44 680 10v40z" />
      </svg>
    </>
  );
}
