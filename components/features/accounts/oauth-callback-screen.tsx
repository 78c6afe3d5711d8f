"use client";

import { Spinner } from "@/components/feedback/spinner";
import { Button } from "@/components/ui/button";
import { CodeAsked } from "./code-asked";
import { AccountCard } from "./account-card";
import { FreshLink } from "./fresh-link";
import { textLinkClasses } from "./text-link-classes";
import { useArrival } from "./use-arrival";

export function OauthCallbackScreen() {
  const arrival = useArrival();
  if (arrival.status === "arriving") {
    return (
      <main id="main" tabIndex={-1} className="outline-none">
        <h1 className="sr-only">Signing you in</h1>
        <Spinner size="page" label="Signing you in..." />
      </main>
    );
  }
  if (arrival.status === "code") return <CodeAsked failure={arrival.failure} onSend={arrival.send} />;
  return (
    <AccountCard
      takesFocus
      title={arrival.question}
      lead="The link that you opened signs this browser in to that account. Go on only if it is yours."
    >
      <Button size="lg" onClick={arrival.yes}>
        Continue
      </Button>
      <p className="text-center">
        <FreshLink href={arrival.elsewhere} className={textLinkClasses}>
          That is not me
        </FreshLink>
      </p>
    </AccountCard>
  );
}
