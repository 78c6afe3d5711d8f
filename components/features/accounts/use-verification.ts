import { useEffect, useState } from "react";
import type { SignUpView } from "@/lib/features/accounts/contract";
import { apiPublic } from "@/lib/client/api";
import { settleSignUp } from "@/lib/shared/browser-session";

export type Verification =
  | { status: "pending" }
  /** `signedUp` where somebody has to say whether that was them. */
  | { status: "success"; signedUp: SignUpView | null }
  | { status: "error"; message: string };

const NO_TOKEN: Verification = { status: "error", message: "Invalid verification link." };

/** Confirms the address of a link as soon as its page opens. Asking twice is harmless: the answer is the same. */
export function useVerification(token: string | null): Verification {
  const [state, setState] = useState<Verification>({ status: "pending" });
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    void apiPublic("GET", "/api/auth/verify-email", { query: { token } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) {
        if (!result.data.signedUp) settleSignUp();
        setState({ status: "success", signedUp: result.data.signedUp });
      } else if (result.status === 0)
        setState({ status: "error", message: "Verification failed. Please try again later." });
      else setState({ status: "error", message: result.message || "Verification failed." });
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return token ? state : NO_TOKEN;
}
