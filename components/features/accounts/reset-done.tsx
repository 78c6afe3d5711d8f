"use client";

import { CircleCheck } from "lucide-react";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { buttonVariants } from "@/components/ui/button-variants";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";

const REDIRECT_SECONDS = 3;
const HOME = "/?m=reset-done";

/** After a reset: three seconds, then home, which shows the message that travels along. */
export function ResetDone({ text }: { text: string }) {
  const countdown = useGoingOn(REDIRECT_SECONDS, () => {
    window.location.replace(HOME);
  });
  return (
    <AccountCard title="Password changed" takesFocus>
      <p role="status" className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        {text}
      </p>
      <GoingOn
        countdown={countdown}
        to="To the home page"
        text={(seconds) => `To the home page, in ${seconds}s`}
      />
      <FreshLink href="/signin?m=reset-done" className={buttonVariants()}>
        Go to Sign In
      </FreshLink>
    </AccountCard>
  );
}
