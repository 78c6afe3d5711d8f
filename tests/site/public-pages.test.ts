import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { PAGE_ROWS } from "@/tests/support/security/page-rows";
import { findMarkupErrors, followLinks } from "@/tests/support/site-tools";
import { testSystem } from "@/tests/support/test-system";

const { app } = testSystem();
const FOLDER = "test-results/site-pages";

/** As search engines are told. */
async function toldPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${app}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** And whatever else a visitor may open. */
function otherPaths(): string[] {
  const others = Object.entries(PAGE_ROWS).flatMap(([pattern, row]) =>
    row === "open" && !/[[.]/.test(pattern) ? [pattern] : [],
  );
  return [...others, "/blog/no-such-post", "/reset-password/none", "/api/none"];
}

let pages = 0;
let told: string[];
/** The address that the build wrote into its pages. */
let built: string;

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  told = await toldPaths();
  for (const at of new Set([...told, ...otherPaths()])) {
    const answer = await fetch(app + at);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await answer.text();
    if (at === "/about") built = new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? app).origin;
    await writeFile(path.join(FOLDER, `${at.replaceAll("/", "_")}.html`), html);
    pages += 1;
  }
});

test("the Nu HTML checker finds no error in any public page", async () => {
  expect(pages).toBeGreaterThan(55);
  expect(await findMarkupErrors(FOLDER)).toEqual([]);
});

test("no link of the public pages is dead, nor the place within a page that it leads to", async () => {
  const links = await followLinks({ origin: app, built, paths: told });
  const alive = new Set(links.filter(({ state }) => state === "OK").map(({ url }) => new URL(url).pathname));
  expect(told.filter((at) => !alive.has(at))).toEqual([]);
  const dead = links.filter(({ state }) => state === "BROKEN");
  expect(dead.map(({ url, status, parent }) => `${status ?? 0} ${url} on ${parent ?? ""}`)).toEqual([]);
});
