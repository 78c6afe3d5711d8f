"use client";

import { MailCheck } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useCountdown } from "@/components/feedback/use-countdown";
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
  const { secondsLeft } = useCountdown(REDIRECT_SECONDS, go);

  return (
    <div role="status" className="grid justify-items-center gap-4 py-4 text-center">
      <MailCheck aria-hidden className="size-12 text-success" />
      <p className="text-lg">Please check your email to verify your account before signing in.</p>
      <p className="text-muted-foreground" aria-hidden>
        To sign in, in {secondsLeft}s
      </p>
      <Button variant="outline" onClick={go}>
        Go to Sign In
      </Button>
    </div>
  );
}
