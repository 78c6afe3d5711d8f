"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { AccountCard } from "@/components/features/accounts/account-card";
import { FreshLink } from "@/components/features/accounts/fresh-link";
import { NoAnswer } from "@/components/features/accounts/no-answer";
import { Spinner } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { AnsweredChangeView, ChangeLinkView } from "@/lib/features/addresses/contract";
import { DEAD_CHANGE_LINK } from "@/lib/features/addresses/rules";
import { apiPublic, UNEXPECTED_ERROR } from "@/lib/client/api";

/** What nobody answered, or couldn't now, says nothing of the link. */
type Looked = { link: ChangeLinkView } | { failure: string; isRefused: boolean } | null;

/** What a link of a change of address asks, and a press to answer it: opening the page changes nothing. */
export function ConfirmEmailScreen() {
  const token = useSearchParams().get("token") ?? "";
  const [looked, setLooked] = useState<Looked>(null);
  const [answered, setAnswered] = useState<AnsweredChangeView | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    void apiPublic("GET", "/api/auth/email-change", { query: { token } }).then((result) => {
      if (!isCurrent) return;
      setLooked(
        result.ok
          ? { link: result.data }
          : {
              failure: result.message || UNEXPECTED_ERROR,
              isRefused: result.status >= 400 && result.status < 500 && result.status !== 429,
            },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);

  if (!token) return <Refused text={DEAD_CHANGE_LINK} />;
  if (!looked) {
    return (
      <AccountCard title="Change your email">
        <Spinner label="One moment, please..." />
      </AccountCard>
    );
  }
  if ("failure" in looked && looked.isRefused) return <Refused text={looked.failure} />;
  if ("failure" in looked) {
    return (
      <NoAnswer
        title="Change your email"
        message={looked.failure}
        onRetry={() => {
          setLooked(null);
          setTries(tries + 1);
        }}
      />
    );
  }
  const { link } = looked;
  if (answered) return <Answered answer={answered} mailbox={link.mailbox} />;
  if (link.status === "done")
    return <Answered answer={{ status: "done", message: DONE }} mailbox={link.mailbox} />;
  return <Question token={token} link={link} onAnswer={setAnswered} />;
}

const DONE = "Your account has its new email address. Sign in with it from now on.";

const Refused = ({ text }: { text: string }) => (
  <AccountCard title="Change your email">
    <Alert tone="danger">{text}</Alert>
    <FreshLink href="/settings/profile" className={buttonVariants()}>
      Go to my settings
    </FreshLink>
  </AccountCard>
);

type QuestionProps = {
  token: string;
  link: ChangeLinkView;
  onAnswer: (answer: AnsweredChangeView) => void;
};

function Question({ token, link: { mailbox, newEmail, status }, onAnswer }: QuestionProps) {
  const [pending, setPending] = useState(false);
  const isAsking = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (wasMe: boolean) => {
    // Two presses can come before the screen shows the first.
    if (isAsking.current) return;
    isAsking.current = true;
    setPending(true);
    setFailure(null);
    const result = await apiPublic("POST", "/api/auth/email-change", { body: { token, wasMe } });
    isAsking.current = false;
    setPending(false);
    if (result.ok) onAnswer(result.data);
    else setFailure(result.message || UNEXPECTED_ERROR);
  };
  return (
    <AccountCard title="Change your email">
      <p className="text-lg [overflow-wrap:anywhere]">
        {mailbox === "new"
          ? "A Talewick account is to have this address from now on: "
          : "Your Talewick account is to have another address from now on: "}
        <strong>{newEmail}</strong>
      </p>
      {status === "waiting" && (
        <Alert tone="info">You have said yes here. Now the other address has to confirm it, too.</Alert>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        {status === "open" && (
          <Button size="lg" aria-disabled={pending} onClick={() => void answer(true)}>
            Yes, change it
          </Button>
        )}
        <Button size="lg" variant="outline" aria-disabled={pending} onClick={() => void answer(false)}>
          This wasn’t me
        </Button>
      </div>
    </AccountCard>
  );
}

const TITLES = { waiting: "Half done", done: "Email changed", stopped: "Nothing was changed" } as const;

function Answered({ answer, mailbox }: { answer: AnsweredChangeView; mailbox: "new" | "old" }) {
  return (
    <AccountCard title={TITLES[answer.status]} takesFocus>
      <p role="status">{answer.message}</p>
      {answer.status === "stopped" && mailbox === "old" ? (
        <FreshLink href="/forgot-password" className={buttonVariants()}>
          Choose a new password
        </FreshLink>
      ) : (
        <FreshLink
          href={answer.status === "done" ? "/settings/profile" : "/"}
          className={buttonVariants({ variant: "outline" })}
        >
          {answer.status === "done" ? "Go to my settings" : "Back to Home"}
        </FreshLink>
      )}
    </AccountCard>
  );
}
