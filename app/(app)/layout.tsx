import type { ReactNode } from "react";
import { QueryProvider } from "@/components/data/query-provider";
import { StepUpDialog } from "@/components/features/accounts/step-up-dialog";
import { MissingPartWatch } from "@/components/feedback/missing-part-watch";
import { FocusKeeper } from "@/components/layout/focus-keeper";
import { Toaster } from "@/components/feedback/toaster";

/** Who is signed in is each page's own question: a layout isn't asked again on every navigation. */
export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {children}
      <FocusKeeper />
      <Toaster />
      <MissingPartWatch />
      <StepUpDialog />
    </QueryProvider>
  );
}
