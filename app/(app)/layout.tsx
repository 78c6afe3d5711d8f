import type { ReactNode } from "react";
import { Toaster } from "@/components/feedback/toaster";

/** Who is signed in is each page's own question: a layout isn't asked again on every navigation. */
export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
