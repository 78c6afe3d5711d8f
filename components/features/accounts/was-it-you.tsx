"use client";

import { useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ApprovedView, SignUpView } from "@/lib/features/accounts/contract";
import { apiPublic, UNEXPECTED_ERROR } from "@/lib/client/api";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { textLinkClasses } from "./text-link-classes";

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });

/** In the reader's own zone; the day only where it isn't today. */
export function questionFor({ device, at }: SignUpView, now = new Date()): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  const when = `${TIME.format(moment)}${isToday ? "" : ` on ${DAY.format(moment)}`}`;
  const what = /^An? /.test(device) ? `with ${device.toLowerCase()}` : `on ${device}`;
  return `Somebody signed up in another browser than this one, ${what} at ${when}. Was it you?`;
}

type WasItYouProps = {
  token: string;
  signedUp: SignUpView;
  signIn: string;
  onAnswer: (answer: ApprovedView) => void;
};

/** The link was opened in another browser than the one that signed up. Only a yes lets that one in. */
export function WasItYou({ token, signedUp, signIn, onAnswer }: WasItYouProps) {
  const [pending, setPending] = useState(false);
  const isAsking = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (wasMe: boolean) => {
    // Two presses can come before the screen shows the first.
    if (isAsking.current) return;
    isAsking.current = true;
    setPending(true);
    setFailure(null);
    const result = await apiPublic("POST", "/api/auth/sign-up/approve", { body: { token, wasMe } });
    isAsking.current = false;
    setPending(false);
    if (result.ok) onAnswer(result.data);
    else setFailure(result.message || UNEXPECTED_ERROR);
  };
  return (
    <AccountCard
      title="Email verified"
      takesFocus
      lead="One more question, so that nobody else can get into your account."
    >
      <p role="status" className="text-lg font-semibold">
        {questionFor(signedUp)}
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        <Button size="lg" aria-disabled={pending} onClick={() => void answer(true)}>
          Yes, it was me
        </Button>
        <Button size="lg" variant="outline" aria-disabled={pending} onClick={() => void answer(false)}>
          No, it was not me
        </Button>
      </div>
      <p className="text-muted-foreground">
        With a yes, the browser where you signed up goes on by itself. Or sign in here with the password that
        you chose:{" "}
        <FreshLink href={signIn} className={textLinkClasses}>
          Go to Sign In
        </FreshLink>
      </p>
    </AccountCard>
  );
}
