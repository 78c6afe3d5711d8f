"use client";

import { Check, CircleAlert, CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { SpinnerMark } from "@/components/feedback/spinner";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Button } from "@/components/ui/button";
import { formatAmount } from "@/lib/shared/format-money";
import { Day } from "./billing-dates";
import { OrderBehind } from "./order-behind";
import { OutcomeShell } from "./outcome-shell";
import { useActivation, type Activation, type Trial } from "./use-activation";

const COUNTDOWN_SECONDS = 10;
const FALLBACK_PLAN = {
  name: "Premium Plan",
  features: [
    "Unlimited AI-generated stories",
    "Multiple child profiles",
    "Advanced customization",
    "Progress tracking",
    "Premium support",
  ],
};

const COUNTS = new Set<Activation["status"]>(["activating", "unknown", "success", "error"]);

/** What it is when it is no success. */
const PROBLEMS = {
  unpaid: {
    title: "This payment is not finished",
    text: "You left the payment page before it was done. Nothing was charged.",
    way: { label: "Choose a plan", to: "/subscription" },
  },
  foreign: {
    title: "We don’t know this payment",
    text: "It belongs to no checkout of your account. Did you perhaps pay with another account of yours?",
    way: { label: "See my subscription", to: "/settings/subscription" },
  },
  ended: {
    title: "This plan has ended again",
    text: "Your settings say why, and how to go on.",
    way: { label: "See my subscription", to: "/settings/subscription" },
  },
} as const;

export function PaymentSuccess({ sessionId }: { sessionId: string | null }) {
  const router = useRouter();
  const activation = useActivation(sessionId);
  const { status } = activation;
  const countdown = useGoingOn(COUNTDOWN_SECONDS, () => {
    if (COUNTS.has(status)) router.push("/dashboard");
  });
  const leave = (to: string) => {
    countdown.cancel();
    router.push(to);
  };
  if (status === "unpaid" || status === "foreign" || status === "ended") {
    return <NoSuccess problem={PROBLEMS[status]} leave={leave} />;
  }
  // Nothing is said about the plan until it is known; the specified list is for when nobody can say.
  const plan = activation.plan ?? (status === "activating" ? null : FALLBACK_PLAN);
  return (
    <OutcomeShell>
      <div className="grid justify-items-center gap-2 text-center">
        <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
        <h1 className="text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
          Payment Successful!
        </h1>
        <p className="text-xl font-medium">
          {activation.plan ? `Welcome to ${activation.plan.name}` : "Welcome to Talewick"}
        </p>
        <ActivationLine activation={activation} />
      </div>
      <OrderBehind onLeave={countdown.cancel} />
      {plan && <Included name={plan.name} features={plan.features} />}
      <div className="mt-3">
        <GoingOn
          countdown={countdown}
          to="To your dashboard"
          text={(seconds) =>
            `Taking you to your dashboard in ${seconds} ${seconds === 1 ? "second" : "seconds"}`
          }
        />
      </div>
      <Ways running={countdown.running} leave={leave} />
    </OutcomeShell>
  );
}

type Leave = (to: string) => void;

/** One button leads to the dashboard: by the words that fit while the seconds run, and after. */
function Ways({ running, leave }: { running: boolean; leave: Leave }) {
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-[1fr_auto]">
      <Button
        variant="accent"
        size="lg"
        onClick={() => {
          leave("/dashboard");
        }}
      >
        {running ? "Skip countdown and go now" : "Go to Dashboard"}
      </Button>
      <Button
        variant="outline"
        size="lg"
        onClick={() => {
          leave("/");
        }}
      >
        Back to Home
      </Button>
    </div>
  );
}

type NoSuccessProps = { problem: (typeof PROBLEMS)[keyof typeof PROBLEMS]; leave: Leave };

function NoSuccess({ problem: { title, text, way }, leave }: NoSuccessProps) {
  return (
    <OutcomeShell>
      <div role="status" className="grid justify-items-center gap-3 text-center">
        <CircleAlert aria-hidden className="size-12 text-warning" strokeWidth={1.5} />
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">{title}</h1>
        <p className="max-w-md leading-relaxed text-muted-foreground">{text}</p>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button
          variant="accent"
          size="lg"
          className="sm:col-span-2"
          onClick={() => {
            leave(way.to);
          }}
        >
          {way.label}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            leave("/dashboard");
          }}
        >
          Go to Dashboard
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            leave("/");
          }}
        >
          Back to Home
        </Button>
      </div>
    </OutcomeShell>
  );
}

function ActivationLine({ activation: { status, trial } }: { activation: Activation }) {
  return (
    <div role="status" className="min-h-7">
      {status === "activating" && (
        <p className="inline-flex items-center gap-2.5 text-muted-foreground">
          <SpinnerMark />
          Activating your subscription...
        </p>
      )}
      {status === "success" && <p className="font-medium text-success">Your subscription is active.</p>}
      {status === "success" && trial && <FirstPayment trial={trial} />}
      {status === "error" && (
        <p className="font-medium text-warning">
          ⚠️ Subscription activation may take a few minutes. Please check your dashboard.
        </p>
      )}
    </div>
  );
}

function FirstPayment({ trial: { endsAt, price, currency, billingPeriod } }: { trial: Trial }) {
  return (
    <p className="max-w-md text-balance text-muted-foreground">
      Free until <Day at={endsAt} />
      {`. Then it is ${formatAmount(price, currency)} a ${billingPeriod === "annual" ? "year" : "month"}; cancel before and nothing is charged.`}
    </p>
  );
}

function Included({ name, features }: { name: string; features: readonly string[] }) {
  return (
    <section aria-labelledby="included-title" className="mt-4 rounded-xl border bg-muted p-4">
      <h2 id="included-title" className="font-sans font-semibold">
        What’s Included in Your Plan
      </h2>
      <p className="text-sm text-muted-foreground">{name}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
