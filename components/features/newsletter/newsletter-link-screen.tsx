"use client";

import { useState } from "react";
import { AccountCard } from "@/components/features/accounts/account-card";
import { IntentLink } from "@/components/layout/intent-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { apiPublic, UNEXPECTED_ERROR, type ApiResult } from "@/lib/client/api";
import type { MessageView } from "@/lib/shared/message";

const SCREENS = {
  confirm: {
    title: "Subscribe to our newsletter",
    text: "One press, and the next post comes to your inbox.",
    action: "Yes, subscribe me",
    done: "Subscribed",
    send: (token: string) => apiPublic("POST", "/api/newsletter/confirm", { body: { token } }),
  },
  unsubscribe: {
    title: "Leave the newsletter",
    text: "No further issue comes to your address, and we forget it.",
    action: "Unsubscribe",
    done: "Unsubscribed",
    send: (token: string) => apiPublic("POST", "/api/newsletter/unsubscribe", { query: { token } }),
  },
} as const;

/** Where the links of a newsletter's mails lead. Something happens by a press only: mail programs open links, too. */
export function NewsletterLinkScreen({ kind }: { kind: keyof typeof SCREENS }) {
  const { title, text, action, done, send } = SCREENS[kind];
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<ApiResult<MessageView> | null>(null);

  const press = async () => {
    setSending(true);
    setResult(await send(new URLSearchParams(window.location.search).get("token") ?? ""));
    setSending(false);
  };

  return (
    <AccountCard key={String(result?.ok)} title={result?.ok ? done : title} takesFocus={result !== null}>
      {result ? (
        <>
          <Alert tone={result.ok ? "success" : "danger"}>
            {result.ok ? result.data.message : result.message || UNEXPECTED_ERROR}
          </Alert>
          <IntentLink href="/blog" className={buttonVariants()}>
            Go to the blog
          </IntentLink>
        </>
      ) : (
        <p className="text-muted-foreground">{text}</p>
      )}
      {!result?.ok && (
        <Button
          size="lg"
          variant={result ? "outline" : "accent"}
          disabled={sending}
          aria-busy={sending}
          onClick={() => void press()}
        >
          {result ? "Try Again" : action}
        </Button>
      )}
    </AccountCard>
  );
}
