"use client";

import { CircleX, CreditCard, House, LayoutDashboard, RotateCcw } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OrderBehind } from "./order-behind";
import { OutcomeShell } from "./outcome-shell";
import { usePaymentRetry, type RetryState } from "./use-payment-retry";

const COUNTDOWN_SECONDS = 10;

type PaymentCancelledProps = { sessionId: string | null; planName: string };

export function PaymentCancelled({ sessionId, planName }: PaymentCancelledProps) {
  const router = useRouter();
  const countdown = useGoingOn(COUNTDOWN_SECONDS, () => {
    router.push("/");
  });
  const { state, retry } = usePaymentRetry(sessionId);
  const leave = (to: string) => {
    countdown.cancel();
    router.push(to);
  };
  return (
    <OutcomeShell>
      <div className="grid justify-items-center gap-3 text-center">
        <CircleX aria-hidden className="size-16 text-warning" strokeWidth={1.5} />
        <h1 className="text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">Payment Cancelled</h1>
        <p className="text-lg font-medium">Payment Not Completed</p>
        <p className="max-w-md leading-relaxed text-muted-foreground">
          You left the payment page for <span className="font-medium text-foreground">{planName}</span> before
          it was finished. Nothing was charged, and your stories are where you left them.
        </p>
      </div>
      <RetryMessage state={state} />
      <OrderBehind onLeave={countdown.cancel} />
      <div className="my-4">
        <GoingOn
          countdown={countdown}
          to="To the home page"
          text={(seconds) => `Taking you home in ${seconds} ${seconds === 1 ? "second" : "seconds"}`}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {sessionId && (
          <Button
            variant="accent"
            size="lg"
            className="sm:col-span-2"
            disabled={state.step === "retrying" || state.step === "restored"}
            onClick={() => {
              countdown.cancel();
              void retry();
            }}
          >
            <RotateCcw aria-hidden />
            {state.step === "retrying" ? "Retrying..." : "Retry Payment"}
          </Button>
        )}
        <Button
          variant={sessionId ? "outline" : "accent"}
          className="sm:col-span-2"
          onClick={() => {
            leave("/subscription");
          }}
        >
          <CreditCard aria-hidden />
          Start New Subscription
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            leave("/dashboard");
          }}
        >
          <LayoutDashboard aria-hidden />
          Dashboard
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            leave("/");
          }}
        >
          <House aria-hidden />
          Home
        </Button>
      </div>
      <p className="mt-6 text-center text-muted-foreground">
        Did something go wrong? Our{" "}
        <Link
          href={"/help-center"}
          prefetch={false}
          onClick={countdown.cancel}
          className="font-medium text-primary underline underline-offset-4"
        >
          help center
        </Link>{" "}
        has the answers.
      </p>
    </OutcomeShell>
  );
}

function RetryMessage({ state }: { state: RetryState }) {
  if (state.step === "restored") {
    return (
      <Alert tone="success" className="mt-6">
        {state.message}
      </Alert>
    );
  }
  if (state.step === "failed") {
    return (
      <Alert tone="danger" className="mt-6">
        {state.message}
      </Alert>
    );
  }
  return null;
}
