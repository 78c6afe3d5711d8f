"use client";

import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Spinner } from "@/components/feedback/spinner";
import { PasskeyButton } from "@/components/features/passkeys/passkey-button";
import { Field } from "@/components/forms/field";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Separator } from "@/components/ui/separator";
import { signInInput } from "@/lib/features/accounts/contract";
import { FREE_OFFER } from "@/lib/features/content/claims";
import { TOO_MANY_FROM_HERE, withFrom } from "@/lib/features/accounts/rules";
import { apiStaying } from "@/lib/client/api";
import { forgetSignUp, readSignUp } from "@/lib/shared/browser-session";
import { useDialogQuery } from "./dialog-query";
import { enterSession } from "./enter-session";
import { FreshLink } from "./fresh-link";
import { LockedNote } from "./locked-note";
import { MessageBanner } from "./message-banner";
import { ResendOption } from "./resend-option";
import { SignUpWait } from "./sign-up-wait";
import { SocialButtons } from "./social-buttons";
import { SwitchLink, type DialogMode } from "./switch-link";
import { textLinkClasses } from "./text-link-classes";
import { useFilledIn } from "./use-filled-in";
import { useResend } from "./use-resend";
import { useSignUpWait } from "./use-sign-up-wait";
import { useSignedInAlready } from "./use-signed-in-already";

export function SignInForm({ mode }: { mode: DialogMode }) {
  const query = useDialogQuery();
  const from = query?.get("from") ?? null;
  const message = query?.get("m") ?? null;
  const isExpired = message === "session-expired";
  // A guarded page that sent one here on the way within the app leaves nothing of itself behind the dialog.
  const liesOverNothing = isExpired && mode === "modal";
  useEffect(() => {
    if (liesOverNothing) window.location.reload();
  }, [liesOverNothing]);
  const { hasEnded } = useSignedInAlready(from, query !== null && !liesOverNothing);
  if (liesOverNothing) return <Spinner />;
  return (
    <div className="grid gap-5">
      <MessageBanner code={hasEnded ? "session-expired" : message} />
      <SignInFields from={from} mode={mode} />
    </div>
  );
}

/** Whoever has just signed up finds the address filled in, and the page goes on when the link was opened. */
function useSignUpMemory() {
  // A prepared page is the same for everybody at first.
  const isKnown = useDialogQuery() !== null;
  const saved = useMemo(() => (isKnown ? readSignUp() : null), [isKnown]);
  const [isForgotten, setForgotten] = useState(false);
  const memory = isForgotten ? null : saved;
  return {
    typed: memory?.email ?? "",
    /** The address whose link is waited for. */
    signedUpAs: memory?.waits ? memory.email : null,
    forget: () => {
      forgetSignUp();
      setForgotten(true);
    },
  };
}

/**
 * Before the fields: many buttons of the public pages lead here, and whoever is new has nothing to fill them with. Whoever
 * has just signed up isn't.
 */
const NewHere = ({ from, mode }: { from: string | null; mode: DialogMode }) => (
  <p className="rounded-md border bg-muted px-4 py-3 text-[0.9375rem]">
    New here?{" "}
    <SwitchLink mode={mode} href={withFrom("/register", from)}>
      Sign up here
    </SwitchLink>
    . {FREE_OFFER}
  </p>
);

const Forgotten = () => (
  <p className="-mt-1">
    <FreshLink href="/forgot-password" className={textLinkClasses}>
      Forgot your password?
    </FreshLink>
  </p>
);

function SignInFields({ from, mode }: { from: string | null; mode: DialogMode }) {
  const router = useRouter();
  const { typed, signedUpAs, forget } = useSignUpMemory();
  const resend = useResend();
  const [asksForCode, setAsksForCode] = useState(false);
  const [lockedSeconds, setLockedSeconds] = useState<number | null>(null);
  const { form, submit, pending, formError, setFormError, errorOf } = useApiForm({
    schema: signInInput,
    // Without a beginning of its own the form takes what stands in its fields by now: a page comes with them.
    defaultValues: { ...(typed && { email: typed }), keepSignedIn: true },
    send: (input) => apiStaying("POST", "/api/auth/login", { body: input }),
    onDone: (login) => {
      void enterSession(login, from);
    },
    onFailure: ({ status, code, message, retryAfterSeconds }) => {
      if (code === "SECOND_FACTOR") setAsksForCode(true);
      if (/verify your email/i.test(message) && !signedUpAs) resend.offer();
      if (status === 429) setLockedSeconds(retryAfterSeconds ?? null);
      return message || "Login failed";
    },
  });
  useFilledIn(form, typed);
  useSignUpWait({
    isWaiting: signedUpAs !== null,
    keepSignedIn: () => form.getValues("keepSignedIn") ?? true,
    from,
  });
  const keepSignedIn = useWatch({ control: form.control, name: "keepSignedIn" }) ?? true;
  const clearError = () => {
    setFormError(null);
    setLockedSeconds(null);
  };
  const sendAgain = async (email: string) => {
    if (await resend.send({ email, from })) clearError();
  };

  return (
    <>
      {signedUpAs === null && <NewHere from={from} mode={mode} />}
      {signedUpAs && (
        <SignUpWait
          email={signedUpAs}
          resend={resend}
          onSend={() => void sendAgain(signedUpAs)}
          onWrongAddress={() => {
            forget();
            router.replace(withFrom("/register", from), { scroll: false });
          }}
        />
      )}
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label="Email" error={errorOf("email")} required>
          <Input
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            // Of a page, before any script is there; over another page the dialog sees to it.
            autoFocus={mode === "page"}
            {...form.register("email", {
              onChange: () => {
                clearError();
                resend.hide();
                if (signedUpAs) forget();
              },
            })}
          />
        </Field>
        <PasswordField
          autoComplete="current-password"
          error={errorOf("password")}
          required
          {...form.register("password", { onChange: clearError })}
        />
        {asksForCode && (
          <Field label="Code" error={errorOf("code")} hint="Of your authenticator app, or a recovery code.">
            <Input
              autoComplete="one-time-code"
              autoCapitalize="none"
              {...form.register("code", { onChange: clearError })}
            />
          </Field>
        )}
        <Controller
          control={form.control}
          name="keepSignedIn"
          render={({ field }) => (
            <Checkbox
              label="Keep me signed in"
              checked={field.value ?? true}
              onCheckedChange={(checked) => {
                field.onChange(checked === true);
              }}
            />
          )}
        />
        <Forgotten />
        {formError && <Alert tone="danger">{formError}</Alert>}
        {lockedSeconds !== null && (
          <LockedNote seconds={lockedSeconds} isAccount={formError !== TOO_MANY_FROM_HERE} />
        )}
        {resend.isOffered && !signedUpAs && (
          <ResendOption resend={resend} onSend={() => void sendAgain(form.getValues("email"))} />
        )}
        <SubmitButton pending={pending} pendingText="Signing in..." size="lg">
          Sign In
        </SubmitButton>
      </form>
      <Separator label="or" />
      <div className="grid gap-3">
        <SocialButtons from={from} keepSignedIn={keepSignedIn} />
        <PasskeyButton
          name="Sign in with a passkey"
          send={(passkey) => apiStaying("POST", "/api/auth/passkey", { body: { passkey, keepSignedIn } })}
          onDone={(login) => {
            void enterSession(login, from);
          }}
        />
      </div>
    </>
  );
}
