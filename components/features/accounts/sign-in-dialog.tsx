"use client";

import { AuthDialog } from "@/components/layout/auth-dialog";
import { WithQuery } from "./dialog-query";
import { SignInForm } from "./sign-in-form";
import type { DialogMode } from "./switch-link";

export function SignInDialog({ mode }: { mode: DialogMode }) {
  return (
    <AuthDialog
      path="/signin"
      mode={mode}
      pageTitle="Sign in"
      // Not everybody who comes here has been here before.
      title="Sign in"
      description="The next story is waiting."
    >
      <WithQuery mode={mode}>
        <SignInForm mode={mode} />
      </WithQuery>
    </AuthDialog>
  );
}
