import type { Metadata } from "next";
import { Suspense } from "react";
import { VerifyEmailScreen } from "@/components/features/accounts/verify-email-screen";
import { ChosenPlan } from "@/components/features/billing/chosen-plan";
import { Spinner } from "@/components/feedback/spinner";

export const metadata: Metadata = { title: "Verify your email", referrer: "no-referrer" };

export default function VerifyEmailPage() {
  return (
    <Suspense fallback={<Spinner size="page" />}>
      <VerifyEmailScreen>
        <ChosenPlan />
      </VerifyEmailScreen>
    </Suspense>
  );
}
