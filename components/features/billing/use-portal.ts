"use client";

import { use, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import type { PortalInput, PortalView } from "@/lib/features/billing/contract";
import { NO_PORTAL, saysNotConfigured } from "@/lib/features/billing/rules";
import { api } from "@/lib/client/api";
import { paymentAddress } from "./payment-address";

const FAILED = "Failed to access billing portal";
const NO_URL = "No portal URL received";

export type Portal = {
  pending: boolean;
  error: string | null;
  open: (action?: PortalInput["action"], line?: PortalInput["line"]) => Promise<void>;
};

/** Leaves for the billing pages of the payment provider. */
export function usePortal(): Portal {
  const tell = use(FailureContext);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    open: async (action = "home", line) => {
      setPending(true);
      setError(null);
      const answer = await api("POST", "/api/payments/customer-portal", {
        body: { action, ...(line && { line }) },
      });
      const given: Partial<PortalView> | undefined = answer.ok ? answer.data : undefined;
      const url = await paymentAddress(given?.portalUrl);
      if (url) {
        window.location.assign(url);
        return;
      }
      const said = answer.ok ? NO_URL : answer.message || FAILED;
      const message = saysNotConfigured(said) ? NO_PORTAL : said;
      setError(message);
      if (!answer.ok) tell(answer, message);
      setPending(false);
    },
  };
}
