import { readFileSync } from "node:fs";
import path from "node:path";

/** A small program for the head of a page, made by the build. */
export const PAGE_START_FILE = "dist/page-start.js";

let program: string | undefined;

/** What a page does before its scripts are there: shows the chosen theme, and keeps what is pressed and typed for them. */
export const pageStart = (): string =>
  (program ??= readFileSync(path.join(process.cwd(), PAGE_START_FILE), "utf8"));

/** The nonce of the page that is being drawn, from the policy that the front server has put on the request. */
export const nonceOf = (policy: string | null): string | undefined =>
  /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
