"use client";

import { ErrorScreen } from "@/components/feedback/error-screen";
import { fontVariables } from "./fonts/font-faces";
import "./globals.css";

/** Stands in for the root layout when that one fails. */
export default function GlobalError() {
  return (
    <html lang="en" data-theme="auto" className={fontVariables}>
      <body>
        <title>Something went wrong · Talewick</title>
        <ErrorScreen />
      </body>
    </html>
  );
}
