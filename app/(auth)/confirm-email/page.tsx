import type { Metadata } from "next";
import { Suspense } from "react";
import { ConfirmEmailScreen } from "@/components/features/addresses/confirm-email-screen";
import { Spinner } from "@/components/feedback/spinner";

export const metadata: Metadata = { title: "Change your email", referrer: "no-referrer" };

export default function ConfirmEmailPage() {
  return (
    <Suspense fallback={<Spinner size="page" />}>
      <ConfirmEmailScreen />
    </Suspense>
  );
}
