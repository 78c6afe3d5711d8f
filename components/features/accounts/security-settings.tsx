"use client";

import { Passkeys } from "@/components/features/passkeys/passkeys";
import { SecondFactor } from "@/components/features/second-factor/second-factor";
import { LinkedAccounts } from "@/components/features/identities/linked-accounts";
import { ActiveSessions } from "./active-sessions";
import { ChangePasswordForm } from "./change-password-form";
import { FreshLink } from "./fresh-link";
import { textLinkClasses } from "./text-link-classes";
import { useSessions } from "./use-sessions";

/** The part of the settings about getting in: the password, and where one is signed in. */
export function SecuritySettings() {
  const sessions = useSessions();
  return (
    <div className="grid gap-10">
      <section aria-labelledby="password-title" className="grid gap-4">
        <div>
          <h2 id="password-title" className="text-xl font-semibold tracking-tight">
            Change password
          </h2>
          <p className="mt-1 text-muted-foreground">A new password signs you out of all other devices.</p>
        </div>
        <ChangePasswordForm onChanged={() => void sessions.reload()} />
        <p className="text-muted-foreground">
          No password yet, or forgotten it?
          <br />
          <FreshLink href="/forgot-password" className={textLinkClasses}>
            Set one by email
          </FreshLink>
        </p>
      </section>
      <Passkeys />
      <SecondFactor />
      <LinkedAccounts />
      <ActiveSessions sessions={sessions} />
    </div>
  );
}
