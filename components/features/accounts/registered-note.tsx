"use client";

import { MailCheck } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Button } from "@/components/ui/button";
import { withFrom } from "@/lib/features/accounts/rules";
import { forgetSignUp } from "@/lib/shared/browser-session";
import { SignUpWait } from "./sign-up-wait";
import type { DialogMode } from "./switch-link";
import { useResend } from "./use-resend";
import { useSignUpWait } from "./use-sign-up-wait";

const REDIRECT_SECONDS = 3;

type RegisteredNoteProps = { mode: DialogMode; email: string; onWrongAddress: () => void };

export function RegisteredNote({ mode, email, onWrongAddress }: RegisteredNoteProps) {
  const router = useRouter();
  const from = useSearchParams().get("from");
  const signIn = withFrom("/signin", from);
  const go = () => {
    if (mode === "modal") router.replace(signIn, { scroll: false });
    else window.location.replace(signIn);
  };
  const countdown = useGoingOn(REDIRECT_SECONDS, go);
  const resend = useResend();
  // Also here, for whoever chose that pages wait.
  useSignUpWait({ isWaiting: true, keepSignedIn: () => true, from });

  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <MailCheck aria-hidden className="size-12 text-success" />
      <p role="status" className="text-lg">
        Please check your email to verify your account before signing in.
      </p>
      <SignUpWait
        email={email}
        resend={resend}
        onSend={() => {
          countdown.cancel();
          void resend.send({ email, from });
        }}
        onWrongAddress={() => {
          countdown.cancel();
          forgetSignUp();
          onWrongAddress();
        }}
      />
      <Button variant="outline" onClick={go}>
        Go to Sign In
      </Button>
      <GoingOn
        countdown={countdown}
        to="To the sign-in page"
        text={(seconds) => `To the sign-in page, in ${seconds}s`}
      />
    </div>
  );
}
