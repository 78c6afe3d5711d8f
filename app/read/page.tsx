import type { Metadata } from "next";
import { Suspense } from "react";
import { QueryProvider } from "@/components/data/query-provider";
import { KeptScreen } from "@/components/features/keeping/kept-screen";

export const metadata: Metadata = { title: "Kept on this device", robots: { index: false } };

/** Reads nothing from the request: it is put on the device as it is, and draws what lies there. */
export default function ReadPage() {
  return (
    <QueryProvider>
      <Suspense>
        <KeptScreen />
      </Suspense>
    </QueryProvider>
  );
}
