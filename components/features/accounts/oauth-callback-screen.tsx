"use client";

import { useEffect } from "react";
import { Spinner } from "@/components/feedback/spinner";
import type { LoginView } from "@/lib/features/accounts/contract";
import { apiStaying } from "@/lib/shared/api-client";
import { enterSession } from "./enter-session";

let begun = false;

/** Takes the code out of the address before anything else can see it, and trades it for a session, once. */
async function arrive(): Promise<void> {
  if (begun) return;
  begun = true;
  const query = new URLSearchParams(window.location.search);
  const token = query.get("token");
  window.history.replaceState(null, "", window.location.pathname);
  if (!token) {
    window.location.replace("/signin");
    return;
  }
  const result = await apiStaying<LoginView>("POST", "/api/auth/oauth2/exchange", { token });
  if (result.ok) enterSession(result.data, query.get("from"));
  else window.location.replace(`/signin?m=${result.status === 401 ? "oauth-code" : "oauth-failed"}`);
}

export function OauthCallbackScreen() {
  useEffect(() => {
    void arrive();
  }, []);
  return (
    <main>
      <h1 className="sr-only">Signing you in</h1>
      <Spinner size="page" label="Signing you in..." />
    </main>
  );
}
