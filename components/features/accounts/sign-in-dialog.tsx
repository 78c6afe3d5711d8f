"use client";

import { Suspense } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { AuthDialog } from "@/components/layout/auth-dialog";
import { SignInForm } from "./sign-in-form";
import type { DialogMode } from "./switch-link";

export function SignInDialog({ mode }: { mode: DialogMode }) {
  return (
    <AuthDialog
      path="/signin"
      mode={mode}
      pageTitle="Sign in"
      title="Welcome back"
      description="The next story is waiting."
    >
      <Suspense fallback={<Spinner />}>
        <SignInForm mode={mode} />
      </Suspense>
    </AuthDialog>
  );
}
