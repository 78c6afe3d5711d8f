"use client";

import { CircleCheck } from "lucide-react";
import { useCountdown } from "@/components/feedback/use-countdown";
import { buttonVariants } from "@/components/ui/button-variants";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";

const REDIRECT_SECONDS = 3;
const HOME = "/?m=reset-done";

/** After a reset: three seconds, then home, which shows the message that travels along. */
export function ResetDone({ text }: { text: string }) {
  const { secondsLeft } = useCountdown(REDIRECT_SECONDS, () => {
    window.location.replace(HOME);
  });
  return (
    <AccountCard title="Password changed" takesFocus>
      <p role="status" className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        {text}
      </p>
      <p aria-hidden className="text-muted-foreground">
        To the home page, in {secondsLeft}s
      </p>
      <FreshLink href="/signin?m=reset-done" className={buttonVariants()}>
        Go to Sign In
      </FreshLink>
    </AccountCard>
  );
}
