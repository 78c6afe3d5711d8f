import type { ReactNode } from "react";
import { PageStart } from "@/app/page-start";

/** What is given is read at bedtime: the night that was chosen in this browser is there at the first paint. */
export default function GiftLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageStart />
      {children}
    </>
  );
}
