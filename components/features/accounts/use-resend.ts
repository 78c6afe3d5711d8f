import { useRef, useState } from "react";
import { useCountdown } from "@/components/feedback/use-countdown";
import { RESEND_SECONDS, safePath } from "@/lib/features/accounts/rules";
import { apiPublic } from "@/lib/client/api";

export type Resend = {
  isOffered: boolean;
  /** Shows the option, with the countdown running. */
  offer: () => void;
  hide: () => void;
  /** Resolves to whether it was sent; an answer that comes after `hide` is about another address, and counts for nothing. */
  send: (request: { email: string; from: string | null }) => Promise<boolean>;
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
  const round = useRef(0);
  const countdown = useCountdown(RESEND_SECONDS, undefined, { autoStart: false });

  return {
    isOffered,
    offer: () => {
      setOffered(true);
      setNotice(null);
      countdown.start();
    },
    hide: () => {
      round.current += 1;
      setOffered(false);
      setSending(false);
      setNotice(null);
      countdown.cancel();
    },
    send: async ({ email, from }) => {
      const mine = (round.current += 1);
      setSending(true);
      setNotice(null);
      const result = await apiPublic("POST", "/api/auth/resend-verification", {
        body: { email, from: safePath(from) },
      });
      if (round.current !== mine) return false;
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
