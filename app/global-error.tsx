"use client";

import { PageFailure } from "@/components/feedback/page-failure";
import { fontVariables } from "./fonts/font-faces";
import "./globals.css";

/** Stands in for the root layout when that one fails. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en" data-theme="auto" className={fontVariables}>
      <body>
        <title>Something went wrong · Talewick</title>
        <PageFailure error={error} />
      </body>
    </html>
  );
}
