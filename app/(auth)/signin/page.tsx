import type { Metadata } from "next";
import HomePage from "@/app/(marketing)/page";
import { SignInDialog } from "@/components/features/accounts/sign-in-dialog";

export const metadata: Metadata = { title: "Sign in" };

/** Opened by its address: over the home page. */
export default function SignInPage() {
  return (
    <>
      {/* Behind the dialog, from the first moment. */}
      <div inert>
        <HomePage />
      </div>
      <SignInDialog mode="page" />
    </>
  );
}
