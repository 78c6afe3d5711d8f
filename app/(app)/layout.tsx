import type { ReactNode } from "react";
import { PageStart } from "@/app/page-start";
import { QueryProvider } from "@/components/data/query-provider";
import { StepUpDialog } from "@/components/features/accounts/step-up-dialog";
import { KeptWatch } from "@/components/features/keeping/kept-watch";
import { ShelfWatch } from "@/components/features/shelf/shelf-watch";
import { MissingPartWatch } from "@/components/feedback/missing-part-watch";
import { FocusKeeper } from "@/components/layout/focus-keeper";
import { OwnPage } from "@/components/layout/own-page";
import { Toaster } from "@/components/feedback/toaster";
import { pageOwner } from "@/lib/http/page-gate";

/** As the cookie says: enough for the page to know whose it is, and for nothing else. */
async function WhosePage() {
  const parentId = await pageOwner();
  return parentId && <OwnPage parentId={parentId} />;
}

/** Who is signed in is each page's own question: a layout isn't asked again on every navigation. */
export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <PageStart />
      <WhosePage />
      {children}
      <FocusKeeper />
      <Toaster />
      <MissingPartWatch />
      <KeptWatch />
      <ShelfWatch />
      <StepUpDialog />
    </QueryProvider>
  );
}
