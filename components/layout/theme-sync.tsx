"use client";

import { useLayoutEffect } from "react";
import { applyTheme, readTheme } from "./theme";

/** Without a stored choice the stylesheet alone follows the system, so most visitors never see a change. */
export function ThemeSync() {
  useLayoutEffect(() => {
    applyTheme(readTheme());
  }, []);
  return null;
}
