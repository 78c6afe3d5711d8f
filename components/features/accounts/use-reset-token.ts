import { useEffect, useState } from "react";
import { apiPublic, UNEXPECTED_ERROR } from "@/lib/client/api";
import { resetFailureText } from "./reset-answers";

export type ResetTokenState =
  | { status: "validating" }
  | { status: "valid" }
  | { status: "invalid"; message: string }
  /** Nobody could tell; the link may be a good one. */
  | { status: "unknown"; message: string };

const isVerdict = (status: number) => status === 400 || status === 404;

/** Asks the server whether a reset link still works. */
export function useResetToken(token: string): { state: ResetTokenState; retry: () => void } {
  const [state, setState] = useState<ResetTokenState>({ status: "validating" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void apiPublic("GET", "/api/auth/validate-reset-token/{token}", { params: { token } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setState({ status: "valid" });
      else {
        const message = resetFailureText(result, "Invalid or expired reset token.");
        if (isVerdict(result.status)) setState({ status: "invalid", message });
        else setState({ status: "unknown", message: result.text ?? (result.message || UNEXPECTED_ERROR) });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [token, round]);
  return {
    state,
    retry: () => {
      setState({ status: "validating" });
      setRound(round + 1);
    },
  };
}
