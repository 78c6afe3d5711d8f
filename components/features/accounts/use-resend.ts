import { useState } from "react";
import { useCountdown } from "@/components/feedback/use-countdown";
import { RESEND_SECONDS } from "@/lib/features/accounts/rules";
import { apiPublic } from "@/lib/shared/api-client";

export type Resend = {
  isOffered: boolean;
  /** Shows the option, with the countdown running. */
  offer: () => void;
  hide: () => void;
  /** Resolves to whether it was sent. */
  send: (email: string) => Promise<boolean>;
  buttonText: string;
  isBusy: boolean;
  notice: { tone: "success" | "danger"; text: string } | null;
};

const SENT = "Verification email sent! Please check your inbox.";

/** Asking for the verification e-mail again, at most every 30 seconds. */
export function useResend(): Resend {
  const [isOffered, setOffered] = useState(false);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<Resend["notice"]>(null);
  const countdown = useCountdown(RESEND_SECONDS, undefined, { autoStart: false });

  return {
    isOffered,
    offer: () => {
      setOffered(true);
      countdown.start();
    },
    hide: () => {
      setOffered(false);
      setNotice(null);
      countdown.cancel();
    },
    send: async (email) => {
      setSending(true);
      setNotice(null);
      const result = await apiPublic("POST", "/api/auth/resend-verification", { email });
      setSending(false);
      if (!result.ok) {
        setNotice({ tone: "danger", text: result.message || "Failed to resend verification email" });
        return false;
      }
      setNotice({ tone: "success", text: SENT });
      countdown.start();
      return true;
    },
    buttonText: isSending
      ? "Sending..."
      : countdown.running
        ? `Resend in ${countdown.secondsLeft}s`
        : "Resend Email",
    isBusy: isSending || countdown.running,
    notice,
  };
}
