"use client";

import { Suspense, useState, type ReactNode } from "react";
import { AuthDialog } from "@/components/layout/auth-dialog";
import { FREE_OFFER } from "@/lib/features/content/claims";
import { WithQuery } from "./dialog-query";
import { RegisterForm, type RegisterFields } from "./register-form";
import { RegisteredNote } from "./registered-note";
import type { DialogMode } from "./switch-link";

type RegisterDialogProps = {
  mode: DialogMode;
  path: "/register" | "/signup";
  /** Above the form: what a visitor signs up for. */
  chosen: ReactNode;
};

export function RegisterDialog({ mode, path, chosen }: RegisterDialogProps) {
  const [typed, setTyped] = useState<RegisterFields | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <AuthDialog
      path={path}
      mode={mode}
      pageTitle="Create your account"
      title={isDone ? "Account Created!" : "Create your account"}
      {...(isDone ? {} : { description: FREE_OFFER })}
    >
      <WithQuery mode={mode}>
        {isDone && typed ? (
          <RegisteredNote
            mode={mode}
            email={typed.email}
            onWrongAddress={() => {
              setDone(false);
            }}
          />
        ) : (
          <>
            {/* It asks for the address itself, which a prepared page knows later. */}
            <Suspense fallback={null}>{chosen}</Suspense>
            <RegisterForm
              mode={mode}
              typed={typed}
              onRegistered={(fields) => {
                setTyped(fields);
                setDone(true);
              }}
            />
          </>
        )}
      </WithQuery>
    </AuthDialog>
  );
}
