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

type Asked = { url: string } | { url: null; message: string; answer: PortalAnswer };
type PortalAnswer = Awaited<ReturnType<typeof callPortal>>;

const callPortal = (action: PortalInput["action"], line: PortalInput["line"]) =>
  api("POST", "/api/payments/customer-portal", { body: { action, ...(line && { line }) } });

/** Has the provider open its billing pages: their address, or why there is none. */
export async function askPortal(action: PortalInput["action"], line?: PortalInput["line"]): Promise<Asked> {
  const answer = await callPortal(action, line);
  const given: Partial<PortalView> | undefined = answer.ok ? answer.data : undefined;
  const url = await paymentAddress(given?.portalUrl);
  if (url) return { url };
  const said = answer.ok ? NO_URL : answer.message || FAILED;
  return { url: null, message: saysNotConfigured(said) ? NO_PORTAL : said, answer };
}

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
      const asked = await askPortal(action, line);
      if (asked.url !== null) {
        window.location.assign(asked.url);
        return;
      }
      setError(asked.message);
      if (!asked.answer.ok) tell(asked.answer, asked.message);
      setPending(false);
    },
  };
}
