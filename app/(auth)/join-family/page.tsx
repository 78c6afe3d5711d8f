import type { Metadata } from "next";
import { Suspense } from "react";
import { JoinFamilyScreen } from "@/components/features/family/join-family-screen";
import { Spinner } from "@/components/feedback/spinner";

export const metadata: Metadata = { title: "Read together", referrer: "no-referrer" };

export default function JoinFamilyPage() {
  return (
    <Suspense fallback={<Spinner size="page" />}>
      <JoinFamilyScreen />
    </Suspense>
  );
}
