"use client";

import { MailCheck } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { GoingOn } from "@/components/feedback/going-on";
import { useGoingOn } from "@/components/feedback/use-going-on";
import { Button } from "@/components/ui/button";
import { withFrom } from "@/lib/features/accounts/rules";
import type { DialogMode } from "./switch-link";

const REDIRECT_SECONDS = 3;

export function RegisteredNote({ mode }: { mode: DialogMode }) {
  const router = useRouter();
  const signIn = withFrom("/signin", useSearchParams().get("from"));
  const go = () => {
    if (mode === "modal") router.replace(signIn, { scroll: false });
    else window.location.replace(signIn);
  };
  const countdown = useGoingOn(REDIRECT_SECONDS, go);

  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <MailCheck aria-hidden className="size-12 text-success" />
      <p role="status" className="text-lg">
        Please check your email to verify your account before signing in.
      </p>
      <Button variant="outline" onClick={go}>
        Go to Sign In
      </Button>
      <GoingOn countdown={countdown} to="To sign in" text={(seconds) => `To sign in, in ${seconds}s`} />
    </div>
  );
}
