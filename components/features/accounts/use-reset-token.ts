import { useEffect, useState } from "react";
import { apiPublic } from "@/lib/client/api";
import { resetFailureText } from "./reset-answers";

export type ResetTokenState =
  { status: "validating" } | { status: "valid" } | { status: "invalid"; message: string };

/** Asks the server whether a reset link still works. */
export function useResetToken(token: string): ResetTokenState {
  const [state, setState] = useState<ResetTokenState>({ status: "validating" });
  useEffect(() => {
    let isCurrent = true;
    void apiPublic("GET", "/api/auth/validate-reset-token/{token}", { params: { token } }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) setState({ status: "valid" });
      else
        setState({ status: "invalid", message: resetFailureText(result, "Invalid or expired reset token.") });
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return state;
}
