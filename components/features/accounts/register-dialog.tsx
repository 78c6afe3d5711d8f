"use client";

import { Suspense, useState } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { AuthDialog } from "@/components/layout/auth-dialog";
import { RegisterForm, type RegisterFields } from "./register-form";
import { RegisteredNote } from "./registered-note";
import type { DialogMode } from "./switch-link";

type RegisterDialogProps = { mode: DialogMode; path: "/register" | "/signup" };

export function RegisterDialog({ mode, path }: RegisterDialogProps) {
  const [typed, setTyped] = useState<RegisterFields | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <AuthDialog
      path={path}
      mode={mode}
      pageTitle="Create your account"
      title={isDone ? "Account Created!" : "Create your account"}
      {...(isDone ? {} : { description: "Two stories are free. No card needed." })}
    >
      <Suspense fallback={<Spinner />}>
        {isDone && typed ? (
          <RegisteredNote
            mode={mode}
            email={typed.email}
            onWrongAddress={() => {
              setDone(false);
            }}
          />
        ) : (
          <RegisterForm
            mode={mode}
            typed={typed}
            onRegistered={(fields) => {
              setTyped(fields);
              setDone(true);
            }}
          />
        )}
      </Suspense>
    </AuthDialog>
  );
}
