"use client";

import { useEffect } from "react";

/** Of 256 pages, so many are measured. */
const SHARE = 26;

const isChosen = (): boolean => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) < SHARE;

/** How quick the product is for those who use it, by their own browsers; nothing is kept there, and programs don't count. */
export function WebVitals() {
  useEffect(() => {
    if (navigator.webdriver || !isChosen()) return;
    const load = () => import("./report-vitals");
    void load().then(
      ({ reportVitals }) => {
        reportVitals();
      },
      () => undefined,
    );
  }, []);
  return null;
}
