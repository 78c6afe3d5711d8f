"use client";

import { Check, CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { SpinnerMark } from "@/components/feedback/spinner";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Button } from "@/components/ui/button";
import { OutcomeShell } from "./outcome-shell";
import { useActivation, type Activation } from "./use-activation";

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

export function PaymentSuccess({ sessionId }: { sessionId: string | null }) {
  const router = useRouter();
  const activation = useActivation(sessionId);
  const countdown = useGoingOn(COUNTDOWN_SECONDS, () => {
    router.push("/dashboard");
  });
  const leave = (to: string) => {
    countdown.cancel();
    router.push(to);
  };
  const plan = activation.plan ?? FALLBACK_PLAN;
  const isOpenQuestion = activation.status === "activating" || activation.status === "unknown";
  return (
    <OutcomeShell>
      <div className="grid justify-items-center gap-2 text-center sm:gap-3">
        <CircleCheck aria-hidden className="size-12 text-success sm:size-16" strokeWidth={1.5} />
        <h1 className="text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
          Payment Successful!
        </h1>
        <p className="text-xl font-medium">
          {isOpenQuestion ? "Welcome to Talewick" : `Welcome to ${plan.name}`}
        </p>
        <ActivationLine status={activation.status} />
      </div>
      <Included name={plan.name} features={plan.features} />
      <div className="my-4">
        <GoingOn
          countdown={countdown}
          to="To your dashboard"
          text={(seconds) =>
            `Taking you to your dashboard in ${seconds} ${seconds === 1 ? "second" : "seconds"}`
          }
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="accent"
          size="lg"
          className="sm:col-span-2"
          onClick={() => {
            leave("/dashboard");
          }}
        >
          Go to Dashboard
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            leave("/dashboard");
          }}
        >
          Skip countdown and go now
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

function ActivationLine({ status }: { status: Activation["status"] }) {
  return (
    <div role="status" className="min-h-7">
      {status === "activating" && (
        <p className="inline-flex items-center gap-2.5 text-muted-foreground">
          <SpinnerMark />
          Activating your subscription...
        </p>
      )}
      {status === "success" && <p className="font-medium text-success">Your subscription is active.</p>}
      {status === "error" && (
        <p className="font-medium text-warning">
          ⚠️ Subscription activation may take a few minutes. Please check your dashboard.
        </p>
      )}
    </div>
  );
}

function Included({ name, features }: { name: string; features: readonly string[] }) {
  return (
    <section aria-labelledby="included-title" className="my-4 rounded-xl border bg-muted p-4 sm:my-7 sm:p-5">
      <h2 id="included-title" className="font-sans font-semibold">
        What’s Included in Your Plan
      </h2>
      <p className="text-sm text-muted-foreground">{name}</p>
      <ul className="mt-3 grid gap-2 sm:mt-4 sm:gap-2.5">
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
