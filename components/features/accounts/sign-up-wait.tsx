"use client";

import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Resend } from "./use-resend";

type SignUpWaitProps = {
  email: string;
  resend: Resend;
  onSend: () => void;
  /** Back to the form, to sign up with another address. */
  onWrongAddress: () => void;
};

/** Where the link went, and what to do when it doesn't arrive. */
export function SignUpWait({ email, resend, onSend, onWrongAddress }: SignUpWaitProps) {
  const { isOffered, offer } = resend;
  useEffect(() => {
    if (!isOffered) offer();
  }, [isOffered, offer]);
  return (
    <div className="grid gap-3 rounded-md border bg-muted p-4 text-left">
      <p className="text-[0.9375rem]">
        We sent a link to <strong className="break-words">{email}</strong>. Open it on any device: once you
        have confirmed that it is you, this browser signs you in by itself, from the sign-in page as well.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" disabled={resend.isBusy} onClick={onSend}>
          {resend.buttonText}
        </Button>
        <Button size="sm" variant="ghost" onClick={onWrongAddress}>
          Wrong address?
        </Button>
      </div>
      {resend.notice && <Alert tone={resend.notice.tone}>{resend.notice.text}</Alert>}
    </div>
  );
}
