import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "@/scripts/test/find-chromium";

/** A real browser for goals that are about what browsers do. The caller closes it. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  });
