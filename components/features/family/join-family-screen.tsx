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
import { apiPublic, apiStaying, UNEXPECTED_ERROR } from "@/lib/client/api";
import { withFrom } from "@/lib/features/accounts/rules";
import type { OpenedInvitationView } from "@/lib/features/family/contract";
import { DEAD_INVITATION } from "@/lib/features/family/rules";

const TITLE = "Read together";

/** What nobody answered, or couldn't now, says nothing of the link. */
type Looked = { invitation: OpenedInvitationView } | { failure: string; isRefused: boolean } | null;

function useInvitation(token: string) {
  const [looked, setLooked] = useState<Looked>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    void apiStaying("GET", "/api/family/invitation", { query: { token } }).then((result) => {
      if (!isCurrent) return;
      const isRefused = !result.ok && result.status >= 400 && result.status < 500 && result.status !== 429;
      setLooked(
        result.ok ? { invitation: result.data } : { failure: result.message || UNEXPECTED_ERROR, isRefused },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);
  const retry = () => {
    setLooked(null);
    setTries(tries + 1);
  };
  return { looked, retry };
}

/** Who invites by a link, and a press to accept or decline: opening the page changes nothing. */
export function JoinFamilyScreen() {
  const token = useSearchParams().get("token") ?? "";
  const { looked, retry } = useInvitation(token);
  const [done, setDone] = useState<Done | null>(null);
  if (!token) return <Refused text={DEAD_INVITATION} />;
  if (!looked) {
    return (
      <AccountCard title={TITLE}>
        <Spinner label="One moment, please..." />
      </AccountCard>
    );
  }
  if ("failure" in looked) {
    if (looked.isRefused) return <Refused text={looked.failure} />;
    return <NoAnswer title={TITLE} message={looked.failure} onRetry={retry} />;
  }
  if (done) return <Answered done={done} />;
  const { from, status, you } = looked.invitation;
  if (status === "accepted") return <Refused text="This invitation was used already." />;
  if (status === "declined")
    return <Refused text={`This invitation was declined. ${from} can send it again.`} />;
  if (you === "inviter")
    return <Refused text="This invitation is your own: it is for the grown-up to whom you sent it." />;
  return <Question token={token} from={from} you={you} onDone={setDone} />;
}

type Done = { answer: "accepted" | "declined"; message: string };

const Refused = ({ text }: { text: string }) => (
  <AccountCard title={TITLE}>
    <Alert tone="danger">{text}</Alert>
    <FreshLink href="/dashboard" className={buttonVariants({ variant: "outline" })}>
      Go to my stories
    </FreshLink>
  </AccountCard>
);

function Answered({ done: { answer, message } }: { done: Done }) {
  return (
    <AccountCard title={answer === "accepted" ? "Welcome" : "Declined"} takesFocus>
      <p role="status">{message}</p>
      {answer === "accepted" ? (
        <FreshLink href="/dashboard" className={buttonVariants({ size: "lg" })}>
          See the stories
        </FreshLink>
      ) : (
        <FreshLink href="/" className={buttonVariants({ variant: "outline" })}>
          Back to Home
        </FreshLink>
      )}
    </AccountCard>
  );
}

type QuestionProps = {
  token: string;
  from: string;
  you: OpenedInvitationView["you"];
  onDone: (done: Done) => void;
};

function Question({ token, from, you, onDone }: QuestionProps) {
  const [pending, setPending] = useState(false);
  const isAsking = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (how: Done["answer"]) => {
    // Two presses can come before the screen shows the first.
    if (isAsking.current) return;
    isAsking.current = true;
    setPending(true);
    setFailure(null);
    const body = { token };
    const result = await (how === "accepted"
      ? apiStaying("POST", "/api/family/invitation", { body })
      : apiPublic("POST", "/api/family/invitation/decline", { body }));
    isAsking.current = false;
    setPending(false);
    if (result.ok) onDone({ answer: how, message: result.data.message });
    else setFailure(result.message || UNEXPECTED_ERROR);
  };
  return (
    <AccountCard
      title={
        <>
          <bdi>{from}</bdi> invites you to read together
        </>
      }
    >
      <p>
        You can read the family’s stories with an account of your own, listen to them and take them along.
        Ordering and changing them stays with <bdi>{from}</bdi>.
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <WaysToAccept
        token={token}
        from={from}
        you={you}
        pending={pending}
        onAccept={() => void answer("accepted")}
      />
      <Button variant="ghost" aria-disabled={pending} onClick={() => void answer("declined")}>
        No, thank you
      </Button>
    </AccountCard>
  );
}

type WaysProps = Omit<QuestionProps, "onDone"> & { pending: boolean; onAccept: () => void };

/** Only the account of the invited address may; everybody else gets there first. */
function WaysToAccept({ token, from, you, pending, onAccept }: WaysProps) {
  if (you === "invited") {
    return (
      <Button size="lg" aria-disabled={pending} onClick={onAccept}>
        Accept
      </Button>
    );
  }
  const here = `/join-family?token=${encodeURIComponent(token)}`;
  if (you === "other") {
    return (
      <Alert tone="info">
        This invitation went to another address than that of the account that is signed in here. Sign out and
        come back by the link in the email with the account of that address, or ask {from} to invite the
        address of this account.
      </Alert>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted-foreground">Please use the email address that the invitation was sent to.</p>
      <div className="grid gap-3 min-[26rem]:grid-cols-2">
        {/* A mail that proves an address carries nobody's words or secrets: the settings show the invitation then. */}
        <FreshLink
          href={withFrom("/register", "/settings/family")}
          className={buttonVariants({ size: "lg" })}
        >
          Sign up
        </FreshLink>
        <FreshLink
          href={withFrom("/signin", here)}
          className={buttonVariants({ size: "lg", variant: "outline" })}
        >
          Sign in
        </FreshLink>
      </div>
    </div>
  );
}
