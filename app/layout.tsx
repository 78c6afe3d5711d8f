import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PendingSignOutNote } from "@/components/layout/pending-sign-out-note";
import { SkipLink } from "@/components/layout/skip-link";
import { ThemeSync } from "@/components/layout/theme-sync";
import { WebVitals } from "@/components/layout/web-vitals";
import { siteUrl } from "@/lib/http/site-url";
import { fontVariables } from "./fonts/font-faces";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: siteUrl(),
  title: { default: "Talewick: personalised stories for children", template: "%s · Talewick" },
  description:
    "Illustrated bedtime stories about your child: their name, their interests, their reading level. Made in moments, yours to keep.",
  applicationName: "Talewick",
  // Each page's own address, without what stands behind a question mark.
  alternates: { canonical: "./" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fdf9f0" },
    { media: "(prefers-color-scheme: dark)", color: "#11122f" },
  ],
};

type RootLayoutProps = { children: ReactNode; modal: ReactNode };

/** Reads nothing from the request, so that the public pages stay prerendered. */
export default function RootLayout({ children, modal }: RootLayoutProps) {
  return (
    <html
      lang="en"
      data-theme="auto"
      data-scroll-behavior="smooth"
      className={fontVariables}
      suppressHydrationWarning
    >
      <body>
        <ThemeSync />
        <SkipLink />
        {children}
        {modal}
        <PendingSignOutNote />
        <WebVitals />
      </body>
    </html>
  );
}
