"use client";

import { useEffect, useRef, useState } from "react";
import { PasswordField } from "@/components/forms/password-field";
import { PasskeyButton } from "@/components/features/passkeys/passkey-button";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Spinner } from "@/components/feedback/spinner";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Separator } from "@/components/ui/separator";
import { passwordAgainInput, type ProofWaysView } from "@/lib/features/accounts/contract";
import { withFrom } from "@/lib/features/accounts/rules";
import { addressTo } from "@/lib/client/address-to";
import { apiStaying, UNEXPECTED_ERROR } from "@/lib/client/api";
import { readChildHere } from "@/lib/shared/browser-session";
import { offerStepUp } from "@/lib/shared/step-up";
import { AccountName } from "./account-name";
import { FreshLink } from "./fresh-link";
import { textLinkClasses } from "./text-link-classes";

const NAMES = { google: "Google", github: "GitHub" } as const;

/** Asks for the password again before something sensitive, wherever a call is refused for the lack of it. */
export function StepUpDialog() {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isProven: boolean) => void>(() => undefined);
  useEffect(
    () =>
      offerStepUp(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  const finish = (isProven: boolean) => {
    setOpen(false);
    settle.current(isProven);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {
        finish(false);
      }}
    >
      {isOpen && (
        <DialogContent
          title="Is it still you?"
          description={
            readChildHere() === null
              ? "You have been signed in for a while. Before we go on, please show that it is you."
              : "A child has this device. To take it back, please show that it is you."
          }
        >
          <Ways
            onProven={() => {
              finish(true);
            }}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}

function Ways({ onProven }: { onProven: () => void }) {
  const [ways, setWays] = useState<ProofWaysView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    void apiStaying("GET", "/api/auth/proof").then((result) => {
      if (result.ok) setWays(result.data);
      else setFailure(result.message || UNEXPECTED_ERROR);
    });
  }, []);
  if (failure) return <Alert tone="danger">{failure}</Alert>;
  if (!ways) return <Spinner />;
  return (
    <div className="grid gap-4">
      {ways.hasPasskey && (
        <PasskeyButton
          name="Use a passkey"
          send={(passkey) => apiStaying("POST", "/api/auth/passkey/proof", { body: passkey })}
          onDone={onProven}
        />
      )}
      {ways.hasPasskey && ways.hasPassword && <Separator label="or" />}
      {ways.hasPassword ? <PasswordAgain onProven={onProven} /> : <OtherWays ways={ways} />}
    </div>
  );
}

function PasswordAgain({ onProven }: { onProven: () => void }) {
  const { form, submit, pending, formError, errorOf } = useApiForm({
    schema: passwordAgainInput,
    defaultValues: { password: "" },
    send: (input) => apiStaying("POST", "/api/auth/proof", { body: input }),
    onDone: onProven,
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <AccountName />
      <PasswordField
        autoComplete="current-password"
        error={errorOf("password")}
        required
        {...form.register("password")}
      />
      {formError && <Alert tone="danger">{formError}</Alert>}
      <SubmitButton pending={pending} pendingText="One moment...">
        Continue
      </SubmitButton>
      <FreshLink href="/forgot-password" className={textLinkClasses}>
        Forgot your password?
      </FreshLink>
    </form>
  );
}

/**
 * Without a password, a new sign-in shows who it is where the provider says that it asked; it leads back here, and is
 * kept if this one is.
 */
const OtherWays = ({ ways: { providers, keepSignedIn } }: { ways: ProofWaysView }) => (
  <div className="grid gap-3">
    {providers.map((provider) => (
      <a
        key={provider}
        href={withFrom(
          addressTo("/api/auth/oauth2/authorize/{provider}", {
            params: { provider },
            query: { again: "on", ...(keepSignedIn ? {} : { keep: "off" as const }) },
          }),
          `${window.location.pathname}${window.location.search}`,
        )}
        className={buttonVariants({ variant: "outline" })}
      >
        Sign in with {NAMES[provider]} again
      </a>
    ))}
    <p className="text-sm text-muted-foreground">
      {providers.length > 0
        ? "If you are let in without a question there, choose a password instead: we mail you a link."
        : "The service that you signed in with doesn't tell us that it asked you. Please choose a password: we mail you a link."}
    </p>
    <FreshLink href="/forgot-password" className={textLinkClasses}>
      Choose a password
    </FreshLink>
  </div>
);
