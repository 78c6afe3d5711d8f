"use client";

import { badgeVariants } from "@/components/ui/badge-variants";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PlanOffer } from "./plan-offer";
import type { Checkout } from "./use-checkout";

type PlanCardProps = {
  offer: PlanOffer;
  step: ReturnType<Checkout["stepOf"]>;
  error: string | null;
  onChoose: () => void;
  onDismiss: () => void;
};

/** An `article` for a list of plans: stands in a grid whose rows it fills. */
export function PlanCard({ offer, step, error, onChoose, onDismiss }: PlanCardProps) {
  const { name, description, features, highlighted } = offer;
  const waiting = step === "processing" || step === "redirecting";
  const invitation = highlighted ? "Get Started Now" : "Choose Plan";
  return (
    <article
      aria-label={name}
      className={`relative flex h-full flex-col rounded-xl border bg-surface-raised p-6 sm:p-7 ${highlighted ? "border-2 border-accent shadow-lifted lg:-my-3 lg:h-[calc(100%+1.5rem)] lg:py-10" : "shadow-card"}`}
    >
      {highlighted && (
        <span className={`${badgeVariants({ tone: "solid" })} absolute -top-3.5 left-6 shadow-soft`}>
          Most Popular
        </span>
      )}
      <h3 className="text-2xl font-semibold tracking-tight">{name}</h3>
      {description && <p className="mt-1 text-muted-foreground">{description}</p>}
      <Price offer={offer} />
      <ul className="my-6 grid flex-1 content-start gap-2.5 border-t pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            <Stroke path="m4 10.5 4 4 8-9" className="mt-0.5 size-5 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      {error && <CheckoutError message={error} onDismiss={onDismiss} />}
      <button
        type="button"
        disabled={waiting}
        onClick={onChoose}
        aria-label={waiting ? undefined : `${invitation}: ${name}`}
        className={buttonVariants({ variant: highlighted ? "accent" : "outline", className: "w-full" })}
      >
        {waiting ? "Processing..." : invitation}
      </button>
      <p aria-live="polite" className="text-center text-sm font-medium text-success not-empty:mt-3">
        {step === "redirecting" && "Redirecting to secure payment..."}
      </p>
    </article>
  );
}

function Price({ offer }: { offer: PlanOffer }) {
  const { priceText, periodText, otherPriceText, trialText } = offer;
  return (
    <>
      <p className="mt-5 flex items-baseline gap-1">
        <span className="self-start pt-1 font-serif text-2xl font-semibold">$</span>
        <span className="font-serif text-5xl font-semibold tracking-tight tabular-nums">
          {priceText.replace("$", "")}
        </span>
        <span className="text-muted-foreground">{periodText}</span>
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        {periodText === "/month" ? "Billed monthly" : "Billed annually"}
      </p>
      {otherPriceText && <p className="text-sm text-muted-foreground">{otherPriceText}</p>}
      {trialText && <p className="mt-1 text-sm font-medium text-success">{trialText}</p>}
    </>
  );
}

function CheckoutError({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex items-start gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger"
    >
      <p className="flex-1 self-center font-medium">{message}</p>
      <button
        type="button"
        onClick={onDismiss}
        aria-label="Dismiss"
        className="-m-1 grid size-9 shrink-0 place-items-center rounded-full hover:bg-surface pointer-coarse:size-11"
      >
        <Stroke path="m5 5 10 10M15 5 5 15" className="size-4" />
      </button>
    </div>
  );
}

/** Two strokes are lighter here than an icon library. */
function Stroke({ path, className }: { path: string; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
