import { useEffect, useState } from "react";
import type { SignUpView } from "@/lib/features/accounts/contract";
import { apiPublic, type ApiFailure } from "@/lib/client/api";
import { settleSignUp } from "@/lib/shared/browser-session";

export type Verification =
  | { status: "pending" }
  /** `signedUp` where somebody has to say whether that was them. */
  | { status: "success"; signedUp: SignUpView | null }
  | { status: "error"; message: string }
  /** Nobody could tell; the link may be a good one. */
  | { status: "unknown"; message: string };

const NO_TOKEN: Verification = { status: "error", message: "Invalid verification link." };

/** Confirms the address of a link as soon as its page opens. Asking twice is harmless: the answer is the same. */
export function useVerification(token: string | null): { state: Verification; retry: () => void } {
  const [state, setState] = useState<Verification>({ status: "pending" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    void apiPublic("GET", "/api/auth/verify-email", { query: { token } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) {
        if (!result.data.signedUp) settleSignUp();
        setState({ status: "success", signedUp: result.data.signedUp });
      } else setState(failed(result));
    });
    return () => {
      isCurrent = false;
    };
  }, [token, round]);
  return {
    state: token ? state : NO_TOKEN,
    retry: () => {
      setState({ status: "pending" });
      setRound(round + 1);
    },
  };
}

/** Only what the server said of the link itself is a verdict. */
function failed({ status, message }: ApiFailure): Verification {
  if (status === 0) return { status: "unknown", message: "Verification failed. Please try again later." };
  const isVerdict = status < 500 && status !== 429;
  return { status: isVerdict ? "error" : "unknown", message: message || "Verification failed." };
}
