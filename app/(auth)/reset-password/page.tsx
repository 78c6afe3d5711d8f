import type { Metadata } from "next";
import { Suspense } from "react";
import { ResetByQueryScreen } from "@/components/features/accounts/reset-by-query-screen";
import { Spinner } from "@/components/feedback/spinner";

export const metadata: Metadata = { title: "Reset your password", referrer: "no-referrer" };

export default function ResetPasswordPage() {
  return (
    <Suspense fallback={<Spinner size="page" />}>
      <ResetByQueryScreen />
    </Suspense>
  );
}
