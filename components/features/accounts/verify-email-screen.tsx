"use client";

import { CircleCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState, type ReactNode } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ApprovedView, SignUpView } from "@/lib/features/accounts/contract";
import { safePath, withFrom } from "@/lib/features/accounts/rules";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { NoAnswer } from "./no-answer";
import { useVerification } from "./use-verification";
import { WasItYou } from "./was-it-you";

const REDIRECT_SECONDS = 4;

/** `children` says what was begun before signing up. */
export function VerifyEmailScreen({ children }: { children: ReactNode }) {
  const query = useSearchParams();
  const { state, retry } = useVerification(query.get("token"));
  const from = safePath(query.get("from"));
  const signIn = withFrom("/signin", from);

  if (state.status === "pending") {
    return (
      <AccountCard title="Verifying your email">
        <Spinner label="One moment, please..." />
      </AccountCard>
    );
  }
  if (state.status === "success")
    return (
      <Verified {...{ signIn, from }} token={query.get("token") ?? ""} signedUp={state.signedUp}>
        {children}
      </Verified>
    );
  if (state.status === "unknown")
    return (
      <NoAnswer title="Verify your email" message={state.message} onRetry={retry}>
        <FreshLink href={signIn} className={buttonVariants({ variant: "outline" })}>
          Go to Sign In
        </FreshLink>
      </NoAnswer>
    );
  return (
    <AccountCard title="Verification failed" takesFocus={Boolean(query.get("token"))}>
      <Alert tone="danger">{state.message}</Alert>
      <p className="text-muted-foreground">
        Links work for 24 hours. Sign in with your password, and we offer to send another.
      </p>
      <FreshLink href={signIn} className={buttonVariants()}>
        Go to Sign In
      </FreshLink>
    </AccountCard>
  );
}

type OnwardProps = { signIn: string; from: string | null; children: ReactNode };
type VerifiedProps = OnwardProps & { token: string; signedUp: SignUpView | null };

function Verified({ token, signedUp, ...onward }: VerifiedProps) {
  const { signIn } = onward;
  const [answer, setAnswer] = useState<ApprovedView | null>(null);
  const isOpen = signedUp !== null && answer === null;
  if (isOpen) return <WasItYou token={token} signedUp={signedUp} signIn={signIn} onAnswer={setAnswer} />;
  if (answer?.approved === false) return <NotMe message={answer.message} />;
  return <Ready {...onward} note={answer?.message} />;
}

const HOME = { path: "/", name: "home" };

/** Nothing more to do: on to the home page by itself, or towards what was begun before signing up, such as a plan. */
function Ready({ signIn, from, note, children }: OnwardProps & { note: string | undefined }) {
  const next = from ? { path: signIn, name: "sign-in" } : HOME;
  const countdown = useGoingOn(REDIRECT_SECONDS, () => {
    window.location.replace(next.path);
  });
  return (
    <AccountCard title="Email verified" takesFocus>
      <p role="status" className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        {note ?? "Thank you. Your account is ready, and the first story can be lit."}
      </p>
      {children}
      <FreshLink href={signIn} className={buttonVariants({ variant: "accent", size: "lg" })}>
        Go to Sign In
      </FreshLink>
      <GoingOn
        countdown={countdown}
        to={`To the ${next.name} page`}
        text={(seconds) => `To the ${next.name} page, in ${seconds}s`}
      />
    </AccountCard>
  );
}

const NotMe = ({ message }: { message: string }) => (
  <AccountCard title="Not you" takesFocus>
    <p role="status">{message}</p>
    <p className="text-muted-foreground">
      There is an account for your address now. If you want it, choose a password that only you know: it signs
      everybody else out.
    </p>
    <FreshLink href="/forgot-password" className={buttonVariants()}>
      Choose a password
    </FreshLink>
    <FreshLink href="/" className={buttonVariants({ variant: "ghost" })}>
      Back to Home
    </FreshLink>
  </AccountCard>
);
