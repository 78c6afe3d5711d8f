import { useState } from "react";
import { useCountdown } from "@/components/feedback/use-countdown";
import { RESEND_SECONDS } from "@/lib/features/accounts/rules";

type Notice = { tone: "success" | "danger"; text: string };

/** A button that may be pressed every 30 seconds, counting from when it appears. */
export function useSendAgain(work: () => Promise<Notice>) {
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { running, secondsLeft, start } = useCountdown(RESEND_SECONDS);
  return {
    notice,
    isBusy: isSending || running,
    buttonText: isSending ? "Sending..." : running ? `Resend in ${secondsLeft}s` : "Resend Email",
    send: async () => {
      setSending(true);
      setNotice(null);
      setNotice(await work());
      setSending(false);
      start();
    },
  };
}
