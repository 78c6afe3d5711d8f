"use client";

import { CircleCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Spinner } from "@/components/feedback/spinner";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { withFrom } from "@/lib/features/accounts/rules";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { useVerification } from "./use-verification";

const REDIRECT_SECONDS = 4;

export function VerifyEmailScreen() {
  const query = useSearchParams();
  const state = useVerification(query.get("token"));
  const signIn = withFrom("/signin", query.get("from"));

  if (state.status === "pending") {
    return (
      <AccountCard title="Verifying your email">
        <Spinner label="One moment, please..." />
      </AccountCard>
    );
  }
  if (state.status === "success") return <Verified signIn={signIn} signInHere={state.signInHere} />;
  return (
    <AccountCard title="Verification failed" takesFocus={Boolean(query.get("token"))}>
      <Alert tone="danger">{state.message}</Alert>
      <p className="text-muted-foreground">
        Links work for 24 hours, and only the newest one counts. Sign in with your password, and we offer to
        send another.
      </p>
      <FreshLink href={signIn} className={buttonVariants()}>
        Go to Sign In
      </FreshLink>
    </AccountCard>
  );
}

function Verified({ signIn, signInHere }: { signIn: string; signInHere: boolean }) {
  const countdown = useGoingOn(REDIRECT_SECONDS, () => {
    window.location.replace("/");
  });
  return (
    <AccountCard title="Email verified" takesFocus>
      <p role="status" className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        Thank you. Your account is ready, and the first story can be lit.
      </p>
      {signInHere && (
        <p className="text-muted-foreground">
          You signed up in another browser. To be sure that the password is yours, please sign in here once;
          after that it works everywhere. If you never chose one, use &ldquo;Forgot your password?&rdquo;.
        </p>
      )}
      <FreshLink href={signIn} className={buttonVariants({ variant: "accent", size: "lg" })}>
        Go to Sign In
      </FreshLink>
      <GoingOn
        countdown={countdown}
        to="To the home page"
        text={(seconds) => `To the home page, in ${seconds}s`}
      />
    </AccountCard>
  );
}
