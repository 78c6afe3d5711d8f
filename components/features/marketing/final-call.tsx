import { LogoMark } from "@/components/layout/logo-mark";
import { buttonVariants } from "@/components/ui/button-variants";
import { SessionLink } from "./session-link";

export function FinalCall() {
  return (
    <section
      aria-labelledby="final-call-title"
      className="relative isolate overflow-hidden by-night py-20 md:py-28"
    >
      <div
        aria-hidden
        className="absolute -top-24 left-1/2 -z-10 h-[30rem] w-[52rem] max-w-[140vw] -translate-x-1/2 bg-[radial-gradient(closest-side,var(--glow),transparent)]"
      />
      <div className="wrap grid justify-items-center text-center">
        <LogoMark className="h-24 w-auto md:h-28" />
        <h2
          id="final-call-title"
          className="mt-6 max-w-2xl text-[2.25rem] leading-[1.1] font-semibold tracking-[-0.02em] md:text-[3.25rem]"
        >
          Tonight’s story is waiting for its hero
        </h2>
        <p className="mt-4 max-w-xl text-lg leading-relaxed text-balance text-muted-foreground md:text-xl">
          Light the candle, choose a theme, and read something together that nobody has ever read before.
        </p>
        <SessionLink
          visitorText="Start Your Story"
          className={buttonVariants({ variant: "accent", size: "lg", className: "mt-8" })}
        />
      </div>
    </section>
  );
}
